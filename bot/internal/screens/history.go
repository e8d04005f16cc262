package screens

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/named"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Places of the games that are over.
const (
	PlaceHistory = "history" // what stands behind it is written by HistoryPlace.String
	PlaceReplay  = "replay"  // and the ID of a table
)

// A HistoryPlace names some of the last games of a server.
type HistoryPlace struct {
	Game   string // Anything: all
	Person string // whose games; Anything: everybody's
	Before uint64 // those that ended before, in milliseconds since 1970; 0: all
}

// String is the place as a control has it.
func (p HistoryPlace) String() string {
	return fmt.Sprintf("%s %s %s %s", PlaceHistory, p.Game, p.Person, strconv.FormatUint(p.Before, 36))
}

// ParseHistory reads what HistoryPlace.String has written, and refuses everything else.
func ParseHistory(place string) (p HistoryPlace, ok bool) {
	words := strings.Split(place, " ")
	if len(words) == 5 && (words[4] == "first" || words[4] == "older") {
		words = words[:4]
	}
	if len(words) != 4 || words[0] != PlaceHistory {
		return p, false
	}
	before, err := strconv.ParseUint(words[3], 36, 53)
	p = HistoryPlace{words[1], words[2], before}
	return p, err == nil && p.String() == strings.Join(words, " ") && (p.Person == Anything || isPerson(p.Person))
}

// HistoryGames is how many games stand on a page.
const HistoryGames = 5

// A Past is a game that is over.
type Past struct {
	league.Result
	Gone   bool           // its replay is no longer kept
	Change *league.Change // of the rating of the person whose games are shown; nil: there is none to show
}

// replayed reports whether the game can be seen again.
func (g Past) replayed() bool { return !g.Stopped && !g.Gone }

// A Histories is a page of the games that are over.
type Histories struct {
	At    HistoryPlace
	Guild string // its ID
	Self  string // the reader's ID; "" where everybody reads it
	Of    Person // whose they are; the zero Person: everybody's
	Kinds []games.Kind
	Kind  games.Kind // zero: all games
	Games []Past     // the newest first, at most HistoryGames
	Older uint64     // where older ones begin, as HistoryPlace.Before; 0: there are none
}

// HistoryPage draws a page of the games that are over.
func HistoryPage(h Histories, r screen.Reader) screen.Screen {
	s := screen.Screen{Title: say("history.all"), Accent: screen.OverColour}
	if h.Kind.Name != "" {
		s.Title = say("history.title", "game", h.Kind.Title)
	}
	if len(h.Games) == 0 {
		s.Text = h.none()
	}
	if h.At.Person != Anything && s.Text == "" {
		s.Text = say("history.with", "who", h.Of.called())
	}
	for _, g := range h.Games {
		s.Text = screen.Paragraphs(s.Text, h.entry(g, r))
		if g.Gone {
			s.Footer = say("history.kept")
		}
	}
	s.Rows = h.controls()
	return screen.Fit(s)
}

func (h Histories) none() string {
	switch {
	case h.At.Before > 0:
		return say("history.older")
	case h.At.Person != Anything:
		return h.Of.noGames(h.Kind)
	case h.Kind.Name != "":
		return say("top.none", "game", markup.Escape(h.Kind.Title))
	}
	return say("history.none")
}

// maxPastPlayers is how many players of a game are named.
const maxPastPlayers = 12

// entry tells of one game in three lines.
func (h Histories) entry(g Past, r screen.Reader) string {
	kind, _ := kindOf(h.Kinds, g.Game)
	head := []string{say("history.game", "game", markup.Escape(kind.Title), "day", markup.Time(g.Ended, "d"), "time", markup.Time(g.Ended, "t"), "lasted", lasted(g.Ended.Sub(g.Began)))}
	if g.Channel != "" && g.Board != "" {
		head = append(head, say("history.board", "link", markup.MessageLink(h.Guild, g.Channel, g.Board)))
	}
	if g.Gone {
		head = append(head, say("history.gone"))
	}
	var names []string
	for _, p := range g.ordered() {
		if len(names) == maxPastPlayers {
			names = append(names, say("and.more", "n", len(g.Players)-maxPastPlayers))
			break
		}
		names = append(names, h.row(p, kind.Together, r))
	}
	tail := ""
	if isRated, why := g.Rated(); !isRated && !kind.Together {
		tail = say("history.unrated", "why", why.Says())
	} else if g.Change != nil {
		tail = h.changed(RatingChange(*g.Change), r)
	}
	return screen.Lines(strings.Join(head, " · "), strings.Join(names, " · "), tail)
}

