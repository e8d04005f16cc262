package riot

import (
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
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
	if h.t.Carried && !h.prompt.NoChoice { // which says it already
		rows = append(rows, say("clash.planned"))
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
	if h.prompt.NoChoice || h.t.Carried || h.t.Lesson || h.t.Rest.Paused || until.IsZero() { // in the last case they have all the time they want
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
			p.unit, p.name = h.foeUnit(w[2])
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

// reacting asks for an answer to what another does, or in a clash.
func (h hand) reacting() screen.Screen {
	if h.Phase == riot.Blocking && h.Declared != nil {
		return h.blocking(*h.Declared)
	}
	if h.Clash == nil {
		return screen.Screen{Title: say("clash.title"), Text: h.moment(h.t, h.r), Rows: [][]screen.Control{h.tools(h.answers(0)...)}}
	}
	return h.inClash(*h.Clash)
}

// answers are the answers that are one word, in the order of their buttons, whichever the absent are taken to give. Those
// who would step in have some Force.
func (h hand) answers(force int) (row []screen.Control) {
	for _, a := range []struct {
		verb  string
		style screen.Style
	}{{"obstruct", screen.Green}, {"let", screen.Grey}, {"go", screen.Red}, {"stop", screen.Grey}, {"noblitz", screen.Grey}} {
		for _, m := range h.prompt.Moves {
			if strings.HasPrefix(m, a.verb+" ") {
				row = append(row, screen.Control{Label: say("answer."+a.verb, "n", force), Style: a.style, Do: m})
			}
		}
	}
	return row
}

// blocking asks whether the seat steps in the way: who wants what, both Forces, and what follows from either answer.
func (h hand) blocking(d riot.Declared) screen.Screen {
	street := h.streetOf(d.Target)
	mine, coming := h.at(street, h.Seat), together(d.Reach)
	b, _ := h.building(d.Target)
	foe := h.team(d.Foe, h.r)
	if d.Foe == h.Seat {
		foe = say("step-in.you")
	}
	what, pass, always := "step-in.enter", "step-in.no", "keep"
	switch {
	case d.Attack && d.Foe == h.Seat:
		what, pass, always = "step-in.attack", "step-in.no-defend", "guard"
	case d.Attack:
		what, pass, always = "step-in.attack", "step-in.no-attack", "out"
	case len(b.Units) == 0:
		what = "step-in.enter-empty"
		if !h.isPolice(d.Seat) {
			pass = "step-in.no-pays"
		}
	}
	rows := []string{
		say(what, "who", h.face(d.Seat, h.r)+" "+h.t.Name(d.Seat), "foe", foe, "place", d.Target, "n", b.Credits, "units", h.faces(d.Seat, d.Units, h.r)),
		say("step-in.force", "street", street, "mine", force(mine), "theirs", force(coming), "units", h.faces(d.Seat, coming, h.r)),
		screen.Join(" ", []string{say("step-in.yes", "n", force(mine)),
			h.after(battle{attacker: d.Seat, defender: h.Seat, quiet: h.hasShy(h.Seat, mine), may: true, attack: 1})}),
	}
	if d.Attack {
		rows = append(rows, screen.Join(" ", []string{say(pass, "attack", force(d.Units), "n", d.Held), h.after(battle{attacker: d.Seat, defender: d.Foe,
			quiet: h.hasShy(d.Seat, d.Units) || h.hasShy(d.Foe, b.Units), attack: force(d.Units), defence: d.Held})}))
	} else {
		rows = append(rows, say(pass, "place", d.Target, "n", b.Credits))
	}
	s := screen.Screen{
		Title: say("step-in.title", "team", h.team(h.Seat, h.r)),
		Text:  screen.Lines(append(rows, h.standing(), h.silent())...),
		Rows:  [][]screen.Control{h.tools(h.answers(force(mine))...)},
	}
	if offers := h.offers("pass", always); offers != nil {
		s.Rows = append(s.Rows, offers)
	}
	return h.mapped(s)
}
