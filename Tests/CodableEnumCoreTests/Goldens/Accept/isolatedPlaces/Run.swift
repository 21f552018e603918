extension Goldens {
  @available(*, deprecated)
  static func isolatedPlacesOld() {
    both(IsolatedPlacesOld.text("a"), #"{"t":"text","c":"a"}"#)
  }

  static func isolatedPlaces() {
    both(IsolatedPlacesQueue.Job.run(name: "a"), #"{"type":"run","name":"a"}"#)
    equal(IsolatedPlacesQueue.Job.run(name: "a").name, "a")
    both(IsolatedPlacesOrder.add(count: 1), #"{"add":{"count":1}}"#)
    both(
      IsolatedPlacesPlan(step: .wait(2), order: nil), #"{"step":["wait",2],"order":null}"#)
    both(IsolatedPlacesButton.text("a"), #""a""#)
    isolatedPlacesOld()
  }
}
