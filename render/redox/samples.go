package redox

import (
	"slices"
	"strconv"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/render/look"
)

// plotsView is the third round of four: three have laid plots, and seat 1 is on turn.
func plotsView(seat games.Seat) redox.View {
	return redox.View{
		Public: redox.Public{Rules: redox.Rules{Target: 500}, Seats: 4, Step: 31, Round: 3, Leader: 2, Phase: redox.Playing, Turn: 1},
		Seat:   seat, Decks: 2, Next: 0, Stock: 34, Pile: []string{"2C", "QD", "5S", "KC2", "7H2"}, Discs: 14,
		Table: []redox.Plot{
			{Number: 1, Owner: 0, Run: true, Cards: []string{"10S", "X1", "QS", "KS2"}, Stands: []string{"10S", "JS", "QS", "KS"}, Lower: "9S", Upper: "AS"},
			{Number: 2, Owner: 2, Run: true, Cards: []string{"AH", "2H", "3H", "4H"}, Stands: []string{"AH", "2H", "3H", "4H"}, Upper: "5H"},
			{Number: 3, Owner: 0, Cards: []string{"7H", "7D", "7C", "7C2"}, Rank: "7"},
			{Number: 4, Owner: 1, Run: true, Cards: []string{"3D", "4D", "5D", "6D"}, Stands: []string{"3D", "4D", "5D", "6D"}, Lower: "2D", Upper: "7D"},
			{Number: 5, Owner: 1, Cards: []string{"QH", "QC", "X3"}, Rank: "Q"},
		},
		Counts: []int{8, 8, 2, 15}, Last: []bool{false, false, true, false}, Calls: []redox.Call{}, Missed: make([]int, 4),
		Laid: []bool{true, true, true, false}, Known: [][]string{{"6H", "AD"}, {}, {"X1"}, {}}, Totals: []int{41, 152, -20, 207},
		Scored: []redox.Score{
			{Winner: 2, Points: []int{31, 52, -10, 77}},
			{Winner: 2, Slam: true, Points: []int{10, 100, -10, 130}},
		},
	}
}

// turnView is what seat 1 sees on its turn.
func turnView() (redox.View, games.Prompt) {
	v := plotsView(1)
	v.Hand = []string{"5H", "9H", "7D", "8S", "8S2", "8C", "KC", "X2"}
	v.Fresh = "5H"
	v.Groups = []redox.Group{
		{Kind: redox.MultipleGroup, Cards: []string{"8S", "8S2", "8C", "X2"}}, {Kind: redox.AloneGroup, Cards: []string{"KC", "9H", "7D", "5H"}},
	}
	v.Deadwood = 31
	v.Draw = redox.Exchange{Throws: []string{"KC", "9H", "7D", "5H", "8S", "8S2", "8C", "X2"}, Kept: 4, Feeds: []string{"7D", "5H"}}
	v.Take = redox.Exchange{Throws: []string{"KC", "9H", "5H", "8S", "8S2", "8C", "7D", "X2"}, Kept: 5, Feeds: []string{"7D"}, Makes: []string{"7D", "X2", "7H2"}}
	v.Lays = []redox.Lay{{Cards: []string{"8S", "8S2", "8C"}, Move: "lay 8S+8S2+8C 31"}}
	v.Connects = []redox.Connection{
		{Plot: 1, Lower: []string{"X2"}, Stands: []string{"9S"}, Move: "connect X2+p1 31"},
		{Plot: 1, Lower: []string{"8S", "X2"}, Stands: []string{"8S", "9S"}, Move: "connect 8S+X2+p1 31"},
		{Plot: 1, Upper: []string{"X2"}, Stands: []string{"AS"}, Move: "connect p1+X2 31"},
		{Plot: 2, Upper: []string{"5H"}, Stands: []string{"5H"}, Move: "connect p2+5H 31"},
		{Plot: 3, Upper: []string{"7D"}, Move: "connect p3+7D 31"},
		{Plot: 3, Upper: []string{"X2"}, Move: "connect p3+X2 31"},
		{Plot: 4, Upper: []string{"7D"}, Stands: []string{"7D"}, Move: "connect p4+7D 31"},
	}
	return v, promptFor(v)
}

