package redox

import (
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

var update = flag.Bool("update", false, "write the golden texts anew")

// An exchange is two presses, since the card to throw is chosen before any is drawn; the slam is one.
func TestScreens(t *testing.T) {
	screentest.Run(t, redox.Kind(), Look(), screentest.Options{
		Update: *update,
		Short:  map[string]int{"rounds": 2},
		NoPlaces: []string{
			"to", "to ", "to 0", "to 99", "to -1", "to 1+99", "to 1+", "to x", "to 1\x00", "rank", "drawn", "suit",
		},
		Presses: func(_ any, _ []string, move string) int {
			if verb, _, _ := strings.Cut(move, " "); verb == "slam" || verb == "last" || verb == "ready" {
				return 1
			}
			return 2
		},
	})
}

// play shows the positions of a random game.
func play(t *testing.T, seats int, values map[string]int, visit func(frame.Table, games.Game)) {
	screentest.Play(t, redox.Kind(), Look(), seats, values, visit)
}

// Connections are two presses away, even if a joker fits to each of 40 plots.
func TestManyConnectionsAreWithinReach(t *testing.T) {
	for _, n := range []int{6, 25, 26, 40} {
		v, p := viewOf(turnSample(), 1), turnSample().Game.Prompt(1)
		plot := v.Table[0]
		v.Table, v.Connects = nil, nil
		for i := 1; i <= n; i++ {
			plot.Number = i
			v.Table = append(v.Table, plot)
			for _, at := range []string{"X2+p%d", "8S+X2+p%d", "p%d+X2", "p%d+AS", "p%d+AS2"} {
				at = fmt.Sprintf(at, i)
				v.Connects = append(v.Connects, redox.Connection{Plot: i, Upper: []string{"X2"}, Move: "connect " + at + " 31"})
				p.Moves = append(p.Moves, "connect "+at+" 31")
			}
		}
		h := screentest.Hand{Table: screentest.TableOf(redox.Kind(), Look(), 8), Seat: 1, View: v, Prompt: p}
		near := h.Near()
		for _, s := range near {
			require.NoError(t, s.Check())
		}
		for _, c := range v.Connects {
			require.NotZero(t, screentest.Presses(near, c.Move), c.Move)
		}
		byHand := h.At(placeCards, screen.Reader{})
		require.NoError(t, byHand.Check())
		plots := map[string]bool{}
		for _, row := range byHand.Rows[:len(byHand.Rows)-1] {
			for _, c := range row[0].Pick {
				if row[0].Do == "connect * 31" && c.Value[0] == 'p' {
					plots[c.Value[1:]] = true
				}
			}
			for _, place := range screentest.Leads(screen.Screen{Rows: [][]screen.Control{row}}) {
				number := strings.TrimLeft(strings.TrimPrefix(place, placeTo), "0")
				plots[number] = true
				i, err := strconv.Atoi(number)
				require.NoError(t, err)
				require.Contains(t, h.At(place, screen.Reader{}).Text, "\n**"+letter(i)+"** ", place)
			}
		}
		require.Len(t, plots, n)
	}
}

// All plots that can be laid are two presses away.
func TestManyPlotsAreWithinReach(t *testing.T) {
	v, p := viewOf(turnSample(), 1), turnSample().Game.Prompt(1)
	v.Connects, v.Lays = nil, nil
	for i := range 28 {
		move := fmt.Sprintf("lay 8S+8C+X%d 31", i)
		v.Lays, p.Moves = append(v.Lays, redox.Lay{Cards: []string{"8S", "8C", "X1"}, Move: move}), append(p.Moves, move)
	}
	h := screentest.Hand{Table: framedTable(), Seat: 1, View: v, Prompt: p}
	for _, l := range v.Lays {
		require.NotZero(t, screentest.Presses(h.Near(), l.Move), l.Move)
	}
}

// The only plot that can be laid is one press away, and so are up to four connections.
func TestAUsualMoveIsOnePress(t *testing.T) {
	home := handOf(turnSample(), 1, "")
	for _, move := range []string{"lay 8S+8S2+8C 31", "connect p2+5H 31", "connect p3+7D2 31", "connect p5+7D2 31"} {
		require.True(t, screentest.Offers(home, move), move)
	}
}

// A plot that no menu lists can be laid by picking its cards, and so can a connection: both with two presses, but jokers at
// the lower end of a run, for which the plot, its end and the cards have to be picked.
func TestAnyCardsCanBePickedByHand(t *testing.T) {
	laid, connected := 0, 0
	for seats := 2; seats <= 8; seats += 3 {
		play(t, seats, map[string]int{"rounds": 4}, func(table frame.Table, g games.Game) {
			bystander := g.View(games.Table).(redox.View)
			if bystander.Phase != redox.Playing {
				return
			}
			seat := bystander.Turn
			v := g.View(seat).(redox.View)
			picks := func(place string) map[string]screen.Control {
				menus := map[string]screen.Control{}
				for _, row := range frame.Hand(table, seat, v, g.Prompt(seat), place, "", screen.Reader{}).Rows {
					if row[0].Max > 0 {
						menus[row[0].Do] = row[0]
					}
				}
				return menus
			}
			try := func(menu screen.Control, cards []string) {
				require.LessOrEqual(t, len(cards), menu.Max)
				require.GreaterOrEqual(t, len(cards), menu.Min)
				for _, id := range cards {
					require.True(t, slices.ContainsFunc(menu.Pick, func(c screen.Choice) bool { return c.Value == id }), id)
				}
				m := strings.Replace(menu.Do, "*", strings.Join(cards, "+"), 1)
				_, err := table.Kind.Of(g).Play(games.Action{Seat: seat, Move: m, At: look.SampleTime})
				require.NoError(t, err, m)
			}
			for _, l := range v.Lays {
				if least := 4; len(l.Cards) > least {
					try(picks(placeCards)[fmt.Sprintf("lay * %d", v.Step)], l.Cards[:len(l.Cards)-1])
					laid++
				}
			}
			for _, c := range v.Connects {
				if len(c.Lower) == 0 || !isJoker(c.Lower[0]) {
					menu, ok := picks(placeCards)[fmt.Sprintf("connect * %d", v.Step)]
					require.True(t, ok, "%d plots", len(v.Table))
					try(menu, slices.Concat([]string{fmt.Sprint("p", c.Plot)}, c.Lower, c.Upper))
					connected++
				}
				if len(c.Upper) > 1 {
					try(picks(fmt.Sprint(placeTo, c.Plot))[fmt.Sprintf("connect p%d+* %d", c.Plot, v.Step)], c.Upper[:1])
					connected++
				}
				if len(c.Lower) > 1 {
					try(picks(fmt.Sprint(placeTo, c.Plot))[fmt.Sprintf("connect *+p%d %d", c.Plot, v.Step)], c.Lower)
					connected++
				}
			}
		})
	}
	require.NotZero(t, laid)
	require.NotZero(t, connected)
}

// The hand is shown by what belongs together, a word behind each group, and nothing in it looks like a number of a deck.
func TestAHandSaysWhatBelongsTogether(t *testing.T) {
	text := handOf(firstSample(), 2, "").Text
	require.Contains(t, text, "4♦ 5♦ 6♦ – run\n10♣ J♣ Q♣ K♣ – run, **ready**\n7♥ 7♠ – pair · Q♠ K♠ – two of a run\n9♥ 5♥ 3♠ 2♥ – alone\n")
	for _, place := range []string{"", placeDraw, placeTake, placeConnect, placeLay, placeCards, placeMore} {
		require.NotRegexp(t, "[¹²³⁴]", handOf(turnSample(), 1, place).String())
	}
}

// Before any card is drawn, the player knows what the discard pile is good for, and which card is the least useful.
func TestTheDiscardPileSaysWhatItWouldComplete(t *testing.T) {
	require.Contains(t, handOf(firstSample(), 2, "").Text, "Discard: **J♠** · makes J♠ Q♠ K♠\n")
	take := handOf(firstSample(), 2, placeTake)
	require.Equal(t, "Throw which card? Then you take J♠.", take.Title)
	require.Equal(t, screen.Control{Label: "3♠", Style: screen.Blue, Do: "pick 3S 11"}, take.Rows[0][0])
	require.Contains(t, handOf(turnSample(), 1, "").Text, "Discard: **7♥** · makes 7♥ 🃏 9♥ · fits E\n")
	crowd := crowdSample()
	require.Contains(t, handOf(crowd, viewOf(crowd, games.Table).Turn, "").Text, "Discard: **10♦** · makes no plot\n")
}

// A player who has to call the last cards sees at once what is at stake, and until when.
func TestALastCallSaysWhatIsAtStake(t *testing.T) {
	s := handOf(callSample(), 2, "")
	require.Equal(t, "3 cards left: call it!", s.Title)
	require.Contains(t, s.Text, "Call “Last 3” now, or pay **10 points**. **Deadline: <t:")
	require.Equal(t, "last 3 30", s.Rows[0][0].Do)
}

// What is said of the points of a round adds up: those before it, cards, a slam's doubling, the winner's ten, and missed
// calls are those after it.
func TestReckoningAddsUp(t *testing.T) {
	rounds := 0
	sums := regexp.MustCompile(`^(−?\d+)((?: [+−×] \d+)+) = \*\*(−?\d+)\*\*`)
	number := func(s string) int {
		n, err := strconv.Atoi(strings.NewReplacer("−", "-", " ", "", "+", "").Replace(s))
		require.NoError(t, err)
		return n
	}
	everyRedoxRound(t, func(v redox.View) {
		rounds++
		for i := range v.Totals {
			text := scene{v}.reckoning(scene{v}.lastScore(), games.Seat(i), screen.Reader{})
			parts := sums.FindStringSubmatch(text)
			require.NotNil(t, parts, text)
			sum := number(parts[1])
			for _, part := range regexp.MustCompile(`[+−] \d+(?: × 2)?`).FindAllString(parts[2], -1) {
				once, twice := strings.CutSuffix(part, " × 2")
				sum += number(once)
				if twice {
					sum += number(once)
				}
			}
			require.Equal(t, number(parts[3]), sum, text)
			require.Equal(t, v.Totals[i], sum, text)
		}
	})
	require.NotZero(t, rounds)
	v := viewOf(slamSample().Then("1 slam 14"), 0)
	require.Equal(t, "31 + 171 × 2 = **373** · 10♥ J♥ Q♥ K♥ 7♦ 8♦ 9♦ A♠ 5♠ 6♠ 8♠ 3♣ 6♣ 9♣ 🃏", scene{v}.reckoning(v.Scored[1], 0, screen.Reader{}))
	v = viewOf(betweenSample(), 0)
	require.Equal(t, "−20 + 4 + 10 = **−6** · 4♠ · 10 for 1 missed call", scene{v}.reckoning(v.Scored[2], 2, screen.Reader{}))
}

// By the house rule that a slam costs the others their cards once, nothing says that they count twice.
func TestASlamThatCostsOnceIsSaidToCostOnce(t *testing.T) {
	once := func(v redox.View) scene {
		v.Rules.Slam = redox.SlamOnce
		return scene{v}
	}
	before := slamSample()
	hand := once(viewOf(before, 1)).hand(sampleTable(), before.Game.Prompt(1), "", screen.Reader{})
	require.Contains(t, hand.Text, "you get **−10**, and everyone else's cards count. You can't")
	after := once(viewOf(before.Then("1 slam 14"), 0))
	require.NotContains(t, after.lastRound(sampleTable(), screen.Reader{}), "twice")
	require.Contains(t, after.reckoning(after.lastScore(), 0, screen.Reader{}), "31 + 342 = **373**")
}

// everyRedoxRound shows the ends of the rounds of a few games.
func everyRedoxRound(t *testing.T, visit func(redox.View)) {
	for seats := 2; seats <= 8; seats += 2 {
		play(t, seats, map[string]int{"rounds": 3, "must_yell": 1}, func(_ frame.Table, g games.Game) {
			if v := g.View(games.Table).(redox.View); v.Phase != redox.Playing {
				visit(v)
			}
		})
	}
}

// A refusal of the rules names cards as the screens do.
func TestRefusalsNameCardsAsScreensDo(t *testing.T) {
	for note, want := range map[string][2]string{
		"{8S2} doesn't fit that set of {Q}: choose cards of that rank, or jokers": {
			"8♠ doesn't fit that set of Q\\: choose cards of that rank, or jokers.",
			"Eight of spades doesn't fit that set of queen\\: choose cards of that rank, or jokers.",
		},
		"you don't have {X3}: choose from your own cards": {
			"You don't have 🃏\\: choose from your own cards.", "You don't have joker\\: choose from your own cards.",
		},
	} {
		for i, r := range []screen.Reader{{}, {TextOnly: true}} {
			require.Contains(t, noted(turnSample(), 1, "", markup.Escape(note), r).Text, "⚠ **Note:** "+want[i])
		}
	}
}

// What all have seen somebody take is on the board, and where it matters in the hand of the player who plays before them.
func TestRedoxShowsWhatOthersHaveTaken(t *testing.T) {
	require.Contains(t, boardOf(turnSample()).Text, "\nAnn 11 cards · 41 points · took 6♥ A♦\n")
	require.Contains(t, handOf(turnSample(), 1, placeDraw).Text, "Ann is next, and can take your throw. Took: 6♥ A♦. May help: 7♦ 5♥.")
}

// The direction of play is told along the list of players, in which it is marked who is on turn.
func TestDirection(t *testing.T) {
	require.Regexp(t, `next ↑\nAnn .*\n▸ \*\*Ben`, boardOf(turnSample()).Text)
	require.Regexp(t, `next ↓\nAnn .*\n▸ \*\*Ben`, boardOf(slamSample()).Text)
}

// Plots are called A to Z, and then AA.
func TestPlotsHaveLetters(t *testing.T) {
	for n, want := range map[int]string{1: "A", 26: "Z", 27: "AA", 52: "AZ", 53: "BA", 0: "?", -1: "?"} {
		require.Equal(t, want, letter(n))
	}
}

// An emoji takes forty characters where a card as text takes two: a full table must not be cut off at Discord.
func TestManyPlotsFitWithLongEmojis(t *testing.T) {
	long := screen.SampleMarks(Look().Marks)
	for name := range long {
		long[name] = "<:" + name + ":1234567890123456789>"
	}
	p := crowdSample()
	table, crowd := frame.Table{Table: p.Table}, viewOf(p, games.Table)
	turn, prompt := viewOf(p, crowd.Turn), p.Game.Prompt(crowd.Turn)
	for i := range crowd.Known {
		crowd.Known[i] = viewOf(firstSample(), 2).Hand
	}
	for n := range crowd.Table {
		crowd.Table = crowd.Table[:len(crowd.Table)-min(n, 1)]
		turn.Table = crowd.Table
		board := frame.Board(table, crowd, screen.Reader{Marks: long})
		require.NoError(t, board.Check())
		require.NotContains(t, board.String(), "\n…")
		last := letter(len(crowd.Table))
		require.Contains(t, board.String(), "**"+last+"** ")
		for _, place := range []string{"", placeConnect, placeTake, placeMore, placeCards} {
			s := frame.Hand(table, crowd.Turn, turn, prompt, place, "", screen.Reader{Marks: long})
			require.NoError(t, s.Check())
			require.NotContains(t, s.String(), "\n…")
		}
	}
}

// The rules tell how this table plays.
func TestTheGuideFollowsTheOptions(t *testing.T) {
	table := framedTable()
	page := func(place string, values map[string]int) string {
		table.Terms.Values = values
		return frame.RulesPage(table, place, screen.Reader{}).Text
	}
	require.Contains(t, page("last", nil), "s made for you")
	require.Contains(t, page("way", nil), "Odd rounds go counterclockwise, even rounds clockwise.")
	require.Contains(t, page("end", nil), "after **4 rounds**")
	house := map[string]int{"must_yell": 1, "clockwise": 1, "target": 120}
	require.NotContains(t, page("last", house), "for you")
	require.Contains(t, page("last", house), "**House rule here (must yell):** press the button")
	require.Contains(t, page("way", house), "Odd rounds go clockwise, even rounds counterclockwise.")
	require.Contains(t, page("end", house), "has reached **120 points**")
	require.Contains(t, page("end", map[string]int{"rounds": 3}), "after **3 rounds**")
}

// Exchanges, plots and connections have places in one's own turn alone, and connections from the first plot on.
func TestPlacesOfTheTurn(t *testing.T) {
	early, turn := slamSample(), turnSample()
	idle := turn.Then("1 draw KC 31")
	require.Equal(t, handOf(early, 1, ""), handOf(early, 1, "to 1"), "nothing can be connected before the first plot")
	first := look.SamplePosition(sampleTable(), look.Stacked{})
	onTurn := viewOf(first, games.Table).Turn
	require.Equal(t, handOf(first, onTurn, ""), handOf(first, onTurn, placeRounds), "no round is over")
	for _, place := range []string{placeDraw, placeTake + bySuit, placeConnect, placeCards, "to 1", "to 1+2"} {
		require.NotEqual(t, handOf(turn, 1, ""), handOf(turn, 1, place), place)
		require.Equal(t, handOf(idle, 1, ""), handOf(idle, 1, place), place)
	}
}

func TestNonsenseIsDrawnWithoutPanic(t *testing.T) {
	strange := viewOf(turnSample(), 1)
	strange.Seat = 9
	strange.Hand, strange.Groups = []string{"", "X", "ZZ", "7H9", "10"}, []redox.Group{{}, {Kind: redox.RunGroup}, {Kind: "?", Cards: []string{"", "X"}}}
	strange.Take = redox.Exchange{Throws: []string{"ZZ", ""}, Kept: -3, Makes: []string{""}, Feeds: []string{"?"}}
	strange.Counts, strange.Turn = []int{-3, 99}, 9
	strange.Table = []redox.Plot{{}, {Run: true}, {Run: true, Cards: []string{"X1", ""}, Stands: []string{"?"}, Lower: "?"}, {Number: 1, Rank: "?", Cards: []string{"X"}}}
	strange.Lays = []redox.Lay{{}, {Move: "lay"}}
	strange.Connects = []redox.Connection{{}, {Plot: 77, Move: "connect"}, {Plot: 1, Move: "connect  1"}}
	strange.Slam, strange.Laid = [][]string{{}}, []bool{true}
	strange.Scored, strange.Left = []redox.Score{{}, {Winner: 9, Points: []int{1}}}, [][]string{{"?"}}
	s := screentest.Strange{
		Moves:  []string{"", "lay", "draw", "last", "connect", "connect  1", "slam x"},
		Places: []string{placeDraw, placeTake, placeLay, placeConnect, placeMore, placeRounds, placeCards, "to 1", "to 0"},
	}
	for _, verb := range []string{"", "deal", "draw", "pick", "lay", "connect", "slam", "last", "missed", "round"} {
		s.Recent = append(s.Recent, games.Event{Verb: verb, Seats: []games.Seat{-7}}, games.Event{Verb: verb, Tokens: []string{"?"}})
	}
	for _, v := range []redox.View{{}, strange} {
		for _, v.Phase = range []redox.Phase{redox.Playing, redox.Between, redox.Ended, 9} {
			s.Views = append(s.Views, v)
		}
	}
	s.Draw(redox.Kind(), Look())
}

// The printed rules have no end: what ends a match is our choice, and is called so.
func TestNobodyIsToldThatThePrintedRulesEndAtSomePoints(t *testing.T) {
	table := frame.SampleTable(redox.Kind(), Look(), look.LobbyPhase)
	table.Terms.Values = map[string]int{"target": 500}
	require.Contains(t, frame.RulesPage(table, "end", screen.Reader{}).Text, "our choice")
	options := frame.RulesPage(table, "options", screen.Reader{}).Text
	require.Contains(t, options, "Target: **500 points** (our choice: by rounds)")
	require.Contains(t, options, "Rounds: **4, or by points**")
	require.Contains(t, frame.Board(table, nil, screen.Reader{}).String(), "Target: 500 points", "the rules page says whose choice")
}

// framedTable is the table of the samples, as the frame shows it.
func framedTable() frame.Table { return frame.Table{Table: sampleTable()} }

// boardOf is the board of a position, and handOf a place in a hand.
func boardOf(p look.Sampled) screen.Screen {
	return frame.Board(frame.Table{Table: p.Table}, p.Game.View(games.Table), screen.Reader{})
}

func handOf(p look.Sampled, s games.Seat, place string) screen.Screen {
	return noted(p, s, place, "", screen.Reader{})
}

// noted is a hand that says what was refused.
func noted(p look.Sampled, s games.Seat, place, note string, r screen.Reader) screen.Screen {
	return frame.Hand(frame.Table{Table: p.Table}, s, p.Game.View(s), p.Game.Prompt(s), place, note, r)
}

// Another language has room: one that is 40 % longer fits into all that Discord takes.
func TestALongerLanguageFits(t *testing.T) {
	screentest.Longer(t, redox.Kind(), &book, english, Look)
}
