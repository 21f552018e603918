// Has no marker until a test adds one.
enum Plain {
  case ping
}
