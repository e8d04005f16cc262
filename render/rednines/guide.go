package rednines

import (
	"ruckus/render/look"
	"ruckus/render/screen"
)

// guide explains Red Nines as it is played with these options: the first turn, and then questions, those first that come first in a
// game. The rules' refusals name them by their places.
func guide(values map[string]int) []look.Page {
	on := func(option string) bool { return values[option] > 0 }
	few := ""
	if on("small") {
		few = "- 2 players: hearts and spades, **1 red nine**\n- 3 players: hearts, diamonds and spades, **2 red nines**\n"
	}
	rounds := "**" + screen.Capital(lengths[values["rounds"]]) + ".** "
	if values["rounds"] != 2 {
		rounds += "Usually there are as many rounds as players. "
	}
	return []look.Page{
		look.FirstTurn(firstTurn),
		{Place: "next", Title: "What may I play?", Text: screen.Paragraphs(
			"The next rank up from the top card, in any suit, and one card of it: {4D}, then {5S}, then {6S}.",
			"The order is A 2 3 4 5 6 7 8 9 10 J Q K. Several ranks that follow each other take one press.",
			"A player who begins may play any card.")},
		{Place: "must", Title: "Must I play if I can?", Text: "Yes, if you hold the next rank as an ordinary card. You may then play a red nine in its place, but not pass.\n\n" +
			"If only a red nine would do, you may pass and keep it.\n\nIf you hold nothing that fits, you pass without a press, after a moment: so long as a red nine is in a hand, everybody is asked."},
		{Place: "several", Title: "When may I play several cards of a rank?", Text: screen.Paragraphs(
			"Only in the first play of a round: {3H} {3C} {3S} go down together, and a red nine may be among them. After that each rank is played once.",
			look.HouseRule(on("multi_start"), "multi start", "every new sequence may begin with several cards of one rank."))},
		{Place: "red", Title: "What is a red nine?", Text: "{9H} and {9D} stand for any rank. Its player says which, and the next card is one higher than that.\n\n" +
			"When you begin with one, you name its rank, too. A black nine is an ordinary nine."},
		{Place: "keep", Title: "Should I keep a red nine?", Text: "It bridges a gap later, or is your last card: then all others pay double.\n\n" +
			"If somebody else is out first, each red nine that you hold doubles your points.\n\nSo long as one is in a hand, those too are asked who hold nothing that fits. They pass within about nine seconds: think for longer before you pass, and all know that you hold one."},
		{Place: "king", Title: "What comes after a king?", Text: "You begin again at once with any one card, another king too, and you have to. A red nine played as a king counts as one."},
		{Place: "ace", Title: "Where does the ace go?", Text: "Below the 2. It follows nothing, so it can only begin a sequence. Left in your hand it costs 20."},
		{Place: "begin", Title: "What if nobody can go on?", Text: "When all others have passed, the player of the last card begins again with any one card. The old sequence is over, even if you could have gone on with a red nine.\n\n" +
			"If you have to begin, you may not pass. If you hold only red nines, play one and name its rank."},
		{Place: "scoring", Title: "What do cards cost?", Text: "The winner of the round pays nothing. All others add up what they hold:\n- 2 to 10: their number\n- Jack 11, queen 12, king 13\n- Ace **20**\n- Red nine 9\n\n" +
			"Then the sum doubles for **each** red nine in that hand, and once more if the winner’s last card was a red nine.\n\n" +
			"{4S} {KC} {9H} {9D}: 35, doubled twice is 140, and 280 if the round was won with a red nine."},
		{Place: "rounds", Title: "How long is a match?", Text: screen.Paragraphs(
			rounds+"Each player is dealt 13 cards, and the deal moves on. Left of the dealer opens.",
			"The fewest points win. Equal points share the place.",
			look.HouseRule(on("extra_round"), "extra round", "those who tie for the first place play one more round."))},
		{Place: "pack", Title: "Which cards are in the pack?", Text: "13 for each player, as many red suits as black ones, or one red suit more:\n" + few +
			"- 4 players: one suit each, **2 red nines**\n- 5 players: hearts twice, **3 red nines**\n- 6 players: hearts and spades twice, **3 red nines**\n" +
			"- 7 players: hearts, diamonds and spades twice, **4 red nines**\n- 8 players: all suits twice, **4 red nines**\n\nWhich suits are there twice is our choice."},
	}
}

// lengths are how many rounds a match has, by the option's value.
var lengths = map[int]string{
	1: "half as many rounds as players", 2: "as many rounds as players", 4: "twice as many rounds as players", 6: "three times as many rounds as players",
}

const firstTurn = `Get rid of your 13 cards before the others do.

**You open the round?** Any rank, and several of it at once: {3H} {3C}

**Later** comes the card that is **one higher**, in any suit: {4D} {5S} {6S}
You hold it? You **must** go on, card after card, until you cannot. Then the next player tries.

{9H} **A red nine** can be any card. If only that fits, you may stop and keep it.

{KS} **A king** ends the sequence: you begin again at once, with any one card.
{AC} **An ace** follows nothing. It can only begin. **Nobody follows you?** You begin again.

*The first without cards wins the round. The others pay for theirs, double for each red nine they hold. Fewest points win.*`
