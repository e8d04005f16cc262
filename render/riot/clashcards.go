package riot

import (
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
			var hit string
			b, hit = h.thrown(c, p.card, w[2])
			p.what = say("clash.hit." + hit)
			if hit != "shield" && hit != "gone" {
				p.odds = b.odds()
			}
		case riot.Force, riot.ForceMaxDraw:
			b.attack, b.defence = c.After(h.Seat, p.card)
			p.what, p.odds = h.ends(b), b.odds()
		default:
			p.what = does(p.card)
		}
		list = append(list, p)
	}
	return list
}

// thrown is a clash after a card that is thrown at a unit, which moves name as "R0", and what becomes of the unit, as the texts clash.hit have it.
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
	f := foe.Units[i]
	damage := f.Hurt + card.N - h.unit(foe.Seat, f.ID).With(riot.Shield, 0)
	switch {
	case damage <= 0:
		return b, "shield"
	case damage >= f.Force && f.Wounded:
		return b, "dead"
	case f.Wounded:
		return b, "gone"
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
		return b, "dead"
	}
	return b, "out"
}

// effects say for each card that fits what would come of it, and while cards are thrown what the others could do later.
func (h hand) effects(c riot.Clash) (rows []string) {
	plays := h.playsOf(c)
	for i, p := range plays {
		if i > 0 && p.card.ID == plays[i-1].card.ID {
			continue
		}
		var hits []string
		for _, q := range plays[i:] {
			if q.card.ID == p.card.ID {
				hits = append(hits, q.says())
			}
		}
		if more := len(hits) - maxHits; more > 0 {
			hits = append(hits[:maxHits], say("clash.more", "n", more))
		}
		between := " "
		if p.unit == "" {
			between = ": "
		}
		rows = append(rows, "-# "+cardFace(p.card, h.r)+between+strings.Join(hits, " · "))
	}
	var later []string
	for _, card := range h.Hand {
		switch b := h.battleOf(c); {
		case h.Phase != riot.Shooting:
		case card.Effect == riot.Force || card.Effect == riot.ForceMaxDraw:
			b.attack, b.defence = c.After(h.Seat, card.Card)
			later = append(later, cardFace(card.Card, h.r)+" "+b.odds())
		case card.Blitz() && card.Effect != riot.Distance:
			later = append(later, cardFace(card.Card, h.r))
		}
	}
	if later != nil {
		rows = append(rows, "-# "+say("clash.later", "cards", strings.Join(later, " · ")))
	}
	return rows
}

// says tells what comes of a card.
func (p play) says() string {
	text := p.what
	if p.unit != "" {
		text = say("clash.at", "unit", markup.Escape(p.unit), "what", p.what)
	}
	if p.odds != "" {
		text += ", **" + p.odds + "**"
	}
	return text
}

// plays are the cards that can be played in a clash: buttons with what comes of them, or a menu where they are more than a line, for all
// readers alike.
func (h hand) plays(c riot.Clash) (buttons []shelved, menu [][]screen.Control) {
	plays, wide := h.playsOf(c), 0
	var choices []screen.Choice
	for _, p := range plays {
		outcome, label := p.odds, p.card.Name
		switch {
		case outcome == "" && p.unit != "":
			outcome = say("clash.nothing")
		case outcome == "":
			outcome = p.what
		}
		if slices.ContainsFunc(plays, func(q play) bool { return q.card.ID == p.card.ID && q.move != p.move }) {
			outcome = p.name + " " + outcome
		}
		if p.unit != "" {
			label = say("card.at", "card", label, "at", p.unit)
		}
		button := shelve(screen.Control{Label: outcome, Style: screen.Blue, Do: p.move})
		button.Control, button.wide = h.r.On(button.Control, cardMark(p.card), p.card.Name), button.wide+markWidth
		buttons, wide = append(buttons, button), wide+button.wide
		choices = append(choices, clipped(h.r.OnChoice(screen.Choice{Label: label, Value: p.move, Help: strings.TrimSuffix(p.what+", "+p.odds, ", ")}, cardMark(p.card), "")))
	}
	if len(plays) > screen.MaxButtons || wide > rowWidth {
		return nil, h.list(nil, placePage, say("clash.play"), choices)
	}
	return buttons, nil
}
