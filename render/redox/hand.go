package redox

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Places inside the hand: which card to throw for a card from the draw pile or from the discard pile, the plots that can be
// laid, the connections, the cards for any combination, what can be connected to a plot, and what else there is to know.
const (
	placeDraw    = "draw"
	placeTake    = "take"
	placeLay     = "lay"
	placeConnect = "connect"
	placeCards   = "cards"
	placeTo      = "to "
	placeMore    = "more"
	placeRounds  = "rounds"
	bySuit       = " suit" // after placeDraw and placeTake: sorted so
)

// A hand is a hand of REDOX together with what may be done with it.
type hand struct {
	scene
	t        look.Table
	r        screen.Reader
	p        games.Prompt
	moves    map[string]bool    // all that may be made
	lays     []redox.Lay        // those of them that lay a plot, the best first
	connects []redox.Connection // those that connect, those without jokers first
}

func (x scene) hand(t look.Table, p games.Prompt, place string, r screen.Reader) screen.Screen {
	h := hand{scene: x, t: t, r: r, p: p, moves: make(map[string]bool)}
	for _, m := range p.Moves {
		h.moves[m] = true
	}
	h.lays, h.connects = h.layable(), h.connectable()
	switch {
	case place == placeMore:
		return h.details()
	case x.Phase != redox.Playing && place == placeRounds && len(x.Scored) > 1:
		return h.rounds()
	case x.Phase != redox.Playing:
		return h.between()
	case !h.onTurn():
		return h.waiting()
	}
	numbers, to := strings.CutPrefix(place, placeTo)
	sorted := strings.HasSuffix(place, bySuit)
	switch strings.TrimSuffix(place, bySuit) {
	case placeDraw:
		return h.throwing(placeDraw, "draw", h.Draw, sorted)
	case placeTake:
		return h.throwing(placeTake, "pick", h.Take, sorted)
	}
	switch {
	case place == placeLay && len(h.lays) > 1:
		return h.laying()
	case place == placeConnect && len(h.connects) > 0:
		return h.connecting()
	case place == placeCards:
		return h.choosing()
	case to:
		if s, ok := h.connectingTo(numbers); ok {
			return s
		}
	}
	return h.turn()
}

// onTurn reports whether the seat may exchange, lay and connect.
func (h hand) onTurn() bool { return h.Turn == h.Seat && len(h.moves) > 0 }

// step is the end of the moves of the player on turn.
func (h hand) step() string { return " " + strconv.Itoa(h.Step) }

// turn is what the player on turn sees first.
func (h hand) turn() screen.Screen {
	s := screen.Screen{Title: h.task()}
	text, row, due := h.call()
	if due {
		s.Rows = append(s.Rows, row)
	}
	if slam := "slam" + h.step(); h.moves[slam] {
		s.Title, s.Large = say("slam.title"), h.large(h.groups())
		costs := "slam"
		if h.Rules.Slam == redox.SlamTwice {
			costs = "slam.twice"
		}
		text = screen.Lines(text, say(costs))
		s.Rows = append(s.Rows, []screen.Control{{Label: say("slam.button"), Style: screen.Red, Do: slam}})
	}
	s.Text = screen.Paragraphs(text, h.discards(), strings.Join(h.table(), "\n"), screen.Lines(h.holding(s.Large), h.small()))
	s.Rows = append(s.Rows, h.exchanges())
	if row := h.nearest(); row != nil {
		s.Rows = append(s.Rows, row)
	}
	if len(h.connects) > shownConnects+screen.MaxChoices {
		s.Rows = append(s.Rows, []screen.Control{{Label: say("connect.many"), Go: placeTo + "*", Pick: h.plotChoices()}})
	}
	var plots []screen.Control
	if len(h.lays) > 0 {
		plots = append(plots, h.layButton())
	}
	if len(h.connects) > 0 {
		plots = append(plots, screen.Control{Label: say("connect"), Go: placeConnect, Help: say("connect.help")})
	}
	if len(h.lays) > 0 && len(s.Rows) < screen.MaxRows-1 { // else a line of a phone holds all of them, and what the frame adds
		s.Rows, plots = append(s.Rows, plots), nil
	}
	s.Rows = append(s.Rows, append(plots, more()))
	return s
}

// task names what can be done in a turn.
func (h hand) task() string {
	key := "turn"
	if len(h.lays) > 0 {
		key += ".lay"
	}
	if len(h.connects) > 0 {
		key += ".connect"
	}
	return say(key)
}

