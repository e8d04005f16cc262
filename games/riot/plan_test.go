package riot

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// turnsOf plays games of robots, and calls f at the beginning of every third turn with the seat that is having it. All along, a
// plan is as good in a game that was stored.
func turnsOf(t *testing.T, plays int, f func(t *testing.T, g *game, s games.Seat, r *rand.Rand)) {
	t.Helper()
	for n := range plays {
		r := rand.New(rand.NewPCG(7, uint64(n)))
		g := begun(t, 2+n%3, uint64(n))
		turns := 0
		for before := 0; g.Phase != Ended && turns < 60; {
			s := games.Seat(slices.IndexFunc(g.TeamOf[:g.Seats], g.asks))
			require.Equal(t, copyOf(t, g).Sum(s), g.Sum(s), "turn %d", turns)
			if now := g.Turn(s); g.Phase == Buying && now != before {
				before = now
				turns++
				if turns%3 == 1 {
					f(t, copyOf(t, g), s, r)
				}
			}
			move := games.Choose(copyOf(t, g), s, games.Easy, r)
			_, err := games.Play(g, games.Action{Seat: s, Move: move, At: time.Unix(100, 0)})
			require.NoError(t, err, move)
		}
	}
}

func begun(t *testing.T, seats int, seed uint64) *game {
	t.Helper()
	s := games.Setup{Seats: seats, At: time.Unix(100, 0)}
	s.Seed[0] = byte(seed)
	g, err := Kind(Default()).New(s)
	require.NoError(t, err)
	return g.(*game)
}

// randomPlan adds offers to a plan by chance, and checks on the way that none is refused.
func randomPlan(t *testing.T, g *game, s games.Seat, r *rand.Rand) (plan []string) {
	t.Helper()
	for range 1 + r.IntN(6) {
		shelf := copyOf(t, g).Shelf(s, plan)
		if len(shelf) == 0 {
			break
		}
		for _, o := range shelf[:min(len(shelf), 60)] {
			more := g.Arrange(plan, o.Orders)
			for i, out := range copyOf(t, g).Preview(s, more) {
				require.Empty(t, out.Refused, "%q in %q", more[i], more)
			}
			require.LessOrEqual(t, len(g.numbered(o.Orders[0])), games.MaxMove)
		}
		if more := shelf[r.IntN(len(shelf))].Orders; rank(more[0]) > 2 || plan == nil {
			plan = g.Arrange(plan, more)
		}
	}
	return plan
}

// What is offered for a plan is never refused.
func TestOffersForAPlanAreNeverRefused(t *testing.T) {
	t.Parallel()
	turnsOf(t, 3, func(t *testing.T, g *game, s games.Seat, r *rand.Rand) { randomPlan(t, g, s, r) })
}

// What a plan comes to, and what can be added to it, tells nothing of what is hidden.
func TestAPlanTellsNothingHidden(t *testing.T) {
	t.Parallel()
	turnsOf(t, 3, func(t *testing.T, g *game, s games.Seat, r *rand.Rand) {
		plan := randomPlan(t, g, s, r)
		tells := func(g *game) string {
			looked := copyOf(t, g)
			text, err := json.Marshal([]any{looked.Preview(s, plan), looked.View(s), copyOf(t, g).Shelf(s, plan)})
			require.NoError(t, err)
			return string(text)
		}
		before := tells(g)
		for range 20 {
			g.Redeal(s, r)
			require.Equal(t, before, tells(g), plan)
		}
	})
}

// Where nobody answers, all comes as the preview has said: each order by its own moves, to the byte of what the seat sees. The hand of
// who is out comes to light with that, and no preview can know it.
func TestAPlanComesAsForeseenWhereNobodyAnswers(t *testing.T) {
	t.Parallel()
	orders := 0
	turnsOf(t, 9, func(t *testing.T, g *game, s games.Seat, r *rand.Rand) {
		plan := randomPlan(t, g, s, r)
		seen := copyOf(t, g)
		out := seen.Preview(s, plan)
		played := copyOf(t, g)
		for i, order := range plan {
			if out[i].Refused != "" {
				continue
			}
			playSingly(t, played, s, order)
			require.Equal(t, out[i].Sum, played.Sum(s), "%q of %q", order, plan)
			orders++
		}
		for played.Phase == Buying || played.Phase == Deploying {
			playSingly(t, played, s, "bought")
		}
		if played.Out == g.Out {
			require.Equal(t, view(t, seen, s), view(t, played, s), plan)
		}
	})
	require.Greater(t, orders, 100)
}

