package problem

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"ruckus/games"
)

// Guard calls the rules and makes a Fault of a panic in them. Of the panic's value only a runtime error is kept, because
// any other text may name hidden cards.
func Guard(k games.Kind, what string, call func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			cause := fmt.Errorf("panic of type %T", v)
			if re, ok := v.(runtime.Error); ok {
				cause = re
			}
			err = Rules(fmt.Errorf("%s: %s: %w\n%s", k.Name, what, cause, debug.Stack()))
		}
	}()
	return call()
}
