// Package redox is the game REDOX: get rid of fifteen cards by laying plots, which are runs ("royal flushes" in the book) and sets
// ("multiples"), and by connecting cards to anyone's plots; or show the whole hand at once as a slam.
//
// # Moves
//
// A card is its rank and suit letter, and a number from 2 for further decks: 7H, 10D, 7H2. The jokers are X1, X2 and so on. A
// plot on the table is p and its number, from p1 in the order they were laid. All moves but "last" and "ready" end in the number of the
// step, which counts all turns from 1, so that none can apply twice.
//
//	draw 7H 12               throws a card on the discard pile, and takes the top of the draw pile
//	pick 7H 12               throws a card on the discard pile, and takes the one below it, which was the top before
//	lay 10H+X1+QH+KH 12      lays a plot; in a run, a joker stands for the card at its place
//	connect p3+6H+X1 12      connects cards to a plot; in a run, at its upper end
//	connect 4H+p3+9H 12      cards named before the plot go to its lower end, those named after it to its upper end
//	slam 12                  shows the whole hand as plots
//	last 2 12                calls "Last 2" for the turn of step 12, if calls are not made automatically
//	ready 3                  is ready for the round after round 3
//
// A run's cards can be named in any order. If they are not in its own order, jokers fill the gaps, then extend the upper end, then the lower
// one. In a list of many cards, 3H-9H stands for the hand's first cards of each rank from 3 to 9 in that suit, and a suit alone, as in
// 7H+D+D2, for a card of the rank before.
//
// # Events
//
//	deal        Seats: the leader           N: the round
//	draw        Seats: who exchanged        Tokens: what was thrown
//	drew        Seats: who drew             Tokens: what was drawn; told only to that seat
//	pick        Seats: who exchanged        Tokens: what was thrown, and what was taken below it
//	reshuffle   N: cards of the discard pile that became the new draw pile
//	lay         Seats: who laid             Tokens: the plot in its order      N: the number of the plot
//	connect     Seats: who connected        Tokens: what was added             N: the number of the plot
//	slam        Seats: who showed a slam    Tokens: the hand in its plots
//	last        Seats: who called           N: the cards left in the hand
//	missed      Seats: who did not call in time, or before acting again
//	blocked     N: the round that ends because nobody can continue
//	ready       Seats: who is ready         N: the round that is over
//	round       Seats: who won it; nobody if it was blocked; N: the round
//	scores      Seats: by total points, lowest first; N: the round
//	end         Seats: who won              N: their total points
//
// # Reasons
//
// What a hint says of a move, from what the seat sees:
//
//	slam        the whole hand is in plots
//	out         no card is left then
//	ends-slam   it is the round's first plot, so nobody can show a slam any more; N: what the hand would have counted twice
//	first       it is the seat's first plot, so it can connect cards from then on
//	sheds       the cards are worth points; N: how many
//	left        cards stay in the hand; N: how many
//	danger      others have few cards left; Seats: who; N: how many
//	waits       a plot is kept back for a slam; N: cards left over by the hand's best plots
//	no-use      the top of the discard pile is near no card of the hand and cannot be connected; Tokens: that card
//	joker       it is a joker
//	makes       it makes a plot with cards of the hand; Tokens: that plot
//	fits        it can be connected to a plot on the table; Tokens: that plot
//	breaks      all cards are in plots, so one of them must be broken
//	hopeless    except for jokers, no unseen card would make a plot with the thrown one; Tokens: the thrown card
//	lone        the thrown card is in no plot; Tokens: that card
//	dearest     no card outside a plot is worth more than the thrown one; Tokens: that card; N: its points
//	safe        the thrown card fits no plot on the table; Seats: who is next, and can connect; Tokens: that card
package redox

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// Rules are the house rules of a game of REDOX.
type Rules struct {
	Target    int  // the game ends after the round in which somebody has this many points; 0: by rounds
	Rounds    int  // the game ends after that many rounds; 0: by Target, and without that after four
	Clockwise bool // the first and all odd rounds go clockwise, the even ones counterclockwise, instead of the reverse
	MustYell  bool // players must call "Last x" themselves, within ten seconds, or get ten points, as they do if they act again before it
	Slam      int  `json:",omitzero"` // what a slam costs the others: one of the following
}

// What a slam costs the others.
const (
	SlamTwice = iota // their cards count twice
	SlamOnce         // their cards count as ever
	SlamOff          // nobody can show one
)

// usualRounds is how many rounds a game has for which neither rounds nor points are chosen. The book has no end.
const usualRounds = 4

// Length is after how many rounds the game ends; 0 where it ends by points.
func (r Rules) Length() int {
	if r.Rounds == 0 && r.Target == 0 {
		return usualRounds
	}
	return r.Rounds
}

// clash refuses two ends at once: the points would never matter, and the lobby would promise them.
func (g *game) clash(games.Setup) error {
	if g.Rules.Rounds > 0 && g.Rules.Target > 0 {
		return no("options-end")
	}
	return nil
}

func (r *Rules) options() games.Options {
	return games.Options{
		games.Int(&r.Target, "target", 0, 0, 1000, "the game ends after the round in which someone has this many points").AsOurs().In("point").Without("by rounds"),
		games.Int(&r.Rounds, "rounds", 0, 0, 10, "how many rounds the game has, whatever the points").AsOurs().Without("4, or by points"),
		games.Bool(&r.Clockwise, "clockwise", false, "odd rounds go clockwise, even ones counterclockwise"),
		games.Bool(&r.MustYell, "must_yell", false, "call Last 3, 2, 1 yourself within ten seconds and before your next action, or pay ten points").AsOurs(),
		games.Pick(&r.Slam, "slam", SlamTwice, "after a slam, the others' cards count twice, or once; or slams are off",
			games.Choice{Name: "twice", Value: SlamTwice}, games.Choice{Name: "once", Value: SlamOnce}, games.Choice{Name: "off", Value: SlamOff}),
	}
}

// Kind describes REDOX.
func Kind() games.Kind {
	return kit.Kind(games.Kind{
		Name:    "redox",
		Title:   "REDOX",
		Phrase:  "rummy with a slam",
		Summary: "Lay runs and sets, connect to everyone's plots, and dare the slam.",
		Min:     2,
		Max:     maxSeats,
		Edition: "1",
		After:   games.After{Story: story, Live: live, Feats: []games.Feat{{Verb: "slammed"}, {Verb: "plot"}}, Figures: figures, Telling: 5, Highlights: kit.Highlights(kit.WithVerbs("slam", "missed", "blocked"))},
		Presets: []games.Preset{
			{Name: "short", Values: map[string]int{"rounds": 2, "target": 0}, Minutes: [2]int{7, 21}},
			{Name: "normal", Minutes: [2]int{15, 41}},
			{Name: "long", Values: map[string]int{"rounds": 8}, Minutes: [2]int{30, 81}},
		},
	}, kit.Form[game]{
		Options: func(g *game) games.Options { return g.Rules.options() },
		Refuse:  (*game).clash,
		Begin:   (*game).start,
	})
}
