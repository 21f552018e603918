import Foundation
import Testing

@testable import RealShapes

struct CloudEventsTests {
  @Test func event() throws {
    var attributes = CloudEvents.Attributes(
      id: "A234-1234-1234", source: "/mycontext", type: "com.example.someevent")
    try expect(
      """
      {"specversion":"1.0","type":"com.example.someevent","source":"/mycontext",
       "id":"A234-1234-1234"}
      """, is: CloudEvents.Event.empty(attributes: attributes))
    attributes.datacontenttype = "application/json"
    try expect(
      """
      {"specversion":"1.0","type":"com.example.someevent","source":"/mycontext",
       "id":"A234-1234-1234","datacontenttype":"application/json","data":{"appinfoA":"abc"}}
      """, is: CloudEvents.Event.json(attributes: attributes, data: ["appinfoA": "abc"]))
    attributes.datacontenttype = "application/vnd.apache.thrift.binary"
    try expect(
      """
      {"specversion":"1.0","type":"com.example.someevent","source":"/mycontext",
       "id":"A234-1234-1234","datacontenttype":"application/vnd.apache.thrift.binary",
       "data_base64":"AAH/"}
      """, is: CloudEvents.Event.binary(attributes: attributes, data: Data([0, 1, 255])))
    expectRefused(
      #"{"specversion":"0.3","type":"t","source":"/","id":"1"}"#, as: CloudEvents.Event.self,
      at: "specversion")
    expectRefused(
      #"{"specversion":"1.0","type":"t","source":"/"}"#, as: CloudEvents.Event.self, at: "")
  }
}
