// Package redox draws REDOX: what it says of itself on the screens of package render.
package redox

import (
	_ "embed" // for the samples
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/render/cards"
	"ruckus/render/look"
	"ruckus/render/screen"
)

//go:embed samples.txt
var samples string

// shownRecent is how many of the last events a board tells before plots take the room: a turn of each other player.
func shownRecent(seats int) int { return max(3, seats-1) }

// Look is the look of REDOX.
func Look() look.Look {
	return look.Look{
		Draw: look.DrawAs(func(v redox.View) look.Drawing {
			g := scene{v}
			return look.Drawing{Board: g.board, Hand: g.hand, Tell: g.tell, Note: g.named, Why: look.Because(2, g.hinted, g.reason), More: placeMore, Recent: max(1, shownRecent(len(v.Counts))-len(v.Table)/2), Tight: v.Phase == redox.Playing,
				TellsMoves: v.Phase == redox.Playing, Held: g.held}
		}),
		Guide:   guide,
		Badge:   "🧪",
		Lesson:  lesson(),
		Card:    cardText,
		Moment:  look.Remember(memories, nil),
		Marks:   cards.Marks(),
		Samples: look.Samples{Text: samples},
		Levels: map[games.Level]string{
			games.Easy:   "lays whatever it can",
			games.Medium: "wins 70 of 100 games against three easy ones",
			games.Hard:   "plays the next turns out; wins 52 of 100 games against two medium ones",
		},
	}
}

// scene is what the screens of REDOX show of one view.
type scene struct{ redox.View }

func (x scene) board(t look.Table, r screen.Reader) screen.Screen {
	switch x.Phase {
	case redox.Between:
		s := screen.Screen{Title: t.Kind.Title + " – " + x.ended(t), Text: screen.Paragraphs(x.lastRound(t, r), x.goal(t), look.Readiness(t, x.Ready.List()))}
		return x.withSlam(s, r)
	case redox.Ended:
		return x.withSlam(screen.Screen{Title: t.Kind.Title + " – the final score", Text: screen.Paragraphs("Last, "+x.ended(t)+".", x.lastRound(t, r))}, r)
	}
	s := screen.Screen{
		Title: t.Kind.Title + " – " + t.ShortName(x.Turn) + " to play",
		Text:  x.piles(r) + "\n" + x.players(t, r),
	}
	if end := t.Clock(r); end != "" && !r.TextOnly { // for whom the game waits stands in the title
		s.Text = screen.Lines(s.Text, "-# "+end)
	}
	if x.slamOpen() {
		s.Text = screen.Paragraphs(s.Text, "Nobody has laid a plot yet: a slam is possible, and the first plot ends that.")
	}
	s.Fields = fields("On the table", scene{redox.View{Seat: games.Table}}.plots(t, x.Table, false, r))
	return s
}

// slamOpen reports whether anybody may still show a slam.
func (x scene) slamOpen() bool { return len(x.Table) == 0 && x.Rules.Slam != redox.SlamOff }

// round names the present round.
func (x scene) round() string {
	if n := x.Rules.Length(); n > 0 {
		return fmt.Sprintf("round %d of %d", x.Round, n)
	}
	return fmt.Sprintf("round %d", x.Round)
}

// topCard is the card on top of the discard pile; "" for none.
func (x scene) topCard() string {
	if len(x.Pile) == 0 {
		return ""
	}
	return x.Pile[len(x.Pile)-1]
}

// top is topCard for a reader.
func (x scene) top(r screen.Reader) string {
	if top := x.topCard(); top != "" {
		return cardText(top, r)
	}
	return "no card"
}

// piles tells what lies on the discard pile, how many cards there are to draw, and which way the turn goes.
func (x scene) piles(r screen.Reader) string {
	way := "↑"
	switch {
	case r.TextOnly && x.Clockwise:
		way = "is below"
	case r.TextOnly:
		way = "is above"
	case x.Clockwise:
		way = "↓"
	}
	return fmt.Sprintf("%s · pile **%s** · %d to draw · next %s", screen.Capital(x.round()), x.top(r), x.Stock, way)
}

// shownTaken is how many of the cards that somebody has taken a board shows.
const shownTaken = 2

