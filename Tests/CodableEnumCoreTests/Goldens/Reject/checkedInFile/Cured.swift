// Nothing is left here.
