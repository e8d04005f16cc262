package screens

import (
	"cmp"
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
	drawn := screen.Screen{Title: say("stats.title", "game", s.Kind.Title), Accent: screen.OverColour, Rows: statsControls(s.Kinds, at, s.Person, s.All.Games > 0)}
	if s.All.Games == 0 {
		drawn.Text = s.noGames(s.Kind)
		return screen.Fit(drawn)
	}
	drawn.Text = screen.Paragraphs(say("stats.who", "who", s.called()), screen.Lines(s.rating(r), s.games(), s.points(), s.places(), s.streaks(), s.time()))
	if figures := figures(s.All); figures != "" {
		drawn.Fields = append(drawn.Fields, screen.Field{Name: say("stats.average"), Text: figures})
	}
	if best := s.best(); best != "" {
		drawn.Fields = append(drawn.Fields, screen.Field{Name: say("stats.best"), Text: screen.ClipLines(best, screen.MaxFieldText)})
	}
	if !s.Self {
		s.History.Points = s.History.Public()
	}
	if len(s.History.Points) > 1 {
		drawn.Picture, drawn.Alt = s.chart(), s.chartInWords()
		if r.TextOnly {
			drawn.Picture, drawn.Fields = nil, append(drawn.Fields, screen.Field{Name: say("chart.name"), Text: drawn.Alt})
			drawn.Alt = ""
		}
	}
	return screen.Fit(drawn)
}

// noGames says that a person has finished no game; of the zero kind: none at all.
func (p Person) noGames(kind games.Kind) string {
	game := markup.Escape(kind.Title)
	switch {
	case p.Self && kind.Name != "":
		return say("stats.none.you.game", "game", game)
	case p.Self:
		return say("stats.none.you")
	case kind.Name != "":
		return say("stats.none.game", "who", p.called(), "game", game)
	}
	return say("stats.none", "who", p.called())
}

// figures writes the game's own figures, each in a line: "Exact bids: **62 %**".
func figures(t league.Tally) string {
	var lines []string
	for _, figure := range slices.Sorted(maps.Keys(t.Figures)) {
		f := t.Figures[figure]
		name, percent := strings.CutSuffix(figure, ", %")
		value := strconv.FormatFloat(f.Value(), 'f', 1, 64)
		if percent {
			value = say("stats.percent", "n", strconv.FormatFloat(f.Value(), 'f', 0, 64))
		}
		name, value = markup.Escape(name), strings.Replace(value, "-", "−", 1)
		line := say("stats.figure", "figure", name, "n", value)
		if f.Games != t.Games {
			line = say("stats.figure.some", "figure", name, "n", value, "games", many(f.Games))
		}
		lines = append(lines, line)
	}
	return screen.ClipLines(strings.Join(lines, "\n"), screen.MaxFieldText)
}

// Hides is what others see of a person who keeps it to themselves.
func Hides(p Person) screen.Screen {
	return screen.Fit(screen.Screen{Title: say("stats.hidden.title"), Text: say("stats.hidden", "who", p.called()), Accent: screen.ClosedColour})
}

func (s Stats) rating(r screen.Reader) string {
	if s.Struck && (s.Self || s.MayStrike) {
		return say("stats.rating.struck")
	}
	if s.Own == nil {
		return say("stats.rating.none")
	}
	rating := rated(s.Own.Standing)
	if s.Of > 0 && !rating.Provisional() {
		return say("stats.rating.place", "rating", s.ratingOf(rating, r), "place", thousands(s.Own.Place), "of", thousands(s.Of))
	}
	return say("stats.rating", "rating", s.ratingOf(rating, r))
}

// ratingOf is a person's rating in words. One that does not count yet is for its owner alone.
func (p Person) ratingOf(rating frame.Rating, r screen.Reader) string {
	switch {
	case !rating.Provisional():
		return say("stats.counts", "rating", rating.Words(r))
	case p.Self:
		return say("stats.soon", "rating", rating.Words(r), "far", rating.SoFar())
	}
	return rating.SoFar()
}

func (s Stats) games() string {
	t := s.All
	says := say("stats.games", "n", thousands(t.Games), "won", thousands(t.Wins()), "percent", (100*t.Wins()+t.Games/2)/t.Games)
	if t.Unrated > 0 {
		return say("stats.games.unrated", "games", says, "n", thousands(t.Unrated))
	}
	return says
}

