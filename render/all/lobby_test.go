package all_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/all"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// A lobbyWalk is a lobby in which people come, go, choose and press again.
type lobbyWalk struct {
	*rand.Rand
	frame.Table
	came int // how many have, for their names
}

var longNames = []string{"Ann", "Ben *the* `shark`", "Dan-with-a-name-of-32-characters", "Eve", "שרה כהן"}

func (w *lobbyWalk) revise(what string) {
	w.Terms.Revision++
	w.Players = slices.Clone(w.Players)
	for i, p := range w.Players {
		if p.Robot == 0 && !p.Host {
			w.Players[i].Stale, w.Players[i].News = true, append(slices.Clone(p.News), what)
		}
	}
}

func (w *lobbyWalk) join() {
	if len(w.Players) == w.Kind.Max {
		return
	}
	w.revise("who plays")
	w.Players = append(w.Players, look.Player{User: view.User{Name: markup.NameOf(longNames[w.came%len(longNames)])}, Host: len(w.Players) == 0})
	w.came++
}

func (w *lobbyWalk) addRobot() {
	if len(w.Players) == w.Kind.Max {
		return
	}
	name := []string{"Cog", "Sprocket", "Ratchet"}[w.IntN(3)]
	w.revise("the robots")
	level := games.Levels()[w.IntN(len(games.Levels()))]
	w.Players = append(w.Players, look.Player{User: view.User{Name: markup.NameOf(fmt.Sprintf("Robot %s (%s)", name, level))}, Robot: level})
}

// leave frees a seat other than the host's, for which somebody moves up.
func (w *lobbyWalk) leave() {
	if len(w.Players) < 2 {
		return
	}
	gone := games.Seat(1 + w.IntN(len(w.Players)-1))
	w.Players = slices.Delete(slices.Clone(w.Players), int(gone), int(gone)+1)
	w.revise("who plays")
}

func (w *lobbyWalk) pressAgain() {
	if i := slices.IndexFunc(w.Players, func(p look.Player) bool { return p.Stale }); i >= 0 {
		w.Players = slices.Clone(w.Players)
		w.Players[i].Stale, w.Players[i].News = false, nil
	}
}

func (w *lobbyWalk) choose(name string, value int) {
	if w.Terms.Values[name] != value {
		w.Terms.Values[name] = value
		w.revise(name)
	}
}

func (w *lobbyWalk) length() {
	p := w.Kind.Presets[w.IntN(len(w.Kind.Presets))]
	for name, v := range w.Kind.LengthValues(p) {
		w.choose(name, v)
	}
}

// option switches an option that has a line of its own while it is not as usual.
func (w *lobbyWalk) option() {
	o := w.Kind.Options()[w.IntN(len(w.Kind.Options()))]
	if _, err := w.Kind.New(games.Setup{Seats: w.Kind.Max, Values: map[string]int{o.Name: o.Min}}); err == nil {
		w.choose(o.Name, []int{o.Min, o.Default}[w.IntN(2)])
	}
}

func (w *lobbyWalk) refuse() {} // is told to who pressed, alone

// lobbyMoves are what people do in a lobby, besides switching options.
func lobbyMoves(w *lobbyWalk) []func() {
	return []func(){w.join, w.join, w.addRobot, w.addRobot, w.leave, w.pressAgain, w.pressAgain, w.length, w.refuse, func() { w.Rated = !w.Rated }}
}

// places are where the buttons of a screen stand, by what they ask for: a number behind that is the lobby's revision.
func places(s screen.Screen) map[string][2]int {
	return placesBy(s, func(c screen.Control) string { return strings.TrimRight(c.Host+c.Go, " 0123456789") })
}

// placesBy are the rows and columns of controls by their names. Rows count from the last: a client keeps the end of a channel in sight,
// so that one stands still on the screen of a phone when there's another one above.
func placesBy(s screen.Screen, name func(screen.Control) string) map[string][2]int {
	at := map[string][2]int{}
	for i, row := range s.Rows {
		for j, c := range row {
			if n := name(c); n != "" {
				at[n] = [2]int{len(s.Rows) - i, j}
			}
		}
	}
	return at
}

var moment = regexp.MustCompile(`<t:\d+:R>`)

// linesOf counts the lines that a text takes on a phone, where 44 letters stand in one, or 54 small ones.
func linesOf(text string) (n int) {
	for line := range strings.Lines(strings.ReplaceAll(moment.ReplaceAllString(text, "in 30 minutes"), "*", "")) {
		line, small := strings.CutPrefix(markup.Plain(line), "-# ")
		room := 44
		if small {
			room = 54
		}
		n++
		used := 0
		for _, word := range strings.Split(strings.TrimSpace(line), " ") {
			used += markup.Width(word)
			if used > room {
				n, used = n+1, markup.Width(word)
			}
			used++
		}
	}
	return n
}

func TestNothingThatOthersDoInALobbyMovesAButton(t *testing.T) {
	for _, kind := range all.Kinds() {
		for seed := range uint64(20) {
			w := &lobbyWalk{Rand: rand.New(rand.NewPCG(seed, 1)), Table: frame.SampleTable(kind, all.Looks()[kind.Name], look.LobbyPhase)}
			w.Players, w.Terms.Values, w.Deadline = nil, kind.Options().Values(), look.SampleTime
			w.join()
			before := frame.Board(w.Table, nil, screen.Reader{})
			for range 100 {
				options := w.IntN(10) == 0
				moves := []func(){w.option}
				if !options {
					moves = lobbyMoves(w)
				}
				moves[w.IntN(len(moves))]()
				after := frame.Board(w.Table, nil, screen.Reader{})
				both := fmt.Sprintf("%s, first\n%s\nthen\n%s", kind.Name, before, after)
				require.Equal(t, places(before), places(after), both)
				require.Equal(t, linesOf(before.Text), linesOf(after.Text), both)
				require.Equal(t, linesOf(before.Fields[0].Text), linesOf(after.Fields[0].Text), both)
				if !options { // which the host switches at another message, and all are to see
					require.Equal(t, linesOf(before.Fields[1].Text), linesOf(after.Fields[1].Text), both)
				}
				before = after
			}
		}
	}
}
