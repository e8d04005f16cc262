package redbrn

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// window is the headline of the board from a call of RIOT on, and how the end of the round goes on.
func (g scene) window(t look.Table) (title, text string) {
	w := g.Riot
	if w == nil {
		return g.titled("board", t), ""
	}
	key, score := "window.open", screen.Moment(say("score"), w.Closes)
	switch {
	case w.Caller == games.Table:
		return say("board.time"), say("window.time", "score", score)
	case g.Phase != redbrn.Window:
		key = "window.closed"
	case !slices.Contains(w.Open, true):
		key = "window.none"
	}
	return g.called(t, w.Caller, g.Round), say(key, "score", score, "until", screen.Moment(say("deadline"), w.Until))
}

// called tells who called RIOT in a round, and when, as long as that is known.
func (g scene) called(t look.Table, who games.Seat, round int) string {
	if g.Riot == nil {
		return say("ended.called", "n", round, "who", t.ShortName(who))
	}
	return say("ended.called-at", "n", round, "who", t.ShortName(who), "time", raceTime(g.Riot.Since.Sub(g.Start)))
}

// finishers tells who has completed what after the call.
func (g scene) finishers(t look.Table, r screen.Reader) string {
	w := g.Riot
	if w == nil || w.Caller == games.Table {
		return ""
	}
	var plays []string
	var open []games.Seat
	for i := range g.Players {
		seat := games.Seat(i)
		switch play := look.At(w.Plays, seat); {
		case seat == w.Caller:
		case play != nil:
			plays = append(plays, "**"+t.ShortName(seat)+"** "+g.played(play, r))
		case look.At(w.Open, seat):
			open = append(open, seat)
		}
	}
	text, missing := say("after.none"), ""
	if plays != nil {
		text = say("after", "plays", strings.Join(plays, " · "))
	}
	if open != nil {
		missing = say("after.missing", "who", shortNames(t, open))
	}
	return screen.Lines(text, missing)
}

// played tells a play that was completed.
func (g scene) played(p *redbrn.Play, r screen.Reader) string {
	verb, rest, _ := strings.Cut(p.Move, " ")
	card, on, _ := strings.Cut(rest, " ")
	switch verb {
	case "pit":
		return say("play.pit", "card", pack.Written(card, r))
	case "wild":
		return say("play.pit", "card", withWild(card, r))
	case "col":
		return say("play.onto", "card", pack.Written(card, r), "on", pack.Written(on, r))
	}
	return say("play.spot", "card", pack.Written(card, r))
}

// lastRound tells how the last round ended, what it gave to whom, and what was completed after the call.
func (g scene) lastRound(t look.Table, r screen.Reader) screen.Screen {
	if len(g.Scored) == 0 {
		return screen.Screen{Title: t.Kind.Title}
	}
	last := g.Scored[len(g.Scored)-1]
	s := screen.Screen{Large: signText(r), Title: g.ending(t, last)}
	table := g.table(t, last)
	if r.TextOnly {
		table = g.tableInWords(t, last)
	}
	between := screen.Paragraphs
	rivalry := g.rivalry(t, r)
	if rivalry != "" { // in the place of an empty line
		between = screen.Lines
	}
	s.Text = between(table+"\n"+screen.Small(say("score.rule", "n", g.Rules.Target), r), rivalry, g.finishers(t, r))
	return s
}

// ending tells why a round ended.
func (g scene) ending(t look.Table, s redbrn.Score) string {
	round, key := len(g.Scored), "ended.vote"
	switch s.Cause {
	case redbrn.Called:
		return g.called(t, s.Caller, round)
	case redbrn.All:
		key = "ended.all"
	case redbrn.Jam:
		key = "ended.jam"
	case redbrn.Time:
		key = "ended.time"
	}
	return say(key, "n", round, "who", t.ShortName(s.Caller))
}

// tableName is how many characters of a name a table has room for.
const tableName = 9

