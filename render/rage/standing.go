package rage

import (
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// dots are the tricks that were won and bid: a full circle is a trick, an empty one is missing to the bid, and a cross is a
// trick too many. A bid of none without a trick is a dash, a hidden bid a question mark.
func dots(bid, won int) string {
	switch {
	case bid < 0:
		return "?" + strings.Repeat("●", max(0, won))
	case bid == 0 && won <= 0:
		return "–"
	}
	won = max(0, won)
	return strings.Repeat("●", min(bid, won)) + strings.Repeat("○", max(0, bid-won)) + strings.Repeat("✚", max(0, won-bid))
}

// standing is a bid against the tricks won.
func standing(bid, won int, r screen.Reader) string {
	switch {
	case !r.TextOnly && !r.New:
		return dots(bid, won)
	case bid < 0:
		return say("won.hidden", "won", won)
	}
	return say("won", "bid", bid, "won", won)
}

// together is what those who play on a side have bid and won.
func (g scene) together(side []games.Seat) (bid, won int) {
	for _, seat := range side {
		if one := look.At(g.Bids, seat); one < 0 || bid < 0 {
			bid = min(one, bid)
		} else {
			bid += one
		}
		won += look.At(g.Won, seat)
	}
	return bid, won
}

// sides are those who play together: pairs, or everybody alone.
func (g scene) sides() [][]games.Seat {
	var sides [][]games.Seat
	for i := range g.Won {
		seat := games.Seat(i)
		side := []games.Seat{seat}
		if len(g.Partner) > 0 {
			side = append(side, look.At(g.Partner, seat))
		}
		if seat == slices.Min(side) {
			sides = append(sides, side)
		}
	}
	return sides
}

// sideName is how those who play together are called in a list.
func sideName(t look.Table, side []games.Seat) string {
	return look.Names(side, t.ShortName)
}

// others are the other sides with what they have bid and won, in a line.
func (g scene) others(t look.Table, r screen.Reader) string {
	var says []string
	for _, side := range g.sides() {
		if !slices.Contains(side, g.Seat) {
			bid, won := g.together(side)
			says = append(says, unbroken(sideName(t, side), standing(bid, won, r)))
		}
	}
	return strings.Join(says, " · ")
}

// decides is the line above the buttons: what decides which card to play.
func (g scene) decides(t look.Table, r screen.Reader) string {
	n := len(g.Turnovers)
	isNew := n > 1 && g.Turnovers[n-1].Trick >= g.Trick.Number-1 // it may have escaped a player who waited
	says := []string{g.trump(isNew, r)}
	if g.Trick.Colour != "" {
		says = append(says, say("led", "colour", pack.Written(g.Trick.Colour, r)))
	}
	return strings.Join(append(says, g.mine(t, r)), " · ")
}

// mine is the bid of the seat, or of the pair, and what is won of it.
func (g scene) mine(t look.Table, r screen.Reader) string {
	side, key, partner := []games.Seat{g.Seat}, "mine", games.Table
	if len(g.Partner) > 0 {
		partner = look.At(g.Partner, g.Seat)
		side, key = append(side, partner), "mine.pair"
	}
	bid, won := g.together(side)
	if bid < 0 || r.TextOnly || r.New {
		key += "-words"
	}
	return say(key, "partner", t.ShortName(partner), "bid", bid, "dots", dots(bid, won), "standing", standing(bid, won, r))
}

// trump names the colour that is trump, as news or not.
func (g scene) trump(isNew bool, r screen.Reader) string {
	key := "trump"
	switch {
	case g.Trump == "" && isNew:
		key = "trump.none-now"
	case g.Trump == "":
		key = "trump.none"
	case isNew:
		key = "trump.new"
	}
	text := say(key, "colour", pack.Written(g.Trump, r))
	if g.Trump == "" {
		text = screen.Join(" ", []string{text, r.Mark(noTrumpMark, "")})
	}
	return text
}

// turned names the trump at the beginning of a round and the card that shows it, and the cards that were turned before it.
func (g scene) turned(r screen.Reader) string {
	colour := pack.Written(g.Trump, r)
	if r.Mark(g.Trump, "") != "" {
		colour += " " + say("colour."+g.Trump)
	}
	card := pack.Written(g.Turned, r)
	if r.New { // knows neither signs nor codes
		card = say("label", "text", pack.Written(g.Turned, screen.Reader{TextOnly: true}))
	}
	return screen.Lines(say("trump.turned", "colour", colour, "card", card), g.notInPlay(r))
}

// notInPlay are the action cards that turned up before the trump; "" for none.
func (g scene) notInPlay(r screen.Reader) string {
	if len(g.Buried) == 0 {
		return ""
	}
	return say("not-in-play", "cards", cardList(g.Buried, r))
}

// bidders are the bids so far in the order in which they are made.
func (g scene) bidders(t look.Table, r screen.Reader) string {
	var made, missing []string
	for i := range g.Bids {
		seat := games.Seat((int(g.Dealer) + 1 + i) % len(g.Bids))
		switch bid := look.At(g.Bids, seat); bid {
		case rage.NoBid:
			missing = append(missing, g.name(t, seat))
		case rage.HiddenBid:
			made = append(made, g.name(t, seat))
		default:
			made = append(made, g.name(t, seat)+" **"+strconv.Itoa(bid)+"**")
		}
	}
	if g.Rules.HiddenBids {
		text := say("bid.missing", "who", screen.List(missing, say("and")))
		if len(made) > 0 {
			text = say("bid.made", "who", screen.List(made, say("and"))) + " · " + text
		}
		return text
	}
	if len(missing) > 0 {
		made = append(made, missing[0])
	}
	if len(missing) > 1 {
		made = append(made, say("bid.then", "who", strings.Join(missing[1:], ", ")))
	}
	return strings.Join(made, " · ")
}

// name is what a seat is called on the screen of the view's own seat.
func (g scene) name(t look.Table, seat games.Seat) string {
	if seat == g.Seat {
		return say("you.bold")
	}
	return t.ShortName(seat)
}
