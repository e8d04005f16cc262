package riot

import (
	"ruckus/games"
	"ruckus/render/look"
)

// moment puts what was worth remembering into words, see the kind's Story.
func moment(t look.Table, e games.Event) string {
	return look.Tell(book.Text("moment."+e.Verb), t, e, func(string) any { return nil })
}
