// Package clues is a game with typed words and secret simultaneous choices that everyone wins or loses together.
//
// In each round one player seeks a word that the others know. Each of the others secretly types one word as a clue. Clues that two players
// typed are struck; the seeker reads the rest and types a guess. Everyone seeks equally often, and all win if enough words are found.
//
// # Moves
//
//	clue #7:fits3,9 101   gives a clue; the log has the typed word's number and what it is: it fits words of the lexicon,
//	                      "same2" as seat 2's clue, or "new"
//	guess #9:right 3      guesses; "wrong"
//	pass 3                gives no clue, or no guess
//	bet yes 3             a bystander bets that the seeker will find the word, or "no"
//
// # Events
//
//	chose    Seats: who gave a clue, or passed
//	clue     Seats: whose clue is shown      Tokens: the clue
//	struck   Seats: who gave the same clue
//	right    Seats: who found the word       Tokens: the guess, the word
//	wrong    Seats: who did not              Tokens: the guess, or "-" for none; the word
//	bet      N: how many bystanders bet in this round
//	bets     Tokens: how many of them were right, how many bet
//	end      N: words found
package clues

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// Kind describes the game.
func Kind() games.Kind {
	return kit.Kind(games.Kind{
		Name: "clues", Title: "Same Breath", Phrase: "clues that nobody else has", Summary: "Type a clue that nobody else types, and find the word together.",
		Min: 3, Max: kit.MaxSeats, Edition: "1", Draft: true, Together: true, Crowd: "Will the word be found?",
	}, kit.Form[game]{Options: (*game).options, Begin: (*game).begin})
}

// A Clue is what the seeker reads of one.
type Clue struct {
	Text   games.Text // 0: there is none, or it was struck
	Struck bool
	Fits   []int `show:"-"` // which words of the lexicon robots take it for
}

// Public is what everybody knows.
type Public struct {
	Step      int `show:"-"` // which guess is next, from 1
	Laps      int // how often everybody seeks
	Round     int
	Seeker    games.Seat              // games.Table: the game is over
	Asked     bool                    // the clues are shown, and the seeker guesses
	kit.Clock `show:"-" json:"Until"` // for the clues, then for the guess
	Clues     []Clue                  // by seat; none before they are shown
	Found     int
	Bets      [2]int // of bystanders: no, yes
	Last      string // the word of the round before
}

// A View is what a seat sees besides: the word, if it doesn't seek it, and its own clue.
type View struct {
	Public
	Seat    games.Seat
	Word    string
	Own     games.Text
	Waiting kit.Seats // whose clues are not given yet
}

type game struct {
	Public
	Seed  kit.Seed
	Seats int
	Word  int // in the lexicon
	Given kit.Secret
}

func (g *game) options() games.Options {
	return games.Options{games.Int(&g.Laps, "laps", 1, 1, 3, "how often everybody seeks a word")}
}

func (g *game) begin(s games.Setup) {
	g.Seed, g.Seats, g.Step, g.Seeker, g.Clues = s.Seed, s.Seats, 1, games.Table, make([]Clue, s.Seats)
	g.next(s.At)
}

// patience is how long the others wait for clues, and for a guess.
const patience = 2 * time.Minute

// next begins a round, or ends the game.
func (g *game) next(at time.Time) {
	g.Round++
	if g.Round > g.Laps*g.Seats {
		g.Seeker, g.Asked, g.Clock = games.Table, false, 0
		return
	}
	g.Start(at, patience)
	g.Seeker, g.Asked = games.Seat((g.Round-1)%g.Seats), false
	g.Word = kit.Rand(g.Seed, "words", 0).Perm(len(lexicon))[(g.Round-1)%len(lexicon)]
	g.Given.Begin(kit.All(int8(g.Seats)).Without(g.Seeker))
}

// Over reports whether the game is over.
func (p Public) Over() bool { return p.Seeker == games.Table }

// Goal is how many words must be found: more than half.
func (p Public) Goal() int { return p.Laps*len(p.Clues)/2 + 1 }

