package riot

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// battleOf is a clash as it stands.
func (x scene) battleOf(c riot.Clash) battle {
	b := battle{place: c.Target, attacker: c.Attacker.Seat, defender: c.Defender.Seat, attack: c.Attacker.Total, defence: c.Defender.Total, quiet: c.Secret}
	for _, f := range c.Attacker.Units {
		if !f.Wounded {
			b.sent = append(b.sent, f.Stack)
		}
	}
	for _, f := range c.Defender.Units {
		if !f.Wounded {
			b.met = append(b.met, f.Stack)
		}
	}
	b.quiet = b.quiet || x.hasShy(b.attacker, b.sent) || x.hasShy(b.defender, b.met)
	return b
}

// inClash is the hand of the player who is asked in a clash. Its first lines decide: who attacks what with what, and what happens as it
// stands. Then comes each card with what it would change.
func (h hand) inClash(c riot.Clash) screen.Screen {
	b := h.battleOf(c)
	foe := h.team(b.attacker+b.defender-h.Seat, h.r)
	s := screen.Screen{Title: fmt.Sprintf("%s attack you in %s: %s", foe, c.Target, h.odds(b, " to "))}
	if h.Seat == b.attacker {
		s.Title = fmt.Sprintf("You attack %s in %s: %s", foe, c.Target, h.odds(b, " to "))
	}
	silence := "no card"
	if h.Phase == riot.Deciding {
		silence = "you " + h.silence()
	}
	stands := "As it stands **" + h.ends(b) + "**"
	if cost := h.losses(b, h.r); cost != nil {
		stands += ". " + strings.Join(cost, ". ")
	}
	rows := []string{h.line(c, b), stands + ".", h.counting(b)}
	switch {
	case h.prompt.NoChoice && h.Phase == riot.Deciding:
		rows = append(rows, "**Your attack continues by itself** in a moment: they hold no card.")
	case h.prompt.NoChoice:
		rows = append(rows, "You hold no card for this: **it continues by itself** in a moment.")
	case h.Phase == riot.Deciding:
		rows = append(rows, "Stop, and nobody is hurt any more, but your units have acted.", h.risk(c), h.small(h.withCards(b)))
	default:
		rows = append(rows, h.effects(c)...)
		if h.Phase == riot.Fighting {
			rows = append(rows, h.small(h.withCards(b)))
		}
	}
	s.Text = screen.Lines(append(rows, h.standing(), h.silent(silence))...)
	answers := h.answers(0)
	var wide int
	s.Rows, wide = h.plays(c)
	if together := wide + wideOf(answers); len(s.Rows) == 1 && s.Rows[0][0].Pick == nil && together <= phoneLine {
		s.Rows[0], wide = append(answers, s.Rows[0]...), together // cards come and go, answers stay
	} else {
		s.Rows, wide = append(s.Rows, answers), wideOf(answers)
	}
	var offers []screen.Control
	if !h.prompt.NoChoice {
		switch {
		case h.Phase == riot.Deciding && b.attack == b.defence:
			offers = h.offers(answerEven)
		case h.Phase == riot.Deciding:
			offers = h.offers(answerAhead)
		case h.Seat == b.attacker:
			offers = h.offers(answerClash, answerOwn)
		default:
			offers = h.offers(answerClash, answerTurn)
		}
	}
	if last := len(s.Rows) - 1; len(offers) > 0 && wide+wideOf(offers[:1]) <= phoneLine {
		s.Rows[last], offers = append(s.Rows[last], offers[0]), offers[1:]
	}
	s.Rows = append(s.Rows, h.tools(offers...))
	return h.mapped(s)
}

// mapped adds the map to a question, but in a lesson, whose text needs the room.
func (h hand) mapped(s screen.Screen) screen.Screen {
	if h.t.Lesson {
		return s
	}
	return h.pictured(s, cityMapOf(h.View, nil))
}

// silent is the small line on what silence means, and until when there is time.
func (h hand) silent(means string) string {
	until := h.until(h.t)
	if h.prompt.NoChoice || h.t.Lesson || h.t.Rest.Paused || until.IsZero() { // in the last case they have all the time they want
		return ""
	}
	return "-# Silence: " + means + ". " + screen.Moment("Time limit", until)
}

// small writes a line in small letters.
func (h hand) small(line string) string {
	if line == "" {
		return ""
	}
	return "-# " + line
}

// odds are the totals of a battle, the attacker's first.
func (x scene) odds(b battle, between string) string {
	return fmt.Sprintf("%d%s%d", b.attack, between, b.defence)
}

// ends says in a word how a battle ends as it stands, to one of the two.
func (x scene) ends(b battle) string {
	mine, theirs := b.attack, b.defence
	if x.Seat == b.defender {
		mine, theirs = theirs, mine
	}
	switch {
	case mine > theirs:
		return "you win"
	case mine < theirs:
		return "you lose"
	}
	return "a draw, and nobody is hurt"
}