// promptFor asks for what the view offers, and for any exchange.
func promptFor(v redox.View) games.Prompt {
	p := games.Prompt{Must: true}
	for _, verb := range []string{"draw ", "pick "} {
		for _, id := range v.Hand {
			p.Moves = append(p.Moves, verb+id+" 31")
		}
	}
	for _, l := range v.Lays {
		p.Moves = append(p.Moves, l.Move)
	}
	for _, c := range v.Connects {
		p.Moves = append(p.Moves, c.Move)
	}
	if v.Slam != nil {
		p.Moves = append(p.Moves, "slam 31")
	}
	return p
}

// earlyView is the beginning of a round, with a slam in the hand of seat 1.
func earlyView(seat games.Seat) redox.View {
	v := plotsView(seat)
	v.Round, v.Clockwise, v.Next, v.Table, v.Discs = 4, true, 2, nil, 5
	v.Counts, v.Last, v.Laid = []int{15, 15, 15, 15}, make([]bool, 4), make([]bool, 4)
	if seat < 0 {
		return v
	}
	v.Hand = []string{"4H", "5H", "6H", "7H", "8H", "9H", "2D", "KD", "2S", "2S2", "KS", "2C", "KC", "KC2", "X1"}
	plots := [][]string{{"4H", "5H", "6H", "7H", "8H", "9H", "X1"}, {"2D", "2S", "2S2", "2C"}, {"KD", "KS", "KC", "KC2"}}
	v.Groups = []redox.Group{
		{Kind: redox.RunGroup, Cards: plots[0]}, {Kind: redox.MultipleGroup, Cards: plots[1]}, {Kind: redox.MultipleGroup, Cards: plots[2]},
	}
	v.Draw = redox.Exchange{Throws: v.Hand, Kept: len(v.Hand)}
	v.Take = v.Draw
	v.Lays = []redox.Lay{{Cards: v.Hand[:6], Run: true, Stands: v.Hand[:6], Move: "lay 4H+5H+6H+7H+8H+9H 31"}}
	v.Slam = plots
	return v
}

// firstView is a usual beginning of a round for seat 1: a plot can be laid, and the discard pile helps.
func firstView() redox.View {
	v := earlyView(1)
	v.Slam, v.Pile, v.Fresh = nil, []string{"4C", "JS"}, "2H"
	v.Hand = []string{"2H", "5H", "7H", "9H", "4D", "5D", "6D", "3S", "7S", "QS", "KS", "10C", "JC", "QC", "KC"}
	v.Groups = []redox.Group{
		{Kind: redox.RunGroup, Cards: []string{"4D", "5D", "6D"}}, {Kind: redox.RunGroup, Cards: []string{"10C", "JC", "QC", "KC"}},
		{Kind: redox.PairGroup, Cards: []string{"7H", "7S"}}, {Kind: redox.TwoGroup, Cards: []string{"QS", "KS"}},
		{Kind: redox.AloneGroup, Cards: []string{"9H", "5H", "3S", "2H"}},
	}
	v.Deadwood = 53
	v.Draw = redox.Exchange{
		Throws: []string{"9H", "5H", "3S", "2H", "7H", "7S", "QS", "KS", "4D", "5D", "6D", "10C", "JC", "QC", "KC"}, Kept: 7, Feeds: []string{"5H"},
	}
	v.Take = v.Draw
	v.Take.Kept, v.Take.Makes = 9, []string{"JS", "QS", "KS"}
	v.Lays = []redox.Lay{
		{Cards: v.Hand[11:], Run: true, Stands: v.Hand[11:], Move: "lay 10C+JC+QC+KC 31"},
		{Cards: []string{"4D", "5D", "6D", "X1"}, Run: true, Stands: []string{"4D", "5D", "6D", "7D"}, Move: "lay 4D+5D+6D+X1 31"},
	}
	return v
}

