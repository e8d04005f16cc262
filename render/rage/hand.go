package rage

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Places inside the hand: the last trick, the score sheet, what else there is to know, and where a card asks for a colour.
const (
	placeLast   = "last trick"
	placeSheet  = "sheet"
	placeMore   = "more"
	placeColour = "colour "
)

// A hand is a hand of RAGE together with what may be done with it.
type hand struct {
	scene
	t     look.Table
	r     screen.Reader
	ahead []string // moves that may be chosen before the seat is asked
	cards []string
	moves []string
	plays map[string][]string // by card: the moves that play it
	rest  map[string]bool     // all other moves
}

func (g scene) hand(t look.Table, p games.Prompt, place string, r screen.Reader) screen.Screen {
	h := hand{scene: g, t: t, r: r, ahead: p.Ahead, moves: p.Moves, plays: make(map[string][]string), rest: make(map[string]bool)}
	for _, held := range g.Hand {
		h.cards = append(h.cards, held.Card)
	}
	for _, m := range p.Moves {
		verb, rest, _ := strings.Cut(m, " ")
		what, _, _ := strings.Cut(rest, " ")
		card, _, _ := strings.Cut(what, "=")
		if verb == "play" {
			h.plays[card] = append(h.plays[card], m)
		} else {
			h.rest[m] = true
		}
	}
	card, asked := strings.CutPrefix(place, placeColour)
	switch {
	case place == placeLast && len(g.Last.Plays) > 0:
		return g.lastTrick(t, r)
	case place == placeSheet && len(g.Scored) > 0:
		return g.allRounds(t, r)
	case place == placeMore:
		return h.details()
	case asked && len(h.plays[card]) > 1:
		return h.naming(card)
	case g.Phase == rage.Between:
		return h.between()
	case g.Phase == rage.Bidding:
		return h.bidding()
	}
	return h.playing()
}

// more leads to what else there is to know.
func (h hand) more() screen.Control {
	return screen.Control{Label: screen.LabelMore, Go: placeMore, Help: "the last trick, the points, what the bids add up to, what the signs mean, and the board"}
}

// bidding asks how many tricks the seat will win, or shows how far the others are with that.
func (h hand) bidding() screen.Screen {
	s := screen.Screen{Text: screen.Lines(h.turned(h.r), h.bidders(h.t, h.r))}
	own := look.At(h.Bids, h.Seat)
	switch {
	case len(h.moves) > 0 && h.Tricks == 1:
		s.Title = "Your bid: 0 or 1 trick"
	case len(h.moves) > 0:
		s.Title = fmt.Sprintf("Your bid: 0 to %d tricks", h.Tricks)
	case h.Rules.HiddenBids:
		s.Title = fmt.Sprintf("You bid %d: the others are bidding", own)
	default:
		s.Title = h.t.ShortName(h.Turn) + " is bidding"
	}
	if len(h.moves) == 0 {
		if end := h.t.Clock("time limit"); end != "" {
			s.Text += " (" + end + ")"
		}
		return h.waiting(s)
	}
	s.Text = screen.Lines(s.Text, h.hooked(), h.bidWorth())
	numbers := make([]screen.Control, h.Tricks+1)
	for n := range numbers {
		move := fmt.Sprintf("bid %d %d", n, h.Round)
		numbers[n] = screen.Control{Label: strconv.Itoa(n), Do: move, Off: !h.rest[move], Help: "bids this many tricks"}
		if !numbers[n].Off {
			numbers[n].Style = screen.Blue
		}
		if h.r.TextOnly {
			numbers[n].Label = "Bid " + numbers[n].Label
		}
	}
	s.Rows = screen.Grid(numbers)
	s.Rows = append(s.Rows, []screen.Control{h.more()})
	return h.aboveCards(s)
}

// hooked tells the last bidder which bid is not allowed by the house rule.
func (h hand) hooked() string {
	if h.Forbidden == rage.NoBid {
		return ""
	}
	return fmt.Sprintf("You may not bid %d: the bids may not add up to the %s (house rule).", h.Forbidden, screen.Plural(h.Tricks, "trick"))
}

// bidWorth says what a bid is worth, and what the clock bids.
func (h hand) bidWorth() string {
	none, missed := 5, ""
	if h.Rules.AmigoScore {
		none, missed = 10, ", a missed bid 5 less"
	}
	text := fmt.Sprintf("A trick is 1 point. An exact bid is 10 more, an exact 0 is %d more%s.", none, missed)
	if bid, end := strings.Fields(h.moves[0]), h.t.Clock("time limit"); len(bid) > 1 && end != "" {
		text += fmt.Sprintf(" If time runs out, you bid %s (%s).", bid[1], end)
	}
	return screen.Small(text, h.r)
}

// aboveCards shows the cards of the hand above the text: as large marks, or where there are none in words.
func (h hand) aboveCards(s screen.Screen) screen.Screen {
	if len(h.cards) == 0 {
		return s
	}
	large := pack.Large(h.cards, h.r)
	if large != "" {
		s.Text = screen.Lines(h.actionNames(), s.Text)
	}
	return s.WithLarge(large, "Your "+screen.Plural(len(h.cards), "card"), byColour(h.cards, h.r))
}

// actionNames say what the action cards of the hand are, where they are marks and no buttons with words.
func (h hand) actionNames() string {
	var names []string
	for _, a := range actionCards {
		if slices.Contains(h.cards, a.card) {
			names = append(names, pack.Written(a.card, h.r)+" "+a.word+" Rage: "+a.does)
		}
	}
	if names == nil {
		return ""
	}
	return screen.Small(strings.Join(names, " · "), h.r)
}

// between is the private screen after a round.
func (h hand) between() screen.Screen {
	s := screen.Screen{Title: h.roundTitle(), Text: h.lastRound(h.t, h.r)}
	button := look.ReadyButton(fmt.Sprintf("Ready (%d of %d)", h.Ready.Count(), h.Seats), h.Round, h.moves)
	if button.Off {
		s.Text = screen.Paragraphs(s.Text, look.YouAreReady(h.t, h.Ready.List()))
	}
	s.Text = screen.Paragraphs(s.Text, h.t.Latest("Next round at the latest"))
	s.Rows = [][]screen.Control{{button, {Label: screen.LabelAllRounds, Go: placeSheet, Help: "the points, round by round"}, h.more()}}
	return s
}
