package frame

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Replay is the host action that opens the replay of a game that is over.
const Replay = "replay"

// A ReplayPlace is a place in a replay: what stands in the controls' Go.
type ReplayPlace struct {
	Move int        // how many moves were made
	View games.Seat // whose hand is shown; games.Table: the board, with all hands
	Led  int        // the moment of the coach that has led there, from 1; 0: none has
	Ask  string     // what else is asked for there, such as ReplayShare, or which button it was
}

// What a ReplayPlace can ask for.
const (
	ReplayShare = "share" // show the place to everybody
	ReplayCoach = "coach"
	ReplayHere  = "here" // show the place in a message of the reader's own
	ReplayWhy   = "why"  // say why a robot has made the last move
	ReplayPlay  = "play" // go on on its own from there
	ReplaySee   = "see"  // show the moment of the coach
	ReplayRests = "rest" // it has gone on on its own until Discord lets the bot change the message no more
)

// String writes the place, as ParseReplayPlace reads it: "17.b.", "17.2.share", "17.2.1.see" with the moment that has led there.
func (p ReplayPlace) String() string { return strconv.Itoa(p.Move) + "." + p.within() }

// within is the place without its move, as menus write it.
func (p ReplayPlace) within() string {
	if p.Led > 0 {
		return p.view() + "." + strconv.Itoa(p.Led) + "." + p.Ask
	}
	return p.view() + "." + p.Ask
}

func (p ReplayPlace) view() string {
	if p.View == games.Table {
		return "b"
	}
	return strconv.Itoa(int(p.View))
}

// ParseReplayPlace reads a place; ok is false for what is none.
func ParseReplayPlace(text string) (p ReplayPlace, ok bool) {
	parts := strings.Split(text, ".")
	if len(parts) < 3 {
		return p, false
	}
	move, err := strconv.Atoi(parts[0])
	p = ReplayPlace{Move: move, View: games.Table, Ask: parts[len(parts)-1]}
	if err == nil && len(parts) > 3 {
		p.Led, err = strconv.Atoi(parts[2])
	}
	if err == nil && parts[1] != "b" {
		var seat int
		seat, err = strconv.Atoi(parts[1])
		p.View = games.Seat(min(max(seat, -1), 100))
	}
	return p, err == nil && move >= 0 && p.View >= games.Table && p.String() == text
}

// ReplayScreen draws a position of a game that is over: the board with all hands, or one player's hand as it was.
func ReplayScreen(t Table, p look.Replayed, r screen.Reader) screen.Screen {
	t = t.at(p)
	view := look.At(p.Views, p.View)
	if p.Move == p.Moves || p.Shared { // then all see the same; and to whom a hand is shared it would say "you"
		view = nil
	}
	var s screen.Screen
	var whose string
	if view == nil {
		s = t.Look.Drawing(p.Public).Board(t.Table, r)
	} else {
		prompt := look.At(p.Prompts, p.View)
		s = t.Look.Drawing(view).Hand(t.Table, prompt, "", r)
		whose = say("replay.as", "who", t.Name(p.View))
		s.Title = cmp.Or(s.Title, t.titled("replay.title"))
		s.Text = smallLines.ReplaceAllString(s.Text, "") // they say what the buttons do
	}
	s.Rows, s.Footer = nil, ""
	s.Accent = screen.OverColour
	s = timeless(s)
	s.Text = tight(s.Text)
	result := ""
	if p.Move == p.Moves && t.Result != nil {
		result = screen.Paragraphs(winners(t), ranking(t, r))
	}
	rests := ""
	if p.Rests {
		rests = say("replay.rests")
	}
	led := screen.Lines(t.madeThen(p, r), t.because(p, r), whose)
	if p.Moment != nil {
		led = t.moment(*p.Moment, r)
	}
	move, chapter := replayedWhere(p, t)
	s.Text = screen.Lines(rests, "**"+move+"**"+chapter, led, result, s.Text)
	if view == nil {
		s = t.withHands(s, p, r)
	}
	s.Rows = replayRows(p, t, r)
	if p.Shared {
		s.Rows = sharedRows(p)
		s.Footer = say("replay.shared")
	}
	return screen.Fit(s)
}

// at is the table as it was at a place of the replay.
func (t Table) at(p look.Replayed) Table {
	players := make([]look.Player, len(t.Players))
	for i, player := range t.Players {
		player.Waiting, player.Hints, player.Away, player.Left = look.At(p.Prompts, games.Seat(i)).Must, 0, false, false
		players[i] = player
	}
	t.Players, t.Recent, t.Public, t.Replay = players, p.Events, p.Public, true
	t.Phase, t.Deadline, t.TickAt, t.Since, t.Lost = look.PlayingPhase, time.Time{}, time.Time{}, nil, nil
	t.Story, t.Hint, t.Hints, t.ID, t.Solo.Tried = nil, nil, false, "", nil
	return t
}

