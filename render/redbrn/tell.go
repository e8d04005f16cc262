package redbrn

import (
	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// tell puts an event into words, but for plays and flips: they come too fast to be told, and the board shows what they have led to.
func (g scene) tell(t look.Table, e games.Event, _ screen.Reader) string {
	key := "told." + e.Verb
	if e.Verb == "jam" && e.N == 0 {
		key = "told.jammed"
	}
	return look.Tell(book.Text(key), t, e, func(string) any { return nil })
}

// remembered puts into words what was worth remembering, see the kind's Story.
func remembered(t look.Table, e games.Event) string {
	return look.Tell(book.Text("moment."+e.Verb), t, e, func(string) any { return inSeconds(e.N) }) // the seconds
}
