package rage

import (
	"bytes"
	"image/png"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
	"ruckus/render/view"
)

// A hidden bid is on nobody else's screen before the round is over.
func TestHiddenBidsAreOnNoScreen(t *testing.T) {
	sealed := 0
	play(t, 3, map[string]int{"hidden_bids": 1}, func(table frame.Table, g games.Game) {
		v := g.View(games.Table).(rage.View)
		if v.Phase != rage.Bidding && v.Phase != rage.Playing {
			return
		}
		board := frame.Board(table, v, screen.Reader{TextOnly: true}).Text
		require.NotRegexp(t, `bids? \*?\*?\d`, board)
		require.Contains(t, board, "idden")
		for _, bid := range v.Bids {
			if bid == rage.HiddenBid {
				sealed++
			}
		}
	})
	require.NotZero(t, sealed)
}

// Who took the last trick of the game is seen by everybody: on the board beside the vote for the next game, and in each hand.
func TestTheLastTrickOfTheGameStandsOnEveryEnd(t *testing.T) {
	ends := 0
	play(t, 3, map[string]int{"hands": 3}, func(table frame.Table, g games.Game) {
		if g.Result() == nil {
			return
		}
		ends++
		v := g.View(games.Table).(rage.View)
		table.Public = v
		asks, alone := table, table
		asks.Tonight = &frame.Tonight{Games: 2, Asks: true}
		alone.ID = view.PrivatePrefix
		says := say("trick.last", "who", table.ShortName(v.Last.Winner), "cards", inRow(v.Last.Plays, screen.Reader{}))
		for name, s := range map[string]screen.Screen{
			"board": frame.Board(table, v, screen.Reader{}), "vote": frame.Board(asks, v, screen.Reader{}),
			"hand": frame.Hand(table, 0, g.View(0), games.Prompt{}, "", "", screen.Reader{}), "practice": frame.Hand(alone, 0, g.View(0), games.Prompt{}, "", "", screen.Reader{}),
		} {
			if name == "practice" || name == "hand" {
				says = "Last trick won by "
			}
			require.Equal(t, 1, strings.Count(s.Text, says), "%s:\n%s", name, s)
		}
	})
	require.NotZero(t, ends)
}

// Where there are no marks, no card and no colour is shown by colour alone: a word, or its beginning and a number, follows.
func TestColoursHaveWords(t *testing.T) {
	for _, k := range colours {
		require.Equal(t, k.sign+"\u00a0"+k.word(), pack.Written(k.name, screen.Reader{}))
		require.Equal(t, k.sign+"\u00a0"+screen.Capital(k.name[:2])+"0", pack.Written(k.letter+"0", screen.Reader{}))
	}
	require.Equal(t, "🟠\u00a0Or10", pack.Written("O10", screen.Reader{}))
}

// The sheet, the last trick and the colours of a wild card are places as soon as there are any.
func TestPlacesThatComeLater(t *testing.T) {
	first, free := look.SamplePosition(sampleTable(nil), look.Stacked{}), freeSample()
	table, early, running := frame.Table{Table: free.Table}, viewOf(first, 0), viewOf(free, 1)
	bids, plays := games.Prompt{Must: true, Moves: []string{"bid 0 1", "bid 1 1"}}, free.Game.Prompt(1)
	plays.Moves = slices.DeleteFunc(plays.Moves, func(m string) bool { return strings.HasPrefix(m, "play CR=") && m != "play CR=blue 17" })
	at := func(v rage.View, p games.Prompt, place string) screen.Screen {
		return frame.Hand(table, v.Seat, v, p, place, "", screen.Reader{})
	}
	for _, place := range []string{placeLast, placeSheet, placeColour + "WR"} {
		require.Equal(t, at(early, bids, ""), at(early, bids, place), "%s doesn't exist yet", place)
		require.NotEqual(t, at(running, plays, ""), at(running, plays, place), place)
	}
	for _, place := range []string{placeColour + "R2", placeColour + "CR"} {
		require.Equal(t, at(running, plays, ""), at(running, plays, place), "%s has no choice of colours", place)
	}
}

