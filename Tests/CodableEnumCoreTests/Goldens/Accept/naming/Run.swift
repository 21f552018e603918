extension Goldens {
  static func naming() {
    both(
      NamingSnake.userDidLogIn(userID: 1, isFirst: true),
      #"{"user_did_log_in":{"user-id":1,"is-first":true}}"#)
    both(NamingSnake.httpError(HTTPStatus: 404), #"{"http_error":{"http-status":404}}"#)
    both(NamingScreaming.logIn(userName: "a"), #"{"type":"LOG_IN","UserName":"a"}"#)
    both(NamingScreaming.version2Ready, #"{"type":"VERSION2_READY"}"#)
    both(NamingPascal.logIn(userName: "a"), #"{"type":"LogIn","value":{"USER_NAME":"a"}}"#)
    both(NamingUpper.low, #""LOW""#)
    both(NamingUpper.veryHigh, #""VERYHIGH""#)
    both(NamingLower.logIn(1), #"["login",1]"#)
    both(
      NamingPrefix.loading(startDate: 5, source: "cache"),
      #"{"discriminator":"loading","loading_start_date":5,"loading_source":"cache"}"#)
    both(NamingPrefix.value(42), #"{"discriminator":"value","theValue":42}"#)
    both(NamingPrefix.error(7), #"{"discriminator":"error","error_last_code":7}"#)
  }
}
