package gamestest

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// A toy is a small game with secrets and a clock: in turn, each seat plays a card from its hand, and the most points
// win. A player who takes longer than ten seconds has the lowest card played for them. It can be broken in many ways: each
// place that mentions a fault says how.
type toy struct {
	Seed    [32]byte
	Hands   [][]int
	Table   [][]int // played cards, by seat
	Deck    []int
	Rules   toyRules
	Turn    games.Seat
	Step    int
	Expires time.Time
	Over    bool

	fault string // how it is broken; "" is not at all
}

type toyRules struct {
	Hand int
	Draw bool
}

func (r *toyRules) options() games.Options {
	return games.Options{
		games.Int(&r.Hand, "hand", 3, 1, 5, "cards in a hand"),
		games.Bool(&r.Draw, "draw", false, "draw a card after each that is played"),
	}
}

// A toyView is what a seat of a toy may know.
type toyView struct {
	Seat  games.Seat
	Turn  games.Seat
	Table [][]int
	Hand  []int
	Left  int   // cards in the deck
	Sums  []int // of the cards on the table, by seat
	Next  int   // nothing, or a leak
}

type secretView struct {
	toyView
	secret int
}

type looseView struct {
	Hand any
}

func toyKind(fault string) games.Kind {
	k := games.Kind{
		Name: "toy", Title: "Toy", Summary: "A game to test the tests with.", Min: 2, Max: 4, Edition: "1",
		Options: func() games.Options { return new(toyRules).options() },
		New:     func(s games.Setup) (games.Game, error) { return newToy(s, fault) },
		After: games.After{
			Story:      func(actions iter.Seq[games.Played]) games.Story { return toyStory(actions, fault) },
			Highlights: func(iter.Seq[games.Played]) []games.Highlight { return toyHighlights(fault) },
		},
	}
	switch fault {
	case "bad name":
		k.Name = "A Toy"
	case "option twice":
		k.Options = func() games.Options {
			r := new(toyRules)
			return append(r.options(), games.Int(&r.Hand, "hand", 3, 1, 5, "cards in a hand"))
		}
	case "option default":
		k.Options = func() games.Options {
			return games.Options{games.Int(new(int), "hand", 9, 1, 5, "cards in a hand")}
		}
	case "option help":
		k.Options = func() games.Options {
			return games.Options{games.Int(new(int), "hand", 3, 1, 5, strings.Repeat("x", 101))}
		}
	}
	return k
}

func toyStory(actions iter.Seq[games.Played], fault string) (s games.Story) {
	for told := range actions {
		if r := told.Game.Result(); r != nil && fault != "forgets the end" {
			s.Scores = append(s.Scores, r.Scores)
		}
	}
	switch fault {
	case "story of nobody":
		s.Moments = []games.Event{{Verb: "great"}}
	case "story of an event":
		s.Moments = []games.Event{{Verb: "play", Seats: []games.Seat{0}}}
	case "no feat":
		s.Own = []games.Event{{Verb: "great", Seats: []games.Seat{0}}}
	case "long story":
		s.Moments = make([]games.Event, games.MaxMoments+1)
	}
	return s
}

func toyHighlights(fault string) []games.Highlight {
	great := games.Highlight{Move: 1, Event: games.Event{Verb: "play", Seats: []games.Seat{0}}}
	switch fault {
	case "highlight of nobody":
		great.Seats[0] = 7
	case "late highlight":
		great.Move = 10_000
	}
	return []games.Highlight{great}
}

func newToy(s games.Setup, fault string) (games.Game, error) {
	g := &toy{fault: fault, Seed: s.Seed}
	if fault == "takes any size" && s.Seats > 0 && s.Seats < 100 {
		s.Seats = min(max(s.Seats, 2), 4)
	}
	if s.Seats < 2 || s.Seats > 4 {
		return nil, games.Illegalf("toy is for 2 to 4 players")
	}
	if err := g.Rules.options().Set(s.Values); err != nil && fault != "takes any option" {
		return nil, err
	}
	if fault == "refuses a size" && s.Seats == 3 {
		return nil, games.Illegalf("three is a crowd")
	}
	for card := range s.Seats * 8 {
		g.Deck = append(g.Deck, card+1)
	}
	if fault != "ignores the seed" {
		shuffle(g.Deck, rand.New(rand.NewChaCha8(s.Seed)))
	}
	for range s.Seats {
		hand := slices.Clone(g.Deck[:g.Rules.Hand])
		slices.Sort(hand)
		g.Hands = append(g.Hands, hand)
		g.Table = append(g.Table, nil)
		g.Deck = g.Deck[g.Rules.Hand:]
	}
	g.Expires = s.At.Add(10 * time.Second)
	return g, nil
}

func shuffle(cards []int, r *rand.Rand) {
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
}

func (g *toy) Due() time.Time {
	if g.Over && g.fault != "due after the end" || g.fault == "never due" || g.fault == "stands still" {
		return time.Time{}
	}
	return g.Expires
}

