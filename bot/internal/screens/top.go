package screens

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/bot/internal/league"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// PlaceTop is the place of a leaderboard. What stands behind it is written by TopPlace.String.
const PlaceTop = "top"

// Orders of a leaderboard.
const (
	OrderRating = "rating"
	OrderGames  = "games"
	OrderWins   = "wins"
)

// A TopPlace names one page of one leaderboard.
type TopPlace struct {
	Game  string
	Order string
	Span  Span // of seasons only one that is over
	Page  int  // from 1; 0: the one with the reader's own row
}

// String is the place as a control has it.
func (p TopPlace) String() string {
	return fmt.Sprintf("%s %s %s %s %d", PlaceTop, p.Game, p.Order, p.Span, p.Page)
}

// maxPages is how far a leaderboard can be turned.
const maxPages = 99_999

// via writes the place with the name of a control behind it: two controls of a message that lead to one place must differ.
func (p TopPlace) via(control string) string { return p.String() + " " + control }

// controls of a leaderboard, as via takes them.
var topControls = []string{"game", "span", OrderRating, OrderGames, OrderWins, "back", "next", "mine"}

// ParseTop reads what TopPlace.String has written, or a control has, and refuses everything else. A month knows no ratings.
func ParseTop(place string) (p TopPlace, ok bool) {
	words := strings.Split(place, " ")
	if len(words) == 6 && slices.Contains(topControls, words[5]) {
		words = words[:5]
	}
	if len(words) != 5 || words[0] != PlaceTop {
		return p, false
	}
	page, err := strconv.Atoi(words[4])
	p = TopPlace{words[1], words[2], Span(words[3]), page}
	ok = err == nil && page >= 0 && page <= maxPages && p.String() == strings.Join(words, " ") &&
		(p.Order == OrderRating || p.Order == OrderGames || p.Order == OrderWins) &&
		p.Span.valid()
	if p.Span.Month() && p.Order == OrderRating {
		p.Order = OrderWins
	}
	return p, ok
}

// TopRows is how many people stand on a page of a leaderboard.
const TopRows = 10

// A TopRow is one line of a leaderboard.
type TopRow struct {
	league.Row
	Who Person
}

// A Top is one page of a leaderboard of a server.
type Top struct {
	At      TopPlace // with the page that is shown
	Kind    games.Kind
	Kinds   []games.Kind // that have leaderboards
	Rows    []TopRow
	Own     *TopRow         // the reader's; nil: they have none
	Soon    league.Standing // the reader's, where their rating does not count yet
	Hidden  bool            // the reader wants to stand on no leaderboard
	Shared  bool            // everybody reads it
	Total   int             // people on all pages
	Season  int             // that runs, from 1
	Seasons int             // how many there have been
	Months  []string        // that can be chosen, the newest first
}

// TopPage draws a page of a leaderboard.
func TopPage(t Top, r screen.Reader) screen.Screen {
	s := screen.Screen{Title: say("top.title", "game", t.Kind.Title, "span", t.span()), Accent: screen.OverColour}
	pages := max(1, (t.Total+TopRows-1)/TopRows)
	if t.Total == 0 {
		s.Text = screen.Paragraphs(t.nobody(), t.soon(r))
	} else {
		s.Text = screen.Paragraphs(t.order(), t.rows(r), t.own(r))
		s.Footer = say("page.people", "n", t.At.Page, "pages", pages, "people", many(t.Total))
	}
	if robots := t.robots(); robots != "" {
		s.Fields = append(s.Fields, screen.Field{Name: say("top.robots"), Text: robots})
	}
	s.Rows = t.controls(pages)
	return screen.Fit(s)
}

// nobody tells why a leaderboard is empty.
func (t Top) nobody() string {
	game := markup.Escape(t.Kind.Title)
	switch {
	case t.At.Span.Month():
		return say("top.none.month", "game", game, "month", t.At.Span.words())
	case t.At.Span.Season() > 0:
		return say("top.none.season", "game", game)
	case t.Seasons > 1:
		return say("top.none.now", "game", game)
	case t.At.Order == OrderRating:
		return say("top.none.rating", "game", game, "n", league.ProvisionalGames, "days", league.ProvisionalDays)
	}
	return say("top.none", "game", game)
}

func (t Top) order() string {
	switch t.At.Order {
	case OrderGames:
		return say("top.games")
	case OrderWins:
		return say("top.wins")
	}
	return say("top.rating", "n", league.ProvisionalGames, "days", league.ProvisionalDays)
}

// span is what the leaderboard is of: "all time", "season 2", "November 2026".
func (t Top) span() string {
	if t.At.Span == AllTime && t.Seasons > 1 {
		return spanOf(t.Season).words()
	}
	return t.At.Span.words()
}

// rows lists the people of the page.
func (t Top) rows(r screen.Reader) string {
	var lines []string
	for _, row := range t.Rows {
		lines = append(lines, t.row(row, r))
	}
	return strings.Join(lines, "\n")
}

