package frame

import (
	"slices"
	"strconv"
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Call is the short message that mentions a seat's user because the game waits for them, and its controls. Late tells that
// the game did not wait any longer.
func Call(t Table, s games.Seat, late bool) (text string, rows [][]screen.Control) {
	who, game := t.Mention(s), "**"+t.Kind.Title+"**"
	switch {
	case late && t.Rest.Paused:
		text = who + ", " + game + " is paused, because nobody was here. Press **" + screen.LabelMyHand + "** to resume."
	case late && look.At(t.Players, s).Away && t.Kind.StandsIn():
		text = who + ", a robot plays for you at " + game + ". **" + screen.LabelMyHand + "** brings you back."
	case late && t.Kind.Races():
		text = who + ", the next round of " + game + " began without you. **" + screen.LabelMyHand + "** brings you back."
	case late:
		text = who + ", the clock played for you at " + game + ". **" + screen.LabelMyHand + "** brings you back."
	case t.Kind.Races():
		text = who + ", the next round of " + game + " waits for you. Press **" + screen.LabelReady + "** in your hand."
	case slices.Contains(t.AskedFor, s):
		text = who + ", " + t.Name(t.AskedBy) + " asks whether you're there: " + game + " waits for you. " + screen.Moment("Time limit", t.Deadline) + ", then " + t.robotPlays() + "."
		return text, [][]screen.Control{{{Label: screen.LabelHere, Style: screen.Green, Host: MyHand}}}
	case t.Deadline.IsZero():
		text = who + ", " + game + " waits for you."
	default:
		text = who + ", " + game + " waits for you. " + screen.Moment("Time limit", t.Deadline) + ", then a move is made for you."
	}
	return text, [][]screen.Control{{{Label: screen.LabelMyHand, Style: screen.Green, Host: MyHand}}}
}

// CaughtUp tells the reader of a hand that it had stood still until they pressed, before what else there is to say; note is
// "" if there is nothing.
func CaughtUp(note string) string {
	said := "this hand hadn't been kept up to date; it is now"
	if note != "" {
		said += ". " + note
	}
	return said
}

// Fading tells the reader of a private message that it stands still from a moment on, and how to go on.
func Fading(at time.Time) string {
	return "after <t:" + strconv.FormatInt(at.Unix(), 10) + ":t> this hand stops updating; press **" + screen.LabelMore + "**, or anything else in it, to wake it up"
}

// Restarts tells the reader of a private message that the bot is about to end and to come back, and how to go on.
func Restarts() string {
	return "the bot is being restarted, and nothing is lost; press **" + screen.LabelMore + "**, or anything else here, to continue in a moment"
}

// Mention is a name that stands out for whom it is. It notifies nobody, as no message of the bot does.
func (t Table) Mention(s games.Seat) string {
	if s < 0 || int(s) >= len(t.Players) || t.Players[s].ID == "" || t.Players[s].Robot != 0 {
		return t.Name(s)
	}
	return "<@" + t.Players[s].ID + ">"
}