// replayedWhere tells which place of the replay this is: the move, and the chapter of the game.
func replayedWhere(p look.Replayed, t Table) (move, chapter string) {
	if p.Chapter.Round > 0 {
		chapter = " · " + say("replay.round", "n", p.Chapter.Round)
		if p.Chapter.Turn > 0 {
			chapter = " · " + say("replay.turn", "round", p.Chapter.Round, "turn", turnOf(t.Look), "n", p.Chapter.Turn)
		}
	}
	return say("replay.move", "n", p.Move, "moves", p.Moves), chapter
}

// turnOf is what the turns of the game's chapters are called.
func turnOf(l look.Look) string { return cmp.Or(l.Turn, say("replay.turns")) }

// madeThen tells the move that led to a place.
func (t Table) madeThen(p look.Replayed, r screen.Reader) string {
	if p.Made == "" {
		return say("replay.start")
	}
	const most = 4
	d := t.Look.Drawing(p.Public)
	var told []string
	for _, secret := range []bool{false, true} { // what only one was told comes where nothing else is
		for _, e := range p.Events {
			if said := t.told(d, e, r); said != "" && (e.Only != nil) == secret && len(told) < most && (!secret || len(told) == 0) {
				told = append(told, screen.Capital(said))
			}
		}
	}
	switch {
	case told != nil:
		return past(strings.Join(told, ". ")) + "."
	case p.Seat == games.Table:
		return say("replay.clock")
	case strings.HasPrefix(p.Made, "ready "):
		return say("replay.ready", "who", t.Name(p.Seat))
	}
	if why := t.Look.Drawing(look.At(p.Views, p.Seat)).Why; why != nil {
		if said := why(t.Table, p.Made, nil, r); said != "" {
			return say("replay.did", "who", t.Name(p.Seat), "did", said)
		}
	}
	return say("replay.did", "who", t.Name(p.Seat), "did", markup.Escape(p.Made)+".")
}

// handsRoom is how much of a screen all open hands may take with marks, in UTF-16 code units: each mark takes about 40. Where
// that is not enough they are text.
const handsRoom = 2600

// withHands lists everybody's hand, a line each: below the text, or in fields where the text has no room for them.
func (t Table) withHands(s screen.Screen, p look.Replayed, r screen.Reader) screen.Screen {
	lines, fits := t.handLines(p, r)
	if !fits {
		lines, _ = t.handLines(p, r.Raw())
	}
	if lines == nil {
		return s
	}
	title := say("replay.hands")
	if len(lines) == 1 {
		title = say("replay.hand")
	}
	if with := screen.Lines(s.Text, "**"+title+"**\n"+strings.Join(lines, "\n")); fullWidth(with) <= screen.MaxText {
		s.Text = with
		return s
	}
	s.Fields = append(s.Fields, handFields(lines)...)
	return s
}

// handFields are fields with a line for each hand.
func handFields(lines []string) (fields []screen.Field) {
	for _, line := range lines {
		line = screen.ClipLines(line, screen.MaxFieldText)
		last := len(fields) - 1
		if last >= 0 && fullWidth(fields[last].Text)+fullWidth(line) < screen.MaxFieldText {
			fields[last].Text += "\n" + line
			continue
		}
		name := say("replay.hands")
		if last >= 0 {
			name = say("replay.hands.more")
		}
		fields = append(fields, screen.Field{Name: name, Text: line})
	}
	return fields
}

// fullWidth is how long a text is when each mark has an identifier as long as Discord's are.
func fullWidth(text string) int {
	return markup.Width(screen.MarkText.ReplaceAllString(text, strings.Repeat("x", len("<::>")+screen.MaxMarkName+len("_2")+20)))
}

// handLines are the hands of those whose game shows some, and whether there is room for them.
func (t Table) handLines(p look.Replayed, r screen.Reader) (lines []string, fits bool) {
	room, fits := handsRoom, true
	alone := p.View
	if !p.Shared || p.Move == p.Moves {
		alone = games.Table
	}
	for i, view := range p.Views {
		d := t.Look.Drawing(view)
		if d.Held == nil || alone != games.Table && alone != games.Seat(i) {
			continue
		}
		held := d.Held(t.Table, r)
		if held == "" {
			continue
		}
		line := "**" + t.ShortName(games.Seat(i)) + "** " + held
		wide := fullWidth(line)
		room -= wide
		fits = fits && room >= 0 && wide <= screen.MaxFieldText
		lines = append(lines, line)
	}
	return lines, fits
}

// moment is a relative time with the noun before it, as Moment writes it.
var moment = regexp.MustCompile(`[ \t]*\(?(?:\pL-|[\pL' ])+(?:, (?:\pL-|[\pL' ])+)?: <t:-?\d+:[Rt]>\)?\.?`)

// tight leaves out the empty lines of a text, so that a replay, which has all hands besides, fits on a phone. Columns of
// equal width stay as they are.
func tight(text string) string {
	if strings.Contains(text, "```") {
		return text
	}
	return emptyLines.ReplaceAllString(text, "\n")
}

var smallLines = regexp.MustCompile(`(?m)^-# .*\n?`)

var emptyLines = regexp.MustCompile(`\n\n+`)

