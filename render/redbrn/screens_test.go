package redbrn

import (
	"flag"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/markup"
	"ruckus/render"
	"ruckus/render/screentest"
)

var (
	update = flag.Bool("update", false, "write the golden texts anew")
	short  = map[string]int{"target": 10, "rounds": 3}
)

// What can be played to one place is one press.
func TestScreens(t *testing.T) {
	screentest.Run(t, redbrn.Kind(), Look(), screentest.Options{
		Update: *update,
		Short:  short,
		Silent: []string{"closed", "column", "countdown", "deal", "end", "flip", "pit", "ready", "round", "scores", "spot", "wild"},
		Presses: func(view any, moves []string, move string) int {
			v, same, wild := view.(redbrn.View), 0, 0
			for _, m := range moves {
				if whatAndHow(v, m) == whatAndHow(v, move) {
					same++
				}
				if strings.HasPrefix(m, "wild") {
					wild++
				}
			}
			if same > 1 || strings.HasPrefix(move, "end ") || strings.HasPrefix(move, "wild") && wild > 1 {
				return 2
			}
			return 1
		},
		Early: func(view any, move string) bool {
			v := view.(redbrn.View)
			return v.Phase == redbrn.Countdown && slices.Contains(v.Own.AtStart, move)
		},
	})
}

// What is offered during the countdown can be pressed as soon as the race is on.
func TestTheFirstMovesOfARaceAreWithinReach(t *testing.T) {
	n := 0
	screentest.Play(t, redbrn.Kind(), Look(), 3, short, func(table render.Table, g games.Game) {
		if v := g.View(1).(redbrn.View); v.Phase == redbrn.Countdown {
			near := screentest.Hand{Table: table, Seat: 1, View: v, Prompt: g.Prompt(1)}.Near()
			for _, m := range v.Own.AtStart {
				n++
				require.NotZero(t, screentest.Presses(near, m), m)
			}
		}
	})
	require.NotZero(t, n)
}

// whatAndHow is a move without where it goes. A column and its parts are one.
func whatAndHow(v redbrn.View, move string) string {
	part := strings.Split(move, " ")
	if part[0] == "spot" {
		part[0] = "col"
	}
	if part[0] == "col" {
		for i, column := range v.Players[v.Seat].Columns {
			if slices.Contains(column, part[1]) {
				part[1] = sourceNames[i]
			}
		}
	}
	return strings.Join(part[:min(2, len(part))], " ")
}

// Buttons do not jump about under the thumb: from the countdown to the end of a round there are as many in each row, and
// each of them is always for the same thing.
func TestButtonsOfARaceKeepTheirPlaces(t *testing.T) {
	want := [5][]string{
		{"more", "home", "down"},
		{"col column 1", "col column 2", "col column 3", "col column 4"},
		{"pit column 1", "pit column 2", "pit column 3", "pit column 4"},
		{"wild", "col waste", "col stack", "call"},
		{"flip", "pit waste", "pit stack"},
	}
	screentest.Play(t, redbrn.Kind(), Look(), 4, short, func(table render.Table, g games.Game) {
		const seat = 1
		v := g.View(seat).(redbrn.View)
		if v.Phase == redbrn.Waiting || v.Phase == redbrn.Ended || v.Players[seat].Away || v.Players[seat].Out {
			return
		}
		h := hand{look: look{v}}
		seen := screentest.Hand{Table: table, Seat: seat, View: v, Prompt: g.Prompt(seat)}
		for place, s := range seen.Places(render.Reader{}, 100) {
			require.Len(t, s.Rows, 5)
			for i, row := range s.Rows {
				if i == 0 && place != "" && place != placeWild {
					continue // the top row makes room for what is chosen
				}
				want := want[i]
				if i == 0 && place != "" {
					want = want[:2] // the board is brought down from the first place
				}
				require.Len(t, row, len(want), "%s", s)
				for j, c := range row {
					require.Equal(t, want[j], functionOf(h, c, want[j]), "%s", s)
				}
			}
		}
	})
}

// functionOf says what a button of the grid is for. While wild riots are played, those of a card are its wild plays.
func functionOf(h hand, c render.Control, usual string) string {
	part := strings.Split(c.Do, " ")
	switch {
	case c.Go == placeNoWild:
		return placeWild
	case c.Go != "":
		return c.Go
	case c.Host != "":
		return c.Host
	case part[0] == "pit":
		return placePit + sourceNames[h.source(part[1])]
	case part[0] == "col", part[0] == "spot":
		for i, column := range render.At(h.Players, h.Seat).Columns {
			if slices.Contains(column, part[1]) {
				return placeCol + sourceNames[i]
			}
		}
		return placeCol + sourceNames[h.source(part[1])]
	case part[0] == "wild" && strings.HasSuffix(usual, sourceNames[h.source(part[1])]):
		return usual
	}
	return part[0]
}

