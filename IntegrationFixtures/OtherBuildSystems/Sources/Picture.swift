enum Picture {
  case square(side: Int)
}
