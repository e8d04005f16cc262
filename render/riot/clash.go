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

// inClash is the hand of the player who is asked in a clash: how it stands, and what each card would change.
func (h hand) inClash(c riot.Clash) screen.Screen {
	b := h.battleOf(c)
	question, silence := "play a card?", "you play none"
	switch h.Phase {
	case riot.Shooting:
		question = "throw a card?"
	case riot.Deciding:
		question, silence = "go on?", "you "+h.silence()
	}
	s := screen.Screen{Title: fmt.Sprintf("%s – %s: %s", h.team(h.Seat, h.r), c.Target, question)}
	foe := b.attacker + b.defender - h.Seat
	head := fmt.Sprintf("You attack %s in %s.", h.t.Name(foe), h.scene.place(c.Target))
	if h.Seat == b.defender {
		head = fmt.Sprintf("%s attacks you in %s.", h.t.Name(foe), h.scene.place(c.Target))
	}
	rows := []string{head, h.party(c.Attacker, 0), h.party(c.Defender, c.Cover)}
	stands := append([]string{"As it stands: **" + h.verdict(b) + "**"}, h.losses(b, h.r)...)
	var note string
	switch {
	case h.prompt.NoChoice && h.Phase == riot.Deciding:
		note = "Nobody else can play a card: **your attack goes on by itself** in a moment. Stop it, and nobody is hurt any more."
	case h.prompt.NoChoice:
		note = "You hold no card for this: **it goes on by itself** in a moment."
	case h.Phase == riot.Deciding:
		note = "If you stop, nobody is hurt any more, but your units have acted."
	case h.Phase == riot.Shooting:
		note = "Now is the time for thrown cards; then the fight hand to hand."
	}
	foes := "-# " + h.withCards(b)
	if h.prompt.NoChoice {
		foes = ""
	}
	s.Rows = h.plays(b)
	s.Text = screen.Paragraphs(screen.Lines(rows...), screen.Lines(append(stands, h.effects(c, b)...)...),
		h.watched(b.attacker, b.defender, b.quiet, h.r), screen.Lines(note, foes, h.clock(silence)))
	switch row := h.answers(0); {
	case len(s.Rows) == 1 && s.Rows[0][0].Pick == nil && inLine(append(s.Rows[0][:len(s.Rows[0]):len(s.Rows[0])], row...)):
		s.Rows = [][]screen.Control{append(s.Rows[0], row...), h.tools()}
	case inLine(h.tools(row...)):
		s.Rows = append(s.Rows, h.tools(row...))
	default:
		s.Rows = append(s.Rows, row, h.tools())
	}
	return s
}

// inLine reports whether a phone shows buttons beside each other.
func inLine(row []screen.Control) bool {
	const line, button = 44, 5 // in letters, of which a button without any takes some
	sum := 0
	for _, c := range row {
		sum += button + markup.Width(c.Label)
		if c.Emoji != "" {
			sum += 4
		}
	}
	return sum <= line
}

// effects say for each card that can be played in the fight how it would end then.
func (h hand) effects(c riot.Clash, b battle) []string {
	var rows []string
	for _, card := range h.Hand {
		if !slices.ContainsFunc(h.prompt.Moves, func(m string) bool { return strings.HasPrefix(m, "blitz "+card.ID+" ") }) {
			continue
		}
		after := b
		after.attack, after.defence = c.After(h.Seat, card.Card)
		row := cardFace(card.Card, h.r) + ": "
		switch card.Effect {
		case riot.Force, riot.ForceMaxDraw:
			row += "**" + h.verdict(after) + "**"
			for _, cost := range h.losses(after, h.r) {
				row += ", " + strings.ToLower(cost[:1]) + cost[1:]
			}
		default:
			row += does(card.Card)
		}
		rows = append(rows, row)
	}
	return rows
}

// plays are the cards that can be played in a clash: a row of buttons, or a menu where they are many.
func (h hand) plays(b battle) [][]screen.Control {
	isPlay := func(m string) bool { return strings.HasPrefix(m, "blitz ") }
	choices := h.choices(isPlay)
	if len(choices) == 0 {
		return nil
	}
	long := slices.ContainsFunc(choices, func(c screen.Choice) bool { return markup.Width(c.Label) > maxPlay })
	if len(choices) > screen.MaxButtons || long {
		return h.list(nil, placePage, "Play a card …", choices)
	}
	row := make([]screen.Control, len(choices))
	for i, c := range choices {
		row[i] = screen.Control{Label: c.Label, Emoji: c.Emoji, Style: screen.Blue, Do: c.Value}
	}
	return [][]screen.Control{row}
}

// maxPlay is how long the name of a card on a button can be, in UTF-16 code units.
const maxPlay = 24

// clash tells how a clash stands, on the board.
func (x scene) clash(t look.Table, r screen.Reader) string {
	c := x.Clash
	if c == nil {
		return "A clash goes on."
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
		secret = "It will not count for Public Opinion."
	}
	parties := screen.Lines(h.party(c.Attacker, 0), h.party(c.Defender, c.Cover))
	if !r.TextOnly {
		parties = strings.ReplaceAll(parties, "\n", " · ")
	}
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
		row += " · played " + cards(p.Played, h.r)
	}
	return row
}

// shielded reports whether a unit has a shield.
func shielded(u riot.Unit) bool {
	return slices.ContainsFunc(u.Abilities, func(a riot.Ability) bool { return a.Effect == riot.Shield })
}