// Who reads text only gets words for all suits, cards and counts; others get a letter with every mark.
func TestSuitsOfRiotAreNeverColoursAlone(t *testing.T) {
	words, marks := 0, 0
	for _, s := range samples() {
		text := s.Screen.String()
		if strings.HasSuffix(s.Name, "-text") {
			words++
			require.NotRegexp(t, "[⬜⬛⭕🔴★▲▼▸▮▫🚨⚠]", strings.ReplaceAll(text, "⚠ **Note:**", ""), s.Name)
			require.NotRegexp(t, `\d(BW|WB|RW|WR)`, regexp.MustCompile(`(: [a-z ]+\d?[^\]]*|\(.*)`).ReplaceAllString(text, ""), s.Name)
			continue
		}
		for _, suit := range suits {
			marks += strings.Count(text, suit.symbol)
			with := regexp.MustCompile(suit.symbol + ` \*\*(\d+)?` + suit.letters)
			require.Len(t, with.FindAllString(text, -1), strings.Count(text, suit.symbol), "%s: %s", s.Name, text)
		}
	}
	require.NotZero(t, words)
	require.NotZero(t, marks)
}

// The loser of a race is told by name who was faster, whoever has the deck.
func TestTheLoserOfARaceReadsAName(t *testing.T) {
	table := sampleTable(render.PlayingPhase)
	v := raceView(1)
	decks := []string{"Agitator", "Rage Monster II", "Rage Monster", "Agitator II"}
	for i, deck := range decks {
		v.Players[i].Deck = deck
	}
	for i, deck := range decks {
		for _, r := range screentest.Readers(Look()) {
			s := render.Hand(table, 1, v, racePrompt, "", markup.Escape("too late: "+deck+" was 1.20 s faster; pile 1 needs 7RW"), r)
			require.Contains(t, s.Text, "Too late\\: "+table.Name(games.Seat(i))+" ("+deck+") was")
			require.Equal(t, !r.TextOnly, strings.Contains(s.Text, "needs 7RW."))
			require.Equal(t, r.TextOnly, strings.Contains(s.Text, "needs 7 red on white."))
		}
	}
}

// A place of an older screen, or one that was made up, leads to the first place.
func TestUnknownPlaceInARaceIsTheFirst(t *testing.T) {
	table := sampleTable(render.PlayingPhase)
	for _, h := range hands() {
		first := render.Hand(table, h.view.Seat, h.view, h.p, "", "", render.Reader{})
		for _, place := range []string{
			"home", "nowhere", "no wild", "wild 1", "pit", "pit ", "pit 5", "pit column 0", "pit column 5", "pit hand", "col column 12", "call",
			"flip", "ready", "more 2", "*", "\x00", "pit stack\x00",
		} {
			require.Equal(t, first, render.Hand(table, h.view.Seat, h.view, h.p, place, "", render.Reader{}), "%s: %s", h.name, place)
		}
	}
	few := games.Prompt{Moves: []string{"wild 6WB @3", "pit 7RW @3"}}
	first := render.Hand(table, 1, raceView(1), few, "", "", render.Reader{})
	for _, place := range []string{placeWild, placePit + "stack", placePit + "column 2", placeCol + "waste"} {
		require.Equal(t, first, render.Hand(table, 1, raceView(1), few, place, "", render.Reader{}), "there is nothing to choose any more: %s", place)
	}
}

// A screen of a view that makes no sense is still a screen.
func TestNonsenseInARaceIsDrawnWithoutPanic(t *testing.T) {
	strange := windowView(1)
	strange.Seat, strange.Totals, strange.Ready, strange.Riot.Plays = 9, nil, []bool{true}, []*redbrn.Play{{Move: "x"}, {}, nil}
	strange.Pit = []redbrn.Pile{{}, {Top: "7XX", First: "BW", Last: 88, Cards: 3}, {Top: "77RW", Wild: true, Last: -3}}
	strange.Players[1] = redbrn.Player{Columns: [][]string{{"", "ZZ"}, nil, nil, nil, nil, {"7RW"}}, Wilds: -4, Left: 77, Laps: -1}
	strange.Scored = []redbrn.Score{{}, {Cause: redbrn.All, Caller: 7, Points: []int{1}}}
	empty := redbrn.View{}
	for _, v := range []redbrn.View{empty, strange} {
		for _, v.Phase = range []redbrn.Phase{redbrn.Waiting, redbrn.Countdown, redbrn.Racing, redbrn.Window, redbrn.Closing, redbrn.Ended, "?"} {
			for _, phase := range []string{render.PlayingPhase, render.OverPhase} {
				table := render.Table{Phase: phase, Kind: redbrn.Kind(), Look: Look(), Recent: []games.Event{{}, {Verb: "call", Seats: []games.Seat{-7}}, {Verb: "jam", N: -2}}}
				for _, r := range screentest.Readers(Look()) {
					render.Board(table, v, r)
					for _, place := range []string{"", placeWild, placeMore, placePit + "stack", placeCol + "column 4"} {
						render.Hand(table, 3, v, games.Prompt{Moves: []string{"", "pit", "pit ", "pit 7RW -1 @", "col 7RW", "wild", "spot", "end", "back", "call"}}, place, "n", r)
					}
				}
			}
		}
	}
}

func BenchmarkHand(b *testing.B) {
	t, v := sampleTable(render.PlayingPhase), raceView(1)
	b.ReportAllocs()
	for b.Loop() {
		render.Hand(t, 1, v, racePrompt, "", "", render.Reader{})
	}
}