// line sets both sides of a clash against each other: who fights, with what, and what adds to it.
func (h hand) line(c riot.Clash, b battle) string {
	attack, defence := h.ranks(c.Attacker, b.sent, 0), h.ranks(c.Defender, b.met, c.Cover)
	return fmt.Sprintf("%s = **%d** : **%d** = %s", attack, b.attack, b.defence, defence)
}

// ranks are who fights on one side, and what adds to their Force.
func (h hand) ranks(p riot.Party, units []riot.Stack, cover int) string {
	text := h.faces(p.Seat, units, h.r)
	if cover > 0 {
		text += fmt.Sprintf(" + house %d", cover)
	}
	if more := p.Total - force(units) - cover; more > 0 {
		text += fmt.Sprintf(" + cards %d", more)
	}
	for _, f := range p.Units {
		if f.Hurt > 0 && !f.Wounded {
			text += " (" + h.unitFace(p.Seat, f.ID, h.r) + " shield used)"
		}
	}
	return text
}

// counting tells in a few words what the clash means for Public Opinion.
func (h hand) counting(b battle) string {
	if !h.isPolice(b.attacker) && !h.isPolice(b.defender) {
		return ""
	}
	shown, total := len(h.Public.Revealed), h.Public.Total
	switch {
	case b.quiet:
		return h.bubbled(h.r) + "Doesn't count for Public Opinion."
	case h.Counts:
		return h.bubbled(h.r) + "A clash of this turn counts already."
	case shown+1 >= total && !h.isPolice(h.Seat):
		return h.bubbled(h.r) + "**Careful:** if anyone wins hand to hand, the last card comes, and **the Police have won**. " + h.avoided(h.r)
	}
	return h.bubbled(h.r) + fmt.Sprintf("Counts, no matter who wins: %d %s **%d of %d**.", shown, becomes(h.r), shown+1, total)
}

// phoneLine is what a phone shows in one line of buttons, in letters. A button takes some without any, and so does a mark.
const (
	phoneLine = 44
	aButton   = 5
	aMark     = 4
)

// wideOf is how wide buttons without marks are.
func wideOf(row []screen.Control) (n int) {
	for _, c := range row {
		n += aButton + markup.Width(c.Label)
	}
	return n
}

// clash tells how a clash stands, on the board.
func (x scene) clash(t look.Table, r screen.Reader) string {
	c := x.Clash
	if c == nil {
		return "A clash isn't over."
	}
	head := fmt.Sprintf("**Clash in %s**", x.place(c.Target))
	if !r.TextOnly {
		head = fmt.Sprintf("**Clash in %s**", c.Target)
	}
	switch x.Phase {
	case riot.Shooting:
		head += ", thrown cards"
	case riot.Fighting:
		head += ", hand to hand"
	}
	h := hand{scene: x, t: t, r: r}
	verdict := "a draw"
	switch {
	case c.Attacker.Total > c.Defender.Total:
		verdict = x.face(c.Attacker.Seat, r) + " ahead"
	case c.Attacker.Total < c.Defender.Total:
		verdict = x.face(c.Defender.Seat, r) + " ahead"
	}
	secret := ""
	if c.Secret {
		secret = "It won't count for Public Opinion."
	}
	between := " · "
	if r.TextOnly {
		between = "\n"
	}
	parties := screen.Join(between, []string{h.party(c.Attacker, 0), h.party(c.Defender, c.Cover)})
	return screen.Lines(head+": "+verdict+".", secret, parties)
}

// party tells who fights on one side, and with what Force.
func (h hand) party(p riot.Party, cover int) string {
	var units []riot.Stack
	var marks []string
	for _, f := range p.Units {
		switch {
		case f.Wounded:
			marks = append(marks, h.faces(p.Seat, []riot.Stack{f.Stack}, h.r)+" wounded")
			continue
		case f.Hurt > 0:
			marks = append(marks, h.faces(p.Seat, []riot.Stack{f.Stack}, h.r)+" shield used")
		}
		units = append(units, f.Stack)
	}
	house, played := "", ""
	if cover > 0 {
		house = fmt.Sprintf("house %d", cover)
	}
	if more := p.Total - force(units) - cover; more > 0 {
		played = fmt.Sprintf("cards %d", more)
	}
	row := h.face(p.Seat, h.r) + ": " + h.sum(p.Seat, units, h.r, p.Total, house, played)
	if marks != nil {
		row += " (" + strings.Join(marks, ", ") + ")"
	}
	if len(p.Played) > 0 {
		played := cards(p.Played, h.r)
		if h.t.Replay { // whose hands need the room
			played = marksOf(p.Played, h.r)
		}
		row += " · played " + played
	}
	return row
}

// shielded reports whether a unit has a shield.
func shielded(u riot.Unit) bool {
	return slices.ContainsFunc(u.Abilities, func(a riot.Ability) bool { return a.Effect == riot.Shield })
}