func (g *game) View(s games.Seat) any {
	v := View{Public: kit.Clone(g.Public), Seat: s, Waiting: g.Given.Waiting()}
	if s >= 0 && int(s) < g.Seats && s != g.Seeker && !g.Over() {
		v.Word = lexicon[g.Word].word
		v.Own, _, _ = games.SplitText(g.Given.Of(s))
	}
	return v
}

// Clone returns a copy that shares nothing with this game.
func (g *game) Clone() games.Game { return new(kit.Clone(*g)) }

// Redeal gives the others other clues, and the seeker another word.
func (g *game) Redeal(s games.Seat, r *rand.Rand) {
	g.Seed.Redraw(r)
	if g.Over() {
		return
	}
	if s == g.Seeker || s < 0 || int(s) >= g.Seats {
		g.Word = r.IntN(len(lexicon))
	}
	if !g.Asked {
		g.Given.Redeal(s, func(games.Seat) string {
			return []string{"", "#1:new", "#2:fits" + fmt.Sprint(r.IntN(len(lexicon)))}[r.IntN(3)]
		})
	}
}

func (g *game) Prompt(s games.Seat) games.Prompt {
	n, verb, label := g.Step, "guess", "Your guess"
	switch {
	case s == games.Table && g.Asked:
		return games.Prompt{Moves: kit.NewMoves(nil, nil, n).Word("bet no").Word("bet yes").List()}
	case s < 0 || int(s) >= g.Seats || g.Over(), g.Asked != (s == g.Seeker), !g.Asked && !g.Given.Waiting().Has(s):
		return games.Prompt{}
	case !g.Asked:
		n, verb, label = g.Given.Number(s), "clue", "Your clue"
	}
	moves := kit.NewMoves(nil, nil, n).Word("pass").List() // what who is absent does
	return games.Prompt{Must: true, Until: g.Due(), Moves: moves, Typed: []games.Typed{{Move: fmt.Sprintf("%s * %d", verb, n), Label: label, Max: 24, Word: true}}}
}

// Judge says what a typed word is. All that compares words is here: the rules never see them again.
func (g *game) Judge(s games.Seat, move, text string, said func(games.Text) string) (string, error) {
	word := lexicon[g.Word].word
	if s == g.Seeker {
		return map[bool]string{true: "right", false: "wrong"}[strings.EqualFold(text, word)], nil
	}
	if low := strings.ToLower(text); strings.Contains(low, word) || strings.Contains(word, low) && len(low) > 2 {
		return "", games.Breaks("clue", "that gives the word away: find another clue")
	}
	for o := range games.Seat(g.Seats) {
		if n, _, ok := games.SplitText(g.Given.Of(o)); ok && strings.EqualFold(said(n), text) {
			return fmt.Sprint("same", o), nil
		}
	}
	if known := fits(text); known != nil {
		return "fits" + strings.Trim(strings.Join(strings.Fields(fmt.Sprint(known)), ","), "[]"), nil
	}
	return "new", nil
}

func (g *game) Apply(a games.Action) ([]games.Event, error) {
	tick, err := kit.Begin(g, int8(g.Seats), a)
	switch {
	case err != nil:
		return nil, err
	case tick:
		return g.Lapse(g, g.Seats, a.At) // who is late passes
	}
	verb, args, n, _ := kit.Split(a.Move)
	text, outcome, ok := games.SplitText(args)
	passes := verb == "pass" && args == ""
	switch {
	case a.Seat == games.Table: // what isn't listed is refused above
		g.Bets[slices.Index(bets, args)]++
		return []games.Event{{Verb: "bet", N: g.Bets[0] + g.Bets[1]}}, nil
	case g.Asked && a.Seat != g.Seeker, !g.Asked && a.Seat == g.Seeker:
		return nil, games.Illegalf("it isn't your turn: wait for the others")
	case g.Asked && n != g.Step, !g.Asked && n != g.Given.Number(a.Seat):
		return nil, games.Illegalf("the game has gone on since: look again and choose again")
	case g.Asked && (passes || verb == "guess" && ok && (outcome == "right" || outcome == "wrong")):
		return g.guess(a, text, outcome), nil
	case !g.Asked && (passes || verb == "clue" && ok && g.known(outcome)):
		return g.give(a, args, n)
	}
	return nil, games.Illegalf("type a word, or pass")
}