func view(t *testing.T, g *game, s games.Seat) string {
	t.Helper()
	text, err := json.Marshal(g.View(s))
	require.NoError(t, err)
	return string(text)
}

// playSingly makes the move of an order as a player who plays step by step, while all pass.
func playSingly(t *testing.T, g *game, s games.Seat, order string) {
	t.Helper()
	say := func(s games.Seat, move string) {
		_, err := games.Play(g, games.Action{Seat: s, Move: g.numbered(move), At: time.Unix(200, 0)})
		require.NoError(t, err, move)
	}
	if order == "bought" {
		if g.Phase == Deploying {
			say(s, "deploy "+g.usualEntry()+" "+g.newUnits())
			return
		}
		say(s, order)
		return
	}
	if rank(order) > 1 && g.Phase == Buying {
		say(s, "bought")
	}
	if rank(order) > 2 && g.Phase == Deploying {
		say(s, "deploy "+g.usualEntry()+" "+g.newUnits())
	}
	say(s, order)
	for g.Turn(s) > 0 && g.Phase > Acting {
		for other := range games.Seat(g.Seats) {
			if !g.asks(g.TeamOf[other]) {
				continue
			}
			switch g.Phase {
			case Blocking:
				say(other, "let")
			case Deciding:
				say(other, "go")
			default:
				say(other, "noblitz")
			}
			break
		}
	}
}

// A plan takes any text for orders, and refuses those that are none.
func TestAPlanOfNonsenseIsRefused(t *testing.T) {
	g := begun(t, 3, 1)
	for g.Phase == Placing {
		s := games.Seat(slices.IndexFunc(g.TeamOf[:g.Seats], g.asks))
		_, err := games.Play(g, games.Action{Seat: s, Move: g.Prompt(s).Moves[0]})
		require.NoError(t, err)
	}
	s := g.seatOf[Police]
	plan := []string{"", "end 3", "buy", "buy 99O", "deploy", "attack A/9 HQ:1O1", "move HQ 1O1 A", "blitz x", "go", "zz \x00", "move A 1M1", "play run"}
	before := view(t, g, s)
	seen := copyOf(t, g)
	arranged := g.Arrange(nil, plan)
	for i, out := range seen.Preview(s, arranged) {
		require.NotEmpty(t, out.Refused, arranged[i])
	}
	require.Equal(t, before, view(t, g, s))
	require.Empty(t, g.Shelf(games.Seat(1), nil), "another seat has nothing to plan")
}

// What is bought adds up to one purchase, so does who comes in at one entry, and both come before what is done with the units.
func TestPurchasesAddUpAndComeFirstInAPlan(t *testing.T) {
	g := begun(t, 2, 1)
	plan := g.Arrange([]string{"buy 2M", "deploy Ae 2M", "move A 1M1 B"}, []string{"buy 1M", "deploy Be 1M"})
	require.Equal(t, []string{"buy 3M", "deploy Ae 2M", "deploy Be 1M", "move A 1M1 B"}, plan)
	plan = g.Arrange(plan, []string{"buy 1Q", "deploy Ae 1Q"})
	require.Equal(t, []string{"buy 3M+1Q", "deploy Ae 2M+1Q", "deploy Be 1M", "move A 1M1 B"}, plan)
	require.Equal(t, "play fund", g.Arrange(plan, []string{"play fund"})[0])
}

// BenchmarkShelf measures what a press on a plan costs: its preview and all that can be added.
func BenchmarkShelf(b *testing.B) {
	t := &testing.T{}
	var g *game
	turnsOf(t, 3, func(_ *testing.T, at *game, _ games.Seat, _ *rand.Rand) { g = at })
	s := g.seatOf[g.turn()]
	for b.Loop() {
		g.Clone().(*game).Shelf(s, nil)
	}
}

