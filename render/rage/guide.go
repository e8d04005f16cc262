package rage

import (
	"fmt"

	"ruckus/render/look"
	"ruckus/render/screen"
)

// guide explains RAGE as it is played with these options: the first turn, and then questions, those first that come first in a
// game. The rules' refusals name them by their places.
func guide(values map[string]int) []look.Page {
	on := func(option string) bool { return values[option] > 0 }
	missed := "Too many or too few: you keep your points for tricks and get no ten."
	return []look.Page{
		look.FirstTurn(firstTurn(values)),
		{Place: "words", Title: "What are a trick and trumps?", Text: "A **trick** is one card from each player, in turn; one of them wins it.\n\n" +
			"**Trumps** are the cards of one colour, the trump: any of them beats all cards of other colours."},
		{Place: "bid", Title: "How do I bid?", Text: screen.Paragraphs(
			"From the dealer’s left, each player says how many tricks they will win: from 0 up to all of them. A bid stays, and everybody sees it. The bids may add up to any number.",
			"Count what should win: a 13 or 14 of a long colour, a trump of 8 or more. Half of the rest is luck.",
			look.HouseRule(on("hidden_bids"), "hidden bids", "all bid at once, and bids are shown after the last trick."),
			look.HouseRule(on("hook"), "hook", "the last to bid may not make the bids add up to the number of tricks. Somebody must miss."))},
		{Place: "follow", Title: "Must I follow the colour?", Text: screen.Paragraphs(
			"Yes. If you hold a number card of the colour led, play one of them; it need not be higher.",
			"{B9} is led. You hold {B3} {R8} {CR}: only {B3} may be played, even if red is trump. Without {B3} you may play any card.",
			"An action card has no colour: holding a {WR} does not mean that you can follow.")},
		{Place: "actions", Title: "When may I play an action card?", Text: screen.Paragraphs(
			"When you lead, while no colour has been led, or when you cannot follow.",
			"{OR} **Out Rage** (4 cards): no trump from this trick on.\n{CR} **Change Rage** (4): you name a new trump, from this trick on.\n"+
				"{WR} **Wild Rage** (2): a 16 of the colour that you name.\n{BR} **Bonus Rage** (2): the winner of the trick gets 5 points more.\n{MR} **Mad Rage** (2): the winner gets 5 less.",
			look.HouseRule(on("action_anytime"), "action anytime", "you may play one even if you could follow."))},
		{Place: "wins", Title: "Who wins a trick?", Text: screen.Paragraphs(
			"The highest trump in it. Without trumps, the highest card of the colour led. A card that is neither never wins, however high.",
			"Red is trump and blue is led: of {B9} {P15} {R0} the red 0 wins.", "The winner leads the next trick.")},
		{Place: "led", Title: "What if an action card is led?", Text: "The next player may play anything. The first number card, or the colour of the first {WR}, is then the colour led.\n\n" +
			"{OR} {O6} {O13}: orange is led by the second card, and the third had to follow.\n\nIf there are only action cards, the first one wins the trick."},
		{Place: "turned", Title: "How is the first trump found?", Text: "What is not dealt is the trump pile. Its top card is turned up, and that colour is trump. Action cards that turn up before are skipped, and out of the round."},
		{Place: "trump", Title: "Does a new trump count at once?", Text: "Yes, also for cards that already lie in the trick: old trumps are ordinary cards then, and cards of the new colour are trumps.\n\n" +
			"A trick is judged when it is complete, by the trump of that moment. After {OR} there is none, until a {CR} makes one."},
		{Place: "change", Title: "Which colours can Change Rage name?", Text: "Those that the trump pile still holds, but not the present trump. After {OR} also not the trump before it.\n\n" +
			"Your hand offers exactly these colours. A card of the colour is drawn from the pile and turned up."},
		{Place: "wild", Title: "How high is a Wild Rage?", Text: "{WR} is a 16 of the colour you name, trump included: higher than any number card. Of two in one colour, the first one played is higher.\n\n" +
			"It keeps its colour even if the trump changes after it."},
		{Place: "signs", Title: "What do the dots and crosses mean?", Text: "They set the tricks won against the bid. A full dot is a trick won, an empty one a trick still wanted, and a cross a trick too many. A dash is a bid of 0, and no trick won."},
		{Place: "scoring", Title: "How do I score?", Text: screen.Paragraphs(
			fmt.Sprintf("- Each trick: **+1**\n- {BR} in your tricks: +5 each; {MR}: −5 each\n- Exactly what you bid: **+10**, for an exact bid of zero **+%d**", zeroBid(values)),
			missed, "Bid 1, won 1 with a {BR} in it: 1 + 5 + 10 = 16. A total can fall below zero.",
			look.HouseRule(on("amigo_score"), "amigo score", "a missed bid costs 5 points."),
			look.HouseRule(on("sweep_double"), "sweep double", "winning every trick of a round scores 2 points each, except in the round of one card."),
			look.HouseRule(on("teams"), "teams", "partners sit opposite. Their bids and tricks are added up and scored as one, and both get the points."))},
		{Place: "tie", Title: "What if totals are equal at the end?", Text: "The player who bid exactly in more rounds is ahead. If that is equal too, they share the place."},
		{Place: "rounds", Title: "How long does it last?", Text: fmt.Sprintf("%s: the first has %d cards each, every next one a card less, the last a single one. The deal moves on to the left, and the player left of the dealer bids and leads first.",
			screen.Plural(values["hands"], "round"), values["hands"])},
		{Place: "colours", Title: "How do I tell the colours apart?", Text: "Each has a shape of its own: {red} a disc, {orange} a square, {yellow} a house, {green} a cross, {blue} a shield, {purple} a hexagon.\n\n" +
			"Each colour has the numbers 0 to 15. Where there are no pictures, Or12 is an orange 12."},
		{Place: "cards", Title: "Which cards are there?", Text: "110, shuffled for every round: the numbers 0 to 15 in six colours, and 14 action cards, four {OR}, four {CR}, two {WR}, two {BR} and two {MR}."},
		{Place: "time", Title: "What if my time runs out?", Text: "The clock bids about your even share of the tricks, or plays your lowest number card that doesn't break your bid.\n\n" +
			"While others play you may choose a card ahead: it is played when it is your turn, if it may be. Until then you can take it back."},
	}
}

func firstTurn(values map[string]int) string {
	return fmt.Sprintf(`**Bid** how many tricks you will win. Exactly right: **+10**, for zero **+%d**. Each trick: +1.

**Follow** the colour led: {B9} wants blue. If you hold no blue, play anything.

**The highest trump wins the trick.** Without one, the highest card of the colour led. Red is trump: {B9} {B14} {R2} goes to {R2}.

**Action cards** are for leading, or when you cannot follow:
{OR} no trump
{CR} a new trump
{WR} a 16 of a colour you name
{BR} +5 and {MR} −5 for the winner of the trick

**You have what you bid?** Now lose the rest: throw high cards of other colours.

*%s, from %d cards down to one. Most points win.*`, zeroBid(values), screen.Capital(screen.Plural(values["hands"], "round")), values["hands"])
}

// zeroBid is what an exact bid of zero gives.
func zeroBid(values map[string]int) int {
	if values["amigo_score"] > 0 {
		return 10
	}
	return 5
}
