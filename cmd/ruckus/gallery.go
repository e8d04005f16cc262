package main

import (
	"context"
	"flag"
	"fmt"

	"ruckus/render/all"
)

// gallery prints every screen with canned data, so that a change of a screen can be looked at without playing up to it.
func (p program) gallery(_ context.Context, args []string) error {
	if err := p.flags("gallery", args, func(*flag.FlagSet) {}); err != nil {
		return err
	}
	for _, s := range all.Gallery() {
		fmt.Fprintf(p.stdout, "=== %s\n%s\n\n", s.Name, s.Screen)
	}
	return nil
}