// Ideas are turns that can be played as they are, and tell nothing of what is hidden.
func TestIdeasCanBePlayedAsTheyAre(t *testing.T) {
	found := 0
	turnsOf(t, 2, func(t *testing.T, g *game, s games.Seat, r *rand.Rand) {
		list := copyOf(t, g).Ideas(s, r)
		for _, idea := range list {
			found++
			for i, out := range copyOf(t, g).Preview(s, idea.Orders) {
				require.Empty(t, out.Refused, "%q of %q", idea.Orders[i], idea.Orders)
			}
		}
		g.Redeal(s, r)
		require.Equal(t, list, copyOf(t, g).Ideas(s, r))
	})
	require.Greater(t, found, 20)
}

// A plan passes where its attack is won and no card of its own could do more. Where one could, the player is asked.
func TestAPlanAsksForNoCardThatDoesNothing(t *testing.T) {
	for _, c := range []struct {
		mine, theirs string
		foe          Team
		card         string
		asks         bool
	}{
		{"2M", "anarchists: A 1M", Anarchists, "chain", false},
		{"2M", "anarchists: A 1M", Anarchists, "stream", false},
		{"2M", "anarchists: A 2M", Anarchists, "chain", true},
		{"2M", "anarchists: A 2M", Anarchists, "sitin", false},
		{"2M", "police: A 1O", Police, "chain", false},
		{"2M", "police: A 1O", Police, "stream", true},
	} {
		p := board(t, 3, "autonomen: A "+c.mine+", B 1M | "+c.theirs).hold(Autonomen, c.card).acts(Autonomen)
		if c.foe != Police {
			p.hold(c.foe, "chain")
		}
		p.do(fmt.Sprintf("1 attack A/%d A:%s1", p.seatOf[c.foe], c.mine))
		for p.Phase != Fighting || !p.asks(Autonomen) {
			switch s := p.seatOf[c.foe]; {
			case p.Phase == Deciding:
				p.do("1 go")
			case p.asks(Autonomen):
				p.do("1 noblitz")
			default:
				p.do(fmt.Sprintf("%d noblitz", s))
			}
		}
		carry := p.Carry(1, nil)
		require.Equal(t, c.asks, carry.Move == "", "%+v", c)
	}
}

// A plan leaves it to its player whether an attack goes on hand to hand; it is played on afterwards.
func TestAPlanAsksWhetherAnAttackGoesOn(t *testing.T) {
	plan := []string{"attack A/2 A:3M1", "move B 1M1 C"}
	p := board(t, 3, "autonomen: A 3M, B 1M | anarchists: A 2M, D 1M, run").acts(Autonomen)
	p.do("1 "+plan[0], "2 noblitz")
	require.Equal(t, games.Carry{Within: true}, p.Carry(1, plan[1:]))
	p.do("1 go", "2 noblitz")
	require.Equal(t, games.Carry{Move: p.numbered(plan[1]), Taken: true}, p.Carry(1, plan[1:]))
}

// On the largest map that an edition can have, with all teams, no area has more attacks or moves than a menu is sure to have room for.
func TestNoAreaHasMoreOrdersOfAKindThanMenusHaveRoomFor(t *testing.T) {
	e := Default()
	for i := range e.Areas {
		e.Areas[i].Buildings = slices.Repeat(e.Areas[i].Buildings[:1], maxPerArea)
	}
	most := 0
	for n := range 3 {
		r := rand.New(rand.NewPCG(uint64(n), 5))
		begun, err := Kind(e).New(games.Setup{Seats: Teams, Seed: [32]byte{byte(n)}, At: start})
		require.NoError(t, err)
		for g := begun.(*game); g.Result() == nil; {
			if g.Phase == Acting && r.IntN(8) == 0 {
				in := map[string]int{}
				for _, o := range copyOf(t, g).Shelf(g.seatOf[g.turn()], nil) {
					w := strings.Fields(o.Orders[0])
					place := w[len(w)-1]
					if w[0] == "attack" {
						place = w[1]
					}
					in[w[0]+" "+place[:1]]++
				}
				for kind, n := range in {
					require.LessOrEqual(t, n, MostInArea, kind)
					most = max(most, n)
				}
			}
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
		}
	}
	require.Greater(t, most, 3, "the areas are full of aims")
}
