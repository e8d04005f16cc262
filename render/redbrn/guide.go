package redbrn

import (
	"fmt"

	"ruckus/render/look"
	"ruckus/render/screen"
)

// guide explains R!OT as it is played with these options: the first turn, and then questions, those first that come first in a
// game. The rules' refusals name them by their places.
func guide(values map[string]int) []look.Page {
	on := func(option string) bool { return values[option] > 0 }
	lamps := "Green and blue buttons fit now."
	if on("lamps_off") {
		lamps = "The lamps are off: no button shows if its card fits."
	}
	return []look.Page{
		look.FirstTurn(firstTurn + "*" + lamps + " The first one plays; all others keep the card.*"),
		{Place: "begin", Title: "Whose turn is it?", Text: fmt.Sprintf("Nobody's: all play at once. Everyone first sees the cards and a countdown of %s. Wait for its end: a press before it does nothing, and then nothing of yours counts in the first second of the race.\n\n"+
			"From then on the first press counts, until someone calls RIOT. What counts is when you pressed, not when the press came in, unless something else lies by then.", screen.Plural(values["countdown"], "second"))},
		{Place: "cards", Title: "Which cards can I play?", Text: screen.Paragraphs(
			"The top of your stack, the top of your waste and the end card of each column. Cards that others lie on wait.",
			"They go into the pit, or onto one of your columns. In the pit you build on anyone's cards; on others' columns never.",
			"You have the numbers 1 to 10 in four suits, and two wild riots. A suit is a number in one colour on another: {7BW} black on white, {7WB} white on black, {7RW} red on white, {7WR} white on red. Squares are black suits, circles red ones.")},
		{Place: "piles", Title: "What goes into the pit?", Text: screen.Paragraphs(
			"A {1RW} opens a pile that goes up, a {10RW} one that goes down. Then the next number of the same suit, without gaps. Ten cards complete it. There can be many piles of a suit.",
			"A press takes the first pile that fits; others are under *More*.",
			look.HouseRule(on("free_direction"), "free direction", "each card may be one higher or one lower than the last."))},
		{Place: "columns", Title: "What goes onto a column?", Text: screen.Paragraphs(
			"A card one lower and of the other colour than its end card: {7BW} on {8RW} or {8WR}. It may be the top of your stack or waste, or a whole column.",
			"A part of a column can't move, only its end card, into the pit: the rest is held hostage.",
			look.HouseRule(on("partial_moves"), "partial moves", "the lower part of a column moves without the rest. To and fro counts as no play."))},
		{Place: "spot", Title: "What goes into an empty column?", Text: "The top of your stack, by itself and at once. When the stack is empty, only a 9 from the top of your waste: {9BW}."},
		{Place: "flip", Title: "When may I flip?", Text: "Whenever you like, even if something fits. It turns three cards of your hand onto the waste, or what is left. An empty hand takes the waste back in the same order: nothing is shuffled."},
		{Place: "wild", Title: "How do I use a wild riot?", Text: "It stands for one missing card, and goes down together with the card after it: on {4RW} go {W} and {6RW}. It may open a pile, too: as a 1 under {2RW}, or as a 10 under {9RW}.\n\n" +
			"First press the wild riot: cards that can go onto it get a star. The second press plays both, and both score. You may do so even if you hold the missing card."},
		{Place: "riot", Title: "Who may call RIOT?", Text: "Anyone whose stack is empty, at once or later. With cards in it the call is refused and costs nothing. If you have put all 42 cards into the pit, the call is made for you.\n\n" +
			"Calling brings no points: it only ends the round. Call when you're ahead, or to stop someone: with an empty stack, your hand shows your place in the round and the best rivals' points."},
		{Place: "window", Title: "What can I do after the call?", Text: fmt.Sprintf("**One** play within %s, to the pit or onto a column, with a card that could be played when RIOT was called. No flip, and no card that has come free since.\n\n"+
			"The caller plays no more. What was pressed before the call counts, even if it comes in later, unless it would undo what others have played. Of several calls the first press is the call.", screen.Plural(values["window"], "second"))},
		{Place: "late", Title: "Two of us pressed: who is first?", Text: "The one who pressed first, by Discord's clock. Only what already lies and was seen stays: a press that took long on its way comes too late even if it was made first. You're told by how much, and the board tells everyone. Your card stays where it was, and nothing is lost.\n\n" +
			"A hollow {△} may be pressed, too: your picture can be two seconds old, and if the card fits by now, it goes."},
		{Place: "jam", Title: "What if nobody can play?", Text: "All wastes are turned back, each hand with its top card put to the bottom. After three such turns in a row the round is scored as it lies.\n\n" +
			"It also ends after ten minutes, or by a vote when nobody has played for a minute."},
		{Place: "scoring", Title: "How is it scored?", Text: "- Each of your cards in the pit, wild riots too: **+1**\n- Each card left in your stack: **−1**\n- All others: nothing\n\n11 in the pit and 4 in the stack: 11 − 4 = 7. There's no bonus for the call."},
		{Place: "end", Title: "When does the match end?", Text: fmt.Sprintf("After the round in which someone has **%d points**, or after %s. The most points win; a tie at the top is played off with one more round.\n\n"+
			"That's our choice: printed are 200 points, or any number that all agree on.", values["target"], screen.Plural(values["rounds"], "round"))},
		{Place: "leave", Title: "What if someone leaves?", Text: "Their cards stay, and those in the pit count. A player who touches no card in a whole round is away. Nobody waits: later rounds begin without them and give them 0.\n\n" +
			"*Come back* is in your hand at any time. Without cards you play from the next round on."},
		{Place: "buttons", Title: "What do the buttons show?", Text: "They keep their places and show the card that moves: {▲} into the pit, {►} onto a column. Row 1: the ends of your columns. Row 2: whole columns. Rows 3 and 4: stack (marked S), waste, wild riot, RIOT, flip, more.\n\n" +
			lamps + " A card takes the first place that fits; *More* has the other places. Where the option *lamps off* is on, nothing is lit until it is pressed."},
	}
}

const firstTurn = `All play at once, as fast as they can.

**Into the pit** {▲} goes the same suit, one up from a {1RW} or one down from a {10BW}. Each of your cards there: **+1**.

**Onto a column** {►} goes one lower and of the other colour, {7BW} on {8RW}. A column moves as a whole.

**Stack:** its top card can be played, and fills an empty column. Each card left in it: **−1**.
**Flip** turns three cards of your hand; the top one can be played.

**A wild riot** stands for one missing card: on {4RW} go {W} and {6RW}. Both cards count.

**Stack empty?** You may call **RIOT!** Everyone else finishes one play. Then all count.

`

// cardNamed writes a card, a suit, or the wild riot, that a text names in braces; "" for no such thing.
func cardNamed(name string, r screen.Reader) string {
	switch {
	case arrowNamed[name] != "" && r.TextOnly:
		return arrowNamed[name]
	case arrowNamed[name] != "":
		return name
	case name == "W" && r.TextOnly:
		return "wild riot"
	case name == "W":
		return r.Mark(wildMark, "★")
	}
	return pack.Written(name, r)
}

// arrowNamed are the arrows on buttons, as a text calls them for those who read text only: their buttons have none.
var arrowNamed = map[string]string{intoPit: "(a button)", ontoColumn: "(a button)", notIntoPit: "button that isn't lit"}
