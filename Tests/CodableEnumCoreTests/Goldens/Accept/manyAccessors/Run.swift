extension Goldens {
  static func manyAccessors() {
    equal(ManyAccessors.item0(number: 1, text: "a").number, 1)
    equal(ManyAccessors.item109(number: 2).number, 2)
    equal(ManyAccessors.item100(number: 3, text: "b").text, "b")
    equal(ManyAccessors.item109(number: 3).text, nil)
  }
}
