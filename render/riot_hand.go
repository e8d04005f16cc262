package render

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
)

// Places inside the hand. What has been chosen so far stands behind the first word, with the number of the step, so that
// what was chosen for another position is forgotten.
const (
	placeMine   = "mine"   // the summary mat, the cards and the goal
	placeBuy    = "buy"    // "buy 12 2.0.1": how many of each kind
	placeDeploy = "deploy" // "deploy 12 2.0.1"
	placeMove   = "move"   // "move A 12 2.1": how many of each group that stands there
	placeAttack = "attack" // "attack A2/1 12 2.1": how many of each group that can take part
	placePage   = "page"   // "page 2" of a long list
)

// A riotHand is a private screen of RIOT.
type riotHand struct {
	riotLook
	t     Table
	r     Reader
	moves []string
	place []string // its words
	side  riot.Side
}

func (x riotLook) hand(t Table, p games.Prompt, place string, r Reader) Screen {
	h := riotHand{riotLook: x, t: t, r: r, moves: p.Moves, place: strings.Fields(place), side: of(x.Sides, x.Seat)}
	s := h.screen()
	s.Title = "RIOT – " + h.team(x.Seat, r)
	return s
}

// screen shows the place, or the first one if there is no such place now.
func (h riotHand) screen() Screen {
	verb := ""
	if len(h.place) > 0 {
		verb = h.place[0]
	}
	if verb == placeMine {
		return h.mine()
	}
	if len(h.moves) == 0 {
		return Screen{Text: paragraphs(h.moment(h.t, h.r), h.summary()), Rows: [][]Control{{h.toMine(), refresh()}}}
	}
	switch h.Phase {
	case riot.Placing:
		return h.offer("Choose an empty building for a first unit. Each of yours goes into another area, and its credits are your income.", "Take a building …")
	case riot.Buying:
		return h.buying()
	case riot.Deploying:
		return h.deploying()
	case riot.Acting:
		switch verb {
		case placeMove:
			if s, ok := h.moving(); ok {
				return s
			}
		case placeAttack:
			if s, ok := h.attacking(); ok {
				return s
			}
		}
		return h.acting()
	case riot.Removing:
		return h.offer("Public Opinion costs you a unit. Choose which you take off the board.", "Remove …")
	case riot.Ordering:
		return h.offer("The round is over. In which order do the others have their turns in the next?", "Order of the next round …")
	}
	return h.reacting()
}

// summary is what the seat always wants to know: how far it has come, and its cards and goal.
func (h riotHand) summary() string {
	s := h.side
	var rows []string
	switch s.Team {
	case "police":
		rows = append(rows, fmt.Sprintf("Public Opinion: %d of %d cards are revealed; you win with the last one.", len(h.Public.Revealed), h.Public.Total))
	case "nationalists":
		if h.Goal != nil {
			rows = append(rows, fmt.Sprintf("Your secret goal, %d %% reached: **%s** – %s", h.Goal.Percent, escape(h.Goal.Name), escape(h.Goal.Text)))
		}
	default:
		rows = append(rows, fmt.Sprintf("You have **%d of %d** area points: one for each whole area that you hold when your turn begins.", s.Points, s.Aim))
	}
	if len(h.Hand) > 0 {
		rows = append(rows, "Your cards: "+riotCards(h.Hand)+".")
	}
	return lines(rows...)
}

// toMine leads to the seat's own mat, cards and goal.
func (h riotHand) toMine() Control {
	label := "My team"
	if h.side.Team != "police" {
		label = "My team and cards"
	}
	for _, m := range h.moves {
		if strings.HasPrefix(m, "play ") {
			return Control{Label: "Play a card, my team", Style: Blue, Go: placeMine}
		}
	}
	return Control{Label: label, Go: placeMine}
}

// mine shows the summary mat, the cards and the goal, and the cards that can be played outside of clashes.
func (h riotHand) mine() Screen {
	rows := []string{"**Your units**"}
	for _, u := range h.side.Mat {
		row := fmt.Sprintf("- **%s** %s: costs %s, Force %d", u.Letter, escape(u.Name), plural(u.Cost, "credit"), u.Force)
		if can := riotAbilities(u.Unit); can != "" {
			row += "; " + can
		}
		rows = append(rows, row+fmt.Sprintf(". %d of %d left to buy", u.Left, u.Count))
	}
	cards := []string{"**Your cards**"}
	for _, c := range h.Hand {
		card := "- " + escape(c.Name) + ": " + escape(c.Text)
		if c.N > 1 {
			card = fmt.Sprintf("- %d × %s: %s", c.N, escape(c.Name), escape(c.Text))
		}
		cards = append(cards, card)
	}
	switch {
	case h.side.Team == "police":
		cards = []string{"The Police have no cards."}
	case len(h.Hand) == 0:
		cards = []string{fmt.Sprintf("You have no cards. Your deck has %d.", h.side.Deck)}
	}
	s := Screen{Text: paragraphs(h.summaryGoal(), lines(rows...), lines(cards...))}
	if plays := h.choices(func(m string) bool { return strings.HasPrefix(m, "play ") }); plays != nil && h.Phase != riot.Shooting && h.Phase != riot.Fighting {
		s.Rows = h.list(s.Rows, placeMine, "Play a card …", plays)
	}
	s.Rows = append(s.Rows, []Control{{Label: "Back", Go: home}})
	return s
}

