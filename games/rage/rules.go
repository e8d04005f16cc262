// Package rage is the game RAGE: rounds of tricks from ten cards, or fewer, down to one, in which the number of one's own
// tricks must be foretold, and action cards turn the trump about. The highest total wins.
//
// # Cards
//
// A number card is the letter of its colour and its value: R12, O0, Y7, G3, B15, P10 for red, orange, yellow, green,
// blue and purple. The action cards are WR (Wild Rage), CR (Change Rage), OR (Out Rage), BR (Bonus Rage) and MR (Mad
// Rage). Those of one kind are all alike, and so have the same name. A colour is written as a word: red, orange, ...
//
// # Moves
//
// Bids end in the number of the round, because each seat makes one in a round. Plays end in the number of the step,
// which counts every action from 1, so that none can apply twice.
//
//	bid 3 7           bids three tricks in round 7
//	play B15 40       plays a card
//	play WR=red 40    plays Wild Rage and calls it red
//	play CR=blue 40   plays Change Rage and makes blue the trump; "play CR 40" where there is no colour to change to
//	ready 3           does not want to wait any longer for the round after round 3
//
// # Events
//
//	deal     Seats: the dealer        N: the round        Tokens: those turned from the trump pile, the last is the trump
//	bid      Seats: who bids          N: the tricks; hidden bids are told when the round is over
//	seal     Seats: who has made a bid that stays hidden
//	play     Seats: who played        Tokens: what, e.g. B15, or WR=red
//	trump    Seats: who changed it    Tokens: the turned card; none when there is no trump any more
//	trick    Seats: who won it        N: the trick, from 1
//	ready    Seats: who is ready      N: the round that is over
//	exact    Seats: who bid exactly   N: the round; not told where nobody did
//	scores   Seats: by total points, the highest first; N: the round
//	tie      Seats: who share the highest total after the last round; N: that total
//	end      Seats: who won           N: their total points
//
// # Reasons
//
// What speaks for a move, see games.Adviser. "In ten" is how many of ten deals of the hidden cards end so, if all play sensibly.
//
//	exactly       N: in ten the seat wins just as many tricks as it bids
//	likely        Tokens: cards that win mostly
//	unlikely      no card wins mostly
//	others-bid    N: tricks that those have bid who had to; many, and the bid is low, or few, and it is high
//	last          the play takes the trick, nobody comes after it
//	forced        so does each that is allowed
//	sure          no number card to come beats it
//	top           none of its colour does       Tokens: that
//	takes         N: in ten it takes the trick
//	leaves        N: in ten somebody else does
//	trumps        it beats the trick by trump   Tokens: the colour
//	worth         N: points that the trick is worth besides
//	under         Seats: who has the card that beats it   Tokens: that card
//	highest       N: cards of the hand that stay under that; it is the highest
//	sheds         N: cards of the hand that do not beat the trick; it is the highest
//	loses         Seats: who takes the trick
//	hopeless      no card of the hand beats the trick
//	keeps         Tokens: the best card that is left
//	gives         N: points that the trick costs          Seats: whose it is so far
//	costs         N: the same, of a trick that is led
//	costly        N: the same, of one that the play does not take
//	no-trump      N: cards of the last trump that the seat has   Tokens: that
//	new-trump     N: cards of the new one                        Tokens: that
//	nothing       the card has no colour
//	needs         N: tricks for the bid
//	made          no trick is wanted              N: those to come
//	missed        N: tricks over the bid
//	out-of-reach  N: tricks for the bid, more than there are
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
		games.Int(&r.Hands, "hands", rounds, minHands, rounds, "cards in the first round; each round has one less, down to the last of one card").In("card"),
		games.Bool(&r.ActionAnytime, "action_anytime", false, "action cards may be played even if you could follow the colour"),
		games.Bool(&r.HiddenBids, "hidden_bids", false, "all bid at once; the bids are shown after the last trick of the round"),
		games.Bool(&r.SweepDouble, "sweep_double", false, "winning every trick of a round scores 2 points each, except in the last round"),
		games.Bool(&r.Hook, "hook", false, "the last bidder may not make the bids add up to the tricks; not with hidden bids"),
		games.Bool(&r.AmigoScore, "amigo_score", false, "a missed bid costs 5 points, an exact bid of zero gives 10"),
		games.Bool(&r.Teams, "teams", false, "4, 6 or 8 players in pairs, who sit opposite and add up bids and tricks"),
	}
}

// minHands is the least number of cards in the first round.
const minHands = 3

// clash refuses house rules that contradict each other, or do not fit the number of players.
func (r *Rules) clash(seats int) error {
	switch {
	case r.Hook && r.HiddenBids:
		return games.Illegalf("hook and hidden bids don't go together: where all bid at once nobody is the last to bid. Switch one of them off")
	case r.Teams && (seats < 4 || seats%2 > 0):
		return games.Illegalf("pairs need 4, 6 or 8 players, or teams off")
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
