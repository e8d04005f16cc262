package riot

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// A claimed move is one for which a reason is given: what its seat sees before it and after it.
type claimed struct {
	a             games.Action
	e             games.Event
	word          []string // of the move
	team          Team
	g, played     *game // before it and after it
	before, after View
	told          []games.Event // of the move
	mine          Side          // the seat's own before it
	first         string        // of the tokens
}

// claims are what each reason says, by its verb, found out from what is seen, and by playing on without anybody doing anything more.
var claims = map[string]func(*claimed) error{
	"aim":       func(c *claimed) error { return c.wins(c.played, c.team) },
	"holds-aim": func(c *claimed) error { return c.wins(c.played, c.team) },
	"their-aim": func(c *claimed) error {
		return errors.Join(c.is("obstruct"), c.wins(c.without("let"), c.g.turn()))
	},
	"stops": func(c *claimed) error {
		foe := c.g.TeamOf[c.e.Seats[0]]
		done := c.on(c.played, settled)
		return errors.Join(c.wins(c.without("end"), foe), so(!c.whole(done, foe), "it is whole still"))
	},
	"breaks": func(c *claimed) error {
		foe, done := c.g.TeamOf[c.e.Seats[0]], c.on(c.played, settled)
		return so(c.whole(c.g, foe) && !c.whole(done, foe), "it isn't whole, or it is so still")
	},
	"whole": func(c *claimed) error {
		return so(c.whole(c.on(c.played, settled), c.team) && c.of(c.a.Seat), "it isn't")
	},
	"their-whole": func(c *claimed) error {
		return so(c.whole(c.without("let"), c.g.turn()) && c.of(c.g.seatOf[c.g.turn()]), "it isn't")
	},
	"left": func(c *claimed) error {
		n := c.buildings(c.on(c.played, settled), func(b BuildingView) bool { return b.Owner != c.a.Seat })
		return so(n == c.e.N && n > 0, "it lacks %d", n)
	},
	"pays": func(c *claimed) error {
		b := c.building(c.on(c.played, settled))
		return so(b.Owner == c.a.Seat && b.Credits == c.e.N && b.Credits > 0, "%+v", b)
	},
	"they-get": func(c *claimed) error {
		b, was := c.building(c.without("let")), c.building(c.g)
		return errors.Join(c.is("obstruct"), so(was.Owner != b.Owner && b.Owner == c.e.Seats[0] && b.Credits == c.e.N && b.Credits > 0, "%+v", b))
	},
	"guards": func(c *claimed) error {
		was, b := c.building(c.g), c.building(c.on(c.played, settled))
		n := c.force(b.Units, c.a.Seat) + c.g.t.edition.Params.Cover
		return so(was.Owner == c.a.Seat && n == c.e.N, "it is defended with %d", n)
	},
	"able": func(c *claimed) error {
		can := func(u Unit) bool { return slices.Contains(u.Abilities, Ability{c.first, c.e.N}) }
		return so(slices.ContainsFunc(c.mine.Mat, func(u MatUnit) bool { return strings.Contains(c.word[1], u.Letter) && can(u.Unit) }), "nobody can")
	},
	"force": func(c *claimed) error {
		n := c.force(c.after.New, c.a.Seat) - c.force(c.before.New, c.a.Seat)
		if c.after.Phase != Buying { // all is deployed
			n = c.force(onBoard(c.after), c.a.Seat) - c.force(append(onBoard(c.before), c.before.New...), c.a.Seat)
		}
		return so(n == c.e.N && n > 0, "it brings %d", n)
	},
	"rest": func(c *claimed) error {
		left := c.after.Credits
		if c.word[0] == "bought" {
			left = c.before.Credits
		}
		return so(left == c.e.N && (left == 0 || c.word[0] == "return"), "%d are left", left)
	},
	"price": func(c *claimed) error {
		cards := c.after.Sides[c.a.Seat].Cards - c.mine.Cards
		return so(cards == 1 && c.before.Credits-c.after.Credits == c.e.N, "%d cards for %d credits", cards, c.before.Credits-c.after.Credits)
	},
	"meets": func(c *claimed) error {
		mine, theirs := c.force(c.street(c.played), c.a.Seat), c.force(c.street(c.played), c.e.Seats[0])
		return so(mine == c.e.N && strconv.Itoa(theirs) == c.e.Tokens[1] && mine > theirs && theirs > 0, "it is %d to %d", mine, theirs)
	},
	"bars": func(c *claimed) error {
		var holders []games.Seat
		c.buildings(c.played, func(b BuildingView) bool { holders = append(holders, b.Owner); return false })
		for _, s := range c.e.Seats {
			if !slices.Contains(holders, s) {
				return fmt.Errorf("seat %d holds nothing there", s)
			}
		}
		return so(c.team == Police && c.force(c.street(c.played), c.a.Seat) > 0 && len(c.e.Seats) > 0, "no Police are there")
	},
	"free": func(c *claimed) error {
		n := c.buildings(c.played, func(b BuildingView) bool { return b.Owner == games.Table })
		return so(n == c.e.N && n > 0, "%d are", n)
	},
	"covers": func(c *claimed) error {
		n := c.buildings(c.played, func(b BuildingView) bool { return b.Owner == c.a.Seat })
		return so(n == c.e.N && n > 0, "they are %d", n)
	},
	"together": func(c *claimed) error {
		was, n := c.force(c.street(c.g), c.a.Seat), c.force(c.street(c.played), c.a.Seat)
		return so(n == c.e.N && was > 0, "it was %d, and is %d", was, n)
	},
	"home": func(c *claimed) error {
		for p := firstStreet; c.g.t.isStreet(p); p++ {
			if !c.g.t.next[Police][hq].has(p) {
				return errors.New("some street can't be reached")
			}
		}
		return so(c.word[3] == "HQ" && c.team == Police, "it goes elsewhere")
	},
	"does": func(c *claimed) error {
		i := slices.IndexFunc(c.before.Cards, func(k Card) bool { return k.Deck == c.team && k.ID == c.word[1] })
		k := c.before.Cards[i]
		if k.Effect == Rally {
			k.N = c.after.Sides[c.a.Seat].Units - c.mine.Units
		}
		return so(k.Effect == c.first && k.N == c.e.N, "it is %+v", k)
	},
	"spent": func(c *claimed) error {
		return so(len(c.before.Targets) == 0 && !slices.ContainsFunc(c.g.Prompt(c.a.Seat).Moves, func(m string) bool { return strings.HasPrefix(m, "move ") }), "there is more to do")
	},
	"holds": func(c *claimed) error { return so(c.mine.Whole == c.e.N && c.e.N > 0, "they are %d", c.mine.Whole) },
	"earns": func(c *claimed) error {
		var got int
		end := c.on(c.played, func(g *game, told []games.Event) bool {
			for _, e := range told {
				if e.Verb == "turn" && e.Seats[0] == c.a.Seat {
					got = e.N - c.played.Grants[c.team]
				}
			}
			return got > 0
		})
		return so(c.mine.Income == c.e.N && (got >= c.e.N || end.Winners == 1<<Nationalists) && c.e.N > 0, "it is %d, and %v have won", got, end.Winners)
	},
	"near": func(c *claimed) error {
		v := c.after.Public
		return so(fmt.Sprint(len(v.Revealed)) == c.first && fmt.Sprint(v.Total) == c.e.Tokens[1] && len(v.Revealed) > len(c.before.Public.Revealed), "%d are", len(v.Revealed))
	},
	"force-to": func(c *claimed) error {
		clash := c.find("clash")
		return so(slices.Equal(clash.Tokens, []string{strconv.Itoa(c.e.N), c.first}) && (clash.N > 0 || c.cards() > 0), "%+v", clash)
	},
	"quiet": func(c *claimed) error {
		flag := c.find("flag")
		return so(c.team != Police && flag.Verb == "" && c.find("clash").N != 0, "%+v", flag)
	},
	"counted": func(c *claimed) error {
		return so(c.team != Police && c.before.Counts && c.find("flag").Verb == "", "it counts")
	},
	"track": func(c *claimed) error {
		opinion := c.find("opinion")
		return so(c.team == Police && opinion.N == c.e.N && fmt.Sprint(c.before.Public.Total) == c.first, "%+v", opinion)
	},
	"cards": func(c *claimed) error {
		n := c.before.Sides[c.e.Seats[0]].Cards
		return errors.Join(c.is("stop"), so(n == c.e.N && n > 0, "they are %d", n))
	},
	"own-cards": func(c *claimed) error { return so(c.cards() == c.e.N && c.e.N > 0, "%d can help", c.cards()) },
	"inside": func(c *claimed) error {
		d := c.before.Declared
		attack := c.force(d.Units, d.Seat)
		return so(d.Attack && d.Held == c.e.N && slices.Equal(c.e.Tokens, []string{strconv.Itoa(attack), d.Target}) && (attack > d.Held) == (c.word[0] == "obstruct") && c.of(d.Foe), "%+v", d)
	},
	"street": func(c *claimed) error {
		d := c.before.Declared
		reach, own := c.force(d.Reach, d.Seat), c.force(c.street(c.g), c.a.Seat)
		return so(own == c.e.N && strconv.Itoa(reach) == c.e.Tokens[1] && (own < reach) == (c.word[0] == "let") && c.of(d.Seat), "it is %d to %d", own, reach)
	},
	"stands": func(c *claimed) error {
		mine, theirs := c.totals(c.before.Clash)
		fits := (mine <= theirs) == (c.word[0] == "stop") || c.word[0] == "go" && c.cards() > 0
		return so(mine == c.e.N && strconv.Itoa(theirs) == c.first && fits, "it stands %d to %d", mine, theirs)
	},
	"turns": func(c *claimed) error {
		was, other := c.totals(c.before.Clash)
		var now, then int
		if c.after.Clash != nil {
			now, then = c.totals(c.after.Clash)
		} else {
			now, then = c.ended(c.find("clash"))
		}
		return so(now == c.e.N && now >= then && slices.Equal(c.e.Tokens, []string{strconv.Itoa(then), strconv.Itoa(was), strconv.Itoa(other)}), "%d to %d, then %d to %d", was, other, now, then)
	},
	"fells":    func(c *claimed) error { return c.hits("kill", 1) },
	"wounds":   func(c *claimed) error { return c.hits("wound", 1) },
	"shielded": func(c *claimed) error { return c.hits("hit", 0) },
}

