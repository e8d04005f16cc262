package redox

import (
	"fmt"
	"strings"

	"ruckus/games/redox"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// guide explains REDOX as it is played with these options: the first turn, and then questions, those first that come first in a
// game. The rules' refusals name them by their places.
func guide(values map[string]int) []look.Page {
	on := func(option string) bool { return values[option] > 0 }
	odd, even := "counterclockwise", "clockwise"
	if on("clockwise") {
		odd, even = even, odd
	}
	calls := "The call that someone has so few cards left, so that all know who is about to go out. It's made for you when you lay or connect."
	if on("must_yell") {
		calls = "When you lay or connect and have so few cards left, you must say so: all shall know who is about to go out."
	}
	rules := redox.Rules{Target: values["target"], Rounds: values["rounds"]}
	end := fmt.Sprintf("after the round in which someone has reached **%d points**", rules.Target)
	if n := rules.Length(); n > 0 {
		end = "after **" + screen.Plural(n, "round") + "**"
	}
	caught, sum := " The others' cards count **twice**.", "After a slam the others' cards count twice.\n\n{X1} {AS} {7H}: 50 + 20 + 7 = 77, and 154 after a slam."
	if values["slam"] != redox.SlamTwice {
		caught, sum = "", "\n\n{X1} {AS} {7H}: 50 + 20 + 7 = 77."
	}
	may, first, turn := "\n- show a **slam**", ", or slam", firstTurn
	house := look.HouseRule(values["slam"] == redox.SlamOnce, "slam once", "usually the others' cards count twice.")
	if values["slam"] == redox.SlamOff {
		may, first, turn = "", "", strings.Replace(firstTurn, slamTurn, "", 1)
		house = look.HouseRule(true, "slam off", "nobody can show one at this table.")
	}
	return []look.Page{
		look.FirstTurn(turn),
		{Place: "turn", Title: "What can I do in a turn?", Text: "One thing:\n- **exchange:** throw a card, then draw or take one\n- **lay** one plot\n- **connect** cards to one plot" + may + "\n\nThen the next player is on. There's no pass: you can always exchange."},
		{Place: "opening", Title: "What must my first plot be?", Text: "A run of four or more in one suit: {4S} {5S} {6S} {7S}. Jokers may be in it: {10D} {X1} {QD} {KD}.\n\nEach player needs one in each round. Until then you can only exchange" + first + "."},
		{Place: "plot", Title: "What are plots, runs and sets?", Text: "Three cards or more:\n- a **run**: one suit in order, {5H} {6H} {7H}, each card once\n- a **set**: one rank, {KS} {KD} {KC}; suits may repeat\n\n" +
			"At least two of its cards are no jokers. Plots on the table aren't moved, joined or split."},
		{Place: "exchange", Title: "How do I draw or take?", Text: "You throw a card first. Then\n- **draw** brings the top of the draw pile,\n- **take** brings the card that lay on the discard pile before your throw.\n\n" +
			"You can't take back what you've just thrown, nor a card from deeper down."},
		{Place: "ace", Title: "How high is the ace?", Text: "Below the 2 or above the king, not in between: {AH} {2H} {3H} and {QS} {KS} {AS} are runs, {KD} {AD} {2D} is none. The longest run has 14 cards."},
		{Place: "joker", Title: "What may a joker be?", Text: "Any card. In a run it counts as the card it stands in for: in {10D} {X1} {QD} {KD} it is the jack. It may also begin or end a run.\n\nA plot needs two cards that are no jokers. A joker on the table stays there. In your hand at the end it costs **50**."},
		{Place: "connect", Title: "When may I connect?", Text: "From the turn after your own first plot in this round, to anyone's plots. Several cards at once, if they go to the same plot: both ends of a run are one action.\n\n" +
			"A run takes the next card of its suit at either end, a set its rank. Jokers fit both."},
		{Place: "out", Title: "How do I go out?", Text: "Lay or connect your last cards, or slam. Throwing never ends it: every throw brings another card. The round is over at once."},
		{Place: "last", Title: "What is Last 3, 2, 1?", Text: screen.Paragraphs(calls,
			look.HouseRule(on("must_yell"), "must yell", "press the button within ten seconds, and before your next action. Else it costs 10 points."))},
		{Place: "slam", Title: "What is a slam?", Text: screen.Paragraphs("All 15 cards shown as plots, one of them a run of four or more, while nobody has laid a plot in this round."+caught,
			"The first plot that anyone lays ends the danger. Wait for one, and you may be caught with 15 cards.", house)},
		{Place: "scoring", Title: "What do cards cost?", Text: "- 2 to 10: their number\n- Jack, queen, king: 10\n- Ace: 20\n- Joker: **50**\n\nThe first one out gets **−10**. " + sum},
		{Place: "end", Title: "When does the game end?", Text: "It ends " + end + ". The fewest points win; equal points share the place.\n\nThe printed rules don't say when, so this is **our choice**; the table can set another number of rounds, or points that end it."},
		{Place: "way", Title: "Which way round do we play?", Text: screen.Paragraphs("Odd rounds go "+odd+", even rounds "+even+". The winner of the last round leads.",
			look.HouseRule(on("clockwise"), "clockwise", "it is usually the other way round."))},
		{Place: "empty", Title: "What if the draw pile runs out?", Text: "The discard pile under its top card is shuffled into a new one. After two such shuffles and four circles in which nobody lays or connects, the round ends: all count their hands, and the same player leads again."},
		{Place: "decks", Title: "Which cards are in the pack?", Text: "Decks of 52 cards and two jokers: one for 2 players, two for 3 or 4, three for 5 or 6, four for 7 or 8. So a card can be there more than once."},
		{Place: "time", Title: "What if my time runs out?", Text: "The clock draws for you and throws the dearest card that belongs to no plot."},
	}
}

// slamTurn is what the first turn says of the slam.
const slamTurn = "**Slam:** all 15 cards as plots, while nobody has laid any.\n\n"

const firstTurn = `Get rid of your 15 cards. A turn is **one** of these:

**Draw** or **Take:** throw a card first. Then get the top of the draw pile, or what lay on the discard pile before your throw.

**Lay** a plot of three or more cards:
a **run** in one suit {5H} {6H} {7H} or a **set**: one rank {KS} {KD} {KC}
Your **first** must be a run of **four**.

**Connect** cards to one plot, anyone's. You may from the turn after your first plot.

` + slamTurn + `{X1} stands for any card. Left in your hand it costs 50.

*Out with a plot, a connection or a slam, never with a throw: −10. The others pay for their cards. Fewest points win.*`
