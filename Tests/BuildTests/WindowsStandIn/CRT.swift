// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// The part of the C library of Windows that the tool uses, as Swift imports it, so that its source can
/// be type-checked elsewhere.

@_exported import Glibc

public let _O_RDONLY: Int32 = 0
public let _O_WRONLY: Int32 = 1
public let _O_TRUNC: Int32 = 0x200
public let _O_CREAT: Int32 = 0x100
public let _O_BINARY: Int32 = 0x8000
public let _SH_DENYNO: Int32 = 0x40
public let _S_IREAD: Int32 = 0x100
public let _S_IWRITE: Int32 = 0x80

public func _wgetcwd(
  _ buffer: UnsafeMutablePointer<UInt16>?, _ size: Int32
) -> UnsafeMutablePointer<UInt16>? { nil }

public func _wsopen_s(
  _ file: UnsafeMutablePointer<Int32>?, _ name: UnsafePointer<UInt16>?, _ mode: Int32,
  _ sharing: Int32, _ permission: Int32
) -> Int32 { 0 }

public func _read(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: UInt32) -> Int32 { 0 }
public func _write(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: UInt32) -> Int32 { 0 }
public func _close(_ file: Int32) -> Int32 { 0 }
public func _wunlink(_ path: UnsafePointer<UInt16>?) -> Int32 { 0 }
