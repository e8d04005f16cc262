package rage

import (
	"slices"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
)

// playingView is the third round of four, in its fourth trick: seat 1 is on turn and has to follow the green of seat 0.
func playingView(seat games.Seat, hand ...rage.Held) rage.View {
	return rage.View{
		Seat: seat, Step: 31, Round: 3, Rounds: 10, Tricks: 8, Phase: rage.Playing, Dealer: 1, Turn: 1, Forbidden: rage.NoBid,
		Bids: []int{2, 3, 1, 4}, BidSum: 10, Won: []int{1, 0, 2, 0}, Bonus: make([]int, 4), Mad: make([]int, 4), Counts: []int{4, 5, 5, 4},
		Trick: rage.Trick{Number: 4, Leader: 3, Colour: "green", Winner: 0, Plays: []rage.Play{
			{Seat: 3, Card: "CR", Called: "red"}, {Seat: 0, Card: "G10"},
		}},
		Last: rage.Trick{Number: 3, Leader: 2, Colour: "purple", Winner: 3, Plays: []rage.Play{
			{Seat: 2, Card: "P3"}, {Seat: 3, Card: "WR", Called: "purple"}, {Seat: 0, Card: "MR"}, {Seat: 1, Card: "P15"},
		}},
		Trump: "red", Turned: "R0", LastTrump: "red", Buried: []string{"OR", "OR", "CR"},
		Turnovers: []rage.Turnover{
			{Seat: games.Table, Turned: "Y7", Trump: "yellow"}, {Trick: 1, Seat: 2, Card: "OR"},
			{Trick: 4, Seat: 3, Card: "CR", Turned: "R0", Trump: "red"},
		},
		Scored: []rage.Score{
			{Bids: []int{3, 2, 4, 0}, Won: []int{3, 4, 3, 0}, Extra: []int{5, 0, -5, 0}, Exact: []bool{true, false, false, true},
				Points: []int{18, 4, -2, 5}, Totals: []int{18, 4, -2, 5}},
			{Bids: []int{0, 2, 3, 2}, Won: []int{2, 2, 4, 1}, Extra: []int{-10, 0, 0, 5}, Exact: []bool{false, true, false, false},
				Points: []int{-8, 12, 4, 6}, Totals: []int{10, 16, 2, 11}},
		},
		Totals: []int{10, 16, 2, 11}, Exact: []int{1, 1, 0, 1}, Ready: make([]bool, 4), Hand: hand,
	}
}

// heldCards is a hand in which all cards are on or off.
func heldCards(playable bool, cards ...string) []rage.Held {
	hand := make([]rage.Held, len(cards))
	for i, c := range cards {
		hand[i] = rage.Held{Card: c, Playable: playable}
	}
	return hand
}

// promptFor asks for one of the moves.
func promptFor(moves ...string) games.Prompt { return games.Prompt{Must: true, Moves: moves} }

func sampleTable() look.Table { return look.SampleTable(rage.Kind(), Look(), look.PlayingPhase) }

// samples are the screens of RAGE, each once more as text only, and its rules.
func samples() []look.Sample {
	t := sampleTable()
	t.Players[1].Waiting, t.Players[3].Away = true, true
	t.Recent = []games.Event{
		{Verb: "bid", Seats: []games.Seat{1}, N: 3},
		{Verb: "play", Seats: []games.Seat{3}, Tokens: []string{"WR=purple"}},
		{Verb: "trick", Seats: []games.Seat{3}, N: 3},
		{Verb: "play", Seats: []games.Seat{3}, Tokens: []string{"CR=red"}},
		{Verb: "trump", Seats: []games.Seat{3}, Tokens: []string{"R0"}},
		{Verb: "play", Seats: []games.Seat{0}, Tokens: []string{"G10"}},
	}
	samples := slices.Concat(boards(t), hands(t), hintSamples(t))
	return append(samples, look.SampleRules(t, map[string]int{"hook": 1})...)
}

