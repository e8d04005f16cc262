package riot

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

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
	may                bool         // cards, or who fights, may still change how it ends
}

// odds are the totals of a battle, the attacker's first.
func (b battle) odds() string { return fmt.Sprintf("%d : %d", b.attack, b.defence) }

// losses say what a battle that ends as it stands costs both sides, the loser first.
func (x scene) losses(b battle, r screen.Reader) []string {
	if b.attack == b.defence {
		return nil
	}
	winner, won, lost, damage := b.attacker, b.sent, b.met, b.defence
	if b.defence > b.attack {
		winner, won, lost, damage = b.defender, b.met, b.sent, b.attack
	}
	loser := b.other(winner)
	_, inside := x.building(b.place)
	dead, hurt := x.suffer(winner, won, damage)
	of := func(key string, s games.Seat) string {
		if s == x.Seat {
			return key + ".you"
		}
		return key + ".they"
	}
	gone := say(of("loses", loser), "units", x.faces(loser, lost, r))
	cost := say(of("loses", winner), "units", x.faces(winner, dead, r))
	if len(hurt) > 0 && (x.isPolice(winner) || !inside) {
		to := "hurts.entry"
		if x.isPolice(winner) {
			to = "hurts.hospital"
		}
		wounded := say(to, "units", x.faces(winner, hurt, r), "mark", r.Mark(woundedMark, say("hurts.mark")))
		cost += " · " + wounded
		if len(dead) == 0 {
			cost = say(of("hurts", winner), "units", wounded)
		}
	}
	switch {
	case !inside || winner == b.defender:
	case x.isPolice(winner):
		gone = say("empties", "units", gone, "place", b.place)
	case number(won) > number(dead):
		cost = say(of("takes", winner), "units", cost, "place", b.place)
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
	foe := b.other(x.Seat)
	n, more := look.At(x.Sides, foe).Cards, 0
	for _, c := range x.mayHold(foe) {
		if c.Effect == riot.Force {
			more = max(more, c.Card.N)
		}
	}
	mine, theirs := b.attack, b.defence+more
	if x.Seat == b.defender {
		mine, theirs = b.defence, b.attack+more
	}
	key := "hold.more"
	switch {
	case x.isPolice(foe):
		key = "hold.police"
	case n == 0:
		key = "hold.none"
	case more == 0:
		key = "hold"
	case theirs > mine:
		key = "hold.lost"
	}
	return say(key, "n", n, "more", more, "mine", mine, "theirs", theirs)
}

// mayHold are the cards of a team that don't lie on its discards.
func (x scene) mayHold(s games.Seat) (cards []riot.HandCard) {
	side := look.At(x.Sides, s)
	for _, c := range x.Cards {
		spent := find(side.Spent, func(o riot.HandCard) bool { return o.ID == c.ID }, riot.HandCard{})
		if c.Deck.String() == side.Team && spent.N < c.Count {
			cards = append(cards, riot.HandCard{Card: c, N: c.Count - spent.N})
		}
	}
	return cards
}

// after says what becomes of Public Opinion by a battle as it stands: "◉ 9 → **10, the Police win**". It says nothing where no Police fight.
func (h hand) after(b battle) string {
	key := "opinion.rises"
	switch {
	case !h.isPolice(b.attacker) && !h.isPolice(b.defender):
		return ""
	case h.Counts:
		key = "opinion.counts"
	case b.quiet:
		key = "opinion.quiet"
	case b.may:
		key = "opinion.may"
	case b.attack == b.defence:
		key = "opinion.draw"
	}
	shown := len(h.Public.Revealed)
	return say(key, "mark", cmp.Or(h.bubbled(h.r), say("opinion.words")+" "), "n", shown, "next", strconv.Itoa(shown+1), "to", becomes(h.r), "rises", h.rises(h.r))
}

// rises says that one more card of Public Opinion comes: "9 → **10, the Police win**".
func (x scene) rises(r screen.Reader) string {
	shown, key := len(x.Public.Revealed), "opinion.next"
	switch {
	case shown+1 < x.Public.Total:
	case x.isPolice(x.Seat):
		key = "opinion.next.you"
	default:
		key = "opinion.next.police"
	}
	return say(key, "n", shown, "to", becomes(r), "next", shown+1)
}

// mayCostUnit reports whether the next card of Public Opinion can cost the Police a unit, and they are the reader.
func (x scene) mayCostUnit() bool {
	level := 1
	if x.Public.Left[0] == 0 {
		level = 2
	}
	return x.isPolice(x.Seat) && len(x.Public.Revealed)+1 < x.Public.Total && slices.ContainsFunc(x.Opinions, func(o riot.Opinion) bool {
		return o.Level == level && o.Effect == riot.PoliceRemoveUnit && !slices.ContainsFunc(x.Public.Revealed, func(r riot.Opinion) bool { return r.ID == o.ID })
	})
}

// becomes stands between what is and what will be.
func becomes(r screen.Reader) string {
	if r.TextOnly {
		return say("opinion.to.words")
	}
	return say("opinion.to")
}

// avoided says how a Protester beats the Police without helping them, where that would lose the game: by thrown cards alone, with a card or
// with a unit.
func (h hand) avoided(b battle) string {
	if len(h.Public.Revealed)+1 < h.Public.Total || h.Counts || b.quiet || h.isPolice(h.Seat) || !h.isPolice(b.other(h.Seat)) {
		return ""
	}
	ways := []string{say("opinion.avoid.thrown")}
	for _, c := range h.Cards {
		if c.Effect == riot.NoPO && c.Deck.String() == h.side.Team {
			ways = append(ways, cardFace(c, h.r))
		}
	}
	for _, u := range h.side.Mat {
		if u.Has(riot.NoPOInvolved) {
			ways = append(ways, say("opinion.avoid.unit", "unit", h.unitFace(h.Seat, u.ID, h.r)))
		}
	}
	return say("opinion.avoid", "ways", screen.List(ways, say("or")))
}

func (x scene) isPolice(s games.Seat) bool { return look.At(x.Sides, s).Team == "police" }

// hasShy reports whether among units of a seat is one whose clashes do not count for Public Opinion.
func (x scene) hasShy(s games.Seat, units []riot.Stack) bool {
	return slices.ContainsFunc(units, func(u riot.Stack) bool { return x.unit(s, u.ID).Has(riot.NoPOInvolved) })
}

// inTheWay tells who keeps the team on turn out of the buildings of a street, and how strong they are.
func (h hand) inTheWay() string {
	var rows []string
	for _, o := range h.InTheWay {
		units := h.at(o.Street, o.Seat)
		rows = append(rows, say("way.in", "street", o.Street, "team", h.face(o.Seat, h.r), "units", h.faces(o.Seat, units, h.r), "n", force(units)))
	}
	if rows != nil && (h.r.TextOnly || h.t.Lesson) { // else the map needs the room
		rows = append(rows, say("way.advice"))
	}
	return screen.Lines(rows...)
}
