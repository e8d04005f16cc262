package all

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// BenchmarkPresses counts what one person presses in a whole game with medium robots, mostly three. They choose as such a
// robot does, and make each move with the fewest taps that the hand allows. A press is answered by the bot; to pick an entry
// of a menu takes two taps for one press. What the table does for them, as there is nothing to weigh, is spared. Moves are
// counted as the robot chooses them, so that several at once count as several. For 16 games of each kind:
//
//	go test ./render/all -run '^$' -bench Presses -benchtime 16x
//
//	Red Nines   44 moves    22 presses    23 taps
//	RAGE        74          77            77
//	R!OT       125         137           140
//	REDOX       56          92            94
//	RIOT        91         132           160, 14 spared
func BenchmarkPresses(b *testing.B) {
	looks := Looks()
	for _, k := range Kinds() {
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
	look   look.Look
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
	now := look.SampleTime
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
	move := games.Choose(p.game.Clone(), seat, games.Medium, p.chance)
	if move == "" || seat != p.seat {
		return move
	}
	if prompt.Must && prompt.NoChoice {
		p.spared++
		return prompt.Moves[0]
	}
	hand := screentest.Hand{Table: screentest.TableOf(p.kind, p.look, p.seats), Seat: seat, View: p.game.View(seat), Prompt: prompt}
	w := fewest(hand, move, p.ahead(b, move, at))
	if first, rest := firstOf(move); w.taps == 0 && rest {
		w = fewest(hand, first, nil)
		w.moves = 0 // the robot chooses the rest again
	}
	require.NotZero(b, w.taps, "%s can't be made by\n%s", move, hand.At("", screen.Reader{}))
	p.presses += w.presses
	p.taps += w.taps
	p.moves += w.moves
	return w.made
}

// ahead returns the move, and in Red Nines also what comes to the same as it and the next ones of the same turn.
func (p *presser) ahead(b *testing.B, move string, at time.Time) []string {
	all := []string{alike(p.kind, move)}
	if p.kind.Name != "rednines" || !strings.HasPrefix(move, "play ") {
		return all
	}
	g := p.game.Clone()
	cards, step := cutLast(alike(p.kind, move))
	for next := move; ; {
		_, err := games.Play(g, games.Action{Seat: p.seat, Move: next, At: at})
		require.NoError(b, err)
		if prompt := g.Prompt(p.seat); !prompt.Must {
			return all
		}
		next = games.Choose(g.Clone(), p.seat, games.Medium, p.chance)
		more, _ := cutLast(alike(p.kind, next))
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

// sameCards are cards of Red Nines that are as good as each other, with the rank that they may be named with.
var sameCards = []struct {
	cards *regexp.Regexp
	one   string
}{
	{regexp.MustCompile(`\b(A|[2-8]|10|[JQK])[HDSC]2?(=\w+)?\b`), "$1"},
	{regexp.MustCompile(`\b9[SC]2?(=9)?\b`), "9"},
	{regexp.MustCompile(`\b9[HD]2?(=9)?\b`), "9*"},
}

// withRank is several cards of Red Nines that are not named with their rank, and that rank.
var withRank = regexp.MustCompile(`^play (\w+?)[HDSC]2?\+[^= ]+`)

// alike writes moves that come to the same in one way: in Red Nines suits mean nothing but for the nines, and cards or units
// that are chosen together may be named in any order.
func alike(k games.Kind, move string) string {
	if k.Name == "rednines" {
		for _, same := range sameCards {
			move = same.cards.ReplaceAllString(move, same.one)
		}
	}
	words := strings.Split(move, " ")
	for i, w := range words {
		groups := strings.Split(w, ",")
		for j, group := range groups {
			place, units, placed := strings.Cut(group, ":")
			if placed {
				groups[j] = place + ":" + sorted(units, "+")
			} else {
				groups[j] = sorted(group, "+")
			}
		}
		words[i] = sorted(strings.Join(groups, ","), ",")
	}
	return strings.Join(words, " ")
}

func sorted(list, between string) string {
	parts := strings.Split(list, between)
	slices.Sort(parts)
	return strings.Join(parts, between)
}

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
			for _, c := range slices.Concat(h.At(at.place, screen.Reader{}).Rows...) {
				one := screen.Screen{Rows: [][]screen.Control{{c}}}
				for _, w := range made(h, one, move, wanted) {
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

// made are the wanted moves that a screen of the hand makes at once.
func made(h screentest.Hand, s screen.Screen, move string, wanted []string) (all []way) {
	for _, m := range []string{move, withRank.ReplaceAllString(move, "$0=$1")} {
		if screentest.Offers(s, m) {
			all = append(all, way{made: m, moves: 1})
		}
	}
	for _, m := range screentest.Moves(s) {
		if i := slices.Index(wanted, alike(h.Table.Kind, m)); i >= 0 {
			all = append(all, way{made: m, moves: i + 1})
		}
	}
	return all
}

// tapsFor is how often one taps to use a control for something: a menu is opened first, and closed where several entries
// can be picked.
func tapsFor(c screen.Control, what string) int {
	switch {
	case c.Pick == nil:
		return 1
	case c.Max <= 1:
		return 2
	}
	return 3 + strings.Count(what, "+")
}
