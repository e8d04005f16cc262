// Package look is how a game presents itself on screens, and the parts its screens are made of. To write a game's screens you need this
// package and screen; the frame shows the result.
package look

import (
	"ruckus/games"
	"ruckus/render/screen"
)

// A Look is what a game says of itself on the screens of the frame. What it leaves out is as in other games.
type Look struct {
	// Draw gives the game's part of the screens that show a view; the zero Drawing for a view of another game.
	Draw func(view any) Drawing
	// Guide is the pages of the rules, with a value for each option of the game. Without it there is one page: the kind's
	// summary.
	Guide func(values map[string]int) []Page
	// Score writes a final score. Without it scores are points.
	Score func(n int) string
	// Counted is what a score counts, e.g. "Percentage of the goal". Without it scores are points.
	Counted string
	// Turn is what a turn of a chapter is called, e.g. "trick". Without it it is a turn.
	Turn string
	// Moment puts a moment of the game's story into a sentence; "" for one that it does not know. The same verb with a word before it is
	// told elsewhere: "live.run" on the board as it happens, "mine.run" to its player, "tie.nine" of two to the one who did it, and
	// "tied.nine" to the other.
	Moment func(t Table, e games.Event) string
	// Card writes a card or token that a text of the rules or of a lesson names in braces, e.g. "7H" for "{7H}"; "" for one
	// that it does not know. Cards that a refusal names as moves do are written by it, too.
	Card func(name string, r screen.Reader) string
	// Lesson teaches the game; nil: there is none.
	Lesson *Lesson
	// First are games of about a minute for somebody new, against easy robots; nil: there are none. Their deals are the rules' own, chosen
	// from real ones: nobody's cards or moves are arranged. They take turns, and the Drawing says what to think about.
	First []games.Setup
	// Badge is an emoji that tells the game at a glance from one with a title like it; "": there is none.
	Badge string
	// Sign is marks that stand large above the lobby; "" where they cannot be shown. Without it there are none.
	Sign func(r screen.Reader) string
	// Levels say what robots of each level do, with a figure that was measured, in at most 100 characters; see docs/robots.md.
	// Without them the lobby only says whom each level is for.
	Levels map[games.Level]string
	// Goals say what each side plays for, by its name, for who chooses one; nil: the seats are all alike.
	Goals map[string]string
	// Marks are the pictures that stand for its cards and tokens. Games may share some.
	Marks []screen.Mark
	// Samples are moments of games whose screens the gallery shows and tests look at.
	Samples Samples
}

// A Drawing is a game's part of the screens that show one view. The frame around it is the same for all games.
type Drawing struct {
	// Board is what everybody sees of the running or finished game: a title, a text and fields. Of a finished game that was told in
	// rounds, the frame shows the places, the highlights and a chart of the points instead; what a round came to at its end belongs
	// into Hand as well.
	Board func(t Table, r screen.Reader) screen.Screen
	// Last, if there is one, is a line on how such a game ended that stands below the places all the same.
	Last func(t Table, r screen.Reader) string
	// Hand is what the seat sees of the running game, with the controls for its moves. Where it has a title of its own
	// and the game does not wait for the seat, it tells itself what the seat may do, and until when.
	Hand func(t Table, p games.Prompt, place string, r screen.Reader) screen.Screen
	// Tell puts an event into a sentence; "" where the screens show it anyway.
	Tell func(t Table, e games.Event, r screen.Reader) string
	// Why says in words what the move of a hint is, and why the hard robot would make it: one or two short sentences in
	// Markdown, made from the reasons of the kind's Reason. Without it, and where it returns "", the hint names the control
	// that makes the move, and gives no reason. What is to be pressed is marked in any case.
	Why func(t Table, move string, reasons []games.Event, r screen.Reader) string
	// Alike, if there is one, lists other ways to write a move, as some controls of the hand do. A hint finds those, too.
	Alike func(move string) []string
	// Named, if there is one, writes what a refusal of the rules has in braces and Look.Card doesn't know; "" for none of those.
	Named func(t Table, code string, r screen.Reader) string
	// Noted, if there is one, puts the sentence into a hand that has a place of its own for it, so that nothing moves. It
	// returns false where the hand has none. Without it the note stands on top.
	Noted func(s screen.Screen, note string, r screen.Reader) (screen.Screen, bool)
	// Aim is what players are after, and what to start with, for who sees the game for the first time; "": nothing more to say.
	Aim string
	// First is what somebody new thinks about with this decision, in a sentence; "": there is none. Only for a game with a First.
	First func(t Table, p games.Prompt, r screen.Reader) string
	// Turns says at the head of a hand whose turn it is, and until when.
	Turns bool
	// More is the place in the hand that a game has for what is no move: the frame adds its own buttons there. "": the frame has
	// a place for them itself.
	More string
	// Full tells that the first place has no room for any button of the frame: its rows are a grid. Elsewhere the button for
	// a hint stands there, and not at More.
	Full bool
	// TellsMoves lists all of the last events on the board. Without it the board itself shows what was played, and lists only
	// events of the host, and moves that were made in place of a player.
	TellsMoves bool
	// Beside, if there is one, is what a hand of practice tells of the table besides what every hand does: nobody has a
	// board beside it there. "" for nothing.
	Beside func(t Table, r screen.Reader) string
	// Held writes the cards in the hand of the view's seat, in one line, for a replay. "" for none; nil: the game has no hands.
	Held func(t Table, r screen.Reader) string
	// Sign, if there is one, is by what a seat is known in the game's own pictures. The chart of the end has it, too.
	Sign func(s games.Seat) screen.Sign
	// Marked tells that the board marks whose turn it is, so that nothing but until when has to be said below it.
	Marked bool
	// Tight leaves out the empty lines of boards and hands where there is a picture, which needs the room, and on the board the
	// sentence on for whom the game waits: the board then tells that on its own.
	Tight bool
	// Recent is how many of the last events the board tells at most; 0: as in other games.
	Recent int
}

// DrawAs makes a Look's Draw for the views of one game.
func DrawAs[V any](draw func(V) Drawing) func(any) Drawing {
	return func(view any) Drawing {
		if v, ok := view.(V); ok {
			return draw(v)
		}
		return Drawing{}
	}
}

// Drawing returns what the look makes of a view. Without Draw, or for a view that it does not know, that is plain screens.
func (l Look) Drawing(view any) Drawing {
	if l.Draw != nil {
		if d := l.Draw(view); d.Board != nil {
			return d
		}
	}
	return plain(view)
}

// Because makes a Drawing's Why of what names a move, and of what puts a reason into words, "" for one that it does not know.
// A reason is a sentence, or as much of one as screen.Sentence needs, such as "it leaves three words". It tells that many of them at
// most: two or three, more make nobody wiser.
func Because(most int, named func(t Table, move string, r screen.Reader) string, reason func(t Table, e games.Event, r screen.Reader) string,
) func(t Table, move string, reasons []games.Event, r screen.Reader) string {
	return func(t Table, move string, reasons []games.Event, r screen.Reader) string {
		says := []string{named(t, move, r)}
		for _, e := range reasons {
			if said := reason(t, e, r); said != "" && len(says) <= most {
				says = append(says, screen.Sentence(said))
			}
		}
		return screen.Join(" ", says)
	}
}
