// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// The part of the Windows SDK that the tool uses, as Swift imports it.

public typealias DWORD = UInt32
public typealias HANDLE = UnsafeMutableRawPointer

public let FILE_ATTRIBUTE_DIRECTORY: Int32 = 0x10
public let FILE_ATTRIBUTE_DEVICE: Int32 = 0x40
public let FILE_ATTRIBUTE_REPARSE_POINT: Int32 = 0x400
public let FILE_SHARE_READ: Int32 = 1
public let FILE_SHARE_WRITE: Int32 = 2
public let FILE_SHARE_DELETE: Int32 = 4
public let FILE_TYPE_DISK: Int32 = 1
public let OPEN_EXISTING: Int32 = 3
public let MOVEFILE_REPLACE_EXISTING: Int32 = 1
public nonisolated(unsafe) let INVALID_HANDLE_VALUE = HANDLE(bitPattern: -1)!

public struct BY_HANDLE_FILE_INFORMATION {
  public var dwVolumeSerialNumber: DWORD = 0
  public var nFileIndexHigh: DWORD = 0
  public var nFileIndexLow: DWORD = 0

  public init() {}
}

public func GetCurrentProcessId() -> DWORD { 0 }
public func GetFileAttributesW(_ path: UnsafePointer<UInt16>?) -> DWORD { 0 }

public func CreateFileW(
  _ path: UnsafePointer<UInt16>?, _ access: DWORD, _ share: DWORD,
  _ security: UnsafeMutableRawPointer?, _ creation: DWORD, _ flags: DWORD, _ template: HANDLE?
) -> HANDLE? { nil }

@discardableResult public func CloseHandle(_ handle: HANDLE?) -> Bool { true }
public func GetFileType(_ handle: HANDLE?) -> DWORD { 0 }

public func GetFileInformationByHandle(
  _ handle: HANDLE?, _ information: UnsafeMutablePointer<BY_HANDLE_FILE_INFORMATION>?
) -> Bool { false }

public func MoveFileExW(
  _ path: UnsafePointer<UInt16>?, _ newPath: UnsafePointer<UInt16>?, _ flags: DWORD
) -> Bool { false }
