package riot

import (
	"cmp"
	"fmt"
	"slices"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// A battle is a clash that comes or goes on, as far as all can see.
type battle struct {
	place              string
	attacker, defender games.Seat
	sent, met          []riot.Stack // with the Force that they have there
	attack, defence    int          // totals, with cards and building
	quiet              bool         // it does not count for Public Opinion
	may                bool         // nobody has declared it, and who would fight is not known
}

// inside reports whether it is about a building.
func (x scene) inside(b battle) bool {
	_, ok := x.building(b.place)
	return ok
}

// verdict says who wins a battle as it stands, to one of the two: "you win 5 : 3".
func (x scene) verdict(b battle) string {
	mine, theirs := b.attack, b.defence
	if x.Seat == b.defender {
		mine, theirs = theirs, mine
	}
	switch {
	case mine > theirs:
		return fmt.Sprintf("you win %d : %d", mine, theirs)
	case mine < theirs:
		return fmt.Sprintf("you lose %d : %d", mine, theirs)
	}
	return fmt.Sprintf("a draw, %d : %d, and nobody is hurt", mine, theirs)
}

// losses say what a battle that ends as it stands costs both sides, the loser first.
func (x scene) losses(b battle, r screen.Reader) []string {
	if b.attack == b.defence {
		return nil
	}
	winner, won, lost, damage := b.attacker, b.sent, b.met, b.defence
	if b.defence > b.attack {
		winner, won, lost, damage = b.defender, b.met, b.sent, b.attack
	}
	loser := b.attacker + b.defender - winner
	dead, hurt := x.suffer(winner, won, damage)
	who := func(s games.Seat) string {
		if s == x.Seat {
			return "You"
		}
		return "They"
	}
	gone := who(loser) + " lose " + x.faces(loser, lost, r)
	cost := who(winner) + " lose " + x.faces(winner, dead, r)
	if len(hurt) > 0 && (x.isPolice(winner) || !x.inside(b)) {
		to := "to the entry"
		if x.isPolice(winner) {
			to = "to hospital"
		}
		wounded := x.faces(winner, hurt, r) + " " + r.Mark(woundedMark, "wounded,") + " " + to
		cost += " · " + wounded
		if len(dead) == 0 {
			cost = who(winner) + ": " + wounded
		}
	}
	if x.inside(b) && winner == b.attacker {
		switch left := number(won) - number(dead); {
		case x.isPolice(winner):
			gone += ": " + b.place + " is empty then"
		case left > 0 && winner == x.Seat:
			cost += " · you take " + b.place
		case left > 0:
			cost += " · they take " + b.place
		}
	}
	return []string{gone, cost}
}

// number counts units.
func number(units []riot.Stack) (n int) {
	for _, u := range units {
		n += u.N
	}
	return n
}

// suffer is what damage does to the winners of a fight hand to hand: the weakest units first, then the cheapest.
func (x scene) suffer(s games.Seat, units []riot.Stack, damage int) (dead, hurt []riot.Stack) {
	units = together(units)
	slices.SortStableFunc(units, func(a, b riot.Stack) int {
		return cmp.Or(cmp.Compare(a.Force, b.Force), cmp.Compare(x.unit(s, a.ID).Cost, x.unit(s, b.ID).Cost))
	})
	for _, u := range units {
		n := u.N
		if u.Force > 0 {
			n = min(n, damage/u.Force)
		}
		rest := u
		u.N = n
		if n > 0 {
			dead = append(dead, u)
		}
		damage -= n * u.Force
		if n < rest.N {
			rest.N = 1
			if damage > 0 {
				hurt = append(hurt, rest)
			}
			break
		}
	}
	return dead, hurt
}

// withCards tells what cards can still change in a battle, for the seat that reads it.
func (x scene) withCards(b battle) string {
	foe := b.attacker + b.defender - x.Seat
	n := look.At(x.Sides, foe).Cards
	switch {
	case x.isPolice(foe):
		return "The Police have no cards."
	case n == 0:
		return "They hold no cards."
	}
	text := fmt.Sprintf("They hold %s.", screen.Plural(n, "card"))
	more := 0
	for _, c := range x.Cards {
		if c.Effect == riot.Force && c.Deck.String() == look.At(x.Sides, foe).Team {
			more = max(more, c.N)
		}
	}
	if more == 0 {
		return text
	}
	mine, theirs := b.attack, b.defence+more
	if x.Seat == b.defender {
		mine, theirs = b.defence, b.attack+more
	}
	text = fmt.Sprintf("They hold %s: +%d would make it %d : %d", screen.Plural(n, "card"), more, mine, theirs)
	if theirs > mine {
		return text + ", and you lose all."
	}
	return text + "."
}