// bets are what bystanders can bet, as Bets counts them.
var bets = []string{"no", "yes"}

// known reports whether Judge says such things of a clue.
func (g *game) known(outcome string) bool {
	if seat, same := strings.CutPrefix(outcome, "same"); same {
		n, ok := kit.Number(seat)
		return ok && n < g.Seats
	}
	return outcome == "new" || fitting(outcome) != nil
}

// fitting are the words that an outcome names; nil: it names none, or others than there are.
func fitting(outcome string) (all []int) {
	list, ok := strings.CutPrefix(outcome, "fits")
	for _, text := range strings.Split(list, ",") {
		n, is := kit.Number(text)
		if !ok || !is || n >= len(lexicon) {
			return nil
		}
		all = append(all, n)
	}
	return all
}

// give takes a clue, or that there is none. The last one shows them all.
func (g *game) give(a games.Action, clue string, n int) ([]games.Event, error) {
	if !g.Given.Waiting().Has(a.Seat) {
		return nil, games.Illegalf("you have given your clue: wait for the others")
	}
	events, err := g.Given.Choose(a.Seat, clue, n)
	if err != nil || g.Given.Waiting() != 0 {
		return events, err
	}
	g.Start(a.At, patience)
	return append(events, g.show(g.Given.Show(g.Seats))...), nil
}

// show strikes equal clues and shows the others.
func (g *game) show(given []string) (events []games.Event) {
	g.Asked = true
	struck := make([]bool, g.Seats)
	for s, clue := range given {
		_, outcome, _ := games.SplitText(clue)
		if same, ok := strings.CutPrefix(outcome, "same"); ok {
			o, _ := kit.Number(same)
			struck[s], struck[o] = true, true
		}
	}
	var equal []games.Seat
	for s, clue := range given {
		text, outcome, _ := games.SplitText(clue)
		g.Clues[s] = Clue{Struck: struck[s]}
		switch {
		case struck[s]:
			equal = append(equal, games.Seat(s))
		case text > 0:
			g.Clues[s].Text, g.Clues[s].Fits = text, fitting(outcome)
			events = append(events, games.Event{Verb: "clue", Seats: []games.Seat{games.Seat(s)}, Tokens: []string{text.String()}})
		}
	}
	if equal != nil {
		events = append(events, games.Event{Verb: "struck", Seats: equal})
	}
	return events
}

// guess ends a round.
func (g *game) guess(a games.Action, text games.Text, outcome string) []games.Event {
	told, word := "-", lexicon[g.Word].word
	if text > 0 {
		told = text.String()
	}
	events, won := []games.Event{{Verb: "wrong", Seats: []games.Seat{a.Seat}, Tokens: []string{told, word}}}, g.Bets[0]
	if outcome == "right" {
		events[0].Verb, won = "right", g.Bets[1]
		g.Found++
	}
	if all := g.Bets[0] + g.Bets[1]; all > 0 {
		events = append(events, games.Event{Verb: "bets", Tokens: []string{fmt.Sprint(won), fmt.Sprint(all)}})
	}
	g.Step++
	g.Last, g.Clues, g.Bets = word, make([]Clue, g.Seats), [2]int{}
	g.next(a.At)
	if g.Over() {
		events = append(events, games.Event{Verb: "end", N: g.Found})
	}
	return events
}

// Result is shared: all win, or nobody.
func (g *game) Result() *games.Result {
	if !g.Over() {
		return nil
	}
	r := &games.Result{Scores: slices.Repeat([]int{g.Found}, g.Seats)}
	if g.Found >= g.Goal() {
		r.Winners = kit.All(int8(g.Seats)).List()
	}
	return r
}

// Chapter is how far the game has come.
func (g *game) Chapter() games.Chapter {
	return games.Chapter{Round: min(g.Round, g.Laps*g.Seats), Turn: g.Step}
}
