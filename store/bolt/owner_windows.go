package bolt

// leave does nothing: a file inherits what its folder says about who may read it.
func leave(string) {}
