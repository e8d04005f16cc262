package frame

// What the tests outside of this package read of it: they draw the games, too, which know it.
var (
	Book    = &book
	English = english
	Shared  = frameSamples
)
