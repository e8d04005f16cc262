// Package liarsdice is a complete game with nearly everything a game can have: hidden dice, house rules, robots that think, hints with
// reasons, a story, screens and pictures of its own, a rules page and a lesson.
//
// Everyone rolls their dice in secret. In turn, each player claims how many dice on the whole table show a face, raising the claim before,
// or doubts it. After a doubt all dice are shown: if the claim holds, the doubter loses a die, otherwise the claimer. The last player with
// dice wins.
//
// # Moves
//
//	bid 3x5 12    claims that at least three dice show a five
//	liar 12       doubts the last claim
//
// # Events
//
//	roll    Seats: who starts                        N: the round
//	bid     Seats: who claims     Tokens: the face   N: how many dice show it
//	liar    Seats: who doubts whom                   Tokens: the face        N: how many dice show it
//	lose    Seats: who loses a die                   N: how many are left
//	end     Seats: who won
//
// # Reasons
//
//	own       N: how many of the player's own dice count for the claim   Tokens: the face
//	likely    N: in how many of 100 deals the claim holds
//	unlikely  the same for the claim that is doubted
//	only      nothing else is left: no higher claim is possible
//
// # Moments
//
//	lie      Seats: who was caught, who caught them   N: how many dice were missing
//	exact    Seats: whose claim was exact             N: the dice
package liarsdice

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// Faces of a die.
const Faces = 6

// Kind describes the game.
func Kind() games.Kind {
	return kit.Kind(games.Kind{
		Name: "liarsdice", Title: "Liar’s Dice", Phrase: "bluff, and doubt in time", Summary: "Claim what lies under all the cups, or doubt the one before you.",
		Min: 2, Max: 5, Edition: "1", Draft: true,
		Presets: []games.Preset{{Name: "short", Values: map[string]int{"dice": 2}, Minutes: [2]int{1, 2}}, {Name: "normal", Minutes: [2]int{2, 5}}},
		After:   games.After{Story: story, Feats: []games.Feat{{Verb: "exact"}}},
	}, kit.Form[game]{Options: (*game).options, Begin: (*game).begin})
}

// A Bid is a claim: at least that many dice show the face. The zero Bid is none.
type Bid struct{ Count, Face int }

// String is the bid as a move writes it.
func (b Bid) String() string { return strconv.Itoa(b.Count) + "x" + strconv.Itoa(b.Face) }

// Over reports whether a bid is higher than another: more dice, or as many of a higher face.
func (b Bid) Over(other Bid) bool {
	return b.Count > other.Count || b.Count == other.Count && b.Face > other.Face
}

// A Reveal is how a round has ended.
type Reveal struct {
	Bid             Bid
	By, Liar, Loser games.Seat // who claimed, who doubted, who lost a die
	Dice            [][]int    // what everybody had, by seat
	Count           int        // how many of them showed the face
}

// Public is what everybody knows.
type Public struct {
	Seats int        `show:"-"`
	Step  int        `show:"-"` // which move is next; the first one is 1
	Turn  games.Seat // whose it is; games.Table when the game is over
	Dice  int        // that everybody begins with
	Wild  bool       // ones count as any face
	Round int
	Left  []int        // dice, by seat
	Bids  []Bid        // the last one of each seat in this round
	Bid   Bid          // the highest
	By    games.Seat   // whose that is; games.Table: there is none
	Out   []games.Seat // who has no dice left, the first first
	Last  Reveal       // of the round before; its Dice are nil in the first
}

// A View is what a seat sees: its own dice besides.
type View struct {
	Public
	Seat games.Seat
	Own  []int // sorted
}

type game struct {
	Public
	Seed  kit.Seed
	Hands [][]int // by seat, sorted
}

func (g *game) options() games.Options {
	return games.Options{
		games.Int(&g.Dice, "dice", 5, 2, 5, "how many dice everybody begins with"),
		games.Bool(&g.Wild, "wild_ones", true, "ones count as any face"),
	}
}

func (g *game) begin(s games.Setup) {
	g.Seats, g.Step, g.Seed, g.Left = s.Seats, 1, s.Seed, slices.Repeat([]int{g.Dice}, s.Seats)
	g.roll()
}

// roll begins a round: all that is left is rolled, by the seed and the number of the round.
func (g *game) roll() {
	g.Round++
	r := kit.Rand(g.Seed, "dice", g.Round)
	g.Bid, g.By, g.Bids, g.Hands = Bid{}, games.Table, make([]Bid, g.Seats), make([][]int, g.Seats)
	for s := range g.Hands {
		g.Hands[s] = rolled(g.Left[s], r)
	}
}

func rolled(n int, r *rand.Rand) []int {
	dice := make([]int, n)
	for i := range dice {
		dice[i] = 1 + r.IntN(Faces)
	}
	slices.Sort(dice)
	return dice
}

// Total is how many dice are in play.
func (p Public) Total() (n int) {
	for _, left := range p.Left {
		n += left
	}
	return n
}

// Counts reports whether a die counts for a face: it shows it, or it is a one, where these are wild.
func (p Public) Counts(die, face int) bool { return die == face || die == 1 && p.Wild }

// Matches is how many of some dice count for a face.
func (p Public) Matches(dice []int, face int) (n int) {
	for _, die := range dice {
		if p.Counts(die, face) {
			n++
		}
	}
	return n
}

// Higher are the bids that are allowed now, the lowest first.
func (p Public) Higher() (bids []Bid) {
	for count := max(1, p.Bid.Count); count <= p.Total(); count++ {
		for face := 1; face <= Faces; face++ {
			if b := (Bid{count, face}); b.Over(p.Bid) {
				bids = append(bids, b)
			}
		}
	}
	return bids
}

