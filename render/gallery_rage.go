package render

import (
	"slices"

	"ruckus/games"
	"ruckus/games/rage"
)

// rageView is the third round of four, in its fourth trick: seat 1 is on turn and has to follow the green of seat 0.
func rageView(seat games.Seat, hand ...rage.Held) rage.View {
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

// rageHeld is a hand in which all cards are on or off.
func rageHeld(playable bool, cards ...string) []rage.Held {
	hand := make([]rage.Held, len(cards))
	for i, c := range cards {
		hand[i] = rage.Held{Card: c, Playable: playable}
	}
	return hand
}

// ragePrompt asks for one of the moves.
func ragePrompt(moves ...string) games.Prompt { return games.Prompt{Must: true, Moves: moves} }

// rageSamples are the screens of RAGE, each once more as text only, and its rules.
func rageSamples() []Sample {
	t := sampleTable(playingPhase)
	t.Kind, t.Values = rage.Kind(), map[string]int{}
	t.Players[1].Waiting, t.Players[3].Away = true, true
	t.Recent = []games.Event{
		{Verb: "bid", Seats: []games.Seat{1}, N: 3},
		{Verb: "play", Seats: []games.Seat{3}, Cards: []string{"WR=purple"}},
		{Verb: "trick", Seats: []games.Seat{3}, N: 3},
		{Verb: "play", Seats: []games.Seat{3}, Cards: []string{"CR=red"}},
		{Verb: "trump", Seats: []games.Seat{3}, Cards: []string{"R0"}},
		{Verb: "play", Seats: []games.Seat{0}, Cards: []string{"G10"}},
	}
	samples := append(rageBoards(t), rageHands(t)...)
	for _, place := range []string{"play", "actions", "scoring", "house", "options"} {
		samples = append(samples, Sample{"rage-rules-" + place, RulesPage(t.Kind, sampleExtra(), map[string]int{"hook": 1}, place, Reader{})})
	}
	return samples
}

// rageBid is the beginning of the third round: seats 2 and 3 have bid.
func rageBid(seat games.Seat, hand ...rage.Held) rage.View {
	v := rageView(seat, hand...)
	v.Phase, v.Turn, v.Step, v.Won = rage.Bidding, 0, 27, make([]int, 4)
	v.Bids, v.BidSum = []int{rage.NoBid, rage.NoBid, 1, 4}, 5
	v.Trick, v.Last = rage.Trick{Number: 1, Leader: 2, Winner: games.Table}, rage.Trick{Leader: 2, Winner: games.Table}
	v.Trump, v.Turned, v.LastTrump, v.Turnovers = "yellow", "Y7", "yellow", v.Turnovers[:1]
	return v
}

// rageBetween is the third round scored.
func rageBetween(seat games.Seat) rage.View {
	v := rageView(seat)
	v.Phase, v.Turn, v.Trick = rage.Between, games.Table, rage.Trick{Winner: games.Table}
	v.Scored = append(v.Scored, rage.Score{Bids: []int{2, 3, 1, 4}, Won: []int{2, 0, 2, 4}, Extra: []int{0, 0, 5, -5},
		Exact: []bool{true, false, false, true}, Points: []int{12, 0, 7, 9}, Totals: []int{22, 16, 9, 20}})
	v.Totals, v.Exact = []int{22, 16, 9, 20}, []int{2, 1, 0, 2}
	v.Won, v.Counts = []int{2, 0, 2, 4}, make([]int, 4)
	v.Until, v.Ready = sampleTime, []bool{true, false, true, false}
	return v
}

// paused is the table between rounds.
func paused(t Table) Table {
	t.Players = slices.Clone(t.Players)
	t.Players[1].Waiting = false
	t.Recent = []games.Event{
		{Verb: "play", Seats: []games.Seat{3}, Cards: []string{"OR"}},
		{Verb: "trump", Seats: []games.Seat{3}},
		{Verb: "trick", Seats: []games.Seat{3}, N: 8},
		{Verb: "exact", Seats: []games.Seat{0, 3}, N: 3},
		{Verb: "scores", Seats: []games.Seat{0, 3, 1, 2}, N: 3},
		{Verb: "ready", Seats: []games.Seat{0}, N: 3},
	}
	return t
}

func rageBoards(t Table) []Sample {
	lead := rageView(games.Table)
	lead.Trick, lead.Turn = rage.Trick{Number: 4, Leader: 3, Winner: games.Table}, 3
	lead.Trump, lead.Turned, lead.LastTrump, lead.Turnovers = "", "", "yellow", lead.Turnovers[:2]
	actions := rageView(games.Table)
	actions.Trick.Colour, actions.Trick.Winner, actions.Trick.Plays = "", 3, actions.Trick.Plays[:1]

	hidden := rageBid(games.Table)
	hidden.Rules.HiddenBids, hidden.Turn, hidden.BidSum = true, games.Table, 0
	hidden.Bids = []int{rage.NoBid, rage.HiddenBid, rage.HiddenBid, rage.NoBid}
	pairs := rageView(games.Table)
	pairs.Rules.Teams, pairs.Partner = true, []games.Seat{2, 3, 0, 1}
	pairs.Rules.HiddenBids, pairs.Bids = true, []int{rage.HiddenBid, rage.HiddenBid, rage.HiddenBid, rage.HiddenBid}
	scored := rageBetween(games.Table)
	scored.Rules = rage.Rules{Teams: true, SweepDouble: true, AmigoScore: true}
	scored.Partner, scored.Round = pairs.Partner, 1
	scored.Totals, scored.Exact = []int{31, -5, 31, -5}, []int{1, 0, 1, 0}
	scored.Scored = []rage.Score{{Bids: []int{5, 3, 3, 4}, Won: []int{6, 0, 2, 0}, Extra: []int{0, 0, 5, 0}, Exact: []bool{true, false, true, false},
		Points: []int{31, -5, 31, -5}, Totals: []int{31, -5, 31, -5}}}

	last := rageBetween(games.Table)
	last.Phase = rage.Ended
	secret := t
	secret.Recent = []games.Event{
		{Verb: "trick", Seats: []games.Seat{3}, N: 9}, {Verb: "scores", Seats: []games.Seat{0, 3, 1, 2}, N: 2}, {Verb: "ready", Seats: []games.Seat{0}, N: 2},
		{Verb: "deal", Seats: []games.Seat{1}, N: 3, Cards: []string{"OR", "OR", "CR", "Y7"}},
		{Verb: "seal", Seats: []games.Seat{2}}, {Verb: "seal", Seats: []games.Seat{1}},
	}
	over := paused(t)
	over.Phase, over.Result = overPhase, &games.Result{Winners: []games.Seat{0}, Scores: last.Totals}

	var samples []Sample
	for _, b := range []struct {
		name string
		t    Table
		v    rage.View
	}{
		{"bids", t, rageBid(games.Table)},
		{"bids-hidden", secret, hidden},
		{"trick", t, rageView(games.Table)},
		{"lead", t, lead},
		{"actions", t, actions},
		{"pairs", t, pairs},
		{"between", paused(t), rageBetween(games.Table)},
		{"between-pairs", paused(t), scored},
		{"over", over, last},
	} {
		samples = append(samples,
			Sample{"rage-board-" + b.name, Board(b.t, b.v, Reader{})},
			Sample{"rage-board-" + b.name + "-text", Board(b.t, b.v, Reader{TextOnly: true})})
	}
	return samples
}

func rageHands(t Table) []Sample {
	eight := []string{"R2", "R12", "Y7", "G3", "G15", "P0", "WR", "CR"}
	bid := rageBid(0, rageHeld(false, eight...)...)
	bids := ragePrompt("bid 2 3", "bid 0 3", "bid 1 3", "bid 4 3", "bid 5 3", "bid 6 3", "bid 7 3", "bid 8 3")
	hook := rageBid(1, rageHeld(false, eight...)...)
	hook.Turn, hook.Rules.Hook, hook.Forbidden, hook.Bids[0], hook.BidSum = 1, true, 3, 0, 5
	hasBid := rageBid(3, rageHeld(false, eight...)...)

	follow := rageView(1,
		rage.Held{Card: "R2", Why: "the lead colour is green, and you hold green: follow suit"},
		rage.Held{Card: "G3", Playable: true}, rage.Held{Card: "G15", Playable: true},
		rage.Held{Card: "CR", Why: "the lead colour is green, and you hold green: action cards are only for who leads or cannot follow suit"},
		rage.Held{Card: "CR", Why: "the lead colour is green, and you hold green: action cards are only for who leads or cannot follow suit"},
	)
	free := rageView(1, rageHeld(true, "R2", "R12", "WR", "CR", "CR")...)
	free.Changes = []string{"orange", "blue"}
	frees := ragePrompt("play R2 31", "play R12 31", "play WR=red 31", "play WR=orange 31", "play WR=yellow 31", "play WR=green 31",
		"play WR=blue 31", "play WR=purple 31", "play CR=orange 31", "play CR=blue 31")
	one := rageView(1, rageHeld(true, "CR")...)
	one.Changes = []string{"blue"}
	lead := rageView(1, rageHeld(true, "R2", "OR", "BR", "MR")...)
	lead.Trick = rage.Trick{Number: 4, Leader: 1, Winner: games.Table}
	lead.Bids[1], lead.Won[1] = 0, 2
	wait := rageView(2, rageHeld(false, "O1", "B9", "P14")...)
	pair := wait
	pair.Rules.Teams, pair.Partner = true, []games.Seat{2, 3, 0, 1}

	var samples []Sample
	for _, h := range []struct {
		name        string
		t           Table
		view        rage.View
		p           games.Prompt
		place, note string
	}{
		{"bid", t, bid, bids, "", ""},
		{"bid-hook", t, hook, ragePrompt("bid 2 3", "bid 0 3", "bid 1 3", "bid 4 3"), "", "the bids may not add up to the 8 tricks"},
		{"bid-made", t, hasBid, games.Prompt{}, "", ""},
		{"follow", t, follow, ragePrompt("play G3 31", "play G15 31"), "", ""},
		{"free", t, free, frees, "", ""},
		{"wild", t, free, frees, placeColour + "WR", ""},
		{"change", t, free, frees, placeColour + "CR", ""},
		{"forced", t, one, ragePrompt("play CR=blue 31"), "", ""},
		{"lead", t, lead, ragePrompt("play R2 31", "play OR 31", "play BR 31", "play MR 31"), "", ""},
		{"wait", t, wait, games.Prompt{}, "", ""},
		{"pair", t, pair, games.Prompt{}, "", ""},
		{"last-trick", t, wait, games.Prompt{}, placeLast, ""},
		{"sheet", t, wait, games.Prompt{}, placeSheet, ""},
		{"ready", paused(t), rageBetween(1), games.Prompt{Until: sampleTime, Moves: []string{"ready 3"}}, "", ""},
		{"is-ready", paused(t), rageBetween(2), games.Prompt{}, "", ""},
	} {
		samples = append(samples,
			Sample{"rage-hand-" + h.name, Hand(h.t, h.view.Seat, h.view, h.p, h.place, h.note, Reader{})},
			Sample{"rage-hand-" + h.name + "-text", Hand(h.t, h.view.Seat, h.view, h.p, h.place, h.note, Reader{TextOnly: true})})
	}
	return samples
}
