package all

import (
	"encoding/json"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	gamelist "ruckus/games/all"
	"ruckus/render"
	"ruckus/render/screentest"
)

// BenchmarkPresses counts what one person presses in a whole game with medium robots. They choose as such a robot does, and
// make each move by the fewest presses that the hand allows; one that the table makes for them is none. An entry picked from
// a menu is one press. Moves are counted as the robot chooses them, so that several at once count as several. For ten games
// of each kind, each from another seat:
//
//	go test ./render/all -run '^$' -bench Presses -benchtime 10x
func BenchmarkPresses(b *testing.B) {
	looks := Looks()
	for _, k := range gamelist.Kinds() {
		b.Run(k.Name, func(b *testing.B) {
			var sum presser
			n := 0
			for ; b.Loop(); n++ {
				p := presser{kind: k, look: looks[k.Name], seats: min(max(k.Min, 4), k.Max)}
				p.seat = games.Seat(n % p.seats)
				p.play(b, uint64(n))
				sum.presses += p.presses
				sum.taps += p.taps
				sum.moves += p.moves
				sum.spared += p.spared
			}
			b.ReportMetric(float64(sum.presses)/float64(n), "presses/game")
			b.ReportMetric(float64(sum.moves)/float64(n), "moves/game")
			b.ReportMetric(float64(sum.taps)/float64(n), "taps/game")
			b.ReportMetric(float64(sum.spared)/float64(n), "spared/game")
			b.ReportMetric(0, "ns/op") // it tells how fast the robots think
		})
	}
}

// A presser is a person at a table with robots, and counts.
type presser struct {
	kind   games.Kind
	look   render.Look
	seats  int
	seat   games.Seat
	game   games.Game
	chance *rand.Rand

	presses, taps int
	moves         int // as a robot chooses them
	spared        int // moves that the table made, as there was nothing to weigh
}

// play plays a game to its end. Everybody who is asked takes a few seconds for a move, as robots do.
func (p *presser) play(b *testing.B, seed uint64) {
	p.chance = rand.New(rand.NewPCG(seed, 0))
	now := render.SampleTime
	var err error
	p.game, err = p.kind.New(games.Setup{Seats: p.seats, Seed: [32]byte{byte(seed)}, At: now})
	require.NoError(b, err)
	acts := make([]time.Time, p.seats) // when each makes its next move; zero where it is not asked for one
	for p.game.Result() == nil {
		next := games.Action{Seat: games.Table, Move: games.Tick, At: p.game.Due()}
		for i := range acts {
			switch asked := len(p.game.Prompt(games.Seat(i)).Moves) > 0; {
			case !asked:
				acts[i] = time.Time{}
				continue
			case acts[i].IsZero():
				acts[i] = now.Add(time.Second + time.Duration(p.chance.IntN(3000))*time.Millisecond)
			}
			if next.At.IsZero() || acts[i].Before(next.At) {
				next = games.Action{Seat: games.Seat(i), At: acts[i]}
			}
		}
		if next.At.After(now) {
			now = next.At
		}
		next.At = now
		if next.Seat != games.Table {
			acts[next.Seat] = time.Time{}
			next.Move = p.choose(b, next.Seat, now)
		}
		if next.Move == "" {
			continue
		}
		_, err := games.Play(p.game, next)
		require.NoError(b, err, "%v", next)
	}
}

// choose returns the move of a seat. For the person's own it counts the presses.
func (p *presser) choose(b *testing.B, seat games.Seat, at time.Time) string {
	prompt := p.game.Prompt(seat)
	if seat == p.seat && prompt.Must && prompt.NoChoice {
		p.spared++
		return prompt.Moves[0]
	}
	move := p.kind.Choose(p.clone(b, p.game), seat, games.Medium, p.chance)
	if move == "" || seat != p.seat {
		return move
	}
	hand := screentest.Hand{Table: screentest.TableOf(p.kind, p.look, p.seats), Seat: seat, View: p.game.View(seat), Prompt: prompt}
	w := fewest(hand, move, p.ahead(b, move, at))
	if first, rest := firstOf(move); w.taps == 0 && rest {
		w = fewest(hand, first, nil)
		w.moves = 0 // the robot chooses the rest anew
	}
	require.NotZero(b, w.taps, "%s cannot be made by\n%s", move, hand.At("", render.Reader{}))
	p.presses += w.presses
	p.taps += w.taps
	p.moves += w.moves
	return w.made
}

