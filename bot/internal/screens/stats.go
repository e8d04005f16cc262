package screens

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/bot/internal/league"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/picture"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// Stats are how a person has played one game in a server.
type Stats struct {
	Person
	Kinds []games.Kind // that can be chosen instead
	Kind  games.Kind
	Look  look.Look

	league.Stats             // the person is in the first seat of each best moment
	Own          *league.Row // of the season that runs; nil: no rating yet
	Of           int         // people who have a place on its leaderboard; 0: this one has none
}

// StatsPage draws how a person has played one game.
func StatsPage(s Stats, r screen.Reader) screen.Screen {
	at := StatsPlace{s.Kind.Name, s.ID}
	drawn := screen.Screen{Title: "Statistics – " + s.Kind.Title, Accent: screen.OverColour, Rows: statsControls(s.Kinds, at, s.Person, s.All.Games > 0)}
	if s.All.Games == 0 {
		drawn.Text = s.noGames("a game of " + markup.Escape(s.Kind.Title))
		return screen.Fit(drawn)
	}
	drawn.Text = screen.Paragraphs("**"+s.called()+"** in this server", screen.Lines(s.rating(r), s.games(), s.points(), s.places(), s.streaks(), s.time()))
	if figures := figures(s.All); figures != "" {
		drawn.Fields = append(drawn.Fields, screen.Field{Name: "On average", Text: figures})
	}
	if best := s.best(); best != "" {
		drawn.Fields = append(drawn.Fields, screen.Field{Name: "Best moments", Text: screen.ClipLines(best, screen.MaxFieldText)})
	}
	if !s.Self {
		s.History.Points = s.History.Public()
	}
	if len(s.History.Points) > 1 {
		drawn.Picture, drawn.Alt = s.chart(), s.chartInWords()
		if r.TextOnly {
			drawn.Picture, drawn.Fields = nil, append(drawn.Fields, screen.Field{Name: "Rating over time", Text: drawn.Alt})
			drawn.Alt = ""
		}
	}
	return screen.Fit(drawn)
}

func (p Person) noGames(what string) string {
	if p.Self {
		return "You haven't finished " + what + " here yet. /play starts one."
	}
	return p.called() + " hasn't finished " + what + " here yet."
}

// figures writes the game's own figures, each in a line: "Exact bids: **62 %**".
func figures(t league.Tally) string {
	var lines []string
	for _, figure := range slices.Sorted(maps.Keys(t.Figures)) {
		f := t.Figures[figure]
		name, percent := strings.CutSuffix(figure, ", %")
		value := strconv.FormatFloat(f.Value(), 'f', 1, 64)
		if percent {
			value = strconv.FormatFloat(f.Value(), 'f', 0, 64) + " %"
		}
		line := "- " + screen.Capital(markup.Escape(name)) + ": **" + strings.Replace(value, "-", "−", 1) + "**"
		if f.Games != t.Games {
			line += " in " + count(f.Games, "game")
		}
		lines = append(lines, line)
	}
	return screen.ClipLines(strings.Join(lines, "\n"), screen.MaxFieldText)
}

// Hides is what others see of a person who keeps it to themselves.
func Hides(p Person) screen.Screen {
	return screen.Fit(screen.Screen{Title: "Statistics", Text: p.called() + " is hidden from leaderboards, and keeps this to themselves.", Accent: screen.ClosedColour})
}

func (s Stats) rating(r screen.Reader) string {
	if s.Struck && (s.Self || s.MayStrike) {
		return "Rating: none, excluded by server managers"
	}
	if s.Own == nil {
		return "Rating: none yet"
	}
	rating := rated(s.Own.Standing)
	says := "Rating: " + s.ratingOf(rating, r)
	if s.Of > 0 && !rating.Provisional() {
		says += fmt.Sprintf(" · place %s of %s", thousands(s.Own.Place), thousands(s.Of))
	}
	return says
}

// ratingOf is a person's rating in words. One that does not count yet is for its owner alone.
func (p Person) ratingOf(rating frame.Rating, r screen.Reader) string {
	switch {
	case !rating.Provisional():
		return "**" + rating.Words(r) + "**"
	case p.Self:
		return "**" + rating.Words(r) + "**, " + rating.SoFar() + "; only you see it"
	}
	return rating.SoFar()
}

// won tells how often somebody has played and won.
func won(t league.Tally) string {
	return fmt.Sprintf("**%s**, %s won (%d %%)", thousands(t.Games), thousands(t.Wins()), (100*t.Wins()+t.Games/2)/t.Games)
}

func (s Stats) games() string {
	says := "Games: " + won(s.All)
	if s.All.Unrated > 0 {
		says += fmt.Sprintf(" · %s unrated", thousands(s.All.Unrated))
	}
	return says
}

func (s Stats) points() string {
	mean := strings.Replace(strconv.FormatFloat(float64(s.All.Points)/float64(s.All.Games), 'f', 1, 64), "-", "−", 1)
	what := "Points"
	if s.Look.Counted != "" {
		what = markup.Escape(s.Look.Counted)
	}
	return fmt.Sprintf("%s: **%s** a game, from %s to %s", what, mean, screen.Number(s.All.Fewest), screen.Number(s.All.Most))
}

