package frame

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/words"
)

// maxRecent is how many of the last events a board tells.
const maxRecent = 6

// recentEvents is among how many of the last events a board looks for those.
const recentEvents = 12

// Board draws the public message of a table: its lobby, its running game as a bystander sees it, its end.
// It has no seat, so it cannot show a hand.
func Board(t Table, view any, r screen.Reader) screen.Screen {
	switch t.Phase {
	case look.LobbyPhase:
		s := lobby(t)
		if t.Look.Sign != nil && screen.HasMark(t.Look.Sign(r)) {
			s.Large = t.Look.Sign(r)
		}
		return screen.Fit(s)
	case look.PlayingPhase:
		return screen.Fit(running(t, t.Look.Drawing(view), r))
	case look.OverPhase:
		return screen.Fit(finished(t, t.Look.Drawing(view), r))
	}
	s := screen.Screen{Title: t.titled("closed.title"), Text: screen.Paragraphs(t.WhyClosed(), t.stood(r)), Accent: screen.ClosedColour}
	switch {
	case t.Played && t.Tonight != nil:
		s = t.withTonight(s)
	case t.Played:
		s.Rows = [][]screen.Control{{export}}
	}
	return screen.Fit(s)
}

// WhyClosed says why the table is closed.
func (t Table) WhyClosed() string {
	if why := screen.Sentence(markup.Escape(markup.Clip(t.Why, screen.MaxNote))); why != "" {
		return why
	}
	return say("closed")
}

// stood is how a game stood that counts although it was ended before its end; "" where it does not.
func (t Table) stood(r screen.Reader) string {
	ranks := ranking(t, r)
	if ranks == "" {
		return ""
	}
	return say("closed.stood", "ranks", ranks)
}

func running(t Table, d look.Drawing, r screen.Reader) screen.Screen {
	s := d.Board(t.Table, r)
	if t.Rated && s.Title != "" {
		s.Title = say("rated.title", "title", s.Title)
	}
	paragraphs := together(d, s, r)
	switch {
	case !d.Tight || r.TextOnly || t.Rest.Paused:
		s.Text = screen.Paragraphs(s.Text, t.belowBoard(d, r))
	default:
		s.Text = paragraphs(s.Text, t.whetherThere())
	}
	if told := recent(t, d, r); told != "" {
		s.Fields = append(s.Fields, screen.Field{Name: say("happened"), Text: told})
	}
	s.Text = paragraphs(append([]string{s.Text, t.live(), t.room(r)}, t.lines()...)...)
	if s.Accent == 0 {
		s.Accent = screen.PlayingColour
	}
	second := screen.Control{Label: screen.LabelRules, Host: look.Rules}
	if ask, ok := t.hurryButton(); ok {
		second = ask
	}
	s.Rows = append(s.Rows, []screen.Control{ // last, as a hand has More: a game's own row moves none of them as it comes and goes
		{Label: screen.LabelMyHand, Style: screen.Green, Host: MyHand},
		second,
		{Label: screen.LabelMoreOptions, Host: More},
	})
	return s
}

// lines are what features say on the board.
func (t Table) lines() (all []string) {
	for _, l := range t.Lines {
		all = append(all, words.Parse(l.Text).Fill(func(place string) any {
			switch place {
			case "who":
				return words.Some{Text: look.Names(l.Seats, t.ShortName), Count: len(l.Seats)}
			case "n":
				return l.N
			}
			return l.Of
		}))
	}
	return all
}

// fewRated is how many players' ratings have room on a board that asks for the next game.
const fewRated = 3