// crowdView is a table of eight with many plots, late in a long match.
func crowdView(t look.Table) (look.Table, redox.View) {
	t.Players = slices.Concat(t.Players, t.Players)
	v := plotsView(games.Table)
	v.Rules, v.Seats, v.Clockwise, v.Decks, v.Next = redox.Rules{Rounds: 5, MustYell: true}, 8, true, 4, 2
	v.Calls = []redox.Call{{Seat: 6, Left: 1, Until: look.SampleTime}}
	v.Counts, v.Totals = []int{8, 8, 2, 15, 11, 3, 1, 15}, []int{41, 152, -20, 207, 12, 33, 99, 180}
	v.Last, v.Laid = make([]bool, 8), []bool{true, true, true, false, false, true, true, false}
	v.Last[2], v.Last[5] = true, true
	v.Missed = []int{0, 0, 1, 0, 0, 0, 0, 0}
	for n := range 12 {
		p := v.Table[n%5]
		p.Number = 6 + n
		v.Table = append(v.Table, p)
	}
	return t, v
}

// betweenView is the third round scored.
func betweenView(seat games.Seat) redox.View {
	v := plotsView(seat)
	v.Phase, v.Turn, v.Next, v.Until = redox.Between, games.Table, games.Table, look.SampleTime.UnixMilli()
	v.Ready, v.Last, v.Missed = v.Ready.With(0), make([]bool, 4), []int{0, 1, 0, 0}
	v.Left = [][]string{{"5H", "KC"}, {"8S", "8S2", "AC", "X2"}, {}, {"2C", "10D", "JD", "AS", "X1", "X4"}}
	v.Scored = append(v.Scored, redox.Score{Winner: 2, Points: []int{15, 96, -10, 142}})
	v.Totals = []int{56, 248, -30, 349}
	return v
}

func sampleTable() look.Table { return look.SampleTable(redox.Kind(), Look(), look.PlayingPhase) }

// pausedTable is the table between rounds.
func pausedTable(t look.Table) look.Table {
	t.Players = slices.Clone(t.Players)
	t.Players[1].Waiting, t.Recent = false, nil
	return t
}

// samples are the screens of REDOX, each once more as text only, and its rules.
func samples() []look.Sample {
	t := sampleTable()
	t.Players[1].Waiting, t.Players[3].Away = true, true
	t.Recent = []games.Event{
		{Verb: "missed", Seats: []games.Seat{3}},
		{Verb: "draw", Seats: []games.Seat{3}, Tokens: []string{"5S"}},
		{Verb: "lay", Seats: []games.Seat{0}, Tokens: []string{"7H", "7D", "7C", "7C2"}, N: 3},
		{Verb: "connect", Seats: []games.Seat{2}, Tokens: []string{"AH"}, N: 2},
		{Verb: "last", Seats: []games.Seat{2}, N: 2},
		{Verb: "pick", Seats: []games.Seat{2}, Tokens: []string{"7H2", "X1"}},
	}
	samples := append(boards(t), hands(t)...)
	return append(samples, look.SampleRules(t, map[string]int{"must_yell": 1})...)
}

func boards(t look.Table) []look.Sample {
	crowd, many := crowdView(t)
	slam := betweenView(games.Table)
	slam.Scored = []redox.Score{{Winner: 2, Slam: true, Points: []int{30, 172, -10, 284}}}
	slam.Table = nil
	for _, cards := range earlyView(1).Slam {
		slam.Table = append(slam.Table, redox.Plot{Owner: 2, Cards: cards})
	}
	slam.Totals, slam.Missed = []int{30, 172, -10, 284}, make([]int, 4)
	blocked := betweenView(games.Table)
	blocked.Scored[2] = redox.Score{Winner: games.Table, Points: []int{15, 96, 0, 142}}
	last := betweenView(games.Table)
	last.Phase = redox.Ended
	over := pausedTable(t)
	over.Phase, over.Result = look.OverPhase, &games.Result{Winners: []games.Seat{2}, Scores: last.Totals}
	pause := pausedTable(t)
	pause.Recent = []games.Event{
		{Verb: "reshuffle", N: 40},
		{Verb: "slam", Seats: []games.Seat{2}, Tokens: earlyView(1).Hand},
		{Verb: "round", Seats: []games.Seat{2}, N: 3},
		{Verb: "scores", Seats: []games.Seat{2, 0, 1, 3}, N: 3},
		{Verb: "ready", Seats: []games.Seat{0}, N: 3},
	}
	return slices.Concat(
		look.SampleBoard("plots", t, plotsView(games.Table), true),
		look.SampleBoard("empty", t, earlyView(games.Table), false),
		look.SampleBoard("crowd", crowd, many, false),
		look.SampleBoard("between", pause, betweenView(games.Table), false),
		look.SampleBoard("slam", pause, slam, false),
		look.SampleBoard("blocked", pause, blocked, false),
		look.SampleBoard("over", over, last, false),
	)
}

