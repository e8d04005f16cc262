package bolt_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"ruckus/store"
	"ruckus/store/bolt"
)

// A store in a file needs nothing to be installed. One process has it at a time, and the next one finds what was put.
func ExampleOpen() {
	folder, err := os.MkdirTemp("", "example")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(folder)
	file, ctx := filepath.Join(folder, "new", "notes.db"), context.Background()
	key := store.Key{Guild: "42", Kind: "note", ID: "a"}

	s, err := bolt.Open(file)
	if err != nil {
		panic(err)
	}
	_, err = s.Put(ctx, store.Record{Key: key, Data: []byte("hello")})
	fmt.Println("put:", err, "close:", s.Close())

	s, err = bolt.Open(file)
	if err != nil {
		panic(err)
	}
	defer s.Close()
	r, err := s.Get(ctx, key)
	fmt.Printf("%s, version %d, %v\n", r.Data, r.Version, err)
	_, err = s.Get(ctx, store.Key{Guild: "42", Kind: "note", ID: "b"})
	fmt.Println(errors.Is(err, store.ErrNotFound))
	// Output:
	// put: <nil> close: <nil>
	// hello, version 1, <nil>
	// true
}
