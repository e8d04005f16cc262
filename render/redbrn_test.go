package render

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/redbrn"
)

// raceRandomly plays a random match of R!OT and shows each position to visit before a move is made.
func raceRandomly(t testing.TB, seats int, values map[string]int, seed uint64, visit func(Table, games.Game, time.Time, *rand.Rand)) {
	rnd := rand.New(rand.NewPCG(seed, uint64(seats)))
	var s [32]byte
	s[0], s[1] = byte(seed), byte(seats)
	at := sampleTime
	g, err := redbrn.Kind().New(games.Setup{Seats: seats, Seed: s, At: at, Values: values})
	require.NoError(t, err)
	table := tableOf(seats)
	table.Kind, table.Deadline = redbrn.Kind(), time.Time{}
	for {
		visit(table, g, at, rnd)
		if g.Result() != nil {
			return
		}
		a := games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
		if seat := games.Seat(rnd.IntN(seats)); at.Before(g.Due()) {
			a = games.Action{Seat: seat, At: at}
			if moves := g.Prompt(seat).Moves; len(moves) > 0 {
				a.Move = moves[rnd.IntN(len(moves))]
			}
			if v := g.View(seat).(redbrn.View); rnd.IntN(200) == 0 && v.Own.Leave != "" {
				a.Move = v.Own.Leave
			}
		}
		if a.Move != "" {
			events, err := g.Apply(a)
			require.NoError(t, err, "seat %d: %s", a.Seat, a.Move)
			table.Recent = append(table.Recent, events...)
			table.Recent = table.Recent[max(0, len(table.Recent)-12):]
		}
		if a.At.After(at) {
			at = a.At
		}
		if table.Result = g.Result(); table.Result != nil {
			table.Phase = overPhase
		}
		at = at.Add(time.Second / 3 / time.Duration(seats))
	}
}

// everyRace plays a few random matches of each size with and without the house rules.
func everyRace(t *testing.T, visit func(*testing.T, Table, games.Game, time.Time, *rand.Rand)) {
	for seats := 2; seats <= 8; seats++ {
		for _, house := range []int{0, 1} {
			t.Run(fmt.Sprintf("%d seats, house rules %d", seats, house), func(t *testing.T) {
				t.Parallel()
				values := map[string]int{"target": 10, "rounds": 3, "free_direction": house, "partial_moves": house}
				raceRandomly(t, seats, values, uint64(house), func(table Table, g games.Game, at time.Time, rnd *rand.Rand) {
					if rnd.IntN(seats) == 0 || g.Result() != nil {
						visit(t, table, g, at, rnd)
					}
				})
			})
		}
	}
}

// Every screen of any race is one that Discord takes, however many play and however long their names are.
func TestScreensOfAnyRaceFitIntoDiscord(t *testing.T) {
	everyRace(t, func(t *testing.T, table Table, g games.Game, _ time.Time, rnd *rand.Rand) {
		seat := games.Seat(rnd.IntN(len(table.Players)))
		for _, r := range readers {
			board := Board(table, g.View(games.Table), r)
			require.NoError(t, board.Check(), board)
			onlyNames(t, table, board)
			require.NotContains(t, board.String(), "\n…", "nothing had to be cut off")
			for _, s := range places(g, table, seat, r) {
				require.NoError(t, s.Check(), s)
				onlyNames(t, table, s)
			}
		}
	})
}