// claim finds out whether a reason holds, and whether it speaks for the move.
func claim(g *game, a games.Action, e games.Event, _ *rand.Rand) error {
	holds, ok := claims[e.Verb]
	if !ok {
		return fmt.Errorf("nothing is known of %q", e.Verb)
	}
	played := copied(g)
	told, err := played.Apply(a)
	if err != nil {
		return err
	}
	c := &claimed{
		a: a, e: e, word: strings.Fields(a.Move), team: g.TeamOf[a.Seat], g: g, played: played, told: told,
		before: g.View(a.Seat).(View), after: played.View(a.Seat).(View),
	}
	c.mine = c.before.Sides[a.Seat]
	if len(e.Tokens) > 0 {
		c.first = e.Tokens[0]
	}
	return holds(c)
}

func TestEveryReasonHasAClaim(t *testing.T) {
	require.Equal(t, gamestest.Reasons(t), slices.Sorted(maps.Keys(claims)))
}

func copied(g *game) *game {
	c := new(game)
	g.copyTo(c)
	return c
}

// of reports whether the reason is about a seat.
func (c *claimed) of(s games.Seat) bool { return slices.Equal(c.e.Seats, []games.Seat{s}) }

func (c *claimed) is(word string) error { return so(c.word[0] == word, "it doesn't speak for that") }

