package riot

import (
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// other is who else is in a battle.
func (b battle) other(s games.Seat) games.Seat { return b.attacker + b.defender - s }

// battleOf is a clash as it stands.
func (x scene) battleOf(c riot.Clash) battle {
	standing := func(p riot.Party) (units []riot.Stack) {
		for _, f := range p.Units {
			if !f.Wounded {
				units = append(units, f.Stack)
			}
		}
		return units
	}
	b := battle{place: c.Target, attacker: c.Attacker.Seat, defender: c.Defender.Seat, attack: c.Attacker.Total, defence: c.Defender.Total,
		sent: standing(c.Attacker), met: standing(c.Defender)}
	b.quiet = c.Secret || x.hasShy(b.attacker, b.sent) || x.hasShy(b.defender, b.met)
	return b
}

// inClash is the hand of the player who is asked in a clash. Its first lines decide: who attacks what with what, and what happens as it
// stands. Then comes each card with what it would change.
func (h hand) inClash(c riot.Clash) screen.Screen {
	b, title := h.battleOf(c), "clash.attacked"
	if h.Seat == b.attacker {
		title = "clash.attacks"
	}
	s := screen.Screen{Title: say(title, "foe", h.team(b.other(h.Seat), h.r), "place", c.Target, "attack", b.attack, "defence", b.defence)}
	stands := append([]string{say("clash.stands", "ends", h.ends(b))}, h.losses(b, h.r)...)
	open := b
	open.may = true
	rows := []string{h.line(c, b) + h.played(c, h.r), strings.Join(stands, ". ") + ".", h.after(open), h.avoided(b)}
	switch {
	case h.prompt.NoChoice && h.Phase == riot.Deciding:
		rows = append(rows, say("clash.goes-on"))
	case h.prompt.NoChoice:
		rows = append(append(rows, say("clash.no-card")), h.effects(c)...) // those that fit later
	case h.Phase == riot.Deciding:
		rows = append(rows, say("clash.stop"), h.withCards(b))
	case h.Phase == riot.Shooting:
		rows = append(rows, h.effects(c)...)
	default:
		rows = append(append(rows, h.effects(c)...), "-# "+h.withCards(b))
	}
	s.Text = screen.Lines(append(rows, h.standing(), h.silent())...)
	var answers []shelved
	for _, a := range h.answers(0) {
		answers = append(answers, shelve(a))
	}
	cards, menu := h.plays(c)
	buttons := inRows(append(slices.Clip(answers), cards...))
	if len(buttons) > 1 { // cards come and go, answers stay
		buttons = append(inRows(cards), inRows(answers)...)
	}
	s.Rows = append(append(menu, buttons...), h.tools(h.offers(h.lasting(b)...)...))
	return h.mapped(s)
}

// lasting are the standing answers that a question in a clash offers.
func (h hand) lasting(b battle) []string {
	switch {
	case h.prompt.NoChoice:
		return nil
	case h.Phase == riot.Deciding && b.attack == b.defence:
		return []string{"even"}
	case h.Phase == riot.Deciding:
		return []string{"ahead"}
	case h.Seat == b.attacker:
		return []string{"clash", "own"}
	}
	return []string{"clash", "turn"}
}

// mapped adds the map to a question, but in a lesson, whose text needs the room.
func (h hand) mapped(s screen.Screen) screen.Screen {
	if h.t.Lesson {
		return s
	}
	return h.pictured(s, cityMapOf(h.View, nil))
}

// silent is the small line on what silence means, and until when there is time.
func (h hand) silent() string {
	until := h.until(h.t)
	if h.prompt.NoChoice || h.t.Lesson || h.t.Rest.Paused || until.IsZero() { // in the last case they have all the time they want
		return ""
	}
	return "-# " + h.silence() + " " + screen.Moment("Time limit", until)
}

// ends says in a word how a battle ends as it stands, to one of the two.
func (x scene) ends(b battle) string {
	by := b.attack - b.defence
	if x.Seat == b.defender {
		by = -by
	}
	return say("ends." + ended(by))
}

// ended is how a fight has ended by so much, as keys of texts have it.
func ended(by int) string {
	switch {
	case by > 0:
		return "win"
	case by < 0:
		return "lose"
	}
	return "draw"
}

// line sets both sides of a clash against each other: who fights, with what, and what adds to it.
func (h hand) line(c riot.Clash, b battle) string {
	us, them := h.ranks(c.Attacker, b.sent, 0), h.ranks(c.Defender, b.met, c.Cover)
	if h.Seat == games.Table && h.r.Mark(teamMark("police"), "") == "" { // marks of units have the look of their teams
		us, them = h.team(b.attacker, h.r)+": "+us, h.team(b.defender, h.r)+": "+them
	}
	return say("clash.line", "us", us, "attack", b.attack, "defence", b.defence, "them", them)
}

// ranks are who fights on one side, and what adds to their Force.
func (h hand) ranks(p riot.Party, units []riot.Stack, cover int) string {
	parts := []string{h.faces(p.Seat, units, h.r)}
	if cover > 0 {
		parts = append(parts, say("clash.house", "n", cover))
	}
	if more := p.Total - force(units) - cover; more > 0 {
		parts = append(parts, say("clash.cards", "n", more))
	}
	text := strings.Join(parts, " + ")
	for _, f := range p.Units {
		if key := map[bool]string{true: "clash.hurt", false: "clash.shield"}[f.Wounded]; f.Wounded || f.Hurt > 0 {
			text += " (" + say(key, "unit", h.unitFace(p.Seat, f.ID, h.r)) + ")"
		}
	}
	return text
}

// clash tells how a clash stands, on the board.
func (x scene) clash(t look.Table, r screen.Reader) string {
	c := x.Clash
	if c == nil {
		return say("board.clash.none")
	}
	place, step, verdict := c.Target, "", say("board.clash.draw")
	if r.TextOnly {
		place = x.place(c.Target)
	}
	switch x.Phase {
	case riot.Shooting:
		step = say("board.clash.thrown")
	case riot.Fighting:
		step = say("board.clash.melee")
	}
	b := x.battleOf(*c)
	switch ended(b.attack - b.defence) {
	case "win":
		verdict = say("board.clash.ahead", "team", x.face(b.attacker, r))
	case "lose":
		verdict = say("board.clash.ahead", "team", x.face(b.defender, r))
	}
	rows := []string{say("board.clash", "place", place, "step", step, "verdict", verdict)}
	if c.Secret {
		rows = append(rows, say("board.clash.quiet"))
	}
	line := hand{scene: x, t: t, r: r}.line(*c, b)
	if !t.Replay { // whose hands need the room, and which tells each card
		line += x.played(*c, r)
	}
	return screen.Lines(append(rows, line)...)
}

// played are the cards that both sides have played in a clash: without them, nobody knows why a unit has gone.
func (x scene) played(c riot.Clash, r screen.Reader) (said string) {
	for _, p := range []riot.Party{c.Attacker, c.Defender} {
		if len(p.Played) > 0 {
			said += " · " + x.face(p.Seat, r) + " " + say("board.clash.played", "cards", fewCards(p.Played, r))
		}
	}
	return said
}