// Whatever can be played is one press when there is one place for it and two otherwise. Nothing that is legal is out of
// reach, and what the screens offer is legal.
func TestEveryMoveOfARaceIsWithinReach(t *testing.T) {
	wilds := regexp.MustCompile(`^wild`)
	everyRace(t, func(t *testing.T, table Table, g games.Game, at time.Time, rnd *rand.Rand) {
		seat := games.Seat(rnd.IntN(len(table.Players)))
		v := g.View(seat).(redbrn.View)
		moves := g.Prompt(seat).Moves
		if v.Phase == redbrn.Countdown {
			moves = v.Own.AtStart
		}
		presses := reach(g, table, seat)
		ways, wild := map[string]int{}, 0
		for _, m := range moves {
			ways[whatAndHow(v, m)]++
			if wilds.MatchString(m) {
				wild++
			}
		}
		for _, m := range moves {
			want := 2
			switch {
			case strings.HasPrefix(m, "end "):
			case wilds.MatchString(m) && wild > 1:
			case ways[whatAndHow(v, m)] == 1:
				want = 1
			}
			require.Equal(t, want, min(2, presses[m]), "%s in\n%s", m, Hand(table, seat, v, g.Prompt(seat), "", "", Reader{}))
			require.LessOrEqual(t, presses[m], 2, m)
		}
		if len(moves) == 0 {
			delete(presses, v.Own.Leave)
			require.Empty(t, presses, "who can do nothing can press nothing")
			return
		}
		if v.Phase == redbrn.Racing {
			raceAccepts(t, g, seat, at, presses, rnd)
		}
	})
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

// raceAccepts makes one of the moves that the screens offer.
func raceAccepts(t *testing.T, g games.Game, seat games.Seat, at time.Time, presses map[string]int, rnd *rand.Rand) {
	state, err := json.Marshal(g)
	require.NoError(t, err)
	pick := rnd.IntN(len(presses))
	for m := range presses {
		if pick--; pick >= 0 {
			continue
		}
		k := redbrn.Kind()
		_, _, _, err := k.Step(k.Schema, state, games.Action{Seat: seat, Move: m, At: at})
		require.NoError(t, err, m)
		return
	}
}

// Buttons do not jump about under the thumb: from the countdown to the end of a round there are as many in each row, and
// each of them is always for the same thing.
func TestButtonsOfARaceKeepTheirPlaces(t *testing.T) {
	want := [5][]string{
		{"ready", "more", "home"},
		{"col column 1", "col column 2", "col column 3", "col column 4"},
		{"pit column 1", "pit column 2", "pit column 3", "pit column 4"},
		{"wild", "col waste", "col stack", "call"},
		{"flip", "pit waste", "pit stack"},
	}
	everyRace(t, func(t *testing.T, table Table, g games.Game, _ time.Time, rnd *rand.Rand) {
		seat := games.Seat(rnd.IntN(len(table.Players)))
		v := g.View(seat).(redbrn.View)
		if v.Phase == redbrn.Waiting || v.Phase == redbrn.Ended || v.Players[seat].Away {
			return
		}
		h := redbrnHand{redbrnLook: redbrnLook{v}}
		for place, s := range places(g, table, seat, Reader{}) {
			require.Len(t, s.Rows, 5)
			for i, row := range s.Rows {
				if i == 0 && place != "" && place != placeWild {
					continue // the top row makes room for what is chosen
				}
				require.Len(t, row, len(want[i]), "%s", s)
				for j, c := range row {
					require.Equal(t, want[i][j], functionOf(h, c, want[i][j]), "%s", s)
				}
			}
		}
	})
}

// functionOf says what a button of the grid is for. While wild riots are played, those of a card are its wild plays.
func functionOf(h redbrnHand, c Control, usual string) string {
	part := strings.Split(c.Do, " ")
	switch {
	case c.Go == placeNoWild:
		return placeWild
	case c.Go != "":
		return c.Go
	case part[0] == "pit":
		return placePit + sourceNames[h.source(part[1])]
	case part[0] == "col", part[0] == "spot":
		for i, column := range of(h.Players, h.Seat).Columns {
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
	for _, s := range redbrnSamples() {
		text := s.Screen.String()
		if strings.HasSuffix(s.Name, "-text") {
			words++
			require.NotRegexp(t, "[⬜⬛⭕🔴★▲▼▸▮▫🚨⚠]", strings.ReplaceAll(text, "⚠ **Note:**", ""), s.Name)
			require.NotRegexp(t, `\d(BW|WB|RW|WR)`, regexp.MustCompile(`(: [a-z ]+\d?[^\]]*|\(.*)`).ReplaceAllString(text, ""), s.Name)
			continue
		}
		for _, suit := range redbrnSuits {
			marks += strings.Count(text, suit.mark)
			with := regexp.MustCompile(suit.mark + ` \*\*(\d+)?` + suit.letters)
			require.Len(t, with.FindAllString(text, -1), strings.Count(text, suit.mark), "%s: %s", s.Name, text)
		}
	}
	require.NotZero(t, words)
	require.NotZero(t, marks)
}

// The loser of a race is told by name who was faster, whoever has the deck.
func TestTheLoserOfARaceReadsAName(t *testing.T) {
	table := redbrnTable(playingPhase)
	v := redbrnView(1)
	decks := []string{"Agitator", "Rage Monster II", "Rage Monster", "Agitator II"}
	for i, deck := range decks {
		v.Players[i].Deck = deck
	}
	for i, deck := range decks {
		for _, r := range readers {
			s := Hand(table, 1, v, redbrnRace, "", escape("too late: "+deck+" was 1.20 s faster; pile 1 needs 7RW"), r)
			require.Contains(t, s.Text, "Too late\\: "+table.name(games.Seat(i))+" ("+deck+") was")
			require.Equal(t, !r.TextOnly, strings.Contains(s.Text, "needs 7RW."))
			require.Equal(t, r.TextOnly, strings.Contains(s.Text, "needs 7 red on white."))
		}
	}
}

// A place of an older screen, or one that was made up, leads to the first place.
func TestUnknownPlaceInARaceIsTheFirst(t *testing.T) {
	table := redbrnTable(playingPhase)
	for _, h := range redbrnHands() {
		first := Hand(table, h.view.Seat, h.view, h.p, "", "", Reader{})
		for _, place := range []string{
			"home", "nowhere", "no wild", "wild 1", "pit", "pit ", "pit 5", "pit column 0", "pit column 5", "pit hand", "col column 12", "call",
			"flip", "ready", "more 2", "*", "\x00", "pit stack\x00",
		} {
			require.Equal(t, first, Hand(table, h.view.Seat, h.view, h.p, place, "", Reader{}), "%s: %s", h.name, place)
		}
	}
	few := games.Prompt{Moves: []string{"wild 6WB @3", "pit 7RW @3"}}
	first := Hand(table, 1, redbrnView(1), few, "", "", Reader{})
	for _, place := range []string{placeWild, placePit + "stack", placePit + "column 2", placeCol + "waste"} {
		require.Equal(t, first, Hand(table, 1, redbrnView(1), few, place, "", Reader{}), "there is nothing to choose any more: %s", place)
	}
}

// A screen of a view that makes no sense is still a screen.
func TestNonsenseInARaceIsDrawnWithoutPanic(t *testing.T) {
	strange := redbrnWindow(1)
	strange.Seat, strange.Totals, strange.Ready, strange.Riot.Plays = 9, nil, []bool{true}, []*redbrn.Play{{Move: "x"}, {}, nil}
	strange.Pit = []redbrn.Pile{{}, {Top: "7XX", First: "BW", Last: 88, Cards: 3}, {Top: "77RW", Wild: true, Last: -3}}
	strange.Players[1] = redbrn.Player{Columns: [][]string{{"", "ZZ"}, nil, nil, nil, nil, {"7RW"}}, Wilds: -4, Left: 77, Laps: -1}
	strange.Scored = []redbrn.Score{{}, {Cause: redbrn.All, Caller: 7, Points: []int{1}}}
	empty := redbrn.View{}
	for _, v := range []redbrn.View{empty, strange} {
		for _, v.Phase = range []redbrn.Phase{redbrn.Waiting, redbrn.Countdown, redbrn.Racing, redbrn.Window, redbrn.Closing, redbrn.Ended, "?"} {
			for _, phase := range []string{playingPhase, overPhase} {
				table := Table{Phase: phase, Kind: redbrn.Kind(), Recent: []games.Event{{}, {Verb: "call", Seats: []games.Seat{-7}}, {Verb: "jam", N: -2}}}
				for _, r := range readers {
					Board(table, v, r)
					for _, place := range []string{"", placeWild, placeMore, placePit + "stack", placeCol + "column 4"} {
						Hand(table, 3, v, games.Prompt{Moves: []string{"", "pit", "pit ", "pit 7RW -1 @", "col 7RW", "wild", "spot", "end", "back", "call"}}, place, "n", r)
					}
				}
			}
		}
	}
}

func BenchmarkHandRedbrn(b *testing.B) {
	t, v := redbrnTable(playingPhase), redbrnView(1)
	b.ReportAllocs()
	for b.Loop() {
		Hand(t, 1, v, redbrnRace, "", "", Reader{})
	}
}
