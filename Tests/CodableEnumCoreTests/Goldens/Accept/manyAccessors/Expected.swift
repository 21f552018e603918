// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift

/// Written as:
///
/// ```
/// {"item0":{"number":<Int>,"text":<String>}}
/// {"item1":{"number":<Int>}}
/// {"item2":{"number":<Int>}}
/// {"item3":{"number":<Int>}}
/// {"item4":{"number":<Int>}}
/// {"item5":{"number":<Int>}}
/// {"item6":{"number":<Int>}}
/// {"item7":{"number":<Int>}}
/// {"item8":{"number":<Int>}}
/// {"item9":{"number":<Int>}}
/// {"item10":{"number":<Int>}}
/// {"item11":{"number":<Int>}}
/// {"item12":{"number":<Int>}}
/// {"item13":{"number":<Int>}}
/// {"item14":{"number":<Int>}}
/// {"item15":{"number":<Int>}}
/// {"item16":{"number":<Int>}}
/// {"item17":{"number":<Int>}}
/// {"item18":{"number":<Int>}}
/// {"item19":{"number":<Int>}}
/// {"item20":{"number":<Int>}}
/// {"item21":{"number":<Int>}}
/// {"item22":{"number":<Int>}}
/// {"item23":{"number":<Int>}}
/// {"item24":{"number":<Int>}}
/// {"item25":{"number":<Int>}}
/// {"item26":{"number":<Int>}}
/// {"item27":{"number":<Int>}}
/// {"item28":{"number":<Int>}}
/// {"item29":{"number":<Int>}}
/// {"item30":{"number":<Int>}}
/// {"item31":{"number":<Int>}}
/// {"item32":{"number":<Int>}}
/// {"item33":{"number":<Int>}}
/// {"item34":{"number":<Int>}}
/// {"item35":{"number":<Int>}}
/// {"item36":{"number":<Int>}}
/// {"item37":{"number":<Int>}}
/// {"item38":{"number":<Int>}}
/// {"item39":{"number":<Int>}}
/// {"item40":{"number":<Int>}}
/// {"item41":{"number":<Int>}}
/// {"item42":{"number":<Int>}}
/// {"item43":{"number":<Int>}}
/// {"item44":{"number":<Int>}}
/// {"item45":{"number":<Int>}}
/// {"item46":{"number":<Int>}}
/// {"item47":{"number":<Int>}}
/// {"item48":{"number":<Int>}}
/// {"item49":{"number":<Int>}}
/// {"item50":{"number":<Int>,"text":<String>}}
/// {"item51":{"number":<Int>}}
/// {"item52":{"number":<Int>}}
/// {"item53":{"number":<Int>}}
/// {"item54":{"number":<Int>}}
/// {"item55":{"number":<Int>}}
/// {"item56":{"number":<Int>}}
/// {"item57":{"number":<Int>}}
/// {"item58":{"number":<Int>}}
/// {"item59":{"number":<Int>}}
/// {"item60":{"number":<Int>}}
/// {"item61":{"number":<Int>}}
/// {"item62":{"number":<Int>}}
/// {"item63":{"number":<Int>}}
/// {"item64":{"number":<Int>}}
/// {"item65":{"number":<Int>}}
/// {"item66":{"number":<Int>}}
/// {"item67":{"number":<Int>}}
/// {"item68":{"number":<Int>}}
/// {"item69":{"number":<Int>}}
/// {"item70":{"number":<Int>}}
/// {"item71":{"number":<Int>}}
/// {"item72":{"number":<Int>}}
/// {"item73":{"number":<Int>}}
/// {"item74":{"number":<Int>}}
/// {"item75":{"number":<Int>}}
/// {"item76":{"number":<Int>}}
/// {"item77":{"number":<Int>}}
/// {"item78":{"number":<Int>}}
/// {"item79":{"number":<Int>}}
/// {"item80":{"number":<Int>}}
/// {"item81":{"number":<Int>}}
/// {"item82":{"number":<Int>}}
/// {"item83":{"number":<Int>}}
/// {"item84":{"number":<Int>}}
/// {"item85":{"number":<Int>}}
/// {"item86":{"number":<Int>}}
/// {"item87":{"number":<Int>}}
/// {"item88":{"number":<Int>}}
/// {"item89":{"number":<Int>}}
/// {"item90":{"number":<Int>}}
/// {"item91":{"number":<Int>}}
/// {"item92":{"number":<Int>}}
/// {"item93":{"number":<Int>}}
/// {"item94":{"number":<Int>}}
/// {"item95":{"number":<Int>}}
/// {"item96":{"number":<Int>}}
/// {"item97":{"number":<Int>}}
/// {"item98":{"number":<Int>}}
/// {"item99":{"number":<Int>}}
/// {"item100":{"number":<Int>,"text":<String>}}
/// {"item101":{"number":<Int>}}
/// {"item102":{"number":<Int>}}
/// {"item103":{"number":<Int>}}
/// {"item104":{"number":<Int>}}
/// {"item105":{"number":<Int>}}
/// {"item106":{"number":<Int>}}
/// {"item107":{"number":<Int>}}
/// {"item108":{"number":<Int>}}
/// {"item109":{"number":<Int>}}
/// ```
#sourceLocation(file: "Input.swift", line: 2)
extension ManyAccessors: Swift.Encodable {
  func encode(to encoder: any Swift.Encoder) throws {
#sourceLocation()
    var container = encoder.container(keyedBy: CodableEnumKey.self)
    switch self {
    case .item0(number: let value0, text: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item0")
      try payload.encode(value0, forKey: "number")
      try payload.encode(value1, forKey: "text")
    case .item1(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item1")
      try payload.encode(value0, forKey: "number")
    case .item2(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item2")
      try payload.encode(value0, forKey: "number")
    case .item3(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item3")
      try payload.encode(value0, forKey: "number")
    case .item4(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item4")
      try payload.encode(value0, forKey: "number")
    case .item5(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item5")
      try payload.encode(value0, forKey: "number")
    case .item6(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item6")
      try payload.encode(value0, forKey: "number")
    case .item7(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item7")
      try payload.encode(value0, forKey: "number")
    case .item8(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item8")
      try payload.encode(value0, forKey: "number")
    case .item9(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item9")
      try payload.encode(value0, forKey: "number")
    case .item10(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item10")
      try payload.encode(value0, forKey: "number")
    case .item11(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item11")
      try payload.encode(value0, forKey: "number")
    case .item12(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item12")
      try payload.encode(value0, forKey: "number")
    case .item13(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item13")
      try payload.encode(value0, forKey: "number")
    case .item14(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item14")
      try payload.encode(value0, forKey: "number")
    case .item15(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item15")
      try payload.encode(value0, forKey: "number")
    case .item16(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item16")
      try payload.encode(value0, forKey: "number")
    case .item17(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item17")
      try payload.encode(value0, forKey: "number")
    case .item18(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item18")
      try payload.encode(value0, forKey: "number")
    case .item19(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item19")
      try payload.encode(value0, forKey: "number")
    case .item20(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item20")
      try payload.encode(value0, forKey: "number")
    case .item21(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item21")
      try payload.encode(value0, forKey: "number")
    case .item22(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item22")
      try payload.encode(value0, forKey: "number")
    case .item23(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item23")
      try payload.encode(value0, forKey: "number")
    case .item24(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item24")
      try payload.encode(value0, forKey: "number")
    case .item25(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item25")
      try payload.encode(value0, forKey: "number")
    case .item26(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item26")
      try payload.encode(value0, forKey: "number")
    case .item27(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item27")
      try payload.encode(value0, forKey: "number")
    case .item28(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item28")
      try payload.encode(value0, forKey: "number")
    case .item29(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item29")
      try payload.encode(value0, forKey: "number")
    case .item30(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item30")
      try payload.encode(value0, forKey: "number")
    case .item31(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item31")
      try payload.encode(value0, forKey: "number")
    case .item32(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item32")
      try payload.encode(value0, forKey: "number")
    case .item33(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item33")
      try payload.encode(value0, forKey: "number")
    case .item34(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item34")
      try payload.encode(value0, forKey: "number")
    case .item35(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item35")
      try payload.encode(value0, forKey: "number")
    case .item36(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item36")
      try payload.encode(value0, forKey: "number")
    case .item37(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item37")
      try payload.encode(value0, forKey: "number")
    case .item38(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item38")
      try payload.encode(value0, forKey: "number")
    case .item39(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item39")
      try payload.encode(value0, forKey: "number")
    case .item40(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item40")
      try payload.encode(value0, forKey: "number")
    case .item41(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item41")
      try payload.encode(value0, forKey: "number")
    case .item42(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item42")
      try payload.encode(value0, forKey: "number")
    case .item43(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item43")
      try payload.encode(value0, forKey: "number")
    case .item44(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item44")
      try payload.encode(value0, forKey: "number")
    case .item45(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item45")
      try payload.encode(value0, forKey: "number")
    case .item46(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item46")
      try payload.encode(value0, forKey: "number")
    case .item47(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item47")
      try payload.encode(value0, forKey: "number")
    case .item48(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item48")
      try payload.encode(value0, forKey: "number")
    case .item49(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item49")
      try payload.encode(value0, forKey: "number")
    case .item50(number: let value0, text: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item50")
      try payload.encode(value0, forKey: "number")
      try payload.encode(value1, forKey: "text")
    case .item51(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item51")
      try payload.encode(value0, forKey: "number")
    case .item52(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item52")
      try payload.encode(value0, forKey: "number")
    case .item53(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item53")
      try payload.encode(value0, forKey: "number")
    case .item54(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item54")
      try payload.encode(value0, forKey: "number")
    case .item55(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item55")
      try payload.encode(value0, forKey: "number")
    case .item56(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item56")
      try payload.encode(value0, forKey: "number")
    case .item57(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item57")
      try payload.encode(value0, forKey: "number")
    case .item58(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item58")
      try payload.encode(value0, forKey: "number")
    case .item59(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item59")
      try payload.encode(value0, forKey: "number")
    case .item60(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item60")
      try payload.encode(value0, forKey: "number")
    case .item61(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item61")
      try payload.encode(value0, forKey: "number")
    case .item62(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item62")
      try payload.encode(value0, forKey: "number")
    case .item63(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item63")
      try payload.encode(value0, forKey: "number")
    case .item64(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item64")
      try payload.encode(value0, forKey: "number")
    case .item65(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item65")
      try payload.encode(value0, forKey: "number")
    case .item66(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item66")
      try payload.encode(value0, forKey: "number")
    case .item67(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item67")
      try payload.encode(value0, forKey: "number")
    case .item68(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item68")
      try payload.encode(value0, forKey: "number")
    case .item69(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item69")
      try payload.encode(value0, forKey: "number")
    case .item70(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item70")
      try payload.encode(value0, forKey: "number")
    case .item71(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item71")
      try payload.encode(value0, forKey: "number")
    case .item72(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item72")
      try payload.encode(value0, forKey: "number")
    case .item73(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item73")
      try payload.encode(value0, forKey: "number")
    case .item74(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item74")
      try payload.encode(value0, forKey: "number")
    case .item75(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item75")
      try payload.encode(value0, forKey: "number")
    case .item76(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item76")
      try payload.encode(value0, forKey: "number")
    case .item77(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item77")
      try payload.encode(value0, forKey: "number")
    case .item78(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item78")
      try payload.encode(value0, forKey: "number")
    case .item79(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item79")
      try payload.encode(value0, forKey: "number")
    case .item80(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item80")
      try payload.encode(value0, forKey: "number")
    case .item81(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item81")
      try payload.encode(value0, forKey: "number")
    case .item82(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item82")
      try payload.encode(value0, forKey: "number")
    case .item83(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item83")
      try payload.encode(value0, forKey: "number")
    case .item84(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item84")
      try payload.encode(value0, forKey: "number")
    case .item85(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item85")
      try payload.encode(value0, forKey: "number")
    case .item86(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item86")
      try payload.encode(value0, forKey: "number")
    case .item87(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item87")
      try payload.encode(value0, forKey: "number")
    case .item88(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item88")
      try payload.encode(value0, forKey: "number")
    case .item89(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item89")
      try payload.encode(value0, forKey: "number")
    case .item90(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item90")
      try payload.encode(value0, forKey: "number")
    case .item91(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item91")
      try payload.encode(value0, forKey: "number")
    case .item92(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item92")
      try payload.encode(value0, forKey: "number")
    case .item93(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item93")
      try payload.encode(value0, forKey: "number")
    case .item94(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item94")
      try payload.encode(value0, forKey: "number")
    case .item95(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item95")
      try payload.encode(value0, forKey: "number")
    case .item96(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item96")
      try payload.encode(value0, forKey: "number")
    case .item97(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item97")
      try payload.encode(value0, forKey: "number")
    case .item98(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item98")
      try payload.encode(value0, forKey: "number")
    case .item99(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item99")
      try payload.encode(value0, forKey: "number")
    default: try codableEnumEncode1(to: encoder, &container)
    }
  }

  private func codableEnumEncode1(to encoder: any Swift.Encoder, _ container: inout Swift.KeyedEncodingContainer<CodableEnumKey>) throws {
    switch self {
    case .item100(number: let value0, text: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item100")
      try payload.encode(value0, forKey: "number")
      try payload.encode(value1, forKey: "text")
    case .item101(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item101")
      try payload.encode(value0, forKey: "number")
    case .item102(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item102")
      try payload.encode(value0, forKey: "number")
    case .item103(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item103")
      try payload.encode(value0, forKey: "number")
    case .item104(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item104")
      try payload.encode(value0, forKey: "number")
    case .item105(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item105")
      try payload.encode(value0, forKey: "number")
    case .item106(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item106")
      try payload.encode(value0, forKey: "number")
    case .item107(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item107")
      try payload.encode(value0, forKey: "number")
    case .item108(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item108")
      try payload.encode(value0, forKey: "number")
    case .item109(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item109")
      try payload.encode(value0, forKey: "number")
    default: break  // encoded before
    }
  }
}

extension ManyAccessors {
  /// The value called `number`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 3)
  var number: Int? {
#sourceLocation()
    switch self {
    case .item0(number: let value0, text: _): return value0
    case .item1(number: let value0): return value0
    case .item2(number: let value0): return value0
    case .item3(number: let value0): return value0
    case .item4(number: let value0): return value0
    case .item5(number: let value0): return value0
    case .item6(number: let value0): return value0
    case .item7(number: let value0): return value0
    case .item8(number: let value0): return value0
    case .item9(number: let value0): return value0
    case .item10(number: let value0): return value0
    case .item11(number: let value0): return value0
    case .item12(number: let value0): return value0
    case .item13(number: let value0): return value0
    case .item14(number: let value0): return value0
    case .item15(number: let value0): return value0
    case .item16(number: let value0): return value0
    case .item17(number: let value0): return value0
    case .item18(number: let value0): return value0
    case .item19(number: let value0): return value0
    case .item20(number: let value0): return value0
    case .item21(number: let value0): return value0
    case .item22(number: let value0): return value0
    case .item23(number: let value0): return value0
    case .item24(number: let value0): return value0
    case .item25(number: let value0): return value0
    case .item26(number: let value0): return value0
    case .item27(number: let value0): return value0
    case .item28(number: let value0): return value0
    case .item29(number: let value0): return value0
    case .item30(number: let value0): return value0
    case .item31(number: let value0): return value0
    case .item32(number: let value0): return value0
    case .item33(number: let value0): return value0
    case .item34(number: let value0): return value0
    case .item35(number: let value0): return value0
    case .item36(number: let value0): return value0
    case .item37(number: let value0): return value0
    case .item38(number: let value0): return value0
    case .item39(number: let value0): return value0
    case .item40(number: let value0): return value0
    case .item41(number: let value0): return value0
    case .item42(number: let value0): return value0
    case .item43(number: let value0): return value0
    case .item44(number: let value0): return value0
    case .item45(number: let value0): return value0
    case .item46(number: let value0): return value0
    case .item47(number: let value0): return value0
    case .item48(number: let value0): return value0
    case .item49(number: let value0): return value0
    case .item50(number: let value0, text: _): return value0
    case .item51(number: let value0): return value0
    case .item52(number: let value0): return value0
    case .item53(number: let value0): return value0
    case .item54(number: let value0): return value0
    case .item55(number: let value0): return value0
    case .item56(number: let value0): return value0
    case .item57(number: let value0): return value0
    case .item58(number: let value0): return value0
    case .item59(number: let value0): return value0
    case .item60(number: let value0): return value0
    case .item61(number: let value0): return value0
    case .item62(number: let value0): return value0
    case .item63(number: let value0): return value0
    case .item64(number: let value0): return value0
    case .item65(number: let value0): return value0
    case .item66(number: let value0): return value0
    case .item67(number: let value0): return value0
    case .item68(number: let value0): return value0
    case .item69(number: let value0): return value0
    case .item70(number: let value0): return value0
    case .item71(number: let value0): return value0
    case .item72(number: let value0): return value0
    case .item73(number: let value0): return value0
    case .item74(number: let value0): return value0
    case .item75(number: let value0): return value0
    case .item76(number: let value0): return value0
    case .item77(number: let value0): return value0
    case .item78(number: let value0): return value0
    case .item79(number: let value0): return value0
    case .item80(number: let value0): return value0
    case .item81(number: let value0): return value0
    case .item82(number: let value0): return value0
    case .item83(number: let value0): return value0
    case .item84(number: let value0): return value0
    case .item85(number: let value0): return value0
    case .item86(number: let value0): return value0
    case .item87(number: let value0): return value0
    case .item88(number: let value0): return value0
    case .item89(number: let value0): return value0
    case .item90(number: let value0): return value0
    case .item91(number: let value0): return value0
    case .item92(number: let value0): return value0
    case .item93(number: let value0): return value0
    case .item94(number: let value0): return value0
    case .item95(number: let value0): return value0
    case .item96(number: let value0): return value0
    case .item97(number: let value0): return value0
    case .item98(number: let value0): return value0
    case .item99(number: let value0): return value0
    default: return codableEnum1_number
    }
  }

  private var codableEnum1_number: Int? {
    switch self {
    case .item100(number: let value0, text: _): return value0
    case .item101(number: let value0): return value0
    case .item102(number: let value0): return value0
    case .item103(number: let value0): return value0
    case .item104(number: let value0): return value0
    case .item105(number: let value0): return value0
    case .item106(number: let value0): return value0
    case .item107(number: let value0): return value0
    case .item108(number: let value0): return value0
    case .item109(number: let value0): return value0
    default: return nil
    }
  }

  /// The value called `text`, or nil if the current case has none.
#sourceLocation(file: "Input.swift", line: 3)
  var text: String? {
#sourceLocation()
    switch self {
    case .item0(number: _, text: let value1): return value1
    case .item50(number: _, text: let value1): return value1
    case .item100(number: _, text: let value1): return value1
    default: return nil
    }
  }
}

// MARK: - Shared by all marked enums of this target
// key
