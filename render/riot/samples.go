package riot

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
)

// A moment is a position of a game of RIOT, as all see it.
type moment struct {
	public  riot.View
	views   []riot.View // by seat
	prompts []games.Prompt
	seat    games.Seat // one of those who are asked; games.Table at the end
	result  *games.Result
}

func newRiotMoment(g games.Game) moment {
	m := moment{public: g.View(games.Table).(riot.View), seat: games.Table, result: g.Result()}
	for seat := range games.Seat(len(m.public.Sides)) {
		m.views = append(m.views, g.View(seat).(riot.View))
		m.prompts = append(m.prompts, g.Prompt(seat))
	}
	if len(m.public.Asked) > 0 {
		m.seat = m.public.Asked[0]
	}
	return m
}

// moments plays a game, always the same, in which robots now and then do something without sense. It keeps the first
// position of each phase from the fourth round on.
func moments(seats int, seed byte) []moment {
	kind := riot.Kind(riot.Default())
	setup := games.Setup{Seats: seats, Seed: [32]byte{seed}, At: look.SampleTime, Values: map[string]int{"random_teams": 0}}
	g, err := kind.New(setup)
	chance := rand.New(rand.NewPCG(uint64(seed), 0))
	var moments []moment
	seen := map[riot.Phase]bool{}
	for n := 0; err == nil; n++ {
		m := newRiotMoment(g)
		v := m.public
		started := v.Round > 3 || v.Phase == riot.Placing || v.Phase == riot.Ended
		if started && !seen[v.Phase] && (v.Phase != riot.Acting || len(v.Targets) > 2) {
			seen[v.Phase] = true
			moments = append(moments, m)
		}
		if m.seat < 0 {
			break
		}
		moves := m.prompts[m.seat].Moves
		move := moves[0]
		switch {
		case v.Phase == riot.Buying && v.Credits == 0 && len(m.views[m.seat].Hand) == 0:
			n-- // all is spent, and there is nothing to choose: that does not count
		case n%5 > 0 || v.Phase == riot.Buying:
			move = games.Choose(g, m.seat, games.Easy, chance)
		default:
			move = moves[(n*3)%len(moves)]
		}
		_, err = g.Apply(games.Action{Seat: m.seat, Move: move, At: look.SampleTime})
	}
	return moments
}

func sampleTable() look.Table {
	return look.SampleTable(riot.Kind(riot.Default()), Look(), look.PlayingPhase)
}

// samples are the screens of RIOT in each phase, each once more as text only, and its rules.
func samples() []look.Sample {
	t := sampleTable()
	t.Players[0].ID, t.Players[1].ID = "100000000000000001", "100000000000000002"
	t.Recent = news()
	var samples []look.Sample
	for _, m := range moments(4, 4) {
		table := t
		table.Players = slices.Clone(t.Players)
		for _, seat := range m.public.Asked {
			table.Players[seat].Waiting = true
		}
		if m.result != nil {
			table.Phase, table.Result = look.OverPhase, m.result
		}
		phase := m.public.Phase.String()
		switch m.public.Phase {
		case riot.Placing, riot.Acting, riot.Blocking, riot.Fighting, riot.Ended:
			samples = append(samples, look.SampleBoard(phase, table, m.public, m.public.Phase == riot.Fighting)...)
		}
		if m.seat >= 0 {
			samples = append(samples, look.SampleHand(phase, table, m.seat, m.views[m.seat], m.prompts[m.seat], "", "", m.public.Phase == riot.Acting)...)
		}
		if m.public.Phase == riot.Acting {
			idle := (m.seat + 1) % games.Seat(len(m.views))
			samples = append(samples, look.SamplePractice(table, idle, m.views[idle], m.public, m.prompts[idle])...)
			samples = append(samples, coachSamples(t, m)...)
		}
		samples = append(samples, placeSamples(table, m)...)
	}
	return append(samples, look.SampleRules(t, map[string]int{"window": 30})...)
}

// placeSamples are further places inside the hands of a position.
func placeSamples(t look.Table, m moment) []look.Sample {
	var samples []look.Sample
	add := func(name string, seat games.Seat, place string) {
		samples = append(samples, look.SampleHand(name, t, seat, m.views[seat], m.prompts[seat], place, "", false)...)
	}
	v := m.public
	switch v.Phase {
	case riot.Buying:
		samples = append(samples, spentSample(t, m)...)
		add("units", m.seat, placeUnits)
		add("cards", m.seat, placeCards)
		add("opinion", m.seat, placeOpinion)
	case riot.Acting:
		to := v.Targets[0]
		add("attack", m.seat, placeAttack+" "+to.Place+"/"+strconv.Itoa(int(to.Seat)))
		add("idle", (m.seat+1)%games.Seat(len(v.Sides)), "")
	}
	return samples
}

// spentSample is a purchase that has taken the last credit.
func spentSample(t look.Table, m moment) []look.Sample {
	v, step := m.views[m.seat], strconv.Itoa(m.public.Step)
	v.Credits = 0
	for i, u := range look.At(v.Sides, m.seat).Mat[:2] {
		v.New = append(v.New, riot.Stack{Seat: m.seat, ID: u.ID, Letter: u.Letter, Name: u.Name, N: 1 + i})
	}
	v.Returns = v.New
	prompt := games.Prompt{Moves: []string{"bought " + step, "return 1" + v.New[0].Letter + " " + step, "return 1" + v.New[1].Letter + " " + step}, Must: true}
	return look.SampleHand("buying-spent", t, m.seat, v, prompt, "", "", false)
}

// coachSamples are what the coach says of a move, an attack and the end of a turn in a position.
func coachSamples(t look.Table, m moment) []look.Sample {
	at := look.Replayed{Move: 118, View: m.seat, Moves: 402, Chapter: games.Chapter{Round: 4, Turn: 1}, Seat: m.seat, Public: m.public, Prompts: m.prompts}
	for _, v := range m.views {
		at.Views = append(at.Views, v)
	}
	moves := m.prompts[m.seat].Moves
	attack := moves[slices.IndexFunc(moves, func(move string) bool { return strings.HasPrefix(move, "attack") })]
	return look.SampleCoach(t, look.Coaching{
		Seat: m.seat, Judged: 64, Differs: 21,
		Moments: []look.CoachMoment{
			{Replayed: at, Hint: games.Hint{Move: moves[1], Reasons: []games.Event{{Verb: "breaks", Seats: []games.Seat{1}, Cards: []string{"B"}}}}, Instead: "end 40", Wins: true, Cost: 0.183, Error: 0.021},
			{Replayed: at, Hint: games.Hint{Move: moves[0]}, Instead: attack, Wins: true, Cost: 0.062, Error: 0.014},
		},
	})
}

// news are events of each kind that people are told of.
func news() []games.Event {
	return []games.Event{
		{Verb: "move", Seats: []games.Seat{0}, Cards: []string{"HQ", "B", "2 officer", "1 riot_van"}},
		{Verb: "attack", Seats: []games.Seat{0, 1}, Cards: []string{"B1", "2 officer", "1 riot_van"}},
		{Verb: "blitz", Seats: []games.Seat{1}, Cards: []string{"stones"}},
		{Verb: "hit", Seats: []games.Seat{0}, Cards: []string{"riot_van"}, N: 0},
		{Verb: "clash", Seats: []games.Seat{0, 1}, Cards: []string{"4", "2"}, N: 2},
		{Verb: "kill", Seats: []games.Seat{1}, Cards: []string{"1 militant"}},
	}
}
