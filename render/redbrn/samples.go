package redbrn

import (
	"fmt"
	"path"
	"slices"
	"time"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/view"
)

func sampleTable(phase view.Phase) look.Table {
	t := look.SampleTable(redbrn.Kind(), Look(), phase)
	t.Values, t.Deadline = map[string]int{"target": 100}, time.Time{}
	return t
}

// viewOf is what a seat sees.
func viewOf(p look.Sampled, s games.Seat) redbrn.View { return p.Game.View(s).(redbrn.View) }

// waitingSample is a match of many players before its first race.
func waitingSample(players int, values map[string]int) look.Sampled {
	t := sampleTable(look.PlayingPhase)
	t.Values = values
	for _, name := range []string{"Bolt", "Dot", "Eve", "Gus"}[:players-len(t.Players)] {
		t.Players = append(t.Players, view.Named(markup.NameOf(name)))
	}
	return look.SamplePosition(t, look.Stacked{})
}

// offers reports whether a seat may make moves that match all patterns.
func offers(g games.Game, s games.Seat, patterns ...string) bool {
	moves := g.Prompt(s).Moves
	return !slices.ContainsFunc(patterns, func(pattern string) bool {
		return !slices.ContainsFunc(moves, func(m string) bool {
			fits, _ := path.Match(pattern, m)
			return fits
		})
	})
}

// callers are those who can call RIOT.
func callers(g games.Game) []games.Seat {
	return games.Where(g.View(games.Table).(redbrn.View).Players, func(_ games.Seat, p redbrn.Player) bool { return p.CanCall })
}

// raceSample is a race after the first one, with many piles, in which seat 1 has most of what there is to choose, and seat 3 has left.
func raceSample() look.Sampled {
	return waitingSample(4, nil).On(games.Easy, func(g games.Game) bool {
		v := g.View(1).(redbrn.View)
		return v.Round > 1 && callers(g) == nil && len(v.Own.Waste) == 3 && len(v.Pit) > 6 && offers(g, 1, "pit *", "col *", "wild *", "flip *")
	}).Then("3 leave 1")
}

// snatchedOn has seats in a round lose cards of the newest piles by that many milliseconds, each to who has played there last.
func snatchedOn(p look.Sampled, by ...int) look.Sampled {
	v := viewOf(p, games.Table)
	piles := slices.SortedFunc(slices.Values(v.Pit), func(a, b redbrn.Pile) int { return b.At.Compare(a.At) })
	for i, ms := range by {
		won := piles[i]
		p.Table.Lost = append(p.Table.Lost, games.Margin{
			Round: v.Round, At: won.At.Add(time.Duration(ms) * time.Millisecond), Seat: (won.Last + 1) % 4, Move: fmt.Sprintf("pit %s @%d", won.Top, v.Round),
			Than: won.Last, By: ms, Rule: "late",
		})
	}
	return p
}