// without is the game after another move in place of the claimed one.
func (c *claimed) without(move string) *game {
	g := copied(c.g)
	if g.Phase == Blocking {
		return c.on(g, settled)
	}
	if _, err := g.Apply(games.Action{Seat: c.a.Seat, Move: g.numbered(move), At: c.a.At}); err != nil {
		panic(err)
	}
	return g
}

// on plays on, everybody doing what the absent do but that attacks go on hand to hand, until the game is as wanted, or over.
func (c *claimed) on(g *game, until func(*game, []games.Event) bool) *game {
	g = copied(g)
	told := c.told
	for steps := 0; !until(g, told) && g.Phase != Ended && steps < 1000; steps++ {
		for s := range games.Seat(g.Seats) {
			moves := g.Prompt(s).Moves
			if len(moves) == 0 {
				continue
			}
			move := moves[0]
			if g.Phase == Deciding {
				move = g.numbered("go")
			}
			var err error
			told, err = g.Apply(games.Action{Seat: s, Move: move, At: c.a.At})
			if err != nil {
				panic(err)
			}
			break
		}
	}
	return g
}

// settled reports whether nothing is declared and no clash goes on.
func settled(g *game, _ []games.Event) bool { return g.Phase < Blocking || g.Phase > Fighting }

// find is the first event of its kind from the claimed move to the end of the turn.
func (c *claimed) find(verb string) (found games.Event) {
	c.on(c.played, func(g *game, told []games.Event) bool {
		i := slices.IndexFunc(told, func(e games.Event) bool { return e.Verb == verb })
		if i >= 0 {
			found = told[i]
		}
		return i >= 0 || settled(g, nil) && g.turn() != c.g.turn()
	})
	return found
}

