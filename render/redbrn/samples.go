package redbrn

import (
	"strconv"
	"time"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/markup"
)

// raceStart is when the races in the gallery begin.
var raceStart = look.SampleTime.Add(-time.Minute)

// samplePile is a pile of the gallery that was last played on a number of tenths of a second after the start.
func samplePile(number int, first, top string, cards, tenths int, last games.Seat) redbrn.Pile {
	p := redbrn.Pile{
		Number: number, First: first, Top: top, Up: first[0] == '1' && first[1] != '0', Cards: cards, Complete: cards == 10,
		Last: last, At: raceStart.Add(time.Duration(tenths) * 100 * time.Millisecond),
	}
	rank, suit, _ := parseCard(top)
	switch {
	case p.Complete:
	case p.Up:
		p.Next = []string{strconv.Itoa(rank+1) + suit}
	default:
		p.Next = []string{strconv.Itoa(rank-1) + suit}
	}
	return p
}

// raceView is a race of four in its third round as a seat sees it.
func raceView(seat games.Seat) redbrn.View {
	v := redbrn.View{
		Seat: seat, Start: raceStart,
		Public: redbrn.Public{
			Rules: redbrn.Rules{Target: 100, Window: 3, Countdown: 3, Rounds: 99}, Phase: redbrn.Racing, Seats: 4, Round: 3,
			Scored: []redbrn.Score{
				{Cause: redbrn.Called, Caller: 2, Points: []int{4, 14, 9, -3}}, {Cause: redbrn.Jam, Caller: games.Table, Points: []int{12, 0, 17, 22}},
			},
		},
		Players: []redbrn.Player{
			{Deck: "Agitator", Stack: "5WB", Left: 7, Waste: "8RW", InWaste: 9, Hand: 11, Wilds: 2, Pit: 6, Points: -1, Laps: 1},
			{Deck: "Brawler", Stack: "7RW", Left: 2, Waste: "9WR", InWaste: 6, Hand: 14, Wilds: 1, Pit: 11, Points: 9, Laps: 2},
			{Deck: "Rage Monster", Waste: "2BW", InWaste: 3, Hand: 5, Pit: 21, Points: 21, Laps: 4, CanCall: true},
			{Deck: "Recluse", Stack: "10WB", Left: 9, InWaste: 0, Hand: 20, Wilds: 2, Pit: 3, Points: -6, Away: true},
		},
		Pit: []redbrn.Pile{
			samplePile(1, "1RW", "6RW", 6, 523, 0), samplePile(2, "10BW", "8BW", 3, 241, 1), samplePile(3, "1WR", "10WR", 10, 401, 2),
			samplePile(4, "1BW", "1BW", 1, 33, 3), samplePile(5, "10RW", "8RW", 3, 560, 2), samplePile(6, "1BW", "4BW", 4, 480, 2),
			samplePile(7, "1BW", "4BW", 4, 312, 0), samplePile(8, "1WB", "4WB", 4, 571, 1),
		},
		Totals: []int{16, 14, 26, 19},
		Own:    &redbrn.Own{Waste: []string{"3BW", "6RW", "9WR"}, Leave: "leave 1"},
	}
	v.Pit[7].Wild = true
	for i := range v.Players {
		v.Players[i].Columns = [][]string{{"9RW", "8BW", "7WR"}, {"5BW"}, {}, {"10WB", "9WR"}}
	}
	v.Players[1].Columns = [][]string{{"8WB", "7WR", "6WB"}, {"5BW"}, {"10BW"}, {"10RW", "9WB", "8RW"}}
	if seat == games.Table {
		v.Own = nil
	}
	return v
}

// windowView is the race after a call of RIOT by seat 2.
func windowView(seat games.Seat) redbrn.View {
	v := raceView(seat)
	v.Phase = redbrn.Window
	at := func(tenths int) time.Time { return raceStart.Add(time.Duration(tenths) * 100 * time.Millisecond) }
	v.Riot = &redbrn.Riot{
		Caller: 2, Since: at(580), Until: at(610), Closes: at(630), Open: []bool{false, true, false, false},
		Plays: []*redbrn.Play{{Move: "pit 5WB", Pile: 2, At: at(588)}, nil, nil, nil},
	}
	return v
}

// racePrompt is what seat 1 may do in the race.
var racePrompt = games.Prompt{Moves: []string{
	"pit 5BW @3", "pit 7RW 1 @3", "pit 7RW 5 @3", "col 9WR 10BW @3", "wild 6WB @3", "wild 8RW @3", "wild 9WR @3", "flip 8 @3",
}}

func sampleTable(phase string) look.Table {
	t := look.SampleTable(redbrn.Kind(), Look(), phase)
	t.Values, t.Deadline = map[string]int{"target": 100}, time.Time{}
	return t
}

