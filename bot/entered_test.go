package bot

import (
	"flag"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// pressed is switched off by tools/house: what runs more often with the press than without it is what a press enters.
var pressed = flag.Bool("pressed", true, "whether someone presses in TestEverybodySeesAPress")

// Four people have their hands open. When one of them plays, all four see something new; when nobody does, time alone changes
// nothing.
func TestEverybodySeesAPress(t *testing.T) {
	t.Parallel()
	described(t) // in virtual time nothing can be opened
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		rest := func() { // one thing after another, so that each run does the same
			e.settle()
			time.Sleep(10 * time.Second)
		}
		users, onTurn := []string{"Ada", "Ben", "Cleo", "Dan"}, ""
		e.command("Ada", "/play rednines turn_time:0")
		rest()
		for _, user := range users[1:] {
			e.press(user, "Join")
			rest()
		}
		e.press("Ada", "Start")
		rest()
		for _, user := range users {
			e.press(user, "My hand")
			rest()
			if _, c := e.canDo(user); c != nil {
				onTurn = user
			}
		}
		seen := map[string]string{}
		for _, user := range users {
			seen[user] = e.screens(user)
		}
		if *pressed {
			require.NotEmpty(t, e.move(onTurn), "someone is on turn")
		}
		rest()
		for _, user := range users {
			require.Equal(t, *pressed, seen[user] != e.screens(user), "%s sees something else: %s", user, e.screens(user))
		}
	})
}
