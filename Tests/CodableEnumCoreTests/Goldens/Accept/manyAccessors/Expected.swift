// Written by codable-enum-generator; the next build writes it anew. Do not edit.
//
// From the enums marked with @CodableEnum in:
//   Input.swift
// Shared: key

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
#sourceLocation(file: "Input.swift", line: 3)
      try payload.encode(value0, forKey: "number")
#sourceLocation(file: "Input.swift", line: 3)
      try payload.encode(value1, forKey: "text")
#sourceLocation()
    case .item1(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item1")
#sourceLocation(file: "Input.swift", line: 4)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item2(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item2")
#sourceLocation(file: "Input.swift", line: 5)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item3(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item3")
#sourceLocation(file: "Input.swift", line: 6)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item4(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item4")
#sourceLocation(file: "Input.swift", line: 7)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item5(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item5")
#sourceLocation(file: "Input.swift", line: 8)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item6(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item6")
#sourceLocation(file: "Input.swift", line: 9)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item7(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item7")
#sourceLocation(file: "Input.swift", line: 10)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item8(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item8")
#sourceLocation(file: "Input.swift", line: 11)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item9(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item9")
#sourceLocation(file: "Input.swift", line: 12)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item10(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item10")
#sourceLocation(file: "Input.swift", line: 13)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item11(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item11")
#sourceLocation(file: "Input.swift", line: 14)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item12(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item12")
#sourceLocation(file: "Input.swift", line: 15)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item13(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item13")
#sourceLocation(file: "Input.swift", line: 16)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item14(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item14")
#sourceLocation(file: "Input.swift", line: 17)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item15(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item15")
#sourceLocation(file: "Input.swift", line: 18)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item16(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item16")
#sourceLocation(file: "Input.swift", line: 19)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item17(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item17")
#sourceLocation(file: "Input.swift", line: 20)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item18(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item18")
#sourceLocation(file: "Input.swift", line: 21)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item19(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item19")
#sourceLocation(file: "Input.swift", line: 22)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item20(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item20")
#sourceLocation(file: "Input.swift", line: 23)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item21(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item21")
#sourceLocation(file: "Input.swift", line: 24)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item22(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item22")
#sourceLocation(file: "Input.swift", line: 25)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item23(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item23")
#sourceLocation(file: "Input.swift", line: 26)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item24(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item24")
#sourceLocation(file: "Input.swift", line: 27)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item25(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item25")
#sourceLocation(file: "Input.swift", line: 28)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item26(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item26")
#sourceLocation(file: "Input.swift", line: 29)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item27(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item27")
#sourceLocation(file: "Input.swift", line: 30)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item28(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item28")
#sourceLocation(file: "Input.swift", line: 31)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item29(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item29")
#sourceLocation(file: "Input.swift", line: 32)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item30(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item30")
#sourceLocation(file: "Input.swift", line: 33)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item31(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item31")
#sourceLocation(file: "Input.swift", line: 34)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item32(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item32")
#sourceLocation(file: "Input.swift", line: 35)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item33(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item33")
#sourceLocation(file: "Input.swift", line: 36)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item34(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item34")
#sourceLocation(file: "Input.swift", line: 37)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item35(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item35")
#sourceLocation(file: "Input.swift", line: 38)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item36(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item36")
#sourceLocation(file: "Input.swift", line: 39)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item37(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item37")
#sourceLocation(file: "Input.swift", line: 40)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item38(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item38")
#sourceLocation(file: "Input.swift", line: 41)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item39(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item39")
#sourceLocation(file: "Input.swift", line: 42)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item40(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item40")
#sourceLocation(file: "Input.swift", line: 43)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item41(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item41")
#sourceLocation(file: "Input.swift", line: 44)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item42(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item42")
#sourceLocation(file: "Input.swift", line: 45)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item43(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item43")
#sourceLocation(file: "Input.swift", line: 46)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item44(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item44")
#sourceLocation(file: "Input.swift", line: 47)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item45(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item45")
#sourceLocation(file: "Input.swift", line: 48)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item46(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item46")
#sourceLocation(file: "Input.swift", line: 49)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item47(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item47")
#sourceLocation(file: "Input.swift", line: 50)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item48(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item48")
#sourceLocation(file: "Input.swift", line: 51)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item49(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item49")
#sourceLocation(file: "Input.swift", line: 52)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item50(number: let value0, text: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item50")
#sourceLocation(file: "Input.swift", line: 53)
      try payload.encode(value0, forKey: "number")
#sourceLocation(file: "Input.swift", line: 53)
      try payload.encode(value1, forKey: "text")
#sourceLocation()
    case .item51(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item51")
#sourceLocation(file: "Input.swift", line: 54)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item52(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item52")
#sourceLocation(file: "Input.swift", line: 55)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item53(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item53")
#sourceLocation(file: "Input.swift", line: 56)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item54(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item54")
#sourceLocation(file: "Input.swift", line: 57)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item55(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item55")
#sourceLocation(file: "Input.swift", line: 58)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item56(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item56")
#sourceLocation(file: "Input.swift", line: 59)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item57(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item57")
#sourceLocation(file: "Input.swift", line: 60)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item58(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item58")
#sourceLocation(file: "Input.swift", line: 61)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item59(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item59")
#sourceLocation(file: "Input.swift", line: 62)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item60(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item60")
#sourceLocation(file: "Input.swift", line: 63)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item61(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item61")
#sourceLocation(file: "Input.swift", line: 64)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item62(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item62")
#sourceLocation(file: "Input.swift", line: 65)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item63(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item63")
#sourceLocation(file: "Input.swift", line: 66)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item64(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item64")
#sourceLocation(file: "Input.swift", line: 67)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item65(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item65")
#sourceLocation(file: "Input.swift", line: 68)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item66(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item66")
#sourceLocation(file: "Input.swift", line: 69)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item67(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item67")
#sourceLocation(file: "Input.swift", line: 70)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item68(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item68")
#sourceLocation(file: "Input.swift", line: 71)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item69(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item69")
#sourceLocation(file: "Input.swift", line: 72)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item70(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item70")
#sourceLocation(file: "Input.swift", line: 73)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item71(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item71")
#sourceLocation(file: "Input.swift", line: 74)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item72(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item72")
#sourceLocation(file: "Input.swift", line: 75)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item73(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item73")
#sourceLocation(file: "Input.swift", line: 76)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item74(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item74")
#sourceLocation(file: "Input.swift", line: 77)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item75(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item75")
#sourceLocation(file: "Input.swift", line: 78)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item76(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item76")
#sourceLocation(file: "Input.swift", line: 79)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item77(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item77")
#sourceLocation(file: "Input.swift", line: 80)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item78(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item78")
#sourceLocation(file: "Input.swift", line: 81)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item79(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item79")
#sourceLocation(file: "Input.swift", line: 82)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item80(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item80")
#sourceLocation(file: "Input.swift", line: 83)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item81(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item81")
#sourceLocation(file: "Input.swift", line: 84)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item82(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item82")
#sourceLocation(file: "Input.swift", line: 85)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item83(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item83")
#sourceLocation(file: "Input.swift", line: 86)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item84(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item84")
#sourceLocation(file: "Input.swift", line: 87)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item85(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item85")
#sourceLocation(file: "Input.swift", line: 88)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item86(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item86")
#sourceLocation(file: "Input.swift", line: 89)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item87(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item87")
#sourceLocation(file: "Input.swift", line: 90)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item88(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item88")
#sourceLocation(file: "Input.swift", line: 91)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item89(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item89")
#sourceLocation(file: "Input.swift", line: 92)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item90(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item90")
#sourceLocation(file: "Input.swift", line: 93)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item91(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item91")
#sourceLocation(file: "Input.swift", line: 94)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item92(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item92")
#sourceLocation(file: "Input.swift", line: 95)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item93(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item93")
#sourceLocation(file: "Input.swift", line: 96)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item94(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item94")
#sourceLocation(file: "Input.swift", line: 97)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item95(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item95")
#sourceLocation(file: "Input.swift", line: 98)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item96(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item96")
#sourceLocation(file: "Input.swift", line: 99)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item97(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item97")
#sourceLocation(file: "Input.swift", line: 100)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item98(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item98")
#sourceLocation(file: "Input.swift", line: 101)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item99(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item99")
#sourceLocation(file: "Input.swift", line: 102)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    default: try codableEnumEncode1(to: encoder, &container)
    }
  }

  private func codableEnumEncode1(to encoder: any Swift.Encoder, _ container: inout Swift.KeyedEncodingContainer<CodableEnumKey>) throws {
    switch self {
    case .item100(number: let value0, text: let value1):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item100")
#sourceLocation(file: "Input.swift", line: 103)
      try payload.encode(value0, forKey: "number")
#sourceLocation(file: "Input.swift", line: 103)
      try payload.encode(value1, forKey: "text")
#sourceLocation()
    case .item101(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item101")
#sourceLocation(file: "Input.swift", line: 104)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item102(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item102")
#sourceLocation(file: "Input.swift", line: 105)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item103(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item103")
#sourceLocation(file: "Input.swift", line: 106)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item104(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item104")
#sourceLocation(file: "Input.swift", line: 107)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item105(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item105")
#sourceLocation(file: "Input.swift", line: 108)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item106(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item106")
#sourceLocation(file: "Input.swift", line: 109)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item107(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item107")
#sourceLocation(file: "Input.swift", line: 110)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item108(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item108")
#sourceLocation(file: "Input.swift", line: 111)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
    case .item109(number: let value0):
      var payload = container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: "item109")
#sourceLocation(file: "Input.swift", line: 112)
      try payload.encode(value0, forKey: "number")
#sourceLocation()
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