// biddingView is the beginning of the third round: seats 2 and 3 have bid.
func biddingView(seat games.Seat, hand ...rage.Held) rage.View {
	v := playingView(seat, hand...)
	v.Phase, v.Turn, v.Step, v.Won = rage.Bidding, 0, 27, make([]int, 4)
	v.Bids, v.BidSum = []int{rage.NoBid, rage.NoBid, 1, 4}, 5
	v.Trick, v.Last = rage.Trick{Number: 1, Leader: 2, Winner: games.Table}, rage.Trick{Leader: 2, Winner: games.Table}
	v.Trump, v.Turned, v.LastTrump, v.Turnovers = "yellow", "Y7", "yellow", v.Turnovers[:1]
	return v
}

// betweenView is the third round scored.
func betweenView(seat games.Seat) rage.View {
	v := playingView(seat)
	v.Phase, v.Turn, v.Trick = rage.Between, games.Table, rage.Trick{Winner: games.Table}
	v.Scored = append(v.Scored, rage.Score{Bids: []int{2, 3, 1, 4}, Won: []int{2, 0, 2, 4}, Extra: []int{0, 0, 5, -5},
		Exact: []bool{true, false, false, true}, Points: []int{12, 0, 7, 9}, Totals: []int{22, 16, 9, 20}})
	v.Totals, v.Exact = []int{22, 16, 9, 20}, []int{2, 1, 0, 2}
	v.Won, v.Counts = []int{2, 0, 2, 4}, make([]int, 4)
	v.Until, v.Ready = look.SampleTime, []bool{true, false, true, false}
	return v
}

// pausedTable is the table between rounds.
func pausedTable(t look.Table) look.Table {
	t.Players = slices.Clone(t.Players)
	t.Players[1].Waiting = false
	t.Recent = []games.Event{
		{Verb: "play", Seats: []games.Seat{3}, Tokens: []string{"OR"}},
		{Verb: "trump", Seats: []games.Seat{3}},
		{Verb: "trick", Seats: []games.Seat{3}, N: 8},
		{Verb: "exact", Seats: []games.Seat{0, 3}, N: 3},
		{Verb: "scores", Seats: []games.Seat{0, 3, 1, 2}, N: 3},
		{Verb: "ready", Seats: []games.Seat{0}, N: 3},
	}
	return t
}

func boards(t look.Table) []look.Sample {
	lead := playingView(games.Table)
	lead.Trick, lead.Turn = rage.Trick{Number: 4, Leader: 3, Winner: games.Table}, 3
	lead.Trump, lead.Turned, lead.LastTrump, lead.Turnovers = "", "", "yellow", lead.Turnovers[:2]
	hidden := biddingView(games.Table)
	hidden.Rules.HiddenBids, hidden.Turn, hidden.BidSum = true, games.Table, 0
	hidden.Bids = []int{rage.NoBid, rage.HiddenBid, rage.HiddenBid, rage.NoBid}
	pairs := playingView(games.Table)
	pairs.Rules.Teams, pairs.Partner = true, []games.Seat{2, 3, 0, 1}

	last := betweenView(games.Table)
	last.Phase = rage.Ended
	over := pausedTable(t)
	over.Phase, over.Result = look.OverPhase, &games.Result{Winners: []games.Seat{0}, Scores: last.Totals}

	return slices.Concat(
		look.SampleBoard("bids", t, biddingView(games.Table), false),
		look.SampleBoard("bids-hidden", t, hidden, false),
		look.SampleBoard("trick", t, playingView(games.Table), true),
		look.SampleBoard("lead", t, lead, false),
		look.SampleBoard("pairs", t, pairs, false),
		look.SampleBoard("between", pausedTable(t), betweenView(games.Table), false),
		look.SampleBoard("over", over, last, false),
	)
}

