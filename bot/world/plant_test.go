package world

import "ruckus/store"

// A plant is a fault that is planted, to see that it is found. The zero plant is none.
type plant struct {
	name   string
	call   func(*call) *spoil                                  // is asked before the nemesis
	commit func(*shelf, []store.Write) ([]store.Record, error) // takes the place of the store's
	keeps  bool                                                // the store deletes nothing
}