// Prompt lists the doubt first, which is what an absent player is taken to choose, and then all higher bids.
func (g *game) Prompt(s games.Seat) games.Prompt {
	if s < 0 || s != g.Turn {
		return games.Prompt{}
	}
	moves := kit.NewMoves(nil, nil, g.Step)
	if g.Bid.Count > 0 {
		moves = moves.Word("liar")
	}
	for _, b := range g.Higher() {
		moves = moves.Add("bid ").Add(b.String()).End()
	}
	return games.Prompt{Must: true, Moves: moves.List()}
}

func (g *game) Apply(a games.Action) ([]games.Event, error) {
	if _, err := kit.Begin(g, int8(g.Seats), a); err != nil {
		return nil, err
	}
	verb, args, step, _ := kit.Split(a.Move)
	if err := kit.OnTurn(a.Seat, g.Turn, step, g.Step); err != nil {
		return nil, err
	}
	g.Step++
	switch {
	case verb == "liar" && args == "" && g.Bid.Count == 0:
		return nil, games.Breaks("doubt", "there is nothing to doubt yet: make the first claim")
	case verb == "liar" && args == "":
		return g.doubt(a.Seat), nil
	case verb != "bid":
		return nil, games.Illegalf("that is not a move of this game: bid or doubt")
	}
	bid, ok := ParseBid(args)
	switch {
	case !ok:
		return nil, games.Illegalf("a bid is a number of dice and a face, such as 3x5")
	case bid.Count > g.Total():
		return nil, games.Breaks("claim", "there are only %d dice on the table", g.Total())
	case !bid.Over(g.Bid):
		return nil, games.Breaks("claim", "claim more dice than the one before, or as many of a higher face")
	}
	g.Bid, g.By, g.Bids[a.Seat] = bid, a.Seat, bid
	g.pass()
	return []games.Event{{Verb: "bid", Seats: []games.Seat{a.Seat}, Tokens: []string{strconv.Itoa(bid.Face)}, N: bid.Count}}, nil
}

// ParseBid reads a bid as String writes it.
func ParseBid(text string) (b Bid, ok bool) {
	count, face, _ := strings.Cut(text, "x")
	b.Count, _ = strconv.Atoi(count)
	b.Face, _ = strconv.Atoi(face)
	return b, b.String() == text && b.Count >= 1 && b.Face >= 1 && b.Face <= Faces
}

// Over reports whether the game is over.
func (p Public) Over() bool { return p.Turn == games.Table }

// pass gives the turn to the next seat with dice.
func (p *Public) pass() {
	for range p.Seats {
		p.Turn = (p.Turn + 1) % games.Seat(p.Seats)
		if p.Left[p.Turn] > 0 {
			return
		}
	}
}

// doubt shows all dice, and takes one from who was wrong. That seat begins the next round, or the one after it.
func (g *game) doubt(s games.Seat) []games.Event {
	last := Reveal{Bid: g.Bid, By: g.By, Liar: s, Loser: g.By, Dice: g.Hands}
	for _, dice := range g.Hands {
		last.Count += g.Matches(dice, g.Bid.Face)
	}
	if last.Count >= g.Bid.Count {
		last.Loser = s
	}
	g.Last = last
	g.Left[last.Loser]--
	left := g.Left[last.Loser]
	events := []games.Event{
		{Verb: "liar", Seats: []games.Seat{s, g.By}, Tokens: []string{strconv.Itoa(g.Bid.Face)}, N: last.Count},
		{Verb: "lose", Seats: []games.Seat{last.Loser}, N: left},
	}
	g.Turn = last.Loser
	if left == 0 {
		g.Out = append(g.Out, last.Loser)
		if len(g.Out) == g.Seats-1 {
			winner := games.Highest(g.Left)
			g.Turn = games.Table
			return append(events, games.Event{Verb: "end", Seats: winner})
		}
		g.pass()
	}
	g.roll()
	return append(events, games.Event{Verb: "roll", Seats: []games.Seat{g.Turn}, N: g.Round})
}

func (g *game) View(s games.Seat) any {
	v := View{Public: kit.Clone(g.Public), Seat: s}
	if s >= 0 && int(s) < g.Seats {
		v.Own = slices.Clone(g.Hands[s])
	}
	return v
}

// Due is never: nothing happens here without a player.
func (g *game) Due() time.Time { return time.Time{} }

// Clone returns a copy that shares nothing with this game.
func (g *game) Clone() games.Game { return new(kit.Clone(*g)) }

// Redeal rolls the dice of all others once more: nothing is sure about them, for any claim may be a lie. When the game is over
// they have been seen.
func (g *game) Redeal(s games.Seat, r *rand.Rand) {
	g.Seed.Redraw(r)
	for i := range g.Hands {
		if games.Seat(i) != s && !g.Over() {
			g.Hands[i] = rolled(g.Left[i], r)
		}
	}
}

// Result has places, for all but the winner end with no dice: who was out last is second.
func (g *game) Result() *games.Result {
	if !g.Over() {
		return nil
	}
	places := slices.Repeat([]int{1}, g.Seats)
	for i, s := range g.Out {
		places[s] = g.Seats - i
	}
	return &games.Result{Winners: games.Highest(g.Left), Scores: slices.Clone(g.Left), Places: places}
}

// Chapter tells the round.
func (g *game) Chapter() games.Chapter { return games.Chapter{Round: g.Round} }