// table is what a round gave, the highest first: 31 characters wide, as many as a phone shows in a line.
func (g scene) table(t look.Table, last redbrn.Score) string {
	var b strings.Builder
	row := func(name string, cells ...any) {
		fmt.Fprintf(&b, "%-*s%5v%6v%6v%6v\n", append([]any{tableName, name}, cells...)...)
	}
	b.WriteString("```\n")
	row("", wordsOf("score.columns")...)
	for _, seat := range g.byPoints(last) {
		p := g.Players[seat]
		stack := screen.Number(-p.Left)
		if p.Out {
			stack = say("score.out")
		}
		row(plainName(t, seat), p.Pit, stack, screen.Signed(look.At(last.Points, seat)), screen.Number(look.At(g.Totals, seat)))
	}
	b.WriteString("```")
	return b.String()
}

// wordsOf are the words of a text one by one.
func wordsOf(key string) (all []any) {
	for word := range strings.FieldsSeq(say(key)) {
		all = append(all, word)
	}
	return all
}

// tableInWords is the table for those who read text only.
func (g scene) tableInWords(t look.Table, last redbrn.Score) string {
	var rows []string
	for _, seat := range g.byPoints(last) {
		p, key := g.Players[seat], "score.row-words"
		if p.Out {
			key = "score.out-words"
		}
		rows = append(rows, say(key, "who", t.Name(seat), "pit", p.Pit, "n", p.Left, "round", look.At(last.Points, seat), "match", look.At(g.Totals, seat)))
	}
	return strings.Join(rows, "\n")
}

// byPoints are all seats, the highest of a round first, and when the match is over the highest of all rounds.
func (g scene) byPoints(last redbrn.Score) []games.Seat {
	order := seatsOf(g.Players)
	if g.Phase == redbrn.Ended {
		last.Points = g.Totals
	}
	slices.SortStableFunc(order, func(a, b games.Seat) int { return cmp.Compare(look.At(last.Points, b), look.At(last.Points, a)) })
	return order
}

// plainName is a name where all characters are as wide: its letters and digits, or else the number of the seat.
func plainName(t look.Table, s games.Seat) string {
	var short []rune
	for _, c := range look.At(t.Players, s).ShortName().Plain() {
		if c < 0x250 && (unicode.IsLetter(c) || unicode.IsDigit(c)) {
			short = append(short, c)
		}
	}
	if len(short) == 0 {
		return say("seat", "n", int(s)+1)
	}
	return string(short[:min(len(short), tableName)])
}

func seatsOf(players []redbrn.Player) []games.Seat {
	seats := make([]games.Seat, len(players))
	for i := range seats {
		seats[i] = games.Seat(i)
	}
	return seats
}

// first is the private screen before the first race, with the cards.
func (h *hand) first() screen.Screen {
	return screen.Screen{
		Title: say("first", "n", h.Round), Rows: h.rest(),
		Text: screen.Paragraphs(h.pause("pause.race"), h.ownCards()+"\n"+h.columns()),
	}
}

// between is the private screen after a round: what it gave to the seat, and how far the match is.
func (h *hand) between() screen.Screen {
	var points int
	if i := len(h.Scored) - 1; i >= 0 {
		points = look.At(h.Scored[i].Points, h.Seat)
	}
	s := screen.Screen{Title: say("between", "n", h.Round, "points", points), Rows: h.rest()}
	sum := h.lead(say("between.sum", "pit", h.me.Pit, "n", h.me.Left))
	if h.me.Out {
		sum = say("between.out")
	}
	total, place, last := look.At(h.Totals, h.Seat), 1, ""
	for _, other := range h.Totals {
		if other > total {
			place++
		}
	}
	match := say("between.total", "total", total, "target", h.Rules.Target, "place", screen.Ordinal(place), "n", len(h.Players))
	if h.Riot != nil && h.Riot.Caller != games.Table {
		if play := look.At(h.Riot.Plays, h.Seat); play != nil {
			last = say("after", "plays", h.played(play, h.r))
		}
	}
	s.Text = screen.Paragraphs(screen.Lines(sum, match), last)
	if h.Phase == redbrn.Waiting {
		s.Text = screen.Paragraphs(s.Text, h.pause("pause.round"))
	}
	return s
}

// pause tells when the next race begins, and whether the seat is ready.
func (h *hand) pause(key string) string {
	text := say(key)
	if h.Ready.Has(h.Seat) {
		text = look.YouAreReady(h.t, games.Where(h.Players, func(s games.Seat, _ redbrn.Player) bool { return !slices.Contains(h.unready(), s) }))
	}
	return withLatest(text, h.t)
}
