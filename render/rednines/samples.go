package rednines

import (
	"slices"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/cards"
	"ruckus/render/look"
)

// runningView is a round of four at a point where seat 1 has the queen that is next.
func runningView(seat games.Seat, hand ...string) rednines.View {
	return rednines.View{
		Seat: seat, Step: 12, Round: 2, Rounds: 4, Dealer: 3, Phase: rednines.Running, Turn: 1, Needed: "Q",
		Pile: []rednines.Play{
			{Seat: 0, Cards: []string{"7H", "7S", "9H"}, Rank: "7", Fresh: true}, {Seat: 0, Cards: []string{"8C"}, Rank: "8"},
			{Seat: 1, Cards: []string{"9S"}, Rank: "9"}, {Seat: 3, Cards: []string{"10D"}, Rank: "10", Fresh: true},
			{Seat: 0, Cards: []string{"JC"}, Rank: "J"},
		},
		Counts: []int{9, 13, 1, 12}, Totals: []int{0, 152, 31, 77}, Ready: make([]bool, 4), Out: make([]bool, 4), Hand: hand,
		Scored: []rednines.Score{{Winner: 0, Points: []int{0, 152, 31, 77}, Hands: [][]string{{}, {"4D", "KS", "9H", "9D"}, {"AH", "JC"}, {"7C", "QD"}}}},
	}
}

// fullHand is a hand of 13 with two red nines and two black ones.
var fullHand = []string{"AS", "2D", "4D", "4C", "7C", "9H", "9D", "9S", "9S2", "10H", "QD", "QC", "KS"}

func sampleTable() look.Table {
	t := look.SampleTable(rednines.Kind(), Look(), look.PlayingPhase)
	t.Values = map[string]int{"multi_start": 1}
	return t
}

// samples are the screens of Red Nines, and each of its hands once more as text only.
func samples() []look.Sample {
	t := sampleTable()
	t.Players[1].Waiting, t.Players[3].Away = true, true
	t.Recent = []games.Event{
		{Verb: "deal", Seats: []games.Seat{3}, N: 2},
		{Verb: "play", Seats: []games.Seat{0}, Tokens: []string{"7H", "7S", "9H=7"}},
		{Verb: "pass", Seats: []games.Seat{1, 2}},
		{Verb: "restart", Seats: []games.Seat{3}},
		{Verb: "play", Seats: []games.Seat{3}, Tokens: []string{"10D2"}},
		{Verb: "play", Seats: []games.Seat{0}, Tokens: []string{"9D=J"}},
	}
	board := runningView(games.Table)
	board.Pile[4] = rednines.Play{Seat: 0, Cards: []string{"9D"}, Rank: "J"}

	opening := runningView(games.Table)
	opening.Phase, opening.Needed, opening.Pile = rednines.Opening, "", nil

	between := board
	between.Phase, between.Turn, between.Needed = rednines.Between, games.Table, ""
	between.Scored = append(between.Scored, rednines.Score{
		Winner: 2, RedLast: true, Points: []int{22, 280, 0, 308},
		Hands: [][]string{{"JC"}, {"4D", "KS", "9H", "9D"}, {}, {"7C", "9H2", "AS", "QD", "KC", "3S", "KD"}},
	})
	between.Totals = []int{22, 432, 31, 385}
	between.Until = look.SampleTime
	between.Ready = []bool{true, false, true, false}
	pause := t
	pause.Players = slices.Clone(t.Players)
	pause.Players[1].Waiting = false
	pause.Recent = []games.Event{
		{Verb: "king", Seats: []games.Seat{2}},
		{Verb: "play", Seats: []games.Seat{2}, Tokens: []string{"9D2"}},
		{Verb: "round", Seats: []games.Seat{2}, N: 2},
		{Verb: "scores", Seats: []games.Seat{0, 2, 3, 1}, N: 2},
		{Verb: "ready", Seats: []games.Seat{0}, N: 2},
	}
	extra := board
	extra.Round, extra.Out, extra.Counts = 5, []bool{false, false, true, true}, []int{4, 13, 0, 0}

	last := between
	last.Phase = rednines.Ended
	over := pause
	over.Phase, over.Result = look.OverPhase, &games.Result{Winners: []games.Seat{0}, Scores: between.Totals}

	ready := between
	ready.Seat = 1
	done := between
	done.Seat = 2

	start := runningView(1, fullHand...)
	start.Phase, start.Needed, start.Pile = rednines.Opening, "", nil
	king := runningView(1, "9H", "9D")
	king.Phase, king.Needed = rednines.Leading, ""
	run := must("play QD 12", "play QC 12")

	hand := func(name string, t look.Table, v rednines.View, p games.Prompt, place, note string) []look.Sample {
		words := name == "opening" || name == "red-nine" || name == "waiting" || name == "hint"
		return look.SampleHand(name, t, v.Seat, v, p, place, note, words)
	}
	hinted := func(name string, v rednines.View, p games.Prompt, move string, reasons ...games.Event) []look.Sample {
		t := t
		t.Hints, t.Hint = true, &games.Hint{Move: move, Reasons: reasons}
		return hand(name, t, v, p, "", "")
	}
	return slices.Concat(
		look.SampleBoard("running", t, board, true),
		look.SampleBoard("opening", t, opening, false),
		look.SampleBoard("extra", t, extra, false),
		look.SampleBoard("between", pause, between, true),
		look.SampleBoard("over", over, last, false),
		hand("run", t, runningView(1, "2H", "QD", "QC", "KS"), run, "", "the queen is next, not the king"),
		hand("red-nine", t, runningView(1, "2H", "9H", "9D", "QC"), must("play QC 12", "play 9H=Q 12", "play 9D=Q 12"), "", ""),
		hand("only-red-nine", t, runningView(1, "2H", "9H", "KS"), must("pass 12", "play 9H=Q 12"), "", ""),
		hand("opening", t, start, startPrompt(fullHand), "", ""),
		hand("opening-rank", t, start, startPrompt(fullHand), placeRank+"Q", ""),
		hand("king", t, king, startPrompt(king.Hand), "", ""),
		hand("waiting", t, runningView(0, "2H", "3S", "KD"), games.Prompt{}, "", ""),
		hand("ready", pause, ready, games.Prompt{Until: look.SampleTime, Moves: []string{"ready 2"}}, "", ""),
		hand("is-ready", pause, done, games.Prompt{}, "", ""),
		look.SamplePractice(t, 1, runningView(1, "2H", "QD", "QC", "KS"), board, run),
		hinted("hint", runningView(1, "2H", "9H", "9D", "QC"), must("play QC 12", "play 9H=Q 12", "play 9D=Q 12"), "play QC 9H=K 12",
			games.Event{Verb: "king"}, games.Event{Verb: "dear", N: 1}, games.Event{Verb: "danger", Seats: []games.Seat{2}, N: 1}),
		hinted("hint-menu", start, startPrompt(fullHand), "play 2D 12", games.Event{Verb: "low", Tokens: []string{"2"}}),
		look.SampleRules(t, map[string]int{"small": 1, "turn_time": 30}),
	)
}

func must(moves ...string) games.Prompt { return games.Prompt{Must: true, Moves: moves} }

// startPrompt is what the opening player of a round is offered.
func startPrompt(hand []string) games.Prompt {
	p := must()
	for _, id := range hand {
		p.Moves = append(p.Moves, "play "+id+" 12")
		for _, rank := range cards.Ranks() {
			if isWild(id) && rank != "9" {
				p.Moves = append(p.Moves, "play "+id+"="+rank+" 12")
			}
		}
	}
	return p
}