// finished is what stays of a game in the channel. How the points grew takes the place of what the game tells of its last round:
// that stands in everybody's hand.
func finished(t Table, d look.Drawing, r screen.Reader) screen.Screen {
	s := d.Board(t.Table, r)
	asks := t.Tonight != nil && t.Tonight.Asks && !r.TextOnly // a phone must show all of it
	paragraphs, ranks := together(d, s, r), ranking(t, r)
	if asks {
		paragraphs = screen.Lines
	}
	if asks {
		ranks = ranksInLine(t)
	}
	drawn, title := s.Picture != nil, say("over.title", "game", t.Kind.Title, "won", won(t, t.ShortName))
	switch {
	case t.charted(s) && (!d.Tight || asks):
		s = screen.Screen{Title: title, Text: paragraphs(ranks, lastOf(t, d, r))}
	case asks && drawn:
		s.Title = title
		if _, moves := s.Picture.(screen.Moving); moves { // it shows how far each team is: there is room for how the game ended
			t.Story = nil
		} else {
			s.Text = ranks
		}
	default:
		s.Text = paragraphs(winners(t), ranks, s.Text)
	}
	s.Accent = screen.OverColour
	if asks && t.Story != nil && len(t.Story.Moments) > 1 {
		short := *t.Story
		short.Moments = short.Moments[:1]
		t.Story = &short
	}
	s = t.withStory(s)
	if f, ok := t.Ratings.field(t, r); ok && (!asks || len(t.Players) <= fewRated && !drawn) { // else it stands behind More
		s.Fields = append(s.Fields, f)
	}
	return t.withTonight(s)
}

// lastOf is what the game still tells of its end where only the places stand; "" for nothing.
func lastOf(t Table, d look.Drawing, r screen.Reader) string {
	if d.Last == nil {
		return ""
	}
	return d.Last(t.Table, r)
}

// ranksInLine are the players from the first to the last with their points, one behind the other.
func ranksInLine(t Table) string {
	place := func(n int) string {
		if n == 1 { // a line that begins with a number would be set apart as a list
			return "🥇"
		}
		return strconv.Itoa(n) + "."
	}
	return strings.Join(ranked(t, place, "–", func(s games.Seat, _ string) string {
		return "**" + t.ShortName(s) + "**" + t.hintsUsed(s) + " " + screen.Number(t.Result.Scores[s]) + t.goneMark(s)
	}), " · ")
}

var (
	export = screen.Control{Label: screen.LabelExport, Host: Export}
	replay = screen.Control{Label: screen.LabelReplay, Host: Replay}
)

// Standing says for whom the game waits, or that it rests.
func (t Table) Standing() string {
	if t.Rest.Paused {
		return t.pausedText()
	}
	return waitingFor(t)
}

// belowBoard is what the board does not say of that.
func (t Table) belowBoard(d look.Drawing, r screen.Reader) string {
	switch {
	case !d.Marked || t.Rest.Paused:
		return t.Standing()
	case len(t.AskedFor) > 0:
		return t.whetherThere()
	}
	return t.Clock(r)
}

// waitingFor says for whom the game waits, and when the clock plays for them.
func waitingFor(t Table) string {
	seats := games.Where(t.Players, func(_ games.Seat, p look.Player) bool { return p.Waiting })
	switch {
	case len(seats) == 0:
		return ""
	case len(t.AskedFor) > 0:
		return screen.Lines(say("waiting", "who", t.Names(seats)), t.whetherThere())
	case t.Deadline.IsZero():
		return say("waiting", "who", t.Names(seats))
	}
	return say("waiting.until", "who", t.Names(seats), "time", relative(t.Deadline))
}

// recent tells the last events, oldest first, as many as a field has room for.
func recent(t Table, d look.Drawing, r screen.Reader) string {
	var told []string
	room := screen.MaxFieldText
	for _, e := range slices.Backward(t.Recent[max(0, len(t.Recent)-recentEvents):]) {
		if e.Only != nil || !d.TellsMoves && e.By == "" && !ofHost(e) {
			continue
		}
		s := t.told(d, e, r)
		if s == "" {
			continue
		}
		s = "- " + s
		room -= markup.Width(s) + len("\n")
		if room < 0 || len(told) == cmp.Or(d.Recent, maxRecent) {
			break
		}
		told = append(told, s)
	}
	slices.Reverse(told)
	return strings.Join(told, "\n")
}