func (t Top) row(row TopRow, r screen.Reader) string {
	name := row.Who.called()
	if row.Who.Self {
		name = say("top.you", "who", name)
	}
	says := ""
	switch t.At.Order {
	case OrderGames:
		says = say("top.row.games", "n", many(row.Games), "won", thousands(row.Wins))
	case OrderWins:
		says = say("top.row.wins", "won", thousands(row.Wins), "of", thousands(row.Games))
	default:
		says = say("top.row.rating", "n", row.Shown().Sure(), "rating", rated(row.Standing).Words(r))
	}
	mark := frame.PlaceMark(row.Place, r)
	if t.At.Order == OrderWins && row.Wins == 0 { // no medals
		mark = frame.PlainPlace(row.Place, r)
	}
	return say("top.row", "place", mark, "who", name, "says", says)
}

// own is the reader's row where the page does not have it, or why there is none.
func (t Top) own(r screen.Reader) string {
	switch {
	case t.Shared:
		return ""
	case t.Hidden:
		return say("top.hidden")
	case t.Own == nil && t.Soon.Games > 0:
		return t.soon(r)
	case t.Own == nil:
		return say("top.unranked")
	}
	for _, row := range t.Rows {
		if row.Who.Self {
			return ""
		}
	}
	return say("top.own", "row", t.row(*t.Own, r))
}

// soon is the reader's rating that does not count yet. Nobody else sees it.
func (t Top) soon(r screen.Reader) string {
	if t.Soon.Games == 0 || t.Shared {
		return ""
	}
	rating := rated(t.Soon)
	return say("top.soon", "rating", rating.Words(r), "far", rating.SoFar())
}

// robots are how well robots play, the best first, where that can be compared.
func (t Top) robots() string {
	if t.At.Order != OrderRating || t.At.Span != AllTime {
		return ""
	}
	var lines []string
	key := "top.robot.best"
	for _, level := range slices.Backward(games.Levels()) {
		if rating, ok := league.Anchor(t.Kind.Name, level); ok {
			lines, key = append(lines, say(key, "level", level.String(), "n", rating.Shown().Points)), "top.robot"
		}
	}
	return strings.Join(lines, " · ")
}

func (t Top) controls(pages int) (rows [][]screen.Control) {
	to := func(order string, span Span, page int) TopPlace { return TopPlace{t.Kind.Name, order, span, page} }
	span := t.At.Span
	games := to(t.At.Order, span, 1)
	games.Game, games.Span = "*", span.anyGame()
	choose := screen.Control{Label: screen.LabelChooseGame, Go: games.via("game"), Pick: kindChoices(t.Kinds, t.Kind.Name)}
	var orders []screen.Control
	for _, o := range []struct{ name, label string }{{OrderRating, say("top.by.rating")}, {OrderGames, say("top.by.games")}, {OrderWins, say("top.by.wins")}} {
		c := screen.Control{Label: o.label, Go: to(o.name, span, 1).via(o.name)}
		if o.name == t.At.Order {
			c.Label, c.Style = say("top.chosen", "order", o.label), screen.Blue
		}
		c.Off = o.name == OrderRating && t.At.Span.Month()
		orders = append(orders, c)
	}
	turn := []screen.Control{
		{Label: "◀", Go: to(t.At.Order, span, max(1, t.At.Page-1)).via("back"), Off: t.At.Page <= 1},
		{Label: "▶", Go: to(t.At.Order, span, t.At.Page+1).via("next"), Off: t.At.Page >= pages},
		{Label: say("top.mine"), Go: to(t.At.Order, span, 0).via("mine"), Off: t.Own == nil},
		Share(to(t.At.Order, span, t.At.Page).String()),
	}
	if len(choose.Pick) > 0 {
		rows = append(rows, []screen.Control{choose})
	}
	return append(rows, []screen.Control{t.spans()}, orders, turn)
}

// kindChoices are games as entries of a menu.
func kindChoices(kinds []games.Kind, chosen string) (entries []screen.Choice) {
	for _, k := range kinds[:min(len(kinds), screen.MaxChoices-1)] {
		entries = append(entries, screen.Choice{Label: markup.Clip(k.Title, screen.MaxChoice), Value: k.Name, Chosen: k.Name == chosen})
	}
	return entries
}

// spans is the menu of months and seasons.
func (t Top) spans() screen.Control {
	order := t.At.Order
	menu := screen.Control{Label: say("top.span"), Go: TopPlace{t.Kind.Name, order, "*", 1}.via("span")}
	now := screen.Choice{Label: say("top.span.all"), Value: string(AllTime), Chosen: t.At.Span == AllTime}
	if t.Seasons > 1 {
		now.Label = say("top.season.now", "n", t.Season)
	}
	menu.Pick = append(menu.Pick, now)
	for _, month := range t.Months {
		if len(menu.Pick) < screen.MaxChoices/2 {
			menu.Pick = append(menu.Pick, screen.Choice{Label: monthName(month), Value: month, Help: say("top.month"), Chosen: t.At.Span == Span(month)})
		}
	}
	for n := t.Seasons; n >= 1 && len(menu.Pick) < screen.MaxChoices; n-- {
		if n != t.Season {
			menu.Pick = append(menu.Pick, screen.Choice{Label: say("top.span.season", "n", n), Value: string(spanOf(n)), Chosen: t.At.Span.Season() == n})
		}
	}
	return menu
}