func (g *toy) Result() *games.Result {
	if !g.Over {
		return nil
	}
	r := &games.Result{Scores: make([]int, len(g.Table))}
	for s, cards := range g.Table {
		r.Scores[s] = sum(cards)
	}
	most := slices.Max(r.Scores)
	for s, n := range r.Scores {
		if n == most {
			r.Winners = append(r.Winners, games.Seat(s))
		}
	}
	switch g.fault {
	case "no winners":
		r.Winners = nil
	case "scores of nothing":
		r.Scores[0]++
	case "scores missing":
		r.Scores = r.Scores[1:]
	case "places missing":
		r.Places = []int{1}
	case "gap in the places":
		r.Places = slices.Repeat([]int{9}, len(r.Scores))
	}
	return r
}

func (g *toy) Prompt(s games.Seat) games.Prompt {
	if g.fault == "looking changes" {
		g.Step++
	}
	if g.fault == "asks the table" && s == games.Table || g.fault == "asks a stranger" && s == -2 {
		return games.Prompt{Moves: []string{"shuffle"}}
	}
	if g.Over && g.fault == "asks after the end" && s == 0 {
		return games.Prompt{Moves: []string{"again"}}
	}
	if g.fault == "must without moves" && s == 1 && g.Turn == 0 {
		return games.Prompt{Must: true}
	}
	if g.Over || s != g.Turn || g.fault == "stands still" && g.Step == 2 {
		return games.Prompt{}
	}
	if g.fault == "panics at a prompt" && g.Step > 5 {
		panic("what then?")
	}
	p := games.Prompt{Must: true, Until: g.Expires}
	if g.fault == "stands still" {
		p.Until = time.Time{}
	}
	for _, c := range g.Hands[s] {
		p.Moves = append(p.Moves, fmt.Sprintf("play %d at %d", c, g.Step))
	}
	switch g.fault {
	case "applies twice":
		p.Moves = []string{"play lowest"}
	case "applies late":
		p.Moves = []string{fmt.Sprintf("play lowest for %d", s)}
	case "lists too much":
		p.Moves = append(p.Moves, "win at once")
	case "lists twice":
		p.Moves = append(p.Moves, p.Moves[0])
	case "long move":
		p.Moves = append(p.Moves, strings.Repeat("x", games.MaxMove+1))
	case "two lines":
		p.Moves = append(p.Moves, "play\n7")
	case "leaks in prompt":
		if next := g.Hands[g.after(s)]; len(next) > 0 && next[0]%2 == 0 {
			slices.Reverse(p.Moves)
		}
	}
	return p
}

func sum(cards []int) (n int) {
	for _, c := range cards {
		n += c
	}
	return n
}

// toySums are what each player has laid down.
func toySums(view any) []Sum {
	v, plain := view.(toyView)
	if !plain {
		return nil
	}
	points := Sum{What: "points", Whole: v.Sums, Points: true}
	for s, cards := range v.Table {
		for _, c := range cards {
			part := make([]int, len(v.Table))
			part[s] = c
			points.Parts = append(points.Parts, part)
		}
	}
	return []Sum{points}
}

func (g *toy) View(s games.Seat) any {
	v := toyView{Seat: s, Turn: g.Turn, Left: len(g.Deck)}
	for _, cards := range g.Table {
		v.Table, v.Sums = append(v.Table, slices.Clone(cards)), append(v.Sums, sum(cards))
	}
	if s >= 0 && int(s) < len(g.Hands) {
		v.Hand = slices.Clone(g.Hands[s])
	}
	switch g.fault {
	case "leaks to strangers":
		if s < games.Table {
			v.Hand = slices.Concat(g.Hands...)
		}
	case "leaks a hand":
		v.Next = len(g.Hands[1]) + slices.Max(append(slices.Clone(g.Hands[1]), 0))
	case "leaks the deck":
		if len(g.Deck) > 0 && s == g.Turn {
			v.Next = g.Deck[0]
		}
	case "adds up wrong":
		v.Sums[0]++
	case "shares memory":
		v.Table = g.Table
	case "has a secret field":
		return secretView{toyView: v, secret: g.Step}
	case "has a loose field":
		return looseView{Hand: v.Hand}
	case "shows nothing":
		if s == games.Table {
			return nil
		}
	}
	return v
}

func (g *toy) Clone() games.Game {
	c := kit.Clone(*g)
	if g.fault == "shares hands" {
		c.Hands = g.Hands
	}
	return &c
}

func (g *toy) Redeal(s games.Seat, r *rand.Rand) {
	if g.fault == "redeals nothing" {
		return
	}
	if g.fault != "redeals no seed" {
		for i := range g.Seed {
			g.Seed[i] = byte(r.Uint32())
		}
	}
	if g.fault == "redeals only the seed" {
		return
	}
	unknown := slices.Clone(g.Deck)
	for o, hand := range g.Hands {
		if games.Seat(o) != s {
			unknown = append(unknown, hand...)
		}
	}
	if g.fault != "redeals without chance" {
		shuffle(unknown, r)
	}
	if g.fault == "redeals lost cards" {
		unknown[0] = 1000
	}
	for o, hand := range g.Hands {
		if games.Seat(o) == s {
			continue
		}
		copy(hand, unknown)
		slices.Sort(hand)
		unknown = unknown[len(hand):]
	}
	copy(g.Deck, unknown)
}

// cards is the hook by which the suite finds all cards of a toy.
func (g *toy) cards() []string {
	var all []string
	for _, place := range append(append([][]int{g.Deck}, g.Hands...), g.Table...) {
		for _, c := range place {
			all = append(all, fmt.Sprint(c))
		}
	}
	return all
}