// places are by seat those of a game with a result; nil: it has none.
func (t Table) places() []int {
	switch {
	case t.Result == nil || len(t.Result.Scores) == 0:
		return nil
	case len(t.Places) == len(t.Result.Scores):
		return t.Places
	}
	return t.Result.Standing()
}

// first are the seats that have won. Who has left the game does not, whatever a robot has won with their cards.
func (t Table) first() []games.Seat {
	places := t.places()
	if places == nil && t.Result != nil {
		return t.Result.Winners
	}
	return games.Where(places, func(s games.Seat, place int) bool { return place == 1 && !look.At(t.Players, s).Gone })
}

// robotMark stands behind the name of a robot where its readers don't see the table.
func (t Table) robotMark(s games.Seat) string {
	if level := look.At(t.Players, s).Robot; level != 0 {
		return " " + say("robot.level", "level", level.String())
	}
	return ""
}

// goneMark stands behind the points of who has left the game.
func (t Table) goneMark(s games.Seat) string {
	switch {
	case !look.At(t.Players, s).Gone:
		return ""
	case t.Kind.StandsIn():
		return " " + say("gone.robot")
	}
	return " " + say("gone")
}

// lost reports whether all have lost together.
func (t Table) lost() bool { return t.Kind.Together && t.Result != nil && len(t.Result.Winners) == 0 }

func winners(t Table) string { return won(t, t.Name) }

// won says who won, as they are called in a text or in a title.
func won(t Table, called func(games.Seat) string) string {
	switch first := t.first(); {
	case t.lost():
		return say("won.lost")
	case len(first) == 0:
		return say("won.nobody")
	case len(first) == 1:
		return say("won.one", "who", called(first[0]))
	case t.Kind.Together && len(first) == len(t.Players):
		return say("won.all")
	case t.Kind.Together:
		return say("won.team", "who", look.Names(first, called))
	default:
		return say("won.shared", "who", look.Names(first, called))
	}
}

// ranking lists the players from the first to the last with their points, and what the last round has brought them.
func ranking(t Table, r screen.Reader) string {
	place := func(n int) string { return PlaceMark(n, r) }
	return strings.Join(ranked(t, place, noPlace(r), func(s games.Seat, points string) string {
		return "**" + t.ShortName(s) + "**" + t.hintsUsed(s) + " · " + points + t.gained(s) + t.goneMark(s)
	}), "\n")
}

// ranked are the players from the first to the last, as told says, each behind its place; players who left have none.
func ranked(t Table, place func(int) string, none string, told func(s games.Seat, points string) string) []string {
	places := t.places()
	order := make([]int, len(places))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return places[a] - places[b] })
	rows := make([]string, len(order))
	for i, seat := range order {
		mark := none
		if t.Kind.Together && slices.Max(places) == slices.Min(places) {
			mark = "" // all won, or all lost: nobody is before anybody
		} else if !look.At(t.Players, games.Seat(seat)).Gone {
			mark = place(places[seat])
		}
		rows[i] = screen.Join(" ", []string{mark, told(games.Seat(seat), Scored(t.Look, t.Result.Scores[seat]))})
	}
	return rows
}

func noPlace(r screen.Reader) string {
	if r.TextOnly {
		return "–"
	}
	return "▫"
}

func PlaceMark(place int, r screen.Reader) string {
	if !r.TextOnly && 1 <= place && place <= 3 {
		return placeInLine(place, r)
	}
	return PlainPlace(place, r)
}

// placeInLine is a place with its medal, if it has one, where no line begins with it.
func placeInLine(place int, r screen.Reader) string {
	number := strconv.Itoa(place) + "."
	if !r.TextOnly && 1 <= place && place <= 3 {
		return string([]rune("🥇🥈🥉")[place-1]) + " " + number
	}
	return number
}

// PlainPlace is a place without a medal.
func PlainPlace(place int, r screen.Reader) string {
	number := strconv.Itoa(place) + "."
	if r.TextOnly {
		return number
	}
	return "▫ " + number // a line that begins with a number would be set apart as a list
}
