package world

import (
	"context"
	"net/http"

	"ruckus/store"
)

// A plant is a fault that is planted, to see that it is found. The zero plant is none. Those that are known are in
// planted_test.go.
type plant struct {
	call   func(*call) *spoil                                                   // is asked before the nemesis
	after  func(*call, int)                                                     // is told how a call was answered
	commit func(context.Context, *shelf, []store.Write) ([]store.Record, error) // takes the place of the store's
	keeps  func(store.Key) bool                                                 // has a record stay that is to be deleted
	start  func(*world)                                                         // is called when the evening begins
}

// A carry carries out a call in a way of its own.
type carry func(*http.Request, *call) (*http.Response, error)