// past takes out of a text what was true only when it was drawn.
func past(text string) string { return strings.TrimSpace(moment.ReplaceAllString(text, "")) }

// timeless is the screen without times: in a replay they are over, and in a lesson no clock of the game runs.
func timeless(s screen.Screen) screen.Screen {
	s.Text, s.Fields = past(s.Text), slices.Clone(s.Fields)
	for i := range s.Fields {
		s.Fields[i].Text = past(s.Fields[i].Text)
	}
	return s
}

// replayRows are the controls of a replay.
func replayRows(p look.Replayed, t Table, r screen.Reader) [][]screen.Control {
	leads := func(label, words string, move int, ask string) screen.Control {
		if r.TextOnly {
			label = words
		}
		to := ReplayPlace{move, p.View, p.Led, ask}
		return screen.Control{Label: label, Go: to.String(), Off: move == p.Move}
	}
	at, last := p.Move, p.Moves
	step := []screen.Control{leads("◀", say("replay.back"), max(at-1, 0), "back"), playOrPause(p), leads("▶", say("replay.on"), min(at+1, last), "on")}
	if p.Chapter.Turn > 0 || p.TurnAfter < last || p.TurnBefore > 0 {
		turn := turnOf(t.Look)
		step = slices.Concat([]screen.Control{leads("◀◀", say("replay.turn.back", "turn", turn), p.TurnBefore, "turnback")}, step, []screen.Control{leads("▶▶", say("replay.turn.on", "turn", turn), p.TurnAfter, "turnon")})
	}
	if p.Moment != nil {
		return [][]screen.Control{append(ofCoach(p), screen.Control{Label: screen.LabelReplay, Go: ReplayPlace{at, p.View, p.Led, replayView}.String()})}
	}
	rows := [][]screen.Control{step, {goMenu(p, t, r)}, {viewMenu(p, t, r)}}
	var more []screen.Control
	if p.Robot && !p.Why && !p.Plays && !strings.HasPrefix(p.Made, "ready ") {
		more = append(more, screen.Control{Label: screen.LabelWhy, Go: ReplayPlace{at, p.View, p.Led, ReplayWhy}.String()})
	}
	if p.Led > 0 {
		more = append(more, ofCoach(p)...)
	}
	if more != nil {
		rows = append(rows, more)
	}
	return rows
}

// ofCoach are the ways on from a moment to which the coach has led, also when the reader has gone on from there.
func ofCoach(p look.Replayed) []screen.Control {
	return []screen.Control{
		{Label: screen.LabelTryAgain, Style: screen.Blue, Go: ReplayPlace{p.LedTo, p.View, p.Led, ReplayAgain}.String()},
		{Label: screen.LabelBackToCoach, Go: ReplayPlace{p.LedTo, p.View, p.Led, ReplayCoach}.String()},
	}
}

// playOrPause has the replay go on on its own, or stand still.
func playOrPause(p look.Replayed) screen.Control {
	if p.Plays {
		return screen.Control{Label: say("replay.pause"), Style: screen.Blue, Go: ReplayPlace{p.Move, p.View, p.Led, "pause"}.String()}
	}
	return screen.Control{Label: screen.LabelPlay, Style: screen.Green, Go: ReplayPlace{p.Move, p.View, p.Led, ReplayPlay}.String(), Off: p.Move == p.Moves}
}

// viewMenu chooses between the board and everybody's hand, leads to the coach, and shows the place to everybody.
func viewMenu(p look.Replayed, t Table, r screen.Reader) screen.Control {
	c := screen.Control{Label: say("replay.view"), Go: strconv.Itoa(p.Move) + ".*"}
	add := func(label string, view games.Seat, ask string) {
		c.Pick = append(c.Pick, screen.Choice{
			Label: markup.Clip(label, screen.MaxChoice), Value: ReplayPlace{View: view, Led: p.Led, Ask: ask}.within(), Chosen: ask == replayView && p.View == view,
		})
	}
	add(say("replay.view.board"), games.Table, replayView)
	if p.Share {
		add(say("replay.view.share"), p.View, ReplayShare)
	}
	if p.Coach {
		add(say("replay.view.coach"), p.View, ReplayCoach)
	}
	for i := range p.Views {
		if s := games.Seat(i); len(c.Pick) < screen.MaxChoices {
			add(say("replay.view.as", "who", t.plainName(s)), s, replayView)
		}
	}
	return c
}

// replayView is what the menu of views asks for.
const replayView = "view"

// sharedRows open a copy of the reader's own.
func sharedRows(p look.Replayed) [][]screen.Control {
	here, start := ReplayPlace{Move: p.Move, View: p.View, Ask: ReplayHere}, ReplayPlace{View: games.Table, Ask: ReplayHere}
	row := []screen.Control{{Label: say("replay.here"), Style: screen.Green, Go: here.String()}}
	if here != start { // two controls of a message must differ
		row = append(row, screen.Control{Label: say("replay.from"), Go: start.String()})
	}
	return [][]screen.Control{row}
}
