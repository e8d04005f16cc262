package riot

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/markup"
	"ruckus/render"
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

// A hand is a private screen of RIOT.
type hand struct {
	look
	t     render.Table
	r     render.Reader
	moves []string
	place []string // its words
	side  riot.Side
}

func (x look) hand(t render.Table, p games.Prompt, place string, r render.Reader) render.Screen {
	h := hand{look: x, t: t, r: r, moves: p.Moves, place: strings.Fields(place), side: render.At(x.Sides, x.Seat)}
	s := h.screen()
	s.Title = "RIOT – " + h.team(x.Seat, r)
	return s
}

// screen shows the place, or the first one if there is no such place now.
func (h hand) screen() render.Screen {
	verb := ""
	if len(h.place) > 0 {
		verb = h.place[0]
	}
	if verb == placeMine {
		return h.mine()
	}
	if len(h.moves) == 0 {
		return render.Screen{Text: render.Paragraphs(h.moment(h.t, h.r), h.summary()), Rows: [][]render.Control{{h.toMine(), render.Refresh()}}}
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
func (h hand) summary() string {
	s := h.side
	var rows []string
	switch s.Team {
	case "police":
		rows = append(rows, fmt.Sprintf("Public Opinion: %d of %d cards are revealed; you win with the last one.", len(h.Public.Revealed), h.Public.Total))
	case "nationalists":
		if h.Goal != nil {
			rows = append(rows, fmt.Sprintf("Your secret goal, %d %% reached: **%s** – %s", h.Goal.Percent, markup.Escape(h.Goal.Name), markup.Escape(h.Goal.Text)))
		}
	default:
		rows = append(rows, fmt.Sprintf("You have **%d of %d** area points: one for each whole area that you hold when your turn begins.", s.Points, s.Aim))
	}
	if len(h.Hand) > 0 {
		rows = append(rows, "Your cards: "+cards(h.Hand)+".")
	}
	return render.Lines(rows...)
}

// offer shows all moves in one menu.
func (h hand) offer(text, label string) render.Screen {
	s := render.Screen{Text: render.Paragraphs(text, h.summary())}
	s.Rows = h.list(s.Rows, placePage, label, h.choices(func(string) bool { return true }))
	s.Rows = append(s.Rows, []render.Control{h.toMine(), render.Refresh()})
	return s
}

// list adds a menu of moves; what a menu has no room for is on further pages, to which the verb and a number lead.
func (h hand) list(rows [][]render.Control, verb, label string, choices []render.Choice) [][]render.Control {
	pages := (len(choices) + render.MaxChoices - 1) / render.MaxChoices
	now := 1
	if len(h.place) > 1 && h.place[0] == verb {
		if n, err := strconv.Atoi(h.place[1]); err == nil && n > 1 && n <= pages {
			now = n
		}
	}
	shown := choices[(now-1)*render.MaxChoices : min(len(choices), now*render.MaxChoices)]
	rows = append(rows, []render.Control{{Label: label, Do: "*", Pick: shown}})
	if pages > 1 {
		next := now%pages + 1
		rows = append(rows, []render.Control{{Label: fmt.Sprintf("More (page %d of %d)", next, pages), Go: verb + " " + strconv.Itoa(next)}})
	}
	return rows
}
