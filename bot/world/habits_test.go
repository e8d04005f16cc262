package world

import (
	"strings"
	"time"

	"ruckus/bot/localdiscord"
)

// A habit is how often somebody does something, and what. To add one, write it down here and put it into habits.
type habit struct {
	name        string
	admin       bool
	forges      bool          // presses what it cannot see: nobody knows what its hands are to show then
	least, most time.Duration // between two acts
	does        []deed
}

// A deed is something that people do, and how often in comparison with the others.
type deed struct {
	often int
	do    func(*person)
}

var (
	keen = &habit{"keen", false, false, 2 * time.Second, 5 * time.Second, []deed{
		{20, (*person).play}, {1, (*person).lookUp},
	}}
	slowcoach = &habit{"slow", false, false, 15 * time.Second, 50 * time.Second, []deed{
		{10, (*person).play}, {1, (*person).lookUp},
	}}
	nervous = &habit{"nervous", false, true, 700 * time.Millisecond, 3 * time.Second, []deed{
		{10, (*person).play}, {5, (*person).playTwice}, {3, (*person).pressOld},
	}}
	curious = &habit{"curious", false, false, 3 * time.Second, 9 * time.Second, []deed{
		{5, (*person).play}, {5, (*person).wander}, {5, (*person).lookUp},
	}}
	restless = &habit{"restless", false, false, 3 * time.Second, 8 * time.Second, []deed{
		{20, (*person).play}, {1, (*person).leave}, {1, (*person).nap},
	}}
	griefer = &habit{"griefer", false, true, 300 * time.Millisecond, 2 * time.Second, []deed{
		{5, (*person).pressAnything}, {5, (*person).pressOthers}, {3, (*person).forge}, {2, (*person).play}, {2, (*person).lookUp}, {1, (*person).open},
	}}
	tyrant = &habit{"tyrant", true, false, 10 * time.Second, 40 * time.Second, []deed{
		{4, (*person).pressAnything}, {4, (*person).manage}, {2, (*person).deleteBoard}, {1, (*person).deleteChannel}, {1, (*person).kickBot}, {3, (*person).play},
	}}

	habits = []*habit{keen, slowcoach, nervous, curious, restless, griefer, tyrant}
)

// kinds are the games in rotation.
var kinds = []string{"rednines", "rage", "redox", "redbrn", "riot"}

// play goes on with what there is to play: a move, a start, a seat, a hand, a new table.
func (p *person) play() {
	if c, ok := p.move(); ok {
		p.press(c)
		return
	}
	for _, label := range []string{"+ robot", "Start", "My hand", "Join"} {
		if p.oneIn(3) {
			continue
		}
		if c, ok := p.labelled(label); ok {
			p.press(c)
			return
		}
	}
	if p.boards() < 2 || p.oneIn(30) {
		p.open()
	}
}

// move returns a move that the person's hand offers, mostly the last one that is on it.
func (p *person) move() (control, bool) {
	p.w.serving.Lock()
	defer p.w.serving.Unlock()
	if p.hand == nil || p.hand.gone {
		return control{}, false
	}
	moves := p.hand.moves()
	if len(moves) > 0 {
		return pick(p.pulse, moves), true
	}
	if all := p.hand.controls(); len(all) > 0 && p.oneIn(6) { // the way to a move, or a look around
		return pick(p.pulse, all), true
	}
	return control{}, false
}

// labelled returns the newest control with a label that the person sees, whatever it says it brings.
func (p *person) labelled(label string) (control, bool) {
	p.w.serving.Lock()
	defer p.w.serving.Unlock()
	seen := p.w.glass.onScreen(p)
	for i := len(seen) - 1; i >= 0; i-- {
		for _, c := range seen[i].controls() {
			if face, _, _ := strings.Cut(c.Label, " + "); face == label { // Start + 2 robots
				return c, true
			}
		}
	}
	return control{}, false
}

// boards counts the boards that the person sees on which something can be done.
func (p *person) boards() (n int) {
	p.w.serving.Lock()
	defer p.w.serving.Unlock()
	for _, pane := range p.w.glass.onScreen(p) {
		if pane.viewer == nil && len(pane.controls()) > 0 {
			n++
		}
	}
	return n
}

// open opens a table.
func (p *person) open() {
	game, robots := pick(p.pulse, kinds), 1+p.IntN(2)
	if game == "riot" {
		robots = 0 // those of medium level think for too long
	}
	p.command("play", option("game", game), option("robots", robots))
}

func option(name string, value any) localdiscord.CommandOption {
	return localdiscord.CommandOption{Name: name, Value: value}
}

// lookUp types one of the commands that change nothing for others.
func (p *person) lookUp() {
	switch name := pick(p.pulse, []string{"hand", "hand", "read", "tables", "rules", "learn", "practice", "daily", "me", "ruckus", "top", "stats", "history"}); name {
	case "rules", "learn", "practice":
		p.command(name, option("game", pick(p.pulse, kinds)))
	default:
		p.command(name)
	}
}

// playTwice makes a move with a double press.
func (p *person) playTwice() {
	c, ok := p.move()
	if !ok {
		p.play()
		return
	}
	p.w.busy.Go(func() { p.press(c) })
	if p.w.sleep(p.pulse, p.between(10*time.Millisecond, 300*time.Millisecond)) {
		p.press(c)
	}
}
