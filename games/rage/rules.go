// Package rage is the game RAGE: rounds of tricks with ten cards or fewer, down to one. Players bid how many tricks they'll win, and action
// cards upset the trump. The highest total wins.
//
// # Cards
//
// A number card is the letter of its colour and its value: R12, O0, Y7, G3, B15, P10 for red, orange, yellow, green,
// blue and purple. The action cards are WR (Wild Rage), CR (Change Rage), OR (Out Rage), BR (Bonus Rage) and MR (Mad
// Rage). All cards of one kind are alike, so they share a name. A colour is written as a word: red, orange, ...
//
// # Moves
//
// Bids end in the number of the round, because each seat makes one bid a round. Plays end in the number of the step, which counts every
// action from 1, so that none can apply twice.
//
//	bid 3 7           bids three tricks in round 7
//	play B15 40       plays a card
//	play WR=red 40    plays Wild Rage and calls it red
//	play CR=blue 40   plays Change Rage and makes blue the trump; "play CR 40" if there is no colour to change to
//	ready 3           is ready for the round after round 3
//
// # Events
//
//	deal     Seats: the dealer        N: the round        Tokens: cards turned from the trump pile; the last is the trump
//	bid      Seats: who bids          N: the tricks; hidden bids are shown when the round is over
//	seal     Seats: who made a bid that stays hidden
//	play     Seats: who played        Tokens: what, e.g. B15, or WR=red
//	trump    Seats: who changed it    Tokens: the turned card; none if there is no trump any more
//	trick    Seats: who won it        N: the trick, from 1
//	ready    Seats: who is ready      N: the round that is over
//	exact    Seats: who bid exactly   N: the round; not sent if nobody did
//	scores   Seats: by total points, highest first; N: the round
//	tie      Seats: who share the highest total after the last round; N: that total
//	end      Seats: who won           N: their total points
//
// # Reasons
//
// What speaks for a move, see games.Adviser. "In ten" is how many of ten deals of the hidden cards end that way if everyone plays sensibly.
//
//	exactly       N: in ten, the seat wins exactly as many tricks as it bids
//	likely        Tokens: cards that usually win
//	unlikely      no card usually wins
//	others-bid    N: tricks the others bid before; the bid is low because these are many, or high because they're few
//	last          the play takes the trick, since nobody plays after it
//	forced        every legal play takes the trick
//	sure          no number card to come beats it
//	top           none of its colour beats it   Tokens: that colour
//	takes         N: in ten, it takes the trick
//	leaves        N: in ten, someone else takes it
//	trumps        it beats the trick by trump   Tokens: the colour
//	worth         N: extra points in the trick
//	under         Seats: who has the card that beats it   Tokens: that card
//	highest       N: cards of the hand that stay under that card; this is the highest of them
//	sheds         N: cards of the hand that do not beat the trick; this is the highest of them
//	loses         Seats: who takes the trick
//	hopeless      no card of the hand beats the trick
//	keeps         Tokens: the best card left
//	gives         N: points the trick costs               Seats: who is winning it
//	costs         N: the same for a trick the seat leads
//	costly        N: the same for a trick the play does not take
//	no-trump      N: the seat's cards of the old trump           Tokens: that colour
//	new-trump     N: the seat's cards of the new trump           Tokens: that colour
//	nothing       the card has no colour
//	needs         N: tricks still needed for the bid
//	made          the bid is made: no more tricks N: tricks to come
//	missed        N: tricks above the bid
//	out-of-reach  N: tricks needed for the bid, more than there are
package rage

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// Rules are the house rules of a game of RAGE.
type Rules struct {
	Hands         int  // cards in the first round, and so how many rounds there are: each has a card less
	ActionAnytime bool // action cards may be played even by the player who could follow
	HiddenBids    bool // all bid at once and in secret; the bids are shown when the round is over
	SweepDouble   bool // who wins all tricks of a round gets two points for each, but not in the round of one card
	Hook          bool // the last bidder may not make the bids add up to the tricks; not together with hidden bids
	AmigoScore    bool // a missed bid costs five points, and an exact bid of zero gives ten
	Teams         bool // players who sit opposite are partners: their bids, tricks and points are added up
}

func (r *Rules) options() games.Options {
	return games.Options{
		games.Int(&r.Hands, "hands", rounds, minHands, rounds, "cards in the first round; one fewer each round, down to a single card").In("card"),
		games.Bool(&r.ActionAnytime, "action_anytime", false, "action cards may be played even if you could follow the colour"),
		games.Bool(&r.HiddenBids, "hidden_bids", false, "all bid at once; the bids are shown after the last trick of the round"),
		games.Bool(&r.SweepDouble, "sweep_double", false, "win every trick of a round, and each scores 2 points; not in the last round"),
		games.Bool(&r.Hook, "hook", false, "the last bidder can't make the bids add up to the tricks; not with hidden bids"),
		games.Bool(&r.AmigoScore, "amigo_score", false, "a missed bid costs 5 points, an exact bid of zero gives 10"),
		games.Bool(&r.Teams, "teams", false, "4, 6 or 8 players: partners sit opposite each other and add up bids and tricks"),
	}
}

// minHands is the least number of cards in the first round.
const minHands = 3

// clash refuses house rules that contradict each other, or do not fit the number of players.
func (r *Rules) clash(seats int) error {
	switch {
	case r.Hook && r.HiddenBids:
		return no("options-hook")
	case r.Teams && (seats < 4 || seats%2 > 0):
		return no("options-teams")
	}
	return nil
}

// Kind describes RAGE.
func Kind() games.Kind {
	return kit.Kind(games.Kind{
		Name:    "rage",
		Title:   "RAGE",
		Phrase:  "bid your tricks",
		Summary: "Win exactly as many tricks as you say; action cards change the trump.",
		Min:     2,
		Max:     maxSeats,
		Edition: "1",
		After:   games.After{Story: story, Live: live, Feats: []games.Feat{{Verb: "bold"}, {Verb: "streak"}}, Figures: figures, Telling: 0.5, Highlights: kit.Highlights(lostBids)},
		Presets: []games.Preset{
			{Name: "short", Values: map[string]int{"hands": 5}, Minutes: [2]int{5, 17}},
			{Name: "normal", Values: map[string]int{"hands": 7}, Minutes: [2]int{9, 30}},
			{Name: "as printed", Minutes: [2]int{16, 57}},
		},
	}, kit.Form[game]{
		Options: func(g *game) games.Options { return g.Rules.options() },
		Refuse:  func(g *game, s games.Setup) error { return g.Rules.clash(s.Seats) },
		Begin:   (*game).begin,
	})
}
