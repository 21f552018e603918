int legacy_answer(void);