// samples are the screens of R!OT, each of them once more as text only.
func samples() []look.Sample {
	first := waitingSample(4, nil).Then("0 ready 0")
	set := first.Then("1 ready 0", "2 ready 0", "3 ready 0")
	race := raceSample()
	wide := first.On(games.Medium, func(g games.Game) bool { return callers(g) == nil && offers(g, 1, "pit * * @*", "wild *") }).Then(games.Tick)
	alarm := race.On(games.Easy, func(g games.Game) bool {
		return callers(g) != nil && !slices.Contains(callers(g), 1) && offers(g, 1, "pit *", "col *")
	})
	called := alarm.Then(fmt.Sprintf("%d call @%d", callers(alarm.Game)[0], viewOf(alarm, 0).Round))
	free := waitingSample(4, nil).On(games.Easy, func(g games.Game) bool { return offers(g, 2, "call *", "spot *") })
	done := called.Then("1 " + called.Game.Prompt(1).Moves[0])
	between := done.On(games.Easy, func(g games.Game) bool { return g.View(0).(redbrn.View).Phase == redbrn.Waiting })
	between = between.Then(fmt.Sprintf("0 ready %d", viewOf(between, 0).Round))
	over := between.On(games.Medium, func(g games.Game) bool { return g.Result() != nil })
	out := waitingSample(4, nil).Then("3 leave 1", "0 ready 0", "1 ready 0", "2 ready 0", games.Tick, "3 back 1")
	slow := out.Then(games.Tick, "0 end 1")
	unlit := waitingSample(4, map[string]int{"lamps_off": 1}).On(games.Medium, func(g games.Game) bool { return offers(g, 1, "pit *", "col *", "wild *", "flip *") })
	part := waitingSample(4, map[string]int{"partial_moves": 1}).On(games.Medium, func(g games.Game) bool { return offers(g, 1, "col * * * @*") })
	crowd := waitingSample(8, nil).On(games.Medium, func(g games.Game) bool {
		return len(g.View(1).(redbrn.View).Pit) > 16 && offers(g, 1, "pit * * @*", "col *", "wild *")
	})
	hinted := race.Hinted(1)
	lost := markup.Escape("too late by 0.31 s: Rage Monster was first with 6RW")
	rules := sampleTable(look.PlayingPhase)
	rules.Extra = nil
	return slices.Concat(
		first.Board("first", false), snatchedOn(race, 90).Board("race", true), slow.Board("idle", false), done.Board("window", false),
		snatchedOn(between, 90, 40, 310, 1200).Board("between", true), snatchedOn(over, 4).Board("over", false),
		first.Hand("first", 1, "", false), set.Then("1 flip 1 @1").Hand("countdown", 1, "", false), set.Then("1 flip 1 @1").Board("countdown", false), race.Hand("race", 1, "", true),
		race.Refused("too-late", 1, "", lost, false),
		alarm.Hand("alarm", 1, "", false), crowd.Hand("crowd", 1, "", false), race.Hand("wild", 1, placeWild, true), free.Hand("can-call", 2, "", false),
		unlit.Hand("lamps-off", 1, "", true), unlit.Hand("lamps-off-wild", 1, placeWild, false),
		part.Hand("part", 1, "", false), wide.Hand("more", 1, placeMore, false), race.Hand("leave", 1, placeLeave, false),
		race.Hand("left", 3, "", false), out.Hand("out", 3, "", false), called.Hand("window", 1, "", false), done.Hand("window-done", 1, "", false),
		between.Hand("between", 1, "", false), hinted.Hand("hint", 1, "", true), wide.Hinted(1).Hand("hint-more", 1, placeMore, false),
		coachSamples(race), race.Practice(1),
		[]look.Sample{{Of: look.OfLobby, Table: sampleTable(look.LobbyPhase)}},
		look.SampleRules(rules, map[string]int{"target": 50, "partial_moves": 1}),
	)
}

// coachSamples are what the coach says of a press, of a call and of a wait.
func coachSamples(p look.Sampled) []look.Sample {
	at := p.Replayed(1, 412, 1290)
	later := at
	later.Move = 431
	hint, moves := *p.Hinted(1).Table.Hint, p.Game.Prompt(1).Moves
	flip := moves[len(moves)-1]
	return look.SampleCoach(p.Table, look.Coaching{
		Seat: 1, Judged: 214, Costs: 2, Pace: 2640 * time.Millisecond, Waits: 5,
		Moments: []look.CoachMoment{
			{Replayed: at, Hint: hint, Waited: 11_400 * time.Millisecond, Weight: "the game, most likely"},
			{Replayed: later, Hint: hint, Instead: flip, Open: 4200 * time.Millisecond, Weight: "much"},
			{Replayed: later, Hint: games.Hint{Move: flip}, Instead: fmt.Sprint("call @", at.Chapter.Round), Weight: "a little"},
		},
	})
}