// places tells how often the person had which place.
func (s Stats) places() string {
	if s.Kind.Together {
		return "" // there are none
	}
	var parts []string
	for i, n := range s.All.Places {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%s %s×", screen.Ordinal(i+1), thousands(n)))
		}
	}
	return markup.Clip("Places: "+strings.Join(parts, " · "), 300)
}

func (s Stats) streaks() string {
	if s.All.Longest == 0 {
		return ""
	}
	return fmt.Sprintf("Wins in a row: **%s** now, %s at best", thousands(s.All.Streak), thousands(s.All.Longest))
}

func (s Stats) time() string {
	all := time.Duration(s.All.Seconds) * time.Second
	says := "Time: " + lasted(all)
	if s.All.Games > 1 {
		says += ", " + lasted(all/time.Duration(s.All.Games)) + " a game"
	}
	if s.All.Hints > 0 {
		says += " · " + count(s.All.Hints, "hint")
	}
	return says
}

// lasted writes how long something took, in minutes or hours.
func lasted(d time.Duration) string {
	switch minutes := int(d.Round(time.Minute) / time.Minute); {
	case d < time.Minute:
		return "under a minute"
	case minutes < 60:
		return strconv.Itoa(minutes) + " min"
	case minutes%60 == 0 || minutes >= 24*60:
		return thousands((minutes+30)/60) + " h"
	default:
		return fmt.Sprintf("%d h %d min", minutes/60, minutes%60)
	}
}

// best puts the best moments into sentences.
func (s Stats) best() string {
	if s.Look.Moment == nil {
		return ""
	}
	var told []string
	for _, m := range s.Best {
		if len(m.Seats) == 0 {
			continue
		}
		t := look.TableOf(s.Kind, s.Look, "")
		for _, seat := range m.Seats {
			for int(seat) >= len(t.Players) && len(t.Players) < 100 {
				t.Players = append(t.Players, view.Named(markup.NameOf("an opponent")))
			}
		}
		if first := int(m.Seats[0]); first < len(t.Players) {
			t.Players[first].Name = s.Name.Short()
		}
		if moment := s.Look.Moment(t, m.Event); moment != "" {
			told = append(told, "- "+moment+" (<t:"+strconv.FormatInt(m.At.Unix(), 10)+":d>)")
		}
	}
	return strings.Join(told, "\n")
}

// chart draws the rating over time.
func (s Stats) chart() picture.Trend {
	c := picture.Trend{Title: "Rating in " + s.Kind.Title + ", give or take its doubt", Marked: "medium robot"}
	if medium, ok := league.Anchor(s.Kind.Name, games.Medium); ok {
		c.Mark = medium.Shown().Points
	}
	for _, p := range s.History.Points {
		shown := p.Shown()
		c.Points = append(c.Points, picture.TrendPoint{At: shown.Points, Doubt: shown.Doubt, Label: time.Unix(p.At, 0).UTC().Format("2 Jan 06")})
	}
	return c
}

// chartInWords tells the first rating, the highest, the lowest and the last.
func (s Stats) chartInWords() string {
	points := s.History.Points
	last := points[len(points)-1].Shown()
	less := func(a, b league.Point) int { return cmp.Compare(a.Shown().Points, b.Shown().Points) }
	tell := func(p league.Point) string {
		return fmt.Sprintf("%d on %s", p.Shown().Points, time.Unix(p.At, 0).UTC().Format("2 January 2006"))
	}
	return markup.Clip(fmt.Sprintf("Rating in %s: first %s; lowest %s; highest %s; now %d, give or take %d.", s.Kind.Title, tell(points[0]), tell(slices.MinFunc(points, less)), tell(slices.MaxFunc(points, less)), last.Points, last.Doubt), screen.MaxAlt)
}

// A StatsRow is how a person has played one of all games.
type StatsRow struct {
	Kind     games.Kind
	All      league.Tally
	Standing league.Standing // without Games there is no rating yet
}

// AllStatsPage draws how a person has played all games.
func AllStatsPage(p Person, kinds []games.Kind, rows []StatsRow, r screen.Reader) screen.Screen {
	drawn := screen.Screen{Title: "Statistics – all games", Accent: screen.OverColour, Rows: statsControls(kinds, StatsPlace{Anything, p.ID}, p, len(rows) > 0)}
	var lines []string
	for _, row := range rows {
		line := fmt.Sprintf("- **%s** · %s, %s won", markup.Escape(row.Kind.Title), count(row.All.Games, "game"), thousands(row.All.Wins()))
		if rating := rated(row.Standing); rating.Games > 0 {
			line += " · rating: " + p.ratingOf(rating, r)
		}
		lines = append(lines, line)
	}
	drawn.Text = screen.Paragraphs("**"+p.called()+"** in this server", strings.Join(lines, "\n"))
	if rows == nil {
		drawn.Text = p.noGames("a game")
	}
	return screen.Fit(drawn)
}
