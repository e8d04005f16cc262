package world

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"ruckus/bot/localdiscord"
)

// A glass is what is on everybody's screen. It is guarded by the world's serving.
type glass struct {
	w     *world
	panes map[string]*pane // messages by ID
	order []*pane
	names map[string]int // how many panes there are by what made them
	calls map[string]int // how many calls there were about something
	hands map[handKey]*pane
	rung  map[handKey]time.Time // when somebody was called last
}

// A handKey is somebody at a table.
type handKey struct {
	table string
	user  *person
}

// A pane is one message of the bot's.
type pane struct {
	id, channel string
	name        string // the same for the same seed
	guild       *guild
	viewer      *person // nil: everybody
	message     localdiscord.Message
	text        string
	shown       []showing
	gone        bool // deleted

	table string // that it shows; "": none
	at    int    // the version of the table that it shows, or a newer one that looks the same
	from  int    // the first showing of that table
	known bool   // what it shows now is a version
	place string // of a hand: where in it the user is
	by    *ask   // of a hand: its user's last press on it, or what opened it
}

// A showing is what a pane has shown, and since when.
type showing struct {
	at    time.Time
	text  string
	place string // of a hand
}

func newGlass(w *world) *glass {
	return &glass{w: w, panes: map[string]*pane{}, names: map[string]int{}, calls: map[string]int{}, hands: map[handKey]*pane{}, rung: map[handKey]time.Time{}}
}

// nameOf returns a message's name; its ID for one that was never seen.
func (g *glass) nameOf(message string) string {
	if p := g.panes[message]; p != nil {
		return p.name
	}
	return ""
}

// count counts the calls about something.
func (g *glass) count(about string) int {
	g.calls[about]++
	return g.calls[about]
}

// see takes in what Discord has answered to a call.
func (g *glass) see(c *call, answer []byte) {
	if c.method == http.MethodDelete {
		g.remove(c.message)
		return
	}
	if c.method == http.MethodPost && c.path[len(c.path)-1] == "threads" {
		g.w.where[c.message] = c.guild // a thread has the ID of its message
		return
	}
	m := c.result(answer)
	if m == nil || m.ID == "" || c.guild == nil {
		return
	}
	p := g.panes[m.ID]
	if p == nil {
		p = g.open(c, m)
	}
	p.message, p.text = *m, textOf(*m)
	if c.answers() && p.viewer != nil {
		p.by = c.ask
	}
	if n := len(p.shown); n > 0 && p.shown[n-1].text == p.text {
		return
	}
	p.shown = append(p.shown, showing{time.Now(), p.text, p.place})
	g.w.check(c, p)
}

// result is the message that a call has left; nil: none.
func (c *call) result(answer []byte) *localdiscord.Message {
	var m localdiscord.Message
	switch {
	case c.answers():
		var callback struct {
			Resource struct {
				Message *localdiscord.Message `json:"message"`
			} `json:"resource"`
		}
		if json.Unmarshal(answer, &callback) != nil {
			return nil
		}
		return callback.Resource.Message
	case c.posts(), c.edits():
		if json.Unmarshal(answer, &m) != nil {
			return nil
		}
		return &m
	}
	return nil
}

// open begins a new pane.
func (g *glass) open(c *call, m *localdiscord.Message) *pane {
	by := "the bot"
	p := &pane{id: m.ID, channel: m.ChannelID, guild: c.guild, at: -1}
	if c.ask != nil {
		by = c.ask.person.name
		if m.Ephemeral() {
			p.viewer = c.ask.person
		}
	}
	by = fmt.Sprint(by, " in ", c.guild.name)
	g.names[by]++
	p.name = fmt.Sprintf("message %d of %s", g.names[by], by)
	g.panes[m.ID] = p
	g.order = append(g.order, p)
	return p
}

func (g *glass) remove(message string) {
	if p := g.panes[message]; p != nil {
		p.gone = true
		g.w.note("%s is deleted", p.name)
	}
}

// onScreen are the panes that somebody can see, the oldest first.
func (g *glass) onScreen(p *person) (seen []*pane) {
	for _, pane := range g.order {
		if pane.guild == p.guild && !pane.gone && (pane.viewer == nil || pane.viewer == p) {
			seen = append(seen, pane)
		}
	}
	return seen
}
