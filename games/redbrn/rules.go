// Package redbrn is the game R!OT: a solitaire race that everyone plays at once. A player with an empty stack can call RIOT and end the
// round; each of your cards in the pit is a point, and each card left in your stack costs one.
//
// # Cards and moves
//
// Each player has a deck of their own: the numbers 1 to 10 in four suits, and two wild riots. A card is its number and
// suit: 7RW is the red seven on white. BW and WB (black on white, white on black) are black, RW and WR are red. A deck has
// each number only once, so a card's name says where it comes from. All moves of a round end in its number, so that none can apply twice
// or in another round.
//
//	flip 12 @5            turns the next three cards of the hand: the player's twelfth flip in round 5
//	pit 7RW @5            plays a card to the pit, on the pile of the lowest number that takes it, or opens a new one
//	pit 7RW 3 @5          plays it on pile 3
//	pit 1RW new @5        opens a new pile
//	wild 7RW @5           plays a wild riot and a card on top of it; a pile can be named in the same three ways
//	col 7RW 8BW @5        moves a card of the stack or waste, or the column that begins with it, onto another column
//	col 7RW 8BW 2 @5      moves part of a column, if that is allowed: the player's second such move in the round
//	spot 9RW @5           puts a nine from the waste into an empty spot
//	call @5               calls RIOT
//	ready 5               is ready for the round after round 5
//	end 3                 votes to end an idle round: the third one in the match
//	leave 5               leaves the race for the fifth time: the layout is frozen until the player is back
//	back 2                comes back from the second time away; back 0: comes late, for the first time
//
// A press is judged by when it was made, see window.go. Flipping, playing or calling during the countdown is a false start: it does nothing,
// and that player's presses count only from one second after the start.
//
// # Events
//
//	deal       N: the round
//	ready      Seats: who is ready                              N: the round that is over, 0 before the first
//	countdown  N: seconds until the race starts
//	early      Seats: who made a false start       N: milliseconds before the start
//	start      N: the round
//	flip       Seats: whose        Tokens: the new top of the waste
//	pit        Seats: who played   Tokens: what          N: the pile, from 1
//	wild       Seats: who played   Tokens: what lies on the wild riot   N: the pile
//	column     Seats: who played   Tokens: what, on what
//	spot       Seats: who played   Tokens: the nine
//	full       N: the pile, which is complete
//	empty      Seats: whose stack is empty
//	call       Seats: who called RIOT
//	overtaken  Seats: whose presses do not count, because an earlier press of theirs arrived later   N: how many
//	undone     Seats: whose presses do not count, because RIOT was called before them   N: how many
//	restored   Seats: whose presses count after all, because what ruled them out does not   N: how many
//	held       Seats: whose press counts only if an earlier call arrives; for that seat only
//	closed     N: the round; only presses already on their way still count
//	jam        N: how many times in a row the hands were turned because nobody could play; 0 if there was no hand to turn
//	idle       N: the number for votes to end the round
//	vote       Seats: who wants to end the round
//	leave      Seats: who left the race
//	away       Seats: who touched no card in a whole round, so the next ones start without them
//	back       Seats: who is back
//	join       Seats: who came late
//	round      Seats: the caller, if any; N: the round
//	scores     Seats: by total points, highest first; N: the round
//	tie        Seats: who share first place, so another round is played
//	end        Seats: who won    N: their total points
//
// # Reasons
//
// What a hint says of a move, from what the seat sees:
//
//	empties    it is the last card of the stack
//	stack      it is the top of the stack; N: cards left in it then
//	spot       an empty spot is filled from the stack; N: cards left in it then
//	pair       the wild riot counts, too; N: wild riots left then
//	opens      it opens a pile; Tokens: its suit
//	rivals     others show a card that the pile wants; Seats: who
//	alone      nobody else shows one; N: points the play brings
//	several    more than one pile takes it; N: how many
//	full       the pile is complete then
//	next       another card can go to the pit then; Tokens: which
//	bares      it uncovers a card of the waste; Tokens: which
//	room       it leaves an empty spot, and the seat has a nine for it
//	nothing    nothing can be played
//	no-pit     nothing can go to the pit, with a wild riot or without
//	one-play   it is the one play after the call; N: points it brings
//	wins       the call wins the match, even if all others complete their best plays
//	leads      the call wins the match as it stands
//	ahead      the seat leads the round; N: by how many points
//	level      nobody has more points in the round
//	can-call   others can call RIOT; Seats: who
//	soon       others have few cards left in the stack; Seats: who; N: how many
//	stuck      nobody has played for a minute
package redbrn

import (
	"ruckus/games"
	"ruckus/games/kit"
)

const (
	minTarget, maxTarget = 10, 1000
	maxRounds            = 99
	maxWindow            = 10
	maxCountdown         = 10
)

// Rules are the house rules of a game of R!OT.
type Rules struct {
	Target        int  // points that end the match
	Rounds        int  // the match ends after that many, even if nobody has the points
	Window        int  // seconds after a call of RIOT in which a play may be completed
	Countdown     int  // seconds of Ready - Set - RIOT
	FreeDirection bool // each card on a pile may be one higher or one lower
	PartialMoves  bool // a part of a column may be moved
	LampsOff      bool // the screens do not tell which cards fit
}

func (r *Rules) options() games.Options {
	return games.Options{
		games.Int(&r.Target, "target", 100, minTarget, maxTarget, "points to win, 10 to 1000; printed: 200, or whatever you all agree on").AsOurs().In("point"),
		games.Int(&r.Window, "window", 3, 1, maxWindow, "seconds after RIOT for everyone else to finish one play").AsOurs().In("second"),
		games.Int(&r.Countdown, "countdown", 3, 1, maxCountdown, "seconds of Ready - Set - RIOT before each race").AsOurs().In("second"),
		games.Bool(&r.FreeDirection, "free_direction", false, "each card on a pile can be one higher or one lower than the last"),
		games.Bool(&r.PartialMoves, "partial_moves", false, "the lower part of a column can move without the rest"),
		games.Bool(&r.LampsOff, "lamps_off", false, "for experts: nothing is lit, so no button shows if its card fits"),
		games.Int(&r.Rounds, "rounds", maxRounds, 1, maxRounds, "the match ends after this many rounds, even if nobody has the points").AsOurs(),
	}
}

// Kind describes R!OT.
func Kind() games.Kind {
	return kit.Kind(games.Kind{
		Name:    "redbrn",
		Title:   "R!OT",
		Phrase:  "real-time race",
		Summary: "A solitaire race for everyone at once: feed the pit, empty your stack, and call RIOT.",
		Min:     2,
		Max:     maxSeats,
		Edition: "1",
		After: games.After{
			Story: story, Live: live, Figures: figures, Highlights: highlights, Telling: 0.5,
			Feats: []games.Feat{{Verb: "fastest", Fewest: true}, {Verb: "soonest", Fewest: true}, {Verb: "harvest"}},
		},
		Presets: []games.Preset{
			{Name: "short", Values: map[string]int{"target": 50}, Minutes: [2]int{5, 4}},
			{Name: "normal", Minutes: [2]int{10, 8}},
			{Name: "as printed", Values: map[string]int{"target": 200}, Minutes: [2]int{20, 16}},
		},
	}, kit.Form[game]{
		Options: func(g *game) games.Options { return g.Rules.options() },
		Refuse:  func(_ *game, s games.Setup) error { return checkClock(s.At.UnixMilli()) },
		Begin:   (*game).setUp,
	})
}