func TestNonsenseIsDrawnWithoutPanic(t *testing.T) {
	strange := viewOf(freeSample(), 1)
	strange.Seat, strange.Hand = 9, nil
	for _, c := range []string{"", "R", "R99", "ZZ", "WR", "R-1", "R+"} {
		strange.Hand = append(strange.Hand, rage.Held{Card: c, Playable: true})
	}
	strange.Bids, strange.Won, strange.Partner = []int{-7, 3}, []int{-2, 99, 4}, []games.Seat{7, -3}
	strange.Trick.Plays, strange.Last.Plays = []rage.Play{{Seat: 77, Card: "X", Called: "pink"}}, []rage.Play{{}}
	strange.Scored = []rage.Score{{}, {Points: []int{1}}}
	s := screentest.Strange{
		Recent: []games.Event{{}, {Verb: "play", Seats: []games.Seat{-7}, Tokens: []string{"=", "Z="}}},
		Moves:  []string{"", "play", "play  ", "play WR=", "play WR=pink", "bid", "ready x"},
		Places: []string{placeLast, placeSheet, placeMore, placeColour + "WR"},
	}
	for _, v := range []rage.View{{}, strange} {
		for _, v.Phase = range []rage.Phase{rage.Bidding, rage.Playing, rage.Between, rage.Ended, 99} {
			s.Views = append(s.Views, v)
		}
	}
	s.Draw(rage.Kind(), Look())
}

// What is said of how points came about adds up to them, by every house rule and in pairs.
func TestReckoningAddsUp(t *testing.T) {
	said := regexp.MustCompile(`(?:exact|missed|Rage|tricks) ([−+]?\d+)`)
	for _, values := range []map[string]int{{}, {"sweep_double": 1}, {"amigo_score": 1}, {"teams": 1, "sweep_double": 1, "amigo_score": 1}} {
		play(t, 4, values, func(_ frame.Table, g games.Game) {
			v := g.View(games.Table).(rage.View)
			if v.Phase != rage.Between && v.Phase != rage.Ended {
				return
			}
			last := v.Scored[len(v.Scored)-1]
			for _, side := range (scene{v}).sides() {
				text, sum := scene{v}.reckoning(last, side, screen.Reader{TextOnly: true}), 0
				for _, part := range said.FindAllStringSubmatch(text, -1) {
					n, err := strconv.Atoi(strings.Replace(part[1], "−", "-", 1))
					require.NoError(t, err)
					sum += n
				}
				require.Equal(t, last.Points[side[0]], sum, text)
				require.Equal(t, last.Exact[side[0]], strings.Contains(text, "exact"), text)
			}
		})
	}
}

// That all tricks count twice is said where it is so: by the house rule, and not for a single trick.
func TestSweepIsSaidWhereItCounts(t *testing.T) {
	score := rage.Score{Bids: []int{1, 0}, Won: []int{3, 0}, Extra: []int{0, 0}, Exact: []bool{false, true}, Points: []int{6, 5}}
	g := scene{rage.View{Public: rage.Public{Rules: rage.Rules{SweepDouble: true}}, Won: []int{3, 0}}}
	says := func() string { return g.reckoning(score, []games.Seat{0}, screen.Reader{}) }
	require.Equal(t, "●✚✚ · tricks +6 (all of them, counted twice) · missed", says())
	score.Won, score.Points = []int{1, 0}, []int{11, 5}
	require.NotContains(t, says(), "twice", "not in the round of one card")
	g.Rules.SweepDouble = false
	score.Won, score.Points = []int{3, 0}, []int{3, 5}
	require.Equal(t, "●✚✚ · tricks +3 · missed", says())
}

