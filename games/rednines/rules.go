// Package rednines is the game Red Nines: get rid of your cards by building sequences up to the King, with red nines as wild cards. There
// are as many rounds as players, and the fewest penalty points win.
//
// # Moves
//
// A card is its rank and suit letter, and "2" for the second copy of that suit: 7H, 10D, 7H2. All moves but "ready" end
// in the number of the step, which counts every action from 1, so that none can apply twice.
//
//	play 7H 12            plays a card; a red nine is a nine
//	play 9H=Q 12          plays a red nine as a Queen
//	play 7H+7D+9H=7 12    plays several cards of one rank, if that is allowed; the rank after "=" is what they count as
//	play 7H 8D 9D 10C 12  plays cards one after the other, all or none; the first can be several. A King ends it
//	play 7H 8D pass 12    the same, and stops there
//	pass 12               stops, if only red nines fit, or nothing
//	ready 3               is ready for the round after round 3
//
// # Events
//
//	deal     Seats: the dealer      N: the round
//	play     Seats: who played      Tokens: what, e.g. 7H, or 9H=Q for a red nine that is wild
//	pass     Seats: who passed in a row between two plays; nobody learns whether they could have played
//	king     Seats: who starts a new sequence after a King
//	restart  Seats: who starts a new sequence because everyone else passed
//	ready    Seats: who is ready    N: the round that is over
//	round    Seats: who won it      N: the round
//	scores   Seats: by total points, lowest first; N: the round
//	tie      Seats: who will play an extra round
//	end      Seats: who won         N: their total points
//
// # Reasons
//
// What speaks for a move, see games.Kind. "The rank" is the next one needed after the seat has played all it can.
//
//	out         the seat is out
//	way-out     N: the cards left, which the seat can then play out, whatever the others hold
//	points      N: points the seat sheds as far as it can play; no other start sheds as many, though one sheds more cards
//	set         N: cards of one rank shed at once         Tokens: the rank, e.g. 5
//	run         N: ranks in a row
//	king        it ends with a King, so the seat starts again
//	alone       Tokens: the rank. Nobody else has a card for it, so the seat starts again
//	gone        Tokens: the rank. The others have only red nines for it
//	few         Tokens: the rank. N: cards of the others that fit it, red nines included: fewer than there are players
//	lacks       Tokens: the rank. Seats: who showed that they have only red nines for it
//	ace         N: points an Ace costs, which can only start a sequence
//	low         Tokens: the lowest rank of the hand    N: ranks below it, which are few
//	leads-on    N: own cards that can follow a red nine at once
//	dear        the red nine doubles what is left at the end    N: red nines still kept
//	danger      N: cards someone has left    Seats: who
//	no-further  Tokens: what a red nine could be now, and the rank after it, which the seat lacks
//	keeps       N: red nines kept
//	time        N: cards everyone else has at least
//	fits        a card fits, so no red nine is needed    N: red nines kept
//	alike       all cards that fit have the same rank, so it makes no difference    N: how many    Tokens: the rank
package rednines

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// Rules are the house rules of a game of Red Nines.
type Rules struct {
	Rounds     int  // how many halves of the table deal: 2 is a round for each player
	Small      bool // 2 and 3 players may play
	MultiStart bool // later sequences, too, may begin with several cards of one rank
	ExtraRound bool // a tie for the first place is broken by one more round among the tied
}

func (r *Rules) options() games.Options {
	return games.Options{
		games.Pick(&r.Rounds, "rounds", 2, "how many rounds: with 1 each, everyone deals once",
			games.Choice{Name: "1 per 2 players", Value: 1}, games.Choice{Name: "1 each", Value: 2},
			games.Choice{Name: "2 each", Value: 4}, games.Choice{Name: "3 each", Value: 6}),
		games.Bool(&r.Small, "small", false, "allow 2 or 3 players, with a pack of 26 or 39 cards"),
		games.Bool(&r.MultiStart, "multi_start", false, "every new sequence may begin with several cards of one rank"),
		games.Bool(&r.ExtraRound, "extra_round", false, "players who tie for first place play one more round").AsOurs(),
	}
}

// Kind describes Red Nines.
func Kind() games.Kind {
	return kit.Kind(games.Kind{
		Name:    "rednines",
		Title:   "Red Nines",
		Phrase:  "shed your cards",
		Summary: "Shed your cards in rising sequences. Red nines are wild, and costly to hold.",
		Min:     2,
		Max:     maxSeats,
		Edition: "1",
		After:   games.After{Story: story, Live: live, Feats: []games.Feat{{Verb: "doubled"}, {Verb: "run"}}, Figures: figures, Telling: 3, Highlights: kit.Highlights(redPlayed)},
		Presets: []games.Preset{ // the fewest are four, because fewer play by the option small alone
			{Name: "short", Values: map[string]int{"rounds": 1}, Minutes: [2]int{6, 21}},
			{Name: "as printed", Minutes: [2]int{13, 41}},
			{Name: "long", Values: map[string]int{"rounds": 4}, Minutes: [2]int{25, 86}},
		},
	}, kit.Form[game]{
		Options: func(g *game) games.Options { return g.Rules.options() },
		Refuse:  (*game).refuseTable,
		Begin:   (*game).begin,
	})
}