func (p *presser) clone(b *testing.B, g games.Game) games.Game {
	state, err := json.Marshal(g)
	require.NoError(b, err)
	other, err := p.kind.Load(p.kind.Schema, state)
	require.NoError(b, err)
	return other
}

// ahead returns the move, and in Red Nines also what comes to the same as it and the next ones of the same turn.
func (p *presser) ahead(b *testing.B, move string, at time.Time) []string {
	all := []string{alike(move)}
	if p.kind.Name != "rednines" || !strings.HasPrefix(move, "play ") {
		return all
	}
	g := p.clone(b, p.game)
	cards, step := cutLast(alike(move))
	for next := move; ; {
		_, err := games.Play(g, games.Action{Seat: p.seat, Move: next, At: at})
		require.NoError(b, err)
		if prompt := g.Prompt(p.seat); !prompt.Must {
			return all
		}
		next = p.kind.Choose(p.clone(b, g), p.seat, games.Medium, p.chance)
		more, _ := cutLast(alike(next))
		more, _ = strings.CutPrefix(more, "play ")
		cards += " " + more
		all = append(all, cards+" "+step)
		if !strings.HasPrefix(next, "play ") {
			return all
		}
	}
}

func cutLast(move string) (rest, last string) {
	i := strings.LastIndexByte(move, ' ')
	return move[:max(i, 0)], move[i+1:]
}

// sameCard is a card of Red Nines but a nine, with the rank that it may be named with.
var sameCard = regexp.MustCompile(`\b(A|2|3|4|5|6|7|8|10|J|Q|K)[HDSC]2?(=\w+)?`)

// alike writes moves of Red Nines in one way that come to the same: but for the nines, suits mean nothing.
func alike(move string) string { return sameCard.ReplaceAllString(move, "$1") }

// firstOf is the first part of a move of RIOT that buys units of several kinds, which a hand may offer one by one.
func firstOf(move string) (first string, rest bool) {
	what, step := cutLast(move)
	first, _, rest = strings.Cut(what, "+")
	return first + " " + step, rest && strings.HasPrefix(move, "buy ")
}

// A way is how a move is made: what the hand makes of it, how many moves that is, and what has to be done for it.
type way struct {
	made                 string
	moves, presses, taps int
}

// fewest finds the way with the fewest taps to make a move, or one of these moves, each of which goes further than the one
// before. Of several it is the one with the fewest presses, and of those the one that goes furthest.
func fewest(h screentest.Hand, move string, wanted []string) way {
	type spot struct {
		place   string
		presses int
	}
	var best way
	seen := map[string]bool{}
	byTaps := map[int][]spot{0: {{}}}
	for taps := 0; len(byTaps) > 0 && (best.taps == 0 || taps < best.taps); taps++ {
		for _, at := range byTaps[taps] {
			if seen[at.place] {
				continue
			}
			seen[at.place] = true
			for _, c := range slices.Concat(h.At(at.place, render.Reader{}).Rows...) {
				one := render.Screen{Rows: [][]render.Control{{c}}}
				for _, w := range made(one, move, wanted) {
					w.presses, w.taps = at.presses+1, taps+tapsFor(c, w.made)
					if best.taps == 0 || slices.Compare([]int{w.taps, w.presses, -w.moves}, []int{best.taps, best.presses, -best.moves}) < 0 {
						best = w
					}
				}
				for _, to := range screentest.Leads(one) {
					then := taps + tapsFor(c, to)
					byTaps[then] = append(byTaps[then], spot{to, at.presses + 1})
				}
			}
		}
		delete(byTaps, taps)
	}
	return best
}

// made are the wanted moves that a screen makes at once.
func made(s render.Screen, move string, wanted []string) (all []way) {
	if screentest.Offers(s, move) {
		all = append(all, way{made: move, moves: 1})
	}
	for _, m := range screentest.Moves(s) {
		if i := slices.Index(wanted, alike(m)); i >= 0 {
			all = append(all, way{made: m, moves: i + 1})
		}
	}
	return all
}

// tapsFor is how often one taps to use a control for something: a menu is opened first, and closed where several entries
// can be picked.
func tapsFor(c render.Control, what string) int {
	switch {
	case c.Pick == nil:
		return 1
	case c.Max <= 1:
		return 2
	}
	return 3 + strings.Count(what, "+")
}