// changed is what a game has done to the rating of the person whose games are shown.
func (h Histories) changed(c frame.RatingChange, r screen.Reader) string {
	if c.Provisional() && !h.Of.Self {
		return say("history.rated", "far", c.SoFar())
	}
	return say("history.rating", "change", c.Words(r))
}

// ordered are the players from the first to the last.
func (g Past) ordered() (players []league.Player) {
	for place := 0; place <= len(g.Players); place++ {
		for _, p := range g.Players {
			if p.Place == place {
				players = append(players, p)
			}
		}
	}
	return players
}

// row is a player with their place and points. The ID of a player who was forgotten is nobody's.
func (h Histories) row(p league.Player, together bool, r screen.Reader) string {
	name := Person{ID: p.Person, Name: p.Name}.called()
	switch {
	case p.Robot != 0:
		name = say("robot", "level", p.Robot.String())
	case named.IsMark(p.Person):
		name = Person{Name: p.Name}.called()
	case p.Person == h.Self:
		name = "**" + name + "**"
	}
	mark := ""
	switch {
	case together && p.Place > 1: // it has not won, and nobody is second
	case p.Place > 0 && (r.TextOnly || p.Place > 3):
		mark = strconv.Itoa(p.Place) + "."
	case p.Place > 0:
		mark = string([]rune("🥇🥈🥉")[p.Place-1])
	}
	return screen.Join(" ", []string{mark, name, screen.Number(p.Points)})
}

func (h Histories) controls() (rows [][]screen.Control) {
	to := h.At
	to.Game, to.Before = "*", 0
	menu := screen.Control{Label: screen.LabelChooseGame, Go: to.String(), Pick: append([]screen.Choice{{Label: screen.LabelAllGames, Value: Anything, Chosen: h.Kind.Name == ""}}, kindChoices(h.Kinds, h.Kind.Name)...)}
	rows = append(rows, []screen.Control{menu})
	if replays := h.replays(); replays.Pick != nil {
		rows = append(rows, []screen.Control{replays})
	}
	newest, older := h.At, h.At
	newest.Before, older.Before = 0, h.Older
	share := Share(h.At.String())
	share.Off = len(h.Games) == 0
	row := []screen.Control{{Label: say("history.newest"), Go: newest.String() + " first", Off: h.At.Before == 0}, {Label: screen.LabelOlder, Go: older.String() + " older", Off: h.Older == 0}}
	if h.At.Person == Anything {
		return append(rows, append(row, share))
	}
	everybody := newest
	everybody.Person = Anything
	return append(rows, append(row, screen.Control{Label: say("history.everyone"), Go: everybody.String()}, share))
}

// replays is the menu of those of the page's games that can be seen again.
func (h Histories) replays() screen.Control {
	c := screen.Control{Label: say("history.again"), Go: PlaceReplay + " *"}
	for n, g := range h.Games {
		if !g.replayed() {
			continue
		}
		kind, _ := kindOf(h.Kinds, g.Game)
		var names []string
		for _, p := range g.ordered() {
			switch {
			case p.Robot != 0:
				names = append(names, say("robot", "level", p.Robot.String()))
			case p.Name.Plain() != "":
				names = append(names, p.Name.Plain())
			}
		}
		c.Pick = append(c.Pick, screen.Choice{
			Label: markup.Clip(say("history.choice", "n", n+1, "game", kind.Title, "day", g.Ended.UTC().Format("2 January 15:04")), screen.MaxChoice), Value: g.Table,
			Help: markup.Clip(screen.List(names, say("and")), screen.MaxChoice),
		})
	}
	return c
}
