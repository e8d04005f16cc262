package bot

import (
	"testing"

	"ruckus/bot/localdiscord"
	"ruckus/store/bolt"
)

func TestSmoke(t *testing.T) {
	s, err := bolt.Open(t.TempDir() + "/x.db")
	if err != nil {
		t.Fatal(err)
	}
	e := newEvening(t, s, localdiscord.Config{})
	o := e.command("Ada", "/play rednines")
	t.Log("\n" + show(*o.Message))
	for _, u := range []string{"Ben", "Cleo", "Dan"} {
		o = e.press(u, "Join")
	}
	e.settle()
	t.Log("\n" + e.screens("Ada"))
	o = e.press("Ada", "Start")
	for _, u := range []string{"Ada", "Ben", "Cleo", "Dan"} {
		o = e.press(u, "My hand")
		t.Log("\n" + show(*o.Message))
	}
	t.Log(e.log)
}
