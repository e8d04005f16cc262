package match

import (
	"slices"

	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/markup"
)

// What people type stands here, beside the log: a line of the log has a text's number and its outcome, so a text can be hidden or
// forgotten while the game is played on. A text must never reach anyone before an event that names it does, but for its author; nor
// may its number tell that another was typed.

// A Text is what somebody has typed. A record has them in the order in which they were.
type Text struct {
	N    games.Text   `json:"n"`
	Seat games.Seat   `json:"seat"`
	By   string       `json:"by,omitempty"`   // the user; "": a robot, or someone who is forgotten
	Text string       `json:"text,omitempty"` // "": taken away
	All  bool         `json:"all,omitempty"`  // everybody has been told
	Told []games.Seat `json:"told,omitempty"` // else these have, besides its own seat
}

const maxTexts = 1000 // of a game: more than people type, and still a small record

// hear has the game judge what an action types. The text is kept when the action is.
func (d *Draft) hear(a games.Action) (made games.Action, t Text, err error) {
	if _, _, typed := games.Typing(a.Move); typed {
		if len(d.Record.Texts) >= maxTexts {
			return a, t, refuse("no.words")
		}
		t.N = games.NewText(d.Chance(), func(n games.Text) bool { return textAt(d.Record.Texts, n) != nil })
	}
	said := func(n games.Text) string { return TextAt(d.Record.Texts, n) }
	made, t.Text, err = d.Position.game.Read(a, t.N, said)
	t.Seat = a.Seat
	return made, t, problem.OfRules(err)
}

// textAt returns a text by its number; nil where there is none.
func textAt(texts []Text, n games.Text) *Text {
	if i := slices.IndexFunc(texts, func(t Text) bool { return t.N == n }); i >= 0 {
		return &texts[i]
	}
	return nil
}

// TextAt returns what a text says, by its number; "" where that was taken away, or never was.
func TextAt(texts []Text, n games.Text) string {
	if t := textAt(texts, n); t != nil {
		return t.Text
	}
	return ""
}

// keepText keeps what an action has typed. Nobody reads the words of someone whose name moderators hide.
func (d *Draft) keepText(t Text, by string) {
	if t.Text == "" {
		return
	}
	if seat := d.Record.Seats[t.Seat]; !OfRobot(by) {
		t.By = seat.ID
		if seat.Name == (markup.Name{}) {
			t.Text = ""
		}
	}
	d.Record.Texts = append(d.Record.Texts, t)
}

// tellTexts notes who can read the texts that events name.
func (d *Draft) tellTexts(events []games.Event) {
	for _, e := range events {
		for _, token := range e.Tokens {
			n, _ := games.TextOf(token)
			switch t := textAt(d.Record.Texts, n); {
			case t == nil:
			case e.Only == nil:
				t.All = true
			case !slices.Contains(t.Told, *e.Only):
				t.Told = append(t.Told, *e.Only)
			}
		}
	}
}

// texts are those that a seat can read; with games.Table, everybody.
func (d *Sight) texts(s games.Seat) map[games.Text]string {
	return TextsOf(d.Record.Texts, func(t Text) bool { return t.All || t.Seat == s || slices.Contains(t.Told, s) })
}

// TextsOf are those that may be read, by their numbers.
func TextsOf(texts []Text, may func(Text) bool) (all map[games.Text]string) {
	for _, t := range texts {
		if t.Text == "" || !may(t) {
			continue
		}
		if all == nil {
			all = make(map[games.Text]string)
		}
		all[t.N] = t.Text
	}
	return all
}

// Unsay takes away what a user has typed, and reports whether there was anything. That a text was there stays, for the log.
func Unsay(texts []Text, userID string) (was bool) {
	for i := range texts {
		if t := &texts[i]; t.By == userID && t.Text != "" {
			t.Text, t.By, was = "", "", true
		}
	}
	return was
}
