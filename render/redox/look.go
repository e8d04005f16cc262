// Package redox draws REDOX: how the game presents itself on screens.
package redox

import (
	_ "embed" // for the samples
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
			return look.Drawing{Board: g.board, Hand: g.hand, Tell: g.tell, Named: cards.Named, Why: look.Because(2, g.hinted, g.reason), More: placeMore, Recent: max(1, shownRecent(len(v.Counts))-len(v.Table)/2), Tight: v.Phase == redox.Playing,
				TellsMoves: v.Phase == redox.Playing, Held: g.held, Aim: g.aim()}
		}),
		Guide:   guide,
		Badge:   "🧪",
		Lesson:  lesson().Worded(book),
		Card:    cardText,
		Moment:  remembered,
		Marks:   cards.Marks(),
		Samples: look.Samples{Text: samples},
		Levels: map[games.Level]string{
			games.Easy:   say("level.easy"),
			games.Medium: say("level.medium"),
			games.Hard:   say("level.hard"),
		},
	}
}

// scene is what the screens of REDOX show of one view.
type scene struct{ redox.View }

func (x scene) board(t look.Table, r screen.Reader) screen.Screen {
	switch x.Phase {
	case redox.Between:
		s := screen.Screen{Title: say("board.between", "game", t.Kind.Title, "round", x.ended(t)), Text: screen.Paragraphs(x.lastRound(t, r), x.goal(t, r), look.Readiness(t, x.Ready.List()))}
		return x.withSlam(s, r)
	case redox.Ended:
		s := screen.Screen{Title: say("board.over", "game", t.Kind.Title), Text: screen.Paragraphs(say("scores.last", "round", x.ended(t)), x.lastRound(t, r))}
		return x.withSlam(s, r)
	}
	s := screen.Screen{
		Title:  say("board", "game", t.Kind.Title, "who", t.ShortName(x.Turn)),
		Text:   x.piles(r) + "\n" + x.players(t, r),
		Fields: fields(scene{redox.View{Seat: games.Table}}.plots(t, x.Table, false, r)),
	}
	if end := t.Clock(r); end != "" && !r.TextOnly { // for whom the game waits stands in the title
		s.Text = screen.Lines(s.Text, screen.Small(end, r))
	}
	if x.slamOpen() {
		s.Text = screen.Paragraphs(s.Text, say("board.slam"))
	}
	return s
}

// slamOpen reports whether anybody may still show a slam.
func (x scene) slamOpen() bool { return len(x.Table) == 0 && x.Rules.Slam != redox.SlamOff }

// aim is what to do until somebody has laid a plot in the first round: then the table shows it.
func (x scene) aim() string {
	if x.Round > 1 || len(x.Table) > 0 {
		return ""
	}
	return say("aim")
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
	return say("top.none")
}

// piles tells the round, what lies on the discard pile, how many cards there are to draw, and which way the turn goes.
func (x scene) piles(r screen.Reader) string {
	round, next := say("round", "n", x.Round), "next.up"
	if n := x.Rules.Length(); n > 0 {
		round = say("round.of", "n", x.Round, "rounds", n)
	}
	if x.Clockwise {
		next = "next.down"
	}
	return say("piles", "round", round, "card", x.top(r), "n", x.Stock, "next", say(inText(next, r)))
}

// inText is the key of a text for those who read no signs.
func inText(key string, r screen.Reader) string {
	if r.TextOnly {
		return key + "-words"
	}
	return key
}

// shownTaken is how many of the cards that somebody has taken a board shows.
const shownTaken = 2

// players lists everybody with the cards that are left, the calls, the points so far, and what all have seen them take.
func (x scene) players(t look.Table, r screen.Reader) string {
	rows := make([]string, len(x.Counts))
	for i := range x.Counts {
		seat := games.Seat(i)
		name, says := t.ShortName(seat), x.says(seat, r)
		switch {
		case seat != x.Turn:
		case r.TextOnly:
			says = append(says, say("player.turn"))
		default:
			name = "▸ **" + name + "**"
		}
		if look.At(t.Players, seat).Away {
			says = append(says, say("player.away"))
		}
		rows[i] = name + " " + strings.Join(says, " · ")
	}
	return strings.Join(rows, "\n")
}

// says is what a board says of a player.
func (x scene) says(seat games.Seat, r screen.Reader) []string {
	count, total := look.At(x.Counts, seat), look.At(x.Totals, seat)
	says := []string{say("player.cards", "n", count)}
	if look.At(x.Last, seat) {
		says[0] = say(inText("player.last", r), "n", count)
	}
	for _, c := range x.Calls {
		if c.Seat == seat {
			says = append(says, say("player.due", "n", c.Left))
		}
	}
	if n := look.At(x.Missed, seat); n > 0 {
		says = append(says, say("player.missed", "n", n))
	}
	if r.TextOnly || seat == 0 { // the other rows are read like the first
		says = append(says, say("player.points", "n", total))
	} else {
		says = append(says, screen.Number(total))
	}
	known := look.At(x.Known, seat)
	switch n := len(known) - shownTaken; {
	case n > 0:
		return append(says, say(inText("player.took-more", r), "cards", cardList(known[n:], r), "n", n))
	case len(known) > 0:
		return append(says, say("player.took", "cards", cardList(known, r)))
	}
	return says
}

func (x scene) tell(t look.Table, e games.Event, r screen.Reader) string {
	if e.Verb == "round" && len(e.Seats) == 0 { // it was blocked
		return ""
	}
	return look.Tell(book.Text("told."+e.Verb), t, e, inPhrase(e, r))
}

// inPhrase writes what an event has to do with: its cards, or a plot.
func inPhrase(e games.Event, r screen.Reader) func(place string) any {
	return func(place string) any {
		first := min(1, len(e.Tokens))
		switch place {
		case "card":
			return cardList(e.Tokens[:first], r)
		case "other-cards":
			return cardList(e.Tokens[first:], r)
		case "plot":
			return letter(e.N)
		}
		return cardList(e.Tokens, r)
	}
}

// remembered puts into words what was worth remembering, see the kind's Story.
func remembered(t look.Table, e games.Event) string {
	return look.Tell(book.Text("moment."+e.Verb), t, e, func(string) any { return nil })
}