// players lists everybody with the cards that are left, the calls, the points so far, and what all have seen them take.
func (x scene) players(t look.Table, r screen.Reader) string {
	var rows []string
	for i, count := range x.Counts {
		seat := games.Seat(i)
		row := screen.Plural(count, "card")
		if look.At(x.Last, seat) {
			call := fmt.Sprintf("**Last %d!**", count)
			row = call
			if r.TextOnly {
				row = screen.Plural(count, "card") + ", " + call
			}
		}
		says := []string{row}
		for _, c := range x.Calls {
			if c.Seat == seat {
				says = append(says, fmt.Sprintf("has yet to call Last %d", c.Left))
			}
		}
		if n := look.At(x.Missed, seat); n > 0 {
			says = append(says, screen.Plural(n, "missed call"))
		}
		points := screen.Number(look.At(x.Totals, seat))
		if r.TextOnly || i == 0 { // the other rows are read like the first
			points = screen.Plural(look.At(x.Totals, seat), "point")
		}
		says = append(says, points)
		if known := look.At(x.Known, seat); len(known) > 0 {
			more := ""
			if n := len(known) - shownTaken; n > 0 {
				known, more = known[n:], fmt.Sprintf(" +%d", n)
				if r.TextOnly {
					more = fmt.Sprintf(" and %d more", n)
				}
			}
			says = append(says, "took "+cardList(known, r)+more)
		}
		if look.At(t.Players, seat).Away {
			says = append(says, "away")
		}
		name := t.ShortName(seat) + " "
		switch {
		case r.TextOnly && seat == x.Turn:
			name = "On turn: " + name
		case seat == x.Turn:
			name = "▸ **" + t.ShortName(seat) + "** "
		}
		rows = append(rows, name+strings.Join(says, " · "))
	}
	return strings.Join(rows, "\n")
}

// told are the events in words.
var told = look.Phrases{
	"deal":      "Round {n}: {who} {leads|lead}",
	"draw":      "{who} {throws|throw} {card} and draws",
	"pick":      "{who} {throws|throw} {card} and takes {other-cards}",
	"reshuffle": "The discard pile is shuffled: {n card} to draw again",
	"lay":       "{who} {lays|lay} plot {plot}: {cards}",
	"connect":   "{who} {connects|connect} {cards} to plot {plot}",
	"slam":      "{who} {shows|show} a slam",
	"last":      "{who} {calls|call} “Last {n}”",
	"missed":    "{who} {misses|miss} a call: 10 points",
	"blocked":   "Nobody gets on: the round ends without a winner",
	"round":     "{who} {wins|win} round {n}",
}

func (x scene) tell(t look.Table, e games.Event, r screen.Reader) string {
	if e.Verb == "round" && len(e.Seats) == 0 { // it was blocked
		return ""
	}
	return told.Say(t, e, inPhrase(e, r))
}

// inPhrase writes what an event has to do with: its cards, or a plot.
func inPhrase(e games.Event, r screen.Reader) func(word string) string {
	return func(word string) string {
		first := min(1, len(e.Tokens))
		switch word {
		case "card":
			return cardText(strings.Join(e.Tokens[:first], ""), r)
		case "other-cards":
			return cardList(e.Tokens[first:], r)
		case "plot":
			return letter(e.N)
		}
		return cardList(e.Tokens, r)
	}
}

// memories are what was worth remembering, see the kind's Story.
var memories = look.Phrases{
	"slammed": "Best slam: {who}, and the others got {n point}",
	"plot":    "Longest plot: {who} laid {n card} at once",
	"caught":  "Costliest hand: {who}, {n point} in one round",

	"live.slammed": "{who} shows a slam: {n point} for the others!",
	"live.plot":    "{who} lays {n card} at once!",
	"mine.slammed": "You showed a slam: {n point} for the others.",
	"mine.plot":    "You laid {n card} at once.",
	"tie.fed":      "{second} picked up {n card} that you threw.",
	"tied.fed":     "You picked up {n card} that {first} threw.",
	"tie.paid":     "{second} paid {n point} in rounds that you won.",
	"tied.paid":    "You paid {n point} in rounds that {first} won.",
}
