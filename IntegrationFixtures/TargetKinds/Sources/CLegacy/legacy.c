#include "CLegacy.h"

int legacy_answer(void) { return 42; }