// summaryGoal is the summary without the cards, which follow.
func (h riotHand) summaryGoal() string {
	h.Hand = nil
	return h.summary()
}

// offer shows all moves in one menu.
func (h riotHand) offer(text, label string) Screen {
	s := Screen{Text: paragraphs(text, h.summary())}
	s.Rows = h.list(s.Rows, placePage, label, h.choices(func(string) bool { return true }))
	s.Rows = append(s.Rows, []Control{h.toMine(), refresh()})
	return s
}

// list adds a menu of moves; what a menu has no room for is on further pages, to which the verb and a number lead.
func (h riotHand) list(rows [][]Control, verb, label string, choices []Choice) [][]Control {
	pages := (len(choices) + maxChoices - 1) / maxChoices
	now := 1
	if len(h.place) > 1 && h.place[0] == verb {
		if n, err := strconv.Atoi(h.place[1]); err == nil && n > 1 && n <= pages {
			now = n
		}
	}
	shown := choices[(now-1)*maxChoices : min(len(choices), now*maxChoices)]
	rows = append(rows, []Control{{Label: label, Do: "*", Pick: shown}})
	if pages > 1 {
		next := now%pages + 1
		rows = append(rows, []Control{{Label: fmt.Sprintf("More (page %d of %d)", next, pages), Go: verb + " " + strconv.Itoa(next)}})
	}
	return rows
}

// choices are menu entries for the moves that fit.
func (h riotHand) choices(fit func(string) bool) []Choice {
	var choices []Choice
	for _, m := range h.moves {
		if fit(m) {
			label, help := h.says(m)
			choices = append(choices, Choice{Label: clip(label, maxChoice), Value: m, Help: clip(help, maxChoice)})
		}
	}
	return choices
}

// says puts a move into words for a menu: plain text, as menus have no Markdown.
func (h riotHand) says(move string) (label, help string) {
	w := strings.Fields(move)
	w = append(w[:max(0, len(w)-1)], "", "", "", "") // without the number of the step
	switch w[0] {
	case "place":
		b, _ := h.building(w[1])
		return w[1] + " " + b.Name, plural(b.Credits, "credit")
	case "remove":
		return h.units(w[2]) + " from " + w[1], h.placeName(w[1])
	case "order":
		var names []string
		for _, seat := range w[1:] {
			if n, err := strconv.Atoi(seat); err == nil {
				names = append(names, of(h.Sides, games.Seat(n)).Name)
			}
		}
		return strings.Join(names, ", then "), ""
	case "play", "blitz":
		return h.saysCard(w)
	}
	return capital(strings.TrimSpace(strings.Join(w, " "))), ""
}

// saysCard puts the play of a card into words.
func (h riotHand) saysCard(w []string) (label, help string) {
	c := h.card(w[1])
	label, help = c.Name, c.Text
	if w[0] == "blitz" {
		switch {
		case w[2] != "":
			label += " at " + h.foeUnit(w[2])
		case h.Clash != nil:
			help = riotForecast(h.Clash.After(h.Seat, c.Card))
		}
		switch c.Effect {
		case riot.NoPO, riot.NoClash:
			help = c.Text
		}
		return label, help
	}
	switch {
	case w[4] != "":
		label += ": " + h.units(w[3]) + " from " + w[2] + " into " + w[4]
	case w[3] != "":
		label += ": " + h.units(w[3]) + " in " + w[2]
	case w[2] != "":
		label += " at " + w[2] + ", " + h.placeName(w[2])
	}
	return label, help
}

// card finds an own card by its ID.
func (h riotHand) card(id string) riot.HandCard {
	for _, c := range h.Hand {
		if c.ID == id {
			return c
		}
	}
	return riot.HandCard{Card: riot.Card{ID: id, Name: title(id)}}
}

// units names own units that a move writes as a number, a letter and what they can do: "2O1!".
func (h riotHand) units(group string) string {
	i := strings.IndexFunc(group, func(c rune) bool { return c < '0' || c > '9' })
	if i < 0 {
		return group
	}
	for _, u := range h.side.Mat {
		if strings.HasPrefix(group[i:], u.Letter) {
			return group[:i] + " × " + u.Name
		}
	}
	return group
}

// foeUnit names a unit on the other side of the clash, as distance cards write it: "R0".
func (h riotHand) foeUnit(code string) string {
	if h.Clash == nil || code == "" {
		return code
	}
	foe := h.Clash.Attacker
	if foe.Seat == h.Seat {
		foe = h.Clash.Defender
	}
	i := slices.IndexFunc(foe.Units, func(f riot.Fighter) bool { return f.Letter+strconv.Itoa(f.Hurt) == code })
	if i < 0 {
		return code
	}
	f := foe.Units[i]
	name := f.Name
	switch {
	case f.Wounded:
		name += " (wounded)"
	case f.Hurt > 0:
		name += " (shield used)"
	}
	if f.N > 1 {
		name = "one of " + strconv.Itoa(f.N) + " × " + name
	}
	return name
}