// samples are the screens of R!OT, each of them once more as text only.
func samples() []look.Sample {
	t := sampleTable(look.PlayingPhase)
	t.Recent = []games.Event{
		{Verb: "start", N: 3},
		{Verb: "flip", Seats: []games.Seat{1}, Cards: []string{"9WR"}},
		{Verb: "pit", Seats: []games.Seat{2}, Cards: []string{"8RW"}, N: 5},
		{Verb: "full", N: 3},
		{Verb: "jam", N: 1},
		{Verb: "empty", Seats: []games.Seat{2}},
		{Verb: "leave", Seats: []games.Seat{3}},
	}
	called := t
	called.Recent = []games.Event{
		{Verb: "call", Seats: []games.Seat{2}}, {Verb: "undone", Seats: []games.Seat{1}, N: 2},
		{Verb: "restored", Seats: []games.Seat{0}, N: 1}, {Verb: "back", Seats: []games.Seat{3}},
	}
	over := sampleTable(look.OverPhase)
	over.Result = &games.Result{Winners: []games.Seat{2}, Scores: []int{27, 23, 47, 13}}

	var samples []look.Sample
	for _, b := range boards() {
		table := t
		switch b.view.Phase {
		case redbrn.Window, redbrn.Closing:
			table = called
		case redbrn.Ended:
			table = over
		}
		samples = append(samples, look.SampleBoard(b.name, table, b.view, b.name == "race" || b.name == "between")...)
	}
	for _, h := range hands() {
		t := t
		for _, name := range []string{"Bolt", "Dot", "Eve", "Gus"}[:len(h.view.Players)-len(t.Players)] {
			t.Players = append(t.Players[:len(t.Players):len(t.Players)], look.Player{Name: markup.NameOf(name)})
		}
		samples = append(samples, look.SampleHand(h.name, t, h.view.Seat, h.view, h.p, h.place, h.note, h.name == "race" || h.name == "wild")...)
	}
	samples = append(samples, hintSamples(t)...)
	samples = append(samples, marginSamples()...)
	samples = append(samples, coachSamples(t)...)
	samples = append(samples, look.SamplePractice(t, 1, raceView(1), raceView(games.Table), racePrompt)...)
	samples = append(samples, look.Sample{Of: look.OfLobby, Table: sampleTable(look.LobbyPhase)})
	t.Extra = nil
	return append(samples, look.SampleRules(t, map[string]int{"target": 50, "partial_moves": 1})...)
}

// hintSamples are hands with a hint: in the race, and under More, where it is asked for.
func hintSamples(t look.Table) []look.Sample {
	t.Hints = true
	view := raceView(1)
	t.Hint = &games.Hint{Move: "pit 7RW @3", Reasons: []games.Event{{Verb: "stack", N: 1}, {Verb: "alone"}}}
	return append(look.SampleHand("hint", t, 1, view, racePrompt, "", "", true), look.SampleHand("hint-more", t, 1, view, racePrompt, placeMore, "", false)...)
}

// coachSamples are what the coach says of a press, of a call and of a wait.
func coachSamples(t look.Table) []look.Sample {
	at := look.Replayed{
		Move: 412, View: 1, Moves: 1290, Chapter: games.Chapter{Round: 3}, Seat: 1,
		Public: raceView(games.Table), Views: []any{raceView(0), raceView(1), raceView(2), raceView(3)},
		Prompts: []games.Prompt{racePrompt, racePrompt, racePrompt, racePrompt},
	}
	later := at
	later.Move = 431
	return look.SampleCoach(t, look.Coaching{
		Seat: 1, Judged: 214, Differs: 37, Pace: 2640 * time.Millisecond, Waits: 5,
		Moments: []look.CoachMoment{
			{Replayed: at, Hint: games.Hint{Move: "pit 7RW @3", Reasons: []games.Event{{Verb: "stack", N: 1}, {Verb: "alone"}}}, Waited: 11_400 * time.Millisecond, Cost: 2.4, Error: 0.35},
			{Replayed: later, Hint: games.Hint{Move: "pit 5BW @3"}, Instead: "flip 8 @3", Open: 4200 * time.Millisecond, Cost: 1.3, Error: 0.3},
			{Replayed: later, Hint: games.Hint{Move: "flip 8 @3"}, Instead: "call @3", Cost: 0.9, Error: 0.4},
		},
	})
}

// A sampleScreen is a view with its name, and of a hand what it offers.
type sampleScreen struct {
	name        string
	view        redbrn.View
	p           games.Prompt
	place, note string
}

func boards() []sampleScreen {
	first := raceView(games.Table)
	first.Phase, first.Round, first.Scored, first.Totals, first.Pit = redbrn.Waiting, 1, nil, make([]int, 4), nil
	first.Until, first.Ready = look.SampleTime, 1
	for i := range first.Players {
		first.Players[i] = redbrn.Player{Deck: first.Players[i].Deck, Left: 10, Points: -10}
	}
	idle := outView(games.Table)
	idle.Idle = &redbrn.Idle{Number: 1, Votes: 1, Needed: 2}
	ended := overView(games.Table)
	ended.Phase = redbrn.Ended
	return []sampleScreen{
		{name: "first", view: first}, {name: "race", view: raceView(games.Table)}, {name: "idle", view: idle},
		{name: "window", view: windowView(games.Table)}, {name: "between", view: overView(games.Table)}, {name: "over", view: ended},
	}
}