func hands(t look.Table) []look.Sample {
	turn, all := turnView()
	idle := turn
	idle.Turn, idle.Next, idle.Seat = 0, 3, 1
	call := idle
	call.Calls = []redox.Call{{Seat: 1, Left: 2, Until: look.SampleTime}}
	call.Hand, call.Groups = []string{"9H", "X2"}, nil
	slam := earlyView(1)
	first := firstView()
	ready, done := betweenView(1), betweenView(0)
	many, crowd := crowdView(t)
	crowd.Seat, crowd.Hand, crowd.Groups, crowd.Deadwood, crowd.Fresh = 1, first.Hand, first.Groups, first.Deadwood, first.Fresh
	crowd.Draw, crowd.Take, crowd.Calls = first.Draw, first.Take, nil
	crowd.Lays, crowd.Connects = slices.Concat(first.Lays, turn.Lays), turn.Connects
	for n := range 5 {
		crowd.Connects = append(crowd.Connects, redox.Connection{Plot: 8 + n, Upper: []string{"7H"}, Move: "connect p" + strconv.Itoa(8+n) + "+7H 31"})
	}
	var samples []look.Sample
	for _, s := range []struct {
		name        string
		v           redox.View
		p           games.Prompt
		place, note string
	}{
		{"turn", turn, all, "", "that plot is a multiple of 7, and 8S is none"},
		{"throw", turn, all, placeTake, ""},
		{"connect", turn, all, placeConnect, ""},
		{"cards", turn, all, placeCards, ""},
		{"to-run", turn, all, placeTo + "1", ""},
		{"more", turn, all, placeMore, ""},
		{"crowd", crowd, promptFor(crowd), "", ""},
		{"first", first, promptFor(first), "", ""},
		{"throw-by-suit", first, promptFor(first), placeDraw + bySuit, ""},
		{"lay", first, promptFor(first), placeLay, ""},
		{"slam", slam, promptFor(slam), "", ""},
		{"wait", idle, games.Prompt{}, "", ""},
		{"call", call, games.Prompt{Until: look.SampleTime, Moves: []string{"last 2 30"}}, "", ""},
		{"ready", ready, games.Prompt{Until: look.SampleTime, Moves: []string{"ready 3"}}, "", ""},
		{"rounds", done, games.Prompt{}, placeRounds, ""},
	} {
		table := t
		if len(s.v.Counts) > len(t.Players) {
			table = many
		}
		if s.v.Phase == redox.Between {
			table = pausedTable(t)
		}
		samples = append(samples, look.SampleHand(s.name, table, s.v.Seat, s.v, s.p, s.place, s.note, s.name == "turn")...)
	}
	hinted := t
	hinted.Hints = true
	hinted.Hint = &games.Hint{Move: "pick KC 31", Reasons: []games.Event{
		{Verb: "makes", N: 3, Tokens: []string{"7D", "X2", "7H2"}}, {Verb: "lone", N: 10, Tokens: []string{"KC"}}, {Verb: "safe", Seats: []games.Seat{0}, Tokens: []string{"KC"}},
	}}
	samples = append(samples, look.SampleHand("hint", hinted, turn.Seat, turn, all, "", "", true)...)
	public := turn
	public.Seat, public.Hand = games.Table, nil
	t.Since = t.Recent
	return append(samples, look.SamplePractice(t, 1, turn, public, all)...)
}