func hands(t look.Table) []look.Sample {
	eight := []string{"R2", "R12", "Y7", "G3", "G15", "P0", "WR", "CR"}
	hook := biddingView(1, heldCards(false, eight...)...)
	hook.Turn, hook.Rules.Hook, hook.Forbidden, hook.Bids[0], hook.BidSum = 1, true, 3, 0, 5
	hasBid := biddingView(3, heldCards(false, eight...)...)

	follow := playingView(1,
		rage.Held{Card: "R2", Why: "the lead colour is green, and you hold green: follow suit"},
		rage.Held{Card: "G3", Playable: true}, rage.Held{Card: "G15", Playable: true},
		rage.Held{Card: "CR", Why: "the lead colour is green, and you hold green: action cards are only for who leads or cannot follow suit"},
		rage.Held{Card: "CR", Why: "the lead colour is green, and you hold green: action cards are only for who leads or cannot follow suit"},
	)
	free := playingView(1, heldCards(true, "R2", "R12", "WR", "CR", "CR")...)
	free.Changes = []string{"orange", "blue"}
	frees := promptFor("play R2 31", "play R12 31", "play WR=red 31", "play WR=orange 31", "play WR=yellow 31", "play WR=green 31",
		"play WR=blue 31", "play WR=purple 31", "play CR=orange 31", "play CR=blue 31")
	lead := playingView(1, heldCards(true, "R2", "OR", "BR", "MR")...)
	lead.Trick = rage.Trick{Number: 4, Leader: 1, Winner: games.Table}
	lead.Bids[1], lead.Won[1] = 0, 2
	wait := playingView(2, heldCards(false, "O1", "B9", "P14")...)
	pair := wait
	pair.Rules.Teams, pair.Partner = true, []games.Seat{2, 3, 0, 1}

	large := t
	large.Players = slices.Concat(t.Players, t.Players)
	many := playingView(6, heldCards(true, "R0", "R8", "O12", "Y5", "Y14", "G1", "P13", "WR", "OR", "MR")...)
	many.Turn, many.Bids, many.Won = 6, []int{2, 1, 2, 1, 2, 0, 2, 3}, []int{0, 1, 0, 2, 1, 0, 0, 0}
	many.Trick.Leader, many.Trick.Colour, many.Trick.Winner = 0, "blue", 4
	many.Trick.Plays = []rage.Play{{Seat: 0, Card: "B4"}, {Seat: 1, Card: "B11"}, {Seat: 2, Card: "BR"}, {Seat: 3, Card: "B2"}, {Seat: 4, Card: "WR", Called: "blue"}, {Seat: 5, Card: "O3"}}

	var samples []look.Sample
	for _, h := range []struct {
		name        string
		t           look.Table
		view        rage.View
		p           games.Prompt
		place, note string
	}{
		{"bid", t, hook, promptFor("bid 2 3", "bid 0 3", "bid 1 3", "bid 4 3"), "", "the bids may not add up to the 8 tricks"},
		{"bid-made", t, hasBid, games.Prompt{}, "", ""},
		{"follow", t, follow, promptFor("play G3 31", "play G15 31"), "", ""},
		{"follow-8", large, many, promptFor("play Y5 31", "play Y14 31", "play WR=red 31", "play WR=blue 31"), "", ""},
		{"more", t, follow, promptFor("play G3 31", "play G15 31"), placeMore, ""},
		{"wild", t, free, frees, placeColour + "WR", ""},
		{"change", t, free, frees, placeColour + "CR", ""},
		{"lead", t, lead, promptFor("play R2 31", "play OR 31", "play BR 31", "play MR 31"), "", ""},
		{"wait", t, wait, games.Prompt{}, "", ""},
		{"pair", t, pair, games.Prompt{}, "", ""},
		{"last-trick", t, wait, games.Prompt{}, placeLast, ""},
		{"sheet", t, wait, games.Prompt{}, placeSheet, ""},
		{"ready", pausedTable(t), betweenView(1), games.Prompt{Until: look.SampleTime, Moves: []string{"ready 3"}}, "", ""},
	} {
		samples = append(samples, look.SampleHand(h.name, h.t, h.view.Seat, h.view, h.p, h.place, h.note, h.name == "follow")...)
	}
	return append(samples, look.SamplePractice(t, 1, follow, playingView(games.Table), promptFor("play G3 31", "play G15 31"))...)
}
