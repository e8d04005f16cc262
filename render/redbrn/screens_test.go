package redbrn

import (
	"flag"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

var (
	update = flag.Bool("update", false, "write the golden texts anew")
	short  = map[string]int{"target": 10, "rounds": 3}
)

// Of a card that several places take, the first is one press away, and the others are two.
func TestScreens(t *testing.T) {
	screentest.Run(t, redbrn.Kind(), Look(), screentest.Options{
		Update: *update,
		Short:  short,
		NoPlaces: []string{
			"no wild", "wild 1", "pit", "pit 5", "pit column 0", "pit hand", "call", "flip", "more 2", "pit stack\x00",
		},
		Silent: []string{"closed", "column", "countdown", "deal", "end", "flip", "pit", "ready", "round", "scores", "spot", "wild"},
		Presses: func(_ any, moves []string, move string) int {
			part := strings.Fields(move)
			again := slices.IndexFunc(moves, func(m string) bool { return strings.HasPrefix(m, part[0]+" "+part[1]+" ") }) < slices.Index(moves, move)
			switch {
			case part[0] == "wild", part[0] == "end", part[0] == "spot", len(part) == 5, part[0] == "pit" && len(part) == 4, part[0] == "col" && again:
				return 2
			}
			return 1
		},
		Early: func(view any, move string) bool {
			v := view.(redbrn.View)
			return v.Phase == redbrn.Countdown && slices.Contains(v.Own.AtStart, move) || strings.HasPrefix(move, "pit ") || v.Rules.LampsOff
		},
	})
}

// What is offered during the countdown can be pressed as soon as the race is on.
func TestTheFirstMovesOfARaceAreWithinReach(t *testing.T) {
	n := 0
	screentest.Play(t, redbrn.Kind(), Look(), 3, short, func(table frame.Table, g games.Game) {
		if v := g.View(1).(redbrn.View); v.Phase == redbrn.Countdown {
			near := screentest.Hand{Table: table, Seat: 1, View: v, Prompt: g.Prompt(1)}.Near()
			require.Equal(t, v.Start.Truncate(time.Second), v.Start, "it counts down to a whole second")
			for _, m := range v.Own.AtStart {
				n++
				require.NotZero(t, screentest.Presses(near, m), m)
			}
		}
	})
	require.NotZero(t, n)
}

// racing plays a random match and shows all positions in which a seat has the buttons of a race.
func racing(t *testing.T, seats int, seat games.Seat, visit func(h screentest.Hand, v redbrn.View)) {
	n := 0
	screentest.Play(t, redbrn.Kind(), Look(), seats, short, func(table frame.Table, g games.Game) {
		v := g.View(seat).(redbrn.View)
		if (scene{v}).inRace() {
			n++
			visit(screentest.Hand{Table: table, Seat: seat, View: v, Prompt: g.Prompt(seat)}, v)
		}
	})
	require.NotZero(t, n)
}

// In a race there is no time for a second press: each card goes into the pit, and onto a column, with one. So does a card
// that does not fit in this picture, as it may when the press comes in.
func TestEveryUsualPlayIsOnePress(t *testing.T) {
	racing(t, 3, 1, func(seen screentest.Hand, v redbrn.View) {
		home := seen.At("", screen.Reader{})
		moves := slices.Concat(seen.Prompt.Moves, v.Own.AtStart)
		h := hand{scene: scene{v}, me: v.Players[1]}
		for from := range sources {
			fits := func(word, card string) bool {
				return card != "" && slices.ContainsFunc(moves, func(m string) bool { return strings.HasPrefix(m, word+" "+card+" ") })
			}
			top, base := h.top(from), h.base(from)
			if fits("pit", top) || top != "" && v.Phase != redbrn.Window && v.Phase != redbrn.Closing {
				require.True(t, screentest.Offers(home, "pit "+top+" @"+strconv.Itoa(v.Round)), "%s into the pit\n%s", top, home)
			}
			if fits("col", base) || fits("spot", base) {
				offered := screentest.Moves(home)
				require.True(t, slices.ContainsFunc(offered, func(m string) bool {
					return strings.HasPrefix(m, "col "+base+" ") || strings.HasPrefix(m, "spot "+base+" ")
				}), "%s onto a column\n%s", base, home)
			}
		}
		needy := slices.DeleteFunc(slices.Clone(moves), func(m string) bool {
			part := strings.Fields(m)
			return part[0] != "wild" || len(part) > 3 || fitsPit(moves, part[1])
		})
		if len(needy) == 1 {
			require.True(t, screentest.Offers(home, needy[0]), "%s is the only card that needs a wild riot\n%s", needy[0], home)
		}
		for _, m := range moves {
			if strings.HasPrefix(m, "flip") || strings.HasPrefix(m, "call") {
				require.True(t, screentest.Offers(home, m), "%s\n%s", m, home)
			}
		}
	})
}

func fitsPit(moves []string, card string) bool {
	return slices.ContainsFunc(moves, func(m string) bool { return strings.HasPrefix(m, "pit "+card+" ") })
}

// Nothing moves under a thumb: from the countdown to the end of a round, while wild riots are played and after a refusal,
// there are as many lines, as many buttons in each row, and each of them is always for the same thing.
func TestNothingMovesInARace(t *testing.T) {
	want := [4][]string{
		{"pit column 1", "pit column 2", "pit column 3", "pit column 4"},
		{"col column 1", "col column 2", "col column 3", "col column 4"},
		{"wild", "pit stack", "pit waste", "call"},
		{"more", "col stack", "col waste", "flip"},
	}
	for _, r := range screentest.Readers(Look()) {
		for _, seats := range []int{2, 4, redbrn.Kind().Max} {
			lines := 0
			racing(t, seats, 1, func(seen screentest.Hand, v redbrn.View) {
				h := hand{scene: scene{v}, me: v.Players[1]}
				for _, place := range []string{"", placeWild} {
					for _, note := range []string{"", markup.Escape("too late by 0.31 s: " + v.Players[0].Deck + " was first with 7RW")} {
						s := frame.Hand(seen.Table, 1, v, seen.Prompt, place, note, r)
						if lines == 0 {
							lines = strings.Count(s.Text, "\n")
						}
						require.Equal(t, lines, strings.Count(s.Text, "\n"), "%s", s)
						require.Len(t, s.Rows, len(want))
						for i, row := range s.Rows {
							require.Len(t, row, len(want[i]), "%s", s)
							for j, c := range row {
								does := functionOf(h, c)
								if want[i][j] == placeWild && strings.HasPrefix(c.Do, "wild ") { // with the only card that needs one
									does = placeWild
								}
								require.Equal(t, want[i][j], does, "%s", s)
							}
						}
					}
				}
			})
		}
	}
}

// functionOf says what a button of the grid is for.
func functionOf(h hand, c screen.Control) string {
	part := strings.Fields(c.Do)
	switch {
	case c.Go == placeNoWild:
		return placeWild
	case c.Go != "":
		return c.Go
	case part[0] == "pit", part[0] == "wild":
		return placePit + sourceNames[h.source(part[1])]
	case part[0] == "col", part[0] == "spot":
		return placeCol + sourceNames[h.source(part[1])]
	}
	return part[0]
}

// A press that came too late tells what happened where the standing is, and leaves the rest as it is.
func TestWhoIsTooLateReadsItInTheTitle(t *testing.T) {
	race := position("race")
	for _, r := range screentest.Readers(Look()) {
		s := frame.Hand(framedTable(), 1, viewOf(race, 1), race.Game.Prompt(1), "", markup.Escape("too late by 0.31 s: {Rage Monster} was first with {6RW}"), r)
		require.Contains(t, s.Title, "Too late by 0.31 s")
		first, _, _ := strings.Cut(s.Text, "\n")
		require.Contains(t, first, "was first with "+pack.Written("6RW", r))
	}
}

// Who reads text only gets words for all suits and cards.
func TestSuitsOfRiotAreNeverColoursAlone(t *testing.T) {
	words := 0
	for _, s := range frame.DrawSamples(redbrn.Kind(), Look()) {
		text := s.Screen.String()
		if strings.HasSuffix(s.Name, "-text") {
			words++
			require.NotRegexp(t, "[⬜⬛⭕🔴★▲►△▻🚨⚠]", text, s.Name)
			require.NotRegexp(t, `\d(BW|WB|RW|WR)`, regexp.MustCompile(`: [a-z ]+\d[^\]]*\]|\(.*`).ReplaceAllString(text, ""), s.Name)
		}
	}
	require.NotZero(t, words)
}

// The loser of a race is told by name who was faster, no matter who has the deck.
// The end of a match lists its players as they have come in, whatever the last round was for them.
func TestTheEndOfAMatchIsSortedByItsPoints(t *testing.T) {
	g := scene{redbrn.View{Players: make([]redbrn.Player, 3), Totals: []int{80, 104, 91}, Public: redbrn.Public{Phase: redbrn.Ended}}}
	require.Equal(t, []games.Seat{1, 2, 0}, g.byPoints(redbrn.Score{Points: []int{12, 4, 9}}))
	g.Phase = redbrn.Waiting
	require.Equal(t, []games.Seat{0, 2, 1}, g.byPoints(redbrn.Score{Points: []int{12, 4, 9}}))
}

func TestTheLoserOfARaceReadsAName(t *testing.T) {
	table := framedTable()
	race := position("race")
	v := viewOf(race, 1)
	decks := []string{"Agitator", "Rage Monster II", "Rage Monster", "Agitator II"}
	for i, deck := range decks {
		v.Players[i].Deck = deck
	}
	for i, deck := range decks {
		for _, r := range screentest.Readers(Look()) {
			s := frame.Hand(table, 1, v, race.Game.Prompt(1), "", markup.Escape("too late by 1.20 s: {"+deck+"} was first with {7RW}"), r)
			require.Contains(t, s.Text, "**"+table.ShortName(games.Seat(i))+"** was first with "+pack.Written("7RW", r))
		}
	}
}

// Where a pile or a column has nothing to choose any more, its place is the first.
func TestPlacesOfWhatCanBeChosen(t *testing.T) {
	v := viewOf(position("race"), 1)
	at := func(place string) screen.Screen {
		few := games.Prompt{Moves: []string{"wild 6WB @3", "pit 7RW @3"}}
		return frame.Hand(framedTable(), 1, v, few, place, "", screen.Reader{})
	}
	for _, place := range []string{placePit + "stack", placePit + "column 2", placeCol + "waste"} {
		require.Equal(t, at(""), at(place), place)
	}
}

func TestNonsenseInARaceIsDrawnWithoutPanic(t *testing.T) {
	strange := viewOf(position("race"), 1)
	strange.Seat, strange.Totals, strange.Ready = 9, nil, 1
	strange.Riot = &redbrn.Riot{Plays: []*redbrn.Play{{Move: "x"}, {}, nil}}
	strange.Pit = []redbrn.Pile{{}, {Top: "7XX", First: "BW", Last: 88, Cards: 3}, {Top: "77RW", Wild: true, Last: -3}}
	strange.Players[1] = redbrn.Player{Columns: [][]string{{"", "ZZ"}, nil, nil, nil, nil, {"7RW"}}, Wilds: -4, Left: 77, Laps: -1}
	strange.Scored = []redbrn.Score{{}, {Cause: redbrn.All, Caller: 7, Points: []int{1}}}
	s := screentest.Strange{
		Recent: []games.Event{{}, {Verb: "call", Seats: []games.Seat{-7}}, {Verb: "jam", N: -2}},
		Moves:  []string{"", "pit", "pit ", "pit 7RW -1 @", "col 7RW", "wild", "spot", "end", "back", "call"},
		Places: []string{placeWild, placeMore, placePit + "stack", placeCol + "column 4"},
	}
	for _, v := range []redbrn.View{{}, strange} {
		for _, v.Phase = range []redbrn.Phase{redbrn.Waiting, redbrn.Countdown, redbrn.Racing, redbrn.Window, redbrn.Closing, redbrn.Ended, 99} {
			s.Views = append(s.Views, v)
		}
	}
	s.Draw(redbrn.Kind(), Look())
}

func BenchmarkHand(b *testing.B) {
	race := position("race")
	t, v, prompt := race.Table, viewOf(race, 1), race.Game.Prompt(1)
	b.ReportAllocs()
	for b.Loop() {
		frame.Hand(frame.Table{Table: t}, 1, v, prompt, "", "", screen.Reader{})
	}
}

// framedTable is the table of the samples, as the frame shows it.
func framedTable() frame.Table {
	return frame.Table{Table: sampleTable(look.PlayingPhase)}
}

// Another language has room: one that is 40 % longer fits into all that Discord takes.
func TestALongerLanguageFits(t *testing.T) {
	screentest.Longer(t, redbrn.Kind(), &book, english, Look)
}