// The score sheet has all rounds of all players side by side, and its alt text the same in words. It is as small as a
// picture in a hand must be.
func TestScoreSheet(t *testing.T) {
	for _, seats := range []int{2, 4, 8} {
		play(t, seats, map[string]int{}, func(table frame.Table, g games.Game) {
			v := g.View(0).(rage.View)
			if v.Phase != rage.Ended {
				return
			}
			s := scene{v}.allRounds(table.Table, screen.Reader{})
			drawn := s.Picture.PNG()
			img, err := png.Decode(bytes.NewReader(drawn))
			require.NoError(t, err)
			require.LessOrEqual(t, img.Bounds().Dy(), img.Bounds().Dx()*3/4+20, "landscape")
			require.LessOrEqual(t, len(drawn), 40_000)
			require.NotEqual(t, s.Picture.Key(), scene{rage.View{}}.sheet(table.Table).Key())
			for _, total := range v.Totals {
				require.Regexp(t, "[ ,]"+screen.Number(total)+"( exact)?\\.", s.Alt)
			}
		})
	}
}

// A board shows the trick itself, so of what happened it tells no play, but that the clock played for somebody.
func TestABoardTellsNoPlayTwice(t *testing.T) {
	p := followed(thirdSample("", twoBids...))
	table := frame.Table{Table: p.Table}
	ann, dan := []games.Seat{0}, []games.Seat{3}
	table.Recent = []games.Event{{Verb: "play", Seats: dan, Tokens: []string{"CR=red"}}, {Verb: "host-away", Seats: ann}, {Verb: "play", Seats: ann, Tokens: []string{"G10"}, By: games.ByClock}}
	s := frame.Board(table, viewOf(p, games.Table), screen.Reader{TextOnly: true})
	require.Len(t, s.Fields, 1)
	require.Equal(t, "- **Ann** is away: a robot takes over\n- **Ann** (timed out) plays green 10", s.Fields[0].Text)
}

// What every hand has is a press away: the board's way down, and what has happened since the last turn.
func TestTheFramesButtonsAreUnderMore(t *testing.T) {
	free := freeSample()
	table := frame.Table{Table: free.Table}
	table.Since = []games.Event{{Verb: "play", Seats: []games.Seat{3}, Tokens: []string{"CR=red"}}}
	for place, there := range map[string]bool{"": false, placeMore: true} {
		text := frame.Hand(table, 1, viewOf(free, 1), free.Game.Prompt(1), place, "", screen.Reader{}).String()
		require.Equal(t, there, strings.Contains(text, "[Repost board"), text)
		require.Equal(t, there, strings.Contains(text, "[Since my turn"), text)
	}
}

// viewOf is what a seat sees.
func viewOf(p look.Sampled, s games.Seat) rage.View { return p.Game.View(s).(rage.View) }

// Nobody has to guess what a sign stands for: where a card is a mark alone, its name stands beside it or on its button.
func TestEveryActionCardOfAHandIsNamed(t *testing.T) {
	named := 0
	play(t, 3, nil, func(table frame.Table, g games.Game) {
		for s := range games.Seat(3) {
			h := frame.Hand(table, s, g.View(s), g.Prompt(s), "", "", table.SampleReader())
			for _, a := range actionCards {
				if strings.Contains(h.Large, a.mark) {
					named++
					require.Contains(t, h.Text, a.name()+": ", "%s", h)
				}
			}
		}
	})
	require.NotZero(t, named)
}

// Who reads the file of words reads all that RAGE says, and no text that nobody sees.
func TestAllWordsStandInOneFile(t *testing.T) {
	screentest.Words(t, Look(), rage.Kind().Options().Values(), book, "../../games/rage")
}

// Another language has room: one that is 40 % longer fits into all that Discord takes.
func TestALongerLanguageFits(t *testing.T) {
	screentest.Longer(t, rage.Kind(), &book, english, func() look.Look {
		pack = newPack()
		return Look()
	})
}
