package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games/riot"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// maxHits is of how many units a line tells what a thrown card does to each.
const maxHits = 3

// A play is a card that can be played in the clash, at a unit or at nobody in particular, and what comes of it.
type play struct {
	move string
	card riot.Card
	unit string // a thrown card's, in words
	name string // the same in short
	what string // what comes of it in a few words
	odds string // the totals then; "" where they stay or there are none
}

// playsOf are the cards that the seat can play now, in the order of the hand.
func (h hand) playsOf(c riot.Clash) (list []play) {
	for _, m := range h.prompt.Moves {
		w := strings.Fields(m)
		if len(w) < 3 || w[0] != "blitz" {
			continue
		}
		p := play{move: m, card: h.card(w[1]).Card}
		b := h.battleOf(c)
		switch p.card.Effect {
		case riot.Distance:
			p.unit = h.foeUnit(w[2])
			words := strings.Split(p.unit, " × ") // "one of 2 × Riot Van (shield)"
			p.name, _, _ = strings.Cut(words[len(words)-1], " (")
			b, p.what = h.thrown(c, p.card, w[2])
			if p.what != hitsShield && p.what != hitsNoMore {
				p.odds = h.odds(b, " : ")
			}
		case riot.Force, riot.ForceMaxDraw:
			b.attack, b.defence = c.After(h.Seat, p.card)
			p.what, p.odds = h.ends(b), h.odds(b, " : ")
		default:
			p.what = does(p.card)
		}
		list = append(list, p)
	}
	return list
}

// What a thrown card does to a unit.
const (
	hitsShield = "the shield stops it"
	hitsNoMore = "it has left already"
	hitsOut    = "it leaves"
	hitsDead   = "it is removed"
)

// thrown is a clash after a card that is thrown at a unit, which moves name as "R0", and what becomes of the unit.
func (h hand) thrown(c riot.Clash, card riot.Card, at string) (b battle, what string) {
	b = h.battleOf(c)
	foe, units, total := c.Attacker, &b.sent, &b.attack
	if h.Seat == b.attacker {
		foe, units, total = c.Defender, &b.met, &b.defence
	}
	i := slices.IndexFunc(foe.Units, func(f riot.Fighter) bool { return f.Letter+strconv.Itoa(f.Hurt) == at })
	if i < 0 {
		return b, ""
	}
	f, shield := foe.Units[i], 0
	for _, a := range h.unit(foe.Seat, f.ID).Abilities {
		if a.Effect == riot.Shield {
			shield = a.N
		}
	}
	damage := f.Hurt + card.N - shield
	switch {
	case damage <= 0:
		return b, hitsShield
	case damage >= f.Force && f.Wounded:
		return b, hitsDead
	case f.Wounded:
		return b, hitsNoMore
	}
	*total -= f.Force
	left := slices.Clone(*units)
	if i := slices.IndexFunc(left, func(u riot.Stack) bool { return u.ID == f.ID }); i >= 0 {
		left[i].N--
		if left[i].N == 0 {
			left = slices.Delete(left, i, i+1)
		}
	}
	*units = left
	if damage >= f.Force {
		return b, hitsDead
	}
	return b, hitsOut
}

// effects say for each card that fits what would come of it, and while cards are thrown what the others could do later.
func (h hand) effects(c riot.Clash) []string {
	var rows []string
	plays := h.playsOf(c)
	for i, p := range plays {
		if i > 0 && p.card.ID == plays[i-1].card.ID {
			continue
		}
		var hits []string
		more := 0
		for _, q := range plays {
			switch {
			case q.card.ID != p.card.ID:
			case len(hits) == maxHits:
				more++
			default:
				hits = append(hits, q.says())
			}
		}
		row := "-# " + cardFace(p.card, h.r) + " " + strings.Join(hits, " · ")
		if more > 0 {
			row += fmt.Sprintf(" · %d more", more)
		}
		rows = append(rows, row)
	}
	if h.Phase != riot.Shooting {
		return rows
	}
	var later []string
	for _, card := range h.Hand {
		if card.Effect == riot.Force || card.Effect == riot.ForceMaxDraw {
			b := h.battleOf(c)
			b.attack, b.defence = c.After(h.Seat, card.Card)
			later = append(later, cardFace(card.Card, h.r)+" "+h.odds(b, " : "))
		} else if card.Blitz() && card.Effect != riot.Distance {
			later = append(later, cardFace(card.Card, h.r))
		}
	}
	if later != nil {
		rows = append(rows, "-# Later, hand to hand: "+strings.Join(later, " · "))
	}
	return rows
}

// says tells what comes of a card.
func (p play) says() string {
	text := p.what
	if p.unit != "" {
		text = "at " + markup.Escape(p.unit) + ": " + p.what
	}
	if p.odds != "" {
		text += ", **" + p.odds + "**"
	}
	return text
}

// plays are the cards that can be played in a clash: a row of buttons with what comes of them, or a menu where they are many, for all
// readers alike. It returns how wide the row is where cards have marks.
func (h hand) plays(c riot.Clash) (rows [][]screen.Control, wide int) {
	plays := h.playsOf(c)
	if len(plays) == 0 {
		return nil, 0
	}
	row := make([]screen.Control, len(plays))
	choices := make([]screen.Choice, len(plays))
	for i, p := range plays {
		twice := slices.ContainsFunc(plays, func(q play) bool { return q.card.ID == p.card.ID && q.move != p.move })
		outcome := p.odds
		if outcome == "" {
			outcome = map[bool]string{true: "nothing", false: p.what}[p.unit != ""]
		}
		if twice {
			outcome = p.name + " " + outcome
		}
		wide += aButton + aMark + markup.Width(outcome)
		mark := h.r.Mark(cardMark(p.card), "")
		row[i] = screen.Control{Label: outcome, Emoji: mark, Style: screen.Blue, Do: p.move}
		if mark == "" {
			row[i].Label = p.card.Name + " " + outcome
		}
		label := p.card.Name
		if p.unit != "" {
			label += " at " + p.unit
		}
		choices[i] = screen.Choice{Label: markup.Clip(label, screen.MaxChoice), Value: p.move, Emoji: mark,
			Help: markup.Clip(strings.TrimSuffix(p.what+", "+p.odds, ", "), screen.MaxChoice)}
	}
	if len(plays) > screen.MaxButtons || wide > phoneLine {
		return h.list(nil, placePage, "Play a card …", choices), wide
	}
	return [][]screen.Control{row}, wide
}
