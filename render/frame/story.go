package frame

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/picture"
	"ruckus/render/screen"
)

// withStory adds to the screen of a finished game how the points grew, as a picture where the screen has none, and what
// was worth remembering.
func (t Table) withStory(s screen.Screen) screen.Screen {
	if t.Story == nil {
		return s
	}
	var told []string
	brief := t.brief()
	for _, e := range t.Story.Moments {
		if t.Look.Moment == nil {
			break
		}
		if moment := t.Look.Moment(brief, e); moment != "" {
			told = append(told, "- "+moment)
		}
	}
	if told != nil {
		s.Fields = append(s.Fields, screen.Field{Name: say("highlights"), Text: strings.Join(told, "\n")})
	}
	if t.charted(s) {
		s.Picture, s.Alt = t.chart(), t.chartInWords()
	}
	return s
}

// charted reports whether the screen of a finished game gets a chart: where the game has rounds, and no picture of its own.
func (t Table) charted(s screen.Screen) bool {
	return t.Story != nil && len(t.Story.Scores) > 0 && s.Picture == nil
}

// gained is what the last of several rounds has brought somebody.
func (t Table) gained(s games.Seat) string {
	if t.Story == nil || len(t.Story.Scores) < 2 {
		return ""
	}
	last := t.Story.Scores[len(t.Story.Scores)-2:]
	return " (" + screen.Signed(look.At(last[1], s)-look.At(last[0], s)) + ")"
}

// chart draws how the points grew.
func (t Table) chart() picture.Chart {
	c := picture.Chart{Title: t.chartTitle(), Rows: t.Story.Scores, Down: t.fewestWin()}
	sign := t.Look.Drawing(t.Public).Sign
	for i := range t.Story.Scores[0] {
		c.Names = append(c.Names, t.chartName(games.Seat(i)))
		if sign != nil {
			c.Signs = append(c.Signs, sign(games.Seat(i)))
		}
	}
	return c
}

func (t Table) chartTitle() string {
	counted := cmp.Or(t.Look.Counted, say("chart.points"))
	if t.fewestWin() {
		return say("chart.title.fewest", "points", counted)
	}
	return say("chart.title", "points", counted)
}

// fewestWin is not asked of a game that all have won together: their points say nothing.
func (t Table) fewestWin() bool {
	return t.Result != nil && t.Result.FewestWin() && !(t.Kind.Together && len(t.Result.Winners) == len(t.Result.Scores))
}

// chartInWords lists the points after each round, as far as there is room.
func (t Table) chartInWords() string {
	const shown = 12 // the last rounds
	rows := t.Story.Scores
	first := max(0, len(rows)-shown)
	said := []string{t.chartTitle() + "."}
	if first > 0 {
		said = append(said, say("chart.from", "n", first+1))
	}
	for seat := range rows[0] {
		points := make([]string, 0, shown)
		for _, row := range rows[first:] {
			points = append(points, screen.Number(look.At(row, games.Seat(seat))))
		}
		said = append(said, say("chart.row", "who", t.plainName(games.Seat(seat)), "points", strings.Join(points, ", ")))
	}
	return markup.Clip(strings.Join(said, " "), screen.MaxAlt)
}

// chartName is a name that fits beside a line of a chart.
func (t Table) chartName(s games.Seat) string {
	if name := look.At(t.Players, s).ShortName().Plain(); name != "" {
		return name
	}
	return t.plainName(s)
}

// plainName is a name where Discord shows what is written as it is.
func (t Table) plainName(s games.Seat) string {
	if name := look.At(t.Players, s).Name.Plain(); name != "" {
		return name
	}
	return say("seat", "n", int(s)+1)
}

// A game ends for everybody who played it, not for its winner alone: each hand has something of its own to take away. All that's
// told here comes from the game's story, which is made of its log; nothing is made up where the story has nothing.

// liveFor is for how long the board tells a moment.
const liveFor = 20 * time.Second

// live is the moment that has just happened; "" for none.
func (t Table) live() string {
	if len(t.Moments) == 0 {
		return ""
	}
	last := t.Moments[len(t.Moments)-1]
	if t.Changed.Sub(last.At) >= liveFor {
		return ""
	}
	return t.tale("live", last.Event)
}

// tale puts a moment into the sentence for this place; "" where the look has none.
func (t Table) tale(place string, e games.Event) string {
	if t.Look.Moment == nil {
		return ""
	}
	e.Verb = place + "." + e.Verb
	return t.Look.Moment(t.brief(), e)
}

// brief is the table with names as short as lists have them, unless two players would be called the same.
func (t Table) brief() look.Table {
	b := t.Table
	b.Players = slices.Clone(t.Players)
	for i, p := range t.Players {
		alike := func(other look.Player) bool { return other.ShortName() == p.ShortName() }
		if slices.IndexFunc(t.Players, alike) == i && !slices.ContainsFunc(t.Players[i+1:], alike) {
			b.Players[i].Name = p.ShortName()
		}
	}
	return b
}

