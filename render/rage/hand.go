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
}

func (g scene) hand(t look.Table, p games.Prompt, place string, r screen.Reader) screen.Screen {
	h := hand{scene: g, t: t, r: r, ahead: p.Ahead, moves: p.Moves, plays: make(map[string][]string)}
	for _, held := range g.Hand {
		h.cards = append(h.cards, held.Card)
	}
	for _, m := range p.Moves {
		if card := rage.ParseMove(m).Card; card != "" {
			h.plays[card] = append(h.plays[card], m)
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
	return screen.Control{Label: screen.LabelMore, Go: placeMore, Help: say("hand.more")}
}

// bidding asks how many tricks the seat will win, or shows how far the others are with that.
func (h hand) bidding() screen.Screen {
	s := screen.Screen{Text: screen.Lines(h.turned(h.r), h.bidders(h.t, h.r))}
	own := look.At(h.Bids, h.Seat)
	switch {
	case len(h.moves) > 0 && h.Tricks == 1:
		s.Title = say("bid.title-one")
	case len(h.moves) > 0:
		s.Title = say("bid.title", "tricks", h.Tricks)
	case h.Rules.HiddenBids:
		s.Title = say("bid.title-made", "n", own)
	default:
		s.Title = say("bid.title-wait", "who", h.t.ShortName(h.Turn))
	}
	if len(h.moves) == 0 {
		s.Text = screen.Join(" · ", []string{s.Text, h.t.Clock(h.r)})
		return h.waiting(s)
	}
	s.Text = screen.Lines(s.Text, h.hooked(), h.bidWorth())
	numbers := make([]screen.Control, h.Tricks+1)
	for n := range numbers {
		move := fmt.Sprintf("bid %d %d", n, h.Round)
		numbers[n] = screen.Control{Label: strconv.Itoa(n), Do: move, Off: !slices.Contains(h.moves, move), Help: say("bid.help")}
		if !numbers[n].Off {
			numbers[n].Style = screen.Blue
		}
		if h.r.TextOnly {
			numbers[n].Label = say("bid.button", "n", n)
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
	return say("bid.hook", "bid", h.Forbidden, "tricks", h.Tricks)
}

// bidWorth says what a bid is worth, and what the clock bids.
func (h hand) bidWorth() string {
	text := say("bid.worth")
	if h.Rules.AmigoScore {
		text = say("bid.worth-amigo")
	}
	if clock := h.t.Clock(h.r); clock != "" {
		text = screen.Lines(text, say("bid.clock", "bid", rage.ParseMove(h.moves[0]).Bid, "clock", clock))
	}
	return text
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
	return s.WithLarge(large, say("hand.cards", "n", len(h.cards)), byColour(h.cards, h.r))
}

// actionNames say what the action cards of the hand are, where they are marks and no buttons with words.
func (h hand) actionNames() string {
	var names []string
	for _, a := range actionCards {
		if slices.Contains(h.cards, a.card) {
			names = append(names, say("hand.action", "card", pack.Written(a.card, h.r), "name", a.name(), "does", say("card."+a.card+".does")))
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
	button, told := look.ReadyButton(h.t, h.Ready.List(), h.Round, h.moves)
	if button.Off {
		told = look.YouAreReady(h.t, h.Ready.List())
	}
	s.Text = screen.Paragraphs(s.Text, told)
	s.Rows = [][]screen.Control{{button, {Label: screen.LabelAllRounds, Go: placeSheet, Help: say("more.scores-help")}, h.more()}}
	return s
}
