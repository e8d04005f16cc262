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
	switch {
	case w == nil:
		return fmt.Sprintf("%s – round %d", t.Kind.Title, g.Round), ""
	case w.Caller == games.Table:
		return "The time is up", "No race takes longer. " + scored(w)
	}
	title = fmt.Sprintf("Round %d: %s called RIOT at %s", g.Round, t.ShortName(w.Caller), raceTime(w.Since.Sub(g.Start)))
	switch {
	case g.Phase != redbrn.Window:
		text = "The window is closed. " + scored(w)
	case !slices.Contains(w.Open, true):
		text = "Nobody has a play left to complete. " + scored(w)
	default:
		text = "Everyone else may complete **one** play. " + screen.Moment("End of the window", w.Until) + "."
	}
	return title, text
}

func scored(w *redbrn.Riot) string { return screen.Moment("Score of the round", w.Closes) + "." }

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
	if plays == nil {
		plays = []string{"nothing"}
	}
	text := "**After the call:** " + strings.Join(plays, " · ")
	if open != nil {
		text += "\nStill to play: " + shortNames(t, open)
	}
	return text
}

// played tells a play that was completed.
func (g scene) played(p *redbrn.Play, r screen.Reader) string {
	verb, rest, _ := strings.Cut(p.Move, " ")
	card, on, _ := strings.Cut(rest, " ")
	switch verb {
	case "pit":
		return pack.Written(card, r) + " to the pit"
	case "wild":
		return onWild(r) + pack.Written(card, r) + " to the pit"
	case "col":
		return pack.Written(card, r) + " onto " + pack.Written(on, r)
	}
	return pack.Written(card, r) + " to an empty spot"
}

// lastRound tells how the last round ended, what it gave to whom, and what was completed after the call.
func (g scene) lastRound(t look.Table, r screen.Reader) screen.Screen {
	if len(g.Scored) == 0 {
		return screen.Screen{Title: t.Kind.Title}
	}
	last := g.Scored[len(g.Scored)-1]
	s := screen.Screen{Large: signText(r), Title: g.ending(t, last)}
	table, small := g.table(t, last), "-# "
	if r.TextOnly {
		table, small = g.tableInWords(t, last), ""
	}
	between := screen.Paragraphs
	rivalry := g.rivalry(t, r)
	if rivalry != "" { // in the place of an empty line
		between = screen.Lines
	}
	s.Text = between(table+"\n"+small+fmt.Sprintf("Points: pit less stack. Match to %d.", g.Rules.Target), rivalry, g.finishers(t, r))
	return s
}

// ending tells why a round ended.
func (g scene) ending(t look.Table, s redbrn.Score) string {
	round := fmt.Sprintf("Round %d: ", len(g.Scored))
	who := t.ShortName(s.Caller)
	switch s.Cause {
	case redbrn.Called:
		if g.Riot != nil {
			return round + who + " called RIOT at " + raceTime(g.Riot.Since.Sub(g.Start))
		}
		return round + who + " called RIOT"
	case redbrn.All:
		return round + who + " put down every card"
	case redbrn.Jam:
		return round + "nobody could play any more"
	case redbrn.Time:
		return round + "the time was up"
	}
	return round + "voted to an end"
}

// tableName is how many characters of a name a table has room for.
const tableName = 9

// table is what a round gave, the highest first: 31 characters wide, as many as a phone shows in a line.
func (g scene) table(t look.Table, last redbrn.Score) string {
	var b strings.Builder
	b.WriteString("```\n           pit stack round match\n")
	for _, seat := range g.byPoints(last) {
		p := g.Players[seat]
		stack := screen.Number(-p.Left)
		if p.Out {
			stack = "out"
		}
		fmt.Fprintf(&b, "%-*s%5d%6s%6s%6s\n", tableName, plainName(t, seat), p.Pit, stack,
			screen.Signed(look.At(last.Points, seat)), screen.Number(look.At(g.Totals, seat)))
	}
	b.WriteString("```")
	return b.String()
}

// tableInWords is the table for those who read text only.
func (g scene) tableInWords(t look.Table, last redbrn.Score) string {
	var rows []string
	for _, seat := range g.byPoints(last) {
		p := g.Players[seat]
		row := fmt.Sprintf("- %s: %d in the pit, %d left in the stack, round **%s**", t.Name(seat), p.Pit, p.Left, screen.Signed(look.At(last.Points, seat)))
		if p.Out {
			row = "- " + t.Name(seat) + ": wasn't there, round **0**"
		}
		rows = append(rows, row+", match **"+screen.Number(look.At(g.Totals, seat))+"**")
	}
	return strings.Join(rows, "\n")
}

// byPoints are all seats, the highest of a round first.
func (g scene) byPoints(last redbrn.Score) []games.Seat {
	order := seatsOf(g.Players)
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
		return fmt.Sprintf("Seat %d", s+1)
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
		Title: fmt.Sprintf("Round %d: are you ready?", h.Round), Rows: h.rest(),
		Text: screen.Paragraphs(h.pause("The race begins"), h.ownCards()+"\n"+h.columns()),
	}
}

// between is the private screen after a round: what it gave to the seat, and how far the match is.
func (h *hand) between() screen.Screen {
	var points int
	if i := len(h.Scored) - 1; i >= 0 {
		points = look.At(h.Scored[i].Points, h.Seat)
	}
	s := screen.Screen{Title: fmt.Sprintf("Round %d gave you %s", h.Round, screen.Signed(points)), Rows: h.rest()}
	sum := h.lead(fmt.Sprintf("%d in the pit less %d in your stack", h.me.Pit, h.me.Left))
	if h.me.Out {
		sum = "It was played without you."
	}
	place := 1
	for _, total := range h.Totals {
		if total > look.At(h.Totals, h.Seat) {
			place++
		}
	}
	sum += fmt.Sprintf("\nYou have **%s** of %d · %s of %d", screen.Number(look.At(h.Totals, h.Seat)), h.Rules.Target, screen.Ordinal(place), len(h.Players))
	last := ""
	if h.Riot != nil && h.Riot.Caller != games.Table {
		if play := look.At(h.Riot.Plays, h.Seat); play != nil {
			last = "After the call: " + h.played(play, h.r)
		}
	}
	s.Text = screen.Paragraphs(sum, last)
	if h.Phase == redbrn.Waiting {
		s.Text = screen.Paragraphs(s.Text, h.pause("The next round begins"))
	}
	return s
}

// pause tells when the next race begins, and whether the seat is ready.
func (h *hand) pause(next string) string {
	latest := h.t.Latest("Auto-start")
	if h.Ready.Has(h.Seat) {
		return "You're ready. " + next + " when these are, too: " + shortNames(h.t, h.unready()) + ". " + latest
	}
	return next + " when everyone's ready: press **" + screen.LabelReady + "**. " + latest
}
