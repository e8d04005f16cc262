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

// legend explains the circles of dots.
const legend = "● won ○ wanted ✚ too many"

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
	case !r.TextOnly:
		return dots(bid, won)
	case bid < 0:
		return fmt.Sprintf("bid hidden, won %d", won)
	}
	return fmt.Sprintf("bid %d, won %d", bid, won)
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

// newTrump says that the trump has just changed.
var newTrump = strings.NewReplacer("**Trump**", "**New trump**", "**No trump**", "**No trump now**")

// decides is the line above the buttons: what decides which card to play.
func (g scene) decides(t look.Table, r screen.Reader) string {
	says := []string{g.trump(r)}
	if n := len(g.Turnovers); n > 1 && g.Turnovers[n-1].Trick >= g.Trick.Number-1 { // it may have escaped who waited
		says[0] = newTrump.Replace(says[0])
	}
	if g.Trick.Colour != "" {
		says = append(says, unbroken("**Lead**", pack.Written(g.Trick.Colour, r)))
	}
	return strings.Join(append(says, g.mine(t, r)), " · ")
}

// mine is the bid of the seat, or of the pair, and what is won of it.
func (g scene) mine(t look.Table, r screen.Reader) string {
	side := []games.Seat{g.Seat}
	you := "**You**"
	if len(g.Partner) > 0 {
		partner := look.At(g.Partner, g.Seat)
		side, you = append(side, partner), "**You and "+t.ShortName(partner)+"**"
	}
	bid, won := g.together(side)
	if bid < 0 || r.TextOnly {
		return you + " " + standing(bid, won, r)
	}
	return you + " " + unbroken(unbroken("bid", strconv.Itoa(bid)+":"), dots(bid, won))
}

// trump names the colour that is trump.
func (g scene) trump(r screen.Reader) string {
	if g.Trump == "" {
		return strings.TrimRight("**No trump** "+r.Mark(noTrumpMark, ""), " ")
	}
	return unbroken("**Trump**", pack.Written(g.Trump, r))
}

// turned names the trump at the beginning of a round and the card that shows it, and the cards that were turned before it.
func (g scene) turned(r screen.Reader) string {
	text := "**Trump** " + pack.Written(g.Trump, r)
	if r.Mark(g.Trump, "") != "" {
		text += " " + g.Trump
	}
	text += ", turned " + pack.Written(g.Turned, r)
	if len(g.Buried) == 0 {
		return text
	}
	return screen.Lines(text, "Out of the round: "+cardList(g.Buried, r))
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
		text := "Still to bid: " + screen.List(missing, "and")
		if len(made) > 0 {
			text = "Already bid: " + screen.List(made, "and") + " · " + text
		}
		return text
	}
	if len(missing) > 0 {
		made = append(made, missing[0])
	}
	if len(missing) > 1 {
		made = append(made, "then "+strings.Join(missing[1:], ", "))
	}
	return strings.Join(made, " · ")
}

// name is what a seat is called on the screen of the view's own seat.
func (g scene) name(t look.Table, seat games.Seat) string {
	if seat == g.Seat {
		return "**you**"
	}
	return t.ShortName(seat)
}
