package riot

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
)

func sampleTable() look.Table {
	t := look.SampleTable(riot.Kind(riot.Default()), Look(), look.PlayingPhase)
	t.Players[0].ID, t.Players[1].ID = "100000000000000001", "100000000000000002"
	t.Values = map[string]int{"random_teams": 0}
	return t
}

// viewOf is what all see, or a seat.
func viewOf(g games.Game, s games.Seat) riot.View { return g.View(s).(riot.View) }

// moments are the first position of each phase of a game in which there is much to choose.
func moments() map[riot.Phase]look.Sampled {
	found := make(map[riot.Phase]look.Sampled)
	wanted := func(g games.Game) bool {
		v := viewOf(g, games.Table)
		_, seen := found[v.Phase]
		switch {
		case seen:
			return false
		case v.Phase == riot.Blocking, v.Phase == riot.Fighting:
			inForce := v.Public.MaxCost >= 0 || v.Public.Fine > 0 // takes a line more
			return !inForce && v.Round > 2 && (v.Clash == nil || len(g.Prompt(v.Asked[0]).Moves) > 1)
		case v.Phase == riot.Buying:
			return v.Turn == 0 && v.Credits > 6
		case v.Phase == riot.Acting:
			return v.Turn == 0 && len(v.Targets) > 7 && len(v.Able) > 5
		case v.Phase == riot.Shooting:
			return len(g.Prompt(v.Asked[0]).Moves) > 2
		case v.Phase == riot.Ordering:
			return len(v.Order) == len(v.Sides)
		}
		return v.Round > 3 || v.Phase == riot.Placing || v.Phase == riot.Ended
	}
	p := look.SamplePosition(sampleTable(), look.Stacked{})
	found[riot.Removing] = p.On(games.Easy, func(g games.Game) bool { return viewOf(g, games.Table).Phase == riot.Removing })
	for p.Game.Result() == nil {
		p = p.On(games.Easy, wanted)
		found[viewOf(p.Game, games.Table).Phase] = p
	}
	return found
}

// first is a position, and the first seat that is asked there.
func first(found map[riot.Phase]look.Sampled, phase riot.Phase) (look.Sampled, games.Seat) {
	p := found[phase]
	return p, viewOf(p.Game, games.Table).Asked[0]
}

// samples are the screens of RIOT in each phase, each once more as text only, and its rules.
func samples() (all []look.Sample) {
	found := moments()
	for _, phase := range []riot.Phase{riot.Placing, riot.Acting, riot.Blocking, riot.Fighting, riot.Ended} {
		all = append(all, found[phase].Board(phase.String(), phase == riot.Fighting)...)
	}
	for phase := riot.Placing; phase < riot.Ended; phase++ {
		p, seat := first(found, phase)
		all = append(all, p.Hand(phase.String(), seat, "", phase == riot.Acting)...)
	}
	buying, buyer := first(found, riot.Buying)
	acting, actor := first(found, riot.Acting)
	starting, starter := first(found, riot.Placing)
	to := viewOf(acting.Game, actor).Targets[0]
	idle := (actor + 1) % 4
	acting.Table.Since = acting.Recent
	return slices.Concat(all,
		buying.Hand("units", buyer, placeUnits, false), buying.Hand("cards", buyer, placeCards, false), buying.Hand("opinion", buyer, placeOpinion, false),
		spent(buying, buyer).Hand("buying-spent", buyer, "", false),
		acting.Hand("attack", actor, fmt.Sprintf("%s %s/%d", placeAttack, to.Place, to.Seat), false), acting.Hand("idle", idle, "", false),
		withPlan(starting, starter, 0).Hand("plan-start", starter, "", true), withPlan(starting, starter, 1).Hand("plan-start-usual", starter, "", false),
		planSamples(buying, buyer), acting.Practice(idle), coachSamples(acting, actor), look.SampleRules(sampleTable(), map[string]int{"window": 30}))
}

// spent is a purchase of units of all kinds by turns that has taken all credits for which there are any.
func spent(p look.Sampled, buyer games.Seat) look.Sampled {
	for n := 0; ; n++ {
		buys := slices.DeleteFunc(p.Game.Prompt(buyer).Moves, func(m string) bool { return !strings.HasPrefix(m, "buy") })
		if len(buys) == 0 {
			return p
		}
		p = p.Then(fmt.Sprint(buyer, " ", buys[n%len(buys)]))
	}
}

// coachSamples are what the coach says of an attack and of the end of a turn in a position.
func coachSamples(p look.Sampled, s games.Seat) []look.Sample {
	at, moves := p.Replayed(s, 118, 402), p.Game.Prompt(s).Moves
	attack := moves[slices.IndexFunc(moves, func(m string) bool { return strings.HasPrefix(m, "attack") })]
	return look.SampleCoach(p.Table, look.Coaching{
		Seat: s, Judged: 46, Hinted: 18, Costs: 3,
		Moments: []look.CoachMoment{
			{Replayed: at, Hint: *p.Hinted(s).Table.Hint, Instead: fmt.Sprint("end ", viewOf(p.Game, s).Step), Weight: "much"},
			{Replayed: at, Hint: games.Hint{Move: moves[0]}, Instead: attack, Weight: "a little", Turn: true},
		},
	})
}
