package look_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/docs/examples/pig"
	"ruckus/games"
	"ruckus/games/kit"
	"ruckus/games/rednines"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// A game that has no screens of its own can be played too: each of up to 625 moves is at most two presses away.
func TestGamesWithoutScreensCanBePlayed(t *testing.T) {
	table := frame.SampleTable(rednines.Kind(), look.Look{}, look.PlayingPhase)
	for _, n := range []int{1, 2, 15, 16, 25, 26, 300, 625} {
		p := games.Prompt{Must: true}
		for i := range n {
			p.Moves = append(p.Moves, fmt.Sprintf("move %d with a name that is nearly as long as can be %08d", i, i))
		}
		h := screentest.Hand{Table: table, Prompt: p}
		near, most := h.Near(), 2
		if n <= 25 {
			most = 1
		}
		for _, drawn := range near {
			require.NoError(t, drawn.Check())
		}
		for _, m := range p.Moves {
			presses := screentest.Presses(near, m)
			require.NotZero(t, presses, m)
			require.LessOrEqual(t, presses, most, m)
		}
	}
}

// Discord refuses a message with two controls for the same: a game whose rules list a move twice can be played, and its author
// reads why.
func TestAMoveThatIsListedTwiceIsOfferedOnceAndNamed(t *testing.T) {
	table := frame.SampleTable(rednines.Kind(), look.Look{}, look.PlayingPhase)
	for _, n := range []int{1, 40} {
		p := games.Prompt{Must: true}
		for i := range n {
			p.Moves = append(p.Moves, fmt.Sprint("step ", i), "roll dice")
		}
		p.Moves = append(p.Moves, "roll dice")
		hand := frame.Hand(table, 0, nil, p, "", "", screen.Reader{})
		require.NoError(t, hand.Check())
		require.Contains(t, hand.Text, "they list the move “roll dice” twice")
	}
}

// All that the suite asks of a game's own screens holds for plain ones.
func TestPlainScreensPassTheSuite(t *testing.T) {
	screentest.Run(t, pig.Kind(), look.Look{}, screentest.Options{Short: map[string]int{"goal": 10}, Silent: []string{}})
}

// What a view says stands on plain screens: the own dice, who is on turn, and lists within lists.
func TestPlainScreensShowTheView(t *testing.T) {
	type Public struct {
		Turn  games.Seat
		Left  games.Seat
		Over  bool
		Until time.Time
		kit.Clock
	}
	type bid struct {
		Seat  games.Seat
		Faces []int
	}
	view := struct {
		Public
		OwnDice []int
		Bids    []bid
		Word    string
		Loss    int
		Next    *int
		Step    int `show:"-"`
	}{
		Public{1, games.Table, true, look.SampleTime, kit.Clock(look.SampleTime.UnixMilli())}, []int{3, 5}, []bid{{0, []int{2, 2}}, {1, nil}}, "*hi*", -4, nil, 7,
	}
	table := frame.SampleTable(pig.Kind(), look.Look{}, look.PlayingPhase)
	table.Players = table.Players[:2]
	text := frame.Hand(table, 0, view, games.Prompt{}, "", "", screen.Reader{}).Text
	require.Contains(t, text, "**Players:** Ann, Ben \\*the\\* \\`…\n"+
		"**Turn:** **Ben \\*the\\* \\`shark\\`**\n**Left:** nobody\n**Over:** yes\n**Until:** <t:1893553445:T>\n**Clock:** <t:1893553445:T>\n**Own dice:** 3, 5\n"+
		"**Bids:** (seat **Ann**, faces 2, 2), (seat **Ben \\*the\\* \\`shark\\`**, faces –)\n**Word:** \\*hi\\*\n**Loss:** −4")
	require.NotContains(t, text, "Next", "what is empty is left out")
	require.NotContains(t, text, "Step", "so is what the rules alone count")
}

// The number of the step that all moves carry is no word for people; any other number is.
func TestPlainButtonsLeaveOutTheStep(t *testing.T) {
	table := frame.SampleTable(pig.Kind(), look.Look{}, look.PlayingPhase)
	for moves, want := range map[[2]string][2]string{
		{"roll 7", "hold 7"}:        {"Roll", "Hold"},
		{"bid 3x5 12", "liar 12"}:   {"Bid 3x5", "Liar"},
		{"take 1", "take 2"}:        {"Take 1", "Take 2"},
		{"draw", "draw again"}:      {"Draw", "Draw again"},
		{"give 12 12", "give 1 12"}: {"Give 12", "Give 1"},
	} {
		s := frame.Hand(table, 0, nil, games.Prompt{Moves: moves[:], Must: true}, "", "", screen.Reader{})
		require.Equal(t, want, [2]string{s.Rows[0][0].Label, s.Rows[0][1].Label})
		require.Equal(t, moves, [2]string{s.Rows[0][0].Do, s.Rows[0][1].Do})
	}
}

// Nobody is led to a lesson that does not exist.
func TestWithoutALessonNothingLeadsToOne(t *testing.T) {
	table := frame.SampleTable(pig.Kind(), look.Look{}, look.PlayingPhase)
	table.First = true
	for _, s := range []screen.Screen{
		frame.Hand(table, 0, nil, games.Prompt{Moves: []string{"roll 1"}, Must: true}, "", "", screen.Reader{}),
		frame.RulesPage(table, "", screen.Reader{}),
	} {
		require.NotContains(t, s.String(), "earn it")
		require.NotContains(t, s.String(), "ask for "+frame.Learn)
	}
}

// Who is new is told so, and what the game is about, in the first round alone.
func TestNobodyIsNewInALaterRound(t *testing.T) {
	table := frame.SampleTable(pig.Kind(), look.Look{Guide: func(map[string]int) []look.Page { return []look.Page{look.FirstTurn("Roll.")} }, Draw: func(any) look.Drawing { d := look.Look{}.Drawing(nil); d.Aim = "Reach 100."; return d }}, look.PlayingPhase)
	table.First = true
	for round, told := range map[int]bool{0: true, 1: true, 2: false} {
		table.Chapter.Round = round
		s := frame.Hand(table, 0, nil, games.Prompt{Moves: []string{"roll 1"}, Must: true}, "", "", screen.Reader{})
		require.Equal(t, told, strings.Contains(s.String(), "Reach 100.\n**First time?"), "round %d", round)
	}
}