func (s Stats) points() string {
	mean := strings.Replace(strconv.FormatFloat(float64(s.All.Points)/float64(s.All.Games), 'f', 1, 64), "-", "−", 1)
	what := cmp.Or(markup.Escape(s.Look.Counted), say("stats.points.noun"))
	return say("stats.points", "points", what, "mean", mean, "fewest", s.All.Fewest, "most", s.All.Most)
}

// places tells how often the person had which place.
func (s Stats) places() string {
	if s.Kind.Together {
		return "" // there are none
	}
	var parts []string
	for i, n := range s.All.Places {
		if n > 0 {
			parts = append(parts, say("stats.place", "place", screen.Ordinal(i+1), "n", thousands(n)))
		}
	}
	return markup.Clip(say("stats.places", "places", strings.Join(parts, " · ")), 300)
}

func (s Stats) streaks() string {
	if s.All.Longest == 0 {
		return ""
	}
	return say("stats.streak", "n", thousands(s.All.Streak), "longest", thousands(s.All.Longest))
}

func (s Stats) time() string {
	all := time.Duration(s.All.Seconds) * time.Second
	says := []string{say("stats.time", "time", lasted(all))}
	if s.All.Games > 1 {
		says[0] = say("stats.time.games", "time", lasted(all), "each", lasted(all/time.Duration(s.All.Games)))
	}
	if s.All.Hints > 0 {
		says = append(says, say("hints", "n", many(s.All.Hints)))
	}
	return strings.Join(says, " · ")
}

// lasted writes how long something took, in minutes or hours.
func lasted(d time.Duration) string {
	switch minutes := int(d.Round(time.Minute) / time.Minute); {
	case d < time.Minute:
		return say("lasted.none")
	case minutes < 60:
		return say("lasted.minutes", "n", minutes)
	case minutes%60 == 0 || minutes >= 24*60:
		return say("lasted.hours", "hours", thousands((minutes+30)/60))
	default:
		return say("lasted", "hours", minutes/60, "n", minutes%60)
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
				t.Players = append(t.Players, view.Named(markup.NameOf(say("stats.opponent"))))
			}
		}
		if first := int(m.Seats[0]); first < len(t.Players) {
			t.Players[first].Name = s.Name.Short()
		}
		if moment := s.Look.Moment(t, m.Event); moment != "" {
			told = append(told, say("stats.moment", "moment", moment, "day", markup.Time(m.At, "d")))
		}
	}
	return strings.Join(told, "\n")
}

// chart draws the rating over time.
func (s Stats) chart() picture.Trend {
	c := picture.Trend{Title: say("chart.title", "game", s.Kind.Title), Marked: say("robot", "level", games.Medium.String())}
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
		return say("chart.point", "n", p.Shown().Points, "day", time.Unix(p.At, 0).UTC().Format(frame.DateForm))
	}
	return markup.Clip(say("chart.words", "game", s.Kind.Title, "first", tell(points[0]), "lowest", tell(slices.MinFunc(points, less)), "highest", tell(slices.MaxFunc(points, less)),
		"n", last.Points, "doubt", last.Doubt), screen.MaxAlt)
}

// A StatsRow is how a person has played one of all games.
type StatsRow struct {
	Kind     games.Kind
	All      league.Tally
	Standing league.Standing // without Games there is no rating yet
}

// AllStatsPage draws how a person has played all games.
func AllStatsPage(p Person, kinds []games.Kind, rows []StatsRow, r screen.Reader) screen.Screen {
	drawn := screen.Screen{Title: say("stats.all"), Accent: screen.OverColour, Rows: statsControls(kinds, StatsPlace{Anything, p.ID}, p, len(rows) > 0)}
	var lines []string
	for _, row := range rows {
		line := say("stats.row", "game", markup.Escape(row.Kind.Title), "n", many(row.All.Games), "won", thousands(row.All.Wins()))
		if rating := rated(row.Standing); rating.Games > 0 {
			line = say("stats.row.rating", "row", line, "rating", p.ratingOf(rating, r))
		}
		lines = append(lines, line)
	}
	drawn.Text = screen.Paragraphs(say("stats.who", "who", p.called()), strings.Join(lines, "\n"))
	if rows == nil {
		drawn.Text = p.noGames(games.Kind{})
	}
	return screen.Fit(drawn)
}