// ended is the title of a player's own screen when the game is over.
func (t Table) ended(seat games.Seat) string {
	places := t.places()
	switch first := t.first(); {
	case slices.Contains(first, seat) && len(first) > 1 && !t.Kind.Together:
		return t.titled("over.you.shared")
	case slices.Contains(first, seat):
		return t.titled("over.you.won")
	case int(seat) >= len(places) || look.At(t.Players, seat).Gone:
		return t.titled("over.hand")
	case t.Kind.Together:
		return t.titled("over.you.lost")
	}
	return say("over.you.place", "game", t.Kind.Title, "place", screen.Ordinal(look.At(places, seat)), "players", len(places))
}

// roomy is how many line ends a hand has at most that has room for the vote, too.
const roomy = 12

// overHand is a player's own screen when the game is over: what it was for them, and at a table with a board how the last round ended,
// else the rest, too.
func (t Table) overHand(seat games.Seat, view any, r screen.Reader) screen.Screen {
	s := screen.Screen{Title: t.ended(seat), Accent: screen.OverColour, Rows: t.after()}
	won := winners(t)
	if slices.Equal(t.first(), []games.Seat{seat}) {
		won = "" // the title says it
	}
	if t.Private() || view == nil {
		own := t.own(seat)
		s.Text = screen.Paragraphs(t.tried(seat), won, ranking(t, r), lastOf(t, t.Look.Drawing(view), r), own, t.playOn())
		if own != "" { // in place of everybody's highlights: there's no board beside it, and a phone shows no more
			mine := *t.Story
			mine.Moments = nil
			t.Story = &mine
		}
		return t.withStory(s)
	}
	last := t.Look.Drawing(view).Board(t.Table, r)
	s.Text = screen.Paragraphs(screen.Lines(won, t.points(seat), t.own(seat)), last.Text, t.afterwards(seat))
	s.Large, s.Fields = last.Large, last.Fields
	if strings.Count(s.Text, "\n") <= roomy { // that of the board may be out of sight
		s.Rows = slices.Concat(t.Tonight.ballot(), s.Rows)
	}
	if t.Tonight != nil && len(t.Tonight.In) > 0 {
		return t.Tonight.next(s)
	}
	return s
}

// points are those of a player, and how far they were from the next one.
func (t Table) points(seat games.Seat) string {
	places := t.places()
	if int(seat) >= len(places) {
		return ""
	}
	scores := t.Result.Scores
	said := "**" + Scored(t.Look, scores[seat]) + "**" + t.goneMark(seat)
	if look.At(t.Players, seat).Gone || t.Kind.Together {
		return said
	}
	best, ahead := games.Table, places[seat] == 1
	gap := func(s games.Seat) int {
		return max(scores[s]-scores[seat], scores[seat]-scores[s])
	}
	for s := range scores {
		other := games.Seat(s)
		if other != seat && !look.At(t.Players, other).Gone && (ahead || places[s] < places[seat]) && (best == games.Table || gap(other) < gap(best)) {
			best = other
		}
	}
	switch {
	case best == games.Table || gap(best) == 0:
		return said
	case ahead:
		return say("over.you.ahead", "points", said, "n", gap(best), "who", t.Name(best))
	}
	return say("over.you.behind", "points", said, "n", gap(best), "who", t.Name(best))
}

// own is what a player did best, and a line on somebody they played with.
func (t Table) own(seat games.Seat) string {
	if t.Story == nil || look.At(t.Players, seat).Gone {
		return ""
	}
	var list []string
	for _, said := range []string{t.best(seat), t.tie(seat)} {
		if said != "" {
			list = append(list, "- "+said)
		}
	}
	return screen.Lines(list...)
}

// best is the best moment of a player, or their best round where they have none.
func (t Table) best(seat games.Seat) string {
	for _, e := range t.Story.Own {
		if said := t.tale("mine", e); e.Seats[0] == seat && said != "" {
			return said
		}
	}
	best, points := 0, 0
	for i, row := range t.Story.Scores {
		n := look.At(row, seat)
		if i > 0 {
			n -= look.At(t.Story.Scores[i-1], seat)
		}
		if i == 0 || n != points && n < points == t.fewestWin() {
			best, points = i+1, n
		}
	}
	if len(t.Story.Scores) < 2 {
		return ""
	}
	return say("over.you.best", "round", screen.Ordinal(best), "points", Scored(t.Look, points))
}

// tie is what the player did to somebody, or else somebody to them: to people rather than robots.
func (t Table) tie(seat games.Seat) string {
	for _, robots := range []bool{false, true} {
		for as, place := range []string{"tie", "tied"} {
			for _, e := range t.Story.Ties {
				said := t.tale(place, e)
				if as == 0 && slices.ContainsFunc(t.Story.Own, func(o games.Event) bool { return o.N == e.N && slices.Equal(o.Seats, e.Seats) }) {
					continue // their best moment says it
				}
				if e.Seats[as] == seat && (look.At(t.Players, e.Seats[1-as]).Robot != 0) == robots && said != "" {
					return said
				}
			}
		}
	}
	return ""
}

// afterwards is one thing to do now.
func (t Table) afterwards(seat games.Seat) string {
	switch {
	case t.Tonight != nil && t.Tonight.Asks && len(t.Tonight.In) == 0:
		return say("over.again")
	case t.Tonight != nil && t.Tonight.asked() != "":
		return ""
	case slices.Contains(t.first(), seat): // a winner has no moves to regret
		return say("over.replay")
	}
	return say("over.coach")
}