// wins requires that a team wins as its next turn begins with as many points as are told, unless Nationalists do before it: their goal
// is hidden.
func (c *claimed) wins(g *game, t Team) error {
	turns := 0
	end := c.on(g, func(g *game, told []games.Event) bool {
		turns += len(slices.DeleteFunc(slices.Clone(told), func(e games.Event) bool { return e.Verb != "turn" || e.Seats[0] != g.seatOf[t] }))
		return turns > 0
	})
	if end.Winners == 1<<Nationalists && t != Nationalists {
		return nil
	}
	points := c.e.N
	if c.e.Verb == "stops" {
		points = end.Points[t]
	}
	return so(end.Phase == Ended && end.Winners == 1<<t && end.Ending == ByAim && end.Points[t] == points, "with %d points it ends with %v", end.Points[t], end.Winners)
}

// area is the area that a reason or a move is about.
func (c *claimed) area(g *game) AreaView {
	letter := c.first
	if letter == "" {
		letter = c.word[1]
	}
	areas := g.View(c.a.Seat).(View).Areas
	return areas[slices.IndexFunc(areas, func(a AreaView) bool { return a.Letter == letter[:1] })]
}

func (c *claimed) street(g *game) []Stack { return c.area(g).Street.Units }

// buildings counts the buildings of the area that are so.
func (c *claimed) buildings(g *game, is func(BuildingView) bool) (n int) {
	for _, b := range c.area(g).Buildings {
		if is(b) {
			n++
		}
	}
	return n
}

// whole reports whether a team holds the area whole.
func (c *claimed) whole(g *game, t Team) bool {
	return c.buildings(g, func(b BuildingView) bool { return b.Owner != g.seatOf[t] }) == 0
}

// building is the building that a reason names.
func (c *claimed) building(g *game) BuildingView {
	all := c.area(g).Buildings
	return all[slices.IndexFunc(all, func(b BuildingView) bool { return b.Code == c.first })]
}

func onBoard(v View) (units []Stack) {
	for _, p := range v.Places() {
		units = append(units, p.Units...)
	}
	return units
}

// force is the Force of a seat's units.
func (c *claimed) force(units []Stack, s games.Seat) (n int) {
	for _, u := range units {
		if u.Seat == s {
			n += u.N * u.Force
		}
	}
	return n
}

// totals are the seat's own total in a clash, and that of the other.
func (c *claimed) totals(k *Clash) (mine, theirs int) {
	if k.Attacker.Seat == c.a.Seat {
		return k.Attacker.Total, k.Defender.Total
	}
	return k.Defender.Total, k.Attacker.Total
}

// ended is totals of a clash that is over.
func (c *claimed) ended(e games.Event) (mine, theirs int) {
	a, _ := strconv.Atoi(e.Tokens[0])
	d, _ := strconv.Atoi(e.Tokens[1])
	if e.Seats[0] == c.a.Seat {
		return a, d
	}
	return d, a
}

// cards is how many of the seat's cards can add to the fight, if nobody plays any before.
func (c *claimed) cards() int {
	helps := make(map[string]int)
	c.on(c.played, func(g *game, _ []games.Event) bool {
		for _, m := range g.Prompt(c.a.Seat).Moves {
			if w := strings.Fields(m); w[0] == "blitz" {
				for _, k := range g.View(c.a.Seat).(View).Hand {
					if k.ID == w[1] && (k.Effect == Force || k.Effect == ForceMaxDraw || k.Effect == Distance) {
						helps[k.ID] = k.N
					}
				}
			}
		}
		return settled(g, nil)
	})
	n := 0
	for _, of := range helps {
		n += of
	}
	return n
}

// hits requires that the thrown card does something to as many units of that kind.
func (c *claimed) hits(verb string, damage int) error {
	e := c.find(verb)
	hit := c.find("hit")
	ok := e.Verb == verb && e.Seats[0] == c.e.Seats[0] && hit.Tokens[0] == c.first && (hit.N > 0) == (damage > 0)
	for _, f := range c.foe() {
		ok = ok && (f.ID != c.first || f.Force == c.e.N)
	}
	return so(ok && (verb == "hit" || strings.Contains(strings.Join(e.Tokens, " "), c.first)), "%+v, %+v", hit, e)
}

// foe are the units of the other side in the clash.
func (c *claimed) foe() []Fighter {
	if k := c.before.Clash; k.Attacker.Seat != c.a.Seat {
		return k.Attacker.Units
	}
	return c.before.Clash.Defender.Units
}

func so(ok bool, format string, args ...any) error {
	if ok {
		return nil
	}
	return fmt.Errorf(format, args...)
}
