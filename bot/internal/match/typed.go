package match

import (
	"slices"

	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/markup"
)

// What people type stands here, beside the log: a line of the log has a text's number and its outcome, so a text can be hidden or
// forgotten while the game is played on. A text must never reach anyone before an event that names it does, but for its author.

// A Text is what somebody has typed. Its number is its place in the record's list, from 1.
type Text struct {
	Seat games.Seat   `json:"seat"`
	By   string       `json:"by,omitempty"`   // the user; "": a robot, or someone who is forgotten
	Text string       `json:"text,omitempty"` // "": taken away
	All  bool         `json:"all,omitempty"`  // everybody has been told
	Told []games.Seat `json:"told,omitempty"` // else these have, besides its own seat
}

const maxTexts = 1000 // of a game: more than people type, and still a small record

const errTexts = problem.Refusal("this game can't take any more words; press a button instead")

// hear has the game judge what an action types. The text is kept when the action is.
func (d *Sight) hear(a games.Action) (made games.Action, text string, err error) {
	if _, _, typed := games.Typing(a.Move); typed && len(d.Record.Texts) >= maxTexts {
		return a, "", errTexts
	}
	said := func(n games.Text) string { return TextAt(d.Record.Texts, n) }
	made, text, err = d.Position.game.Read(a, games.Text(len(d.Record.Texts)+1), said)
	return made, text, problem.OfRules(err)
}

// TextAt returns a text by its number; "" where it was taken away, or never was.
func TextAt(texts []Text, n games.Text) string {
	if n < 1 || int(n) > len(texts) {
		return ""
	}
	return texts[n-1].Text
}

// keepText keeps what an action has typed. Nobody reads the words of someone whose name moderators hide.
func (d *Draft) keepText(s games.Seat, text, by string) {
	if text == "" {
		return
	}
	t := Text{Seat: s, Text: text}
	if seat := d.Record.Seats[s]; !OfRobot(by) {
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
			n, ok := games.TextOf(token)
			if !ok || n < 1 || int(n) > len(d.Record.Texts) {
				continue
			}
			if t := &d.Record.Texts[n-1]; e.Only == nil {
				t.All = true
			} else if !slices.Contains(t.Told, *e.Only) {
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
	for i, t := range texts {
		if t.Text == "" || !may(t) {
			continue
		}
		if all == nil {
			all = make(map[games.Text]string)
		}
		all[games.Text(i+1)] = t.Text
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