// exchanges are the two ways to an exchange. No card is drawn before the one to throw is chosen.
func (h hand) exchanges() []screen.Control {
	draw := h.r.On(screen.Control{Label: say("draw"), Style: screen.Blue, Help: say("draw.help"), Go: placeDraw, Off: len(h.thrown("draw")) == 0}, backMark, "")
	take := screen.Control{Label: say("take"), Style: screen.Blue, Help: say("take.help"), Go: placeTake, Off: len(h.thrown("pick")) == 0}
	if top := h.topCard(); top != "" {
		take = h.r.On(take, markName(top), "")
		if take.Emoji == "" {
			take.Label = say("take.card", "card", cardText(top, h.r))
		}
	}
	return []screen.Control{draw, take}
}

// thrown are the cards that may be thrown in an exchange, as the hand has them.
func (h hand) thrown(verb string) []string {
	var ids []string
	for _, id := range h.Hand {
		if h.moves[verb+" "+id+h.step()] {
			ids = append(ids, id)
		}
	}
	return ids
}

// call tells of a call of the last cards that is still to be made, and has the button for it.
func (h hand) call() (text string, row []screen.Control, due bool) {
	for _, c := range h.Calls {
		move := fmt.Sprintf("last %d ", c.Left)
		for m := range h.moves {
			if c.Seat == h.Seat && strings.HasPrefix(m, move) {
				text = screen.Lines(say("call", "n", c.Left, "until", screen.Moment(say("call.until"), c.Until)), screen.Small(say("call.late"), h.r))
				return text, []screen.Control{{Label: say("call.button", "n", c.Left), Style: screen.Red, Do: m}}, true
			}
		}
	}
	return "", nil, false
}

// more leads to what else there is to know.
func more() screen.Control {
	return screen.Control{Label: screen.LabelMore, Go: placeMore, Help: say("more.help")}
}

// waiting is what a player sees who is not on turn.
func (h hand) waiting() screen.Screen {
	looking := []screen.Control{more()}
	if text, row, due := h.call(); due {
		left := len(h.Hand)
		return screen.Screen{
			Title: say("call.title", "n", left), Text: screen.Lines(say("held", "n", left, "cards", cardList(h.Hand, h.r)), text),
			Rows: [][]screen.Control{row, looking}, Accent: screen.WindowColour,
		}
	}
	s := screen.Screen{Title: say("wait", "who", h.t.ShortName(h.Turn)), Large: h.large(h.groups()), Rows: [][]screen.Control{looking}}
	s.Text = screen.Paragraphs(h.onPile(), strings.Join(h.table(), "\n"), screen.Lines(h.holding(s.Large), h.small()))
	return s
}

// details is what else there is to know and to do.
func (h hand) details() screen.Screen {
	points := make([]string, len(h.Totals))
	for i, total := range h.Totals {
		points[i] = h.t.ShortName(games.Seat(i)) + " " + screen.Number(total)
	}
	rows := []string{say("more.points"), strings.Join(points, " · ")}
	if len(h.Hand) > 0 {
		rows = append(rows, say("more.suits"))
		for rest := h.Hand; len(rest) > 0; {
			n := sameSuit(rest)
			rows = append(rows, cardList(rest[:n], h.r))
			rest = rest[n:]
		}
	}
	var taken []string
	for i, known := range h.Known {
		if seat := games.Seat(i); seat != h.Seat && len(known) > 0 {
			taken = append(taken, say("more.taken-by", "who", h.t.ShortName(seat), "cards", cardList(known, h.r)))
		}
	}
	if taken != nil {
		rows = append(append(rows, say("more.taken")), taken...)
	}
	s := screen.Screen{Title: say("more.title", "game", h.t.Kind.Title), Text: strings.Join(rows, "\n")}
	var row []screen.Control
	if h.onTurn() {
		row = append(row, screen.Control{Label: screen.LabelChooseCards, Go: placeCards})
	}
	s.Rows = [][]screen.Control{append(row, screen.Back(screen.LabelBack))}
	return s
}

// sameSuit is how many cards from the first on are of one suit, or jokers.
func sameSuit(ids []string) int {
	first, _ := parseCard(ids[0])
	for i, id := range ids {
		if c, _ := parseCard(id); c.Suit() != first.Suit() || isJoker(id) != isJoker(ids[0]) {
			return i
		}
	}
	return len(ids)
}