// overView is the round after its end.
func overView(seat games.Seat) redbrn.View {
	v := windowView(seat)
	v.Phase, v.Until, v.Ready = redbrn.Waiting, look.SampleTime, 4
	v.Riot.Open = make([]bool, 4)
	v.Scored = append(v.Scored, redbrn.Score{Cause: redbrn.Called, Caller: 2, Points: []int{-1, 9, 21, -6}})
	v.Totals = []int{15, 23, 47, 13}
	return v
}

// outView is a race that has begun without seat 3, who is back.
func outView(seat games.Seat) redbrn.View {
	v := raceView(seat)
	v.Players[3] = redbrn.Player{Deck: "Recluse", Columns: make([][]string, 4), Out: true}
	return v
}

func hands() []sampleScreen {
	first := raceView(1)
	first.Phase, first.Round, first.Scored, first.Pit, first.Until = redbrn.Waiting, 1, nil, nil, look.SampleTime
	set := raceView(1)
	set.Phase, set.Pit, set.Start = redbrn.Countdown, nil, look.SampleTime
	set.Own.AtStart = []string{"pit 10BW @3", "pit 10RW @3", "col 7RW 8WB @3", "flip 1 @3"}
	set.Players[1].Columns = [][]string{{"8WB"}, {"5BW"}, {"10BW"}, {"10RW"}}
	for i := range set.Players {
		set.Players[i].Left, set.Players[i].CanCall, set.Players[i].Pit, set.Players[i].Waste = 10, false, 0, ""
	}
	set.Own.Waste = nil
	plain := raceView(1)
	plain.Players[2].Left, plain.Players[2].CanCall = 3, false
	call := raceView(2)
	call.Players[2].Waste = "9WB"
	call.Own = &redbrn.Own{Waste: []string{"2BW", "9WB"}, Leave: "leave 1"}
	canCall := games.Prompt{Moves: []string{"pit 5BW @3", "spot 9WB @3", "flip 12 @3", "call @3"}}
	idle := plain
	idle.Idle = &redbrn.Idle{Number: 4, Needed: 2}
	vote := games.Prompt{Moves: append([]string{"end 4"}, racePrompt.Moves...)}
	part := raceView(1)
	part.Players[1].Columns = [][]string{{"9WB", "8WR", "7WB"}, {"9BW"}, {"10BW"}, {"10RW", "9WB", "8RW"}}
	part.Rules.PartialMoves = true
	parts := games.Prompt{Moves: []string{"col 8WR 9BW 2 @3", "flip 8 @3"}}
	done := windowView(0)
	done.Own.Waste = []string{"8RW"}
	left := raceView(3)
	left.Own = &redbrn.Own{}
	out := outView(3)
	out.Own = &redbrn.Own{Leave: "leave 2"}
	ready := games.Prompt{Moves: []string{"ready 3"}, Until: look.SampleTime}
	completing := games.Prompt{Moves: racePrompt.Moves[:7], Until: look.SampleTime}
	lost := markup.Escape("too late by 0.31 s: Rage Monster was first with 6RW")
	return []sampleScreen{
		{"first", first, games.Prompt{Moves: []string{"ready 0"}}, "", ""},
		{"countdown", set, games.Prompt{}, "", ""},
		{"race", plain, racePrompt, "", ""},
		{"too-late", plain, racePrompt, "", lost},
		{"alarm", raceView(1), racePrompt, "", ""},
		{"crowd", crowdView(1), racePrompt, "", ""},
		{"wild", plain, racePrompt, placeWild, ""},
		{"can-call", call, canCall, "", ""},
		{"part", part, parts, "", ""},
		{"more", idle, vote, placeMore, ""},
		{"leave", plain, racePrompt, placeLeave, ""},
		{"left", left, games.Prompt{Moves: []string{"back 1"}}, "", ""},
		{"out", out, games.Prompt{}, "", ""},
		{"window", windowView(1), completing, "", ""},
		{"window-done", done, games.Prompt{}, "", ""},
		{"between", overView(0), ready, "", ""},
	}
}

// crowdView is a race of eight.
func crowdView(seat games.Seat) redbrn.View {
	v := raceView(seat)
	for i, deck := range []string{"Instigator", "Outcast", "Firebrand", "Maverick"} {
		p := v.Players[i]
		p.Deck, p.Left, p.CanCall, p.Stack, p.Away = deck, 2*i+2, false, "3WR", false
		v.Players = append(v.Players, p)
	}
	v.Totals, v.Scored = append(v.Totals, 3, 4, 5, 6), nil
	for n := range 9 {
		number := strconv.Itoa(n + 1)
		v.Pit = append(v.Pit, samplePile(n+9, "1BW", number+"BW", n+1, 100+n, 3))
	}
	return v
}
