package riot

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
)

// planSamples are the screens of a turn that is planned: as it begins, with a plan of many orders, one that was stopped, who else could
// attack, and the ideas; of the Police, and of a team of Protesters.
func planSamples(buying look.Sampled, buyer games.Seat) []look.Sample {
	bought := withPlan(buying, buyer, 0)
	full := withPlan(buying, buyer, 5)
	stopped := withPlan(buying, buyer, 3)
	stop := stopped.Table.Plan
	stop.Stopped = &look.PlanStop{Order: stop.Orders[len(stop.Orders)-1]}
	for _, o := range stop.Outlooks {
		for _, e := range o.Events {
			if e.Verb == "clash" && e.N > 0 { // it is a draw after all
				total := e.Tokens[0]
				stop.Told = append(stop.Told, games.Event{Verb: "blitz", Seats: e.Seats[1:], Tokens: []string{"chain"}},
					games.Event{Verb: "clash", Seats: e.Seats, Tokens: []string{total, total}})
				break
			}
			stop.Told = append(stop.Told, e)
		}
	}
	ideas := withPlan(buying, buyer, 0)
	found, err := position(buying).Ideas(buyer, rand.New(rand.NewPCG(1, 1)))
	if err != nil {
		panic(err)
	}
	ideas.Table.Plan.Ideas = found
	others := look.SamplePosition(sampleTable(), look.Stacked{}).On(games.Easy, func(g games.Game) bool {
		v := viewOf(g, games.Table)
		return v.Round > 2 && v.Phase == riot.Buying && v.Turn > 0 && v.Credits > 2 && v.Sides[v.Turn].Units > 3
	})
	other := viewOf(others.Game, games.Table).Turn
	return slices.Concat(
		bought.Hand("plan-begins", buyer, "", true), full.Hand("plan", buyer, "", true), stopped.Hand("plan-stopped", buyer, "", false),
		squadPlan(full).Hand("plan-squad", buyer, placeSquad, false), ideas.Hand("plan-ideas", buyer, look.IdeasPlace, false), full.Hand("plan-more", buyer, placeUnits, false),
		withPlan(others, other, 0).Hand("plan-protesters-begin", other, "", false), withPlan(others, other, 4).Hand("plan-protesters", other, "", false),
	)
}

func position(p look.Sampled) *games.Position {
	state, err := json.Marshal(p.Game)
	if err != nil {
		panic(err)
	}
	at, err := p.Table.Kind.Read(p.Table.Kind.Schema, state)
	if err != nil {
		panic(err)
	}
	return at
}

// withPlan has a seat plan the first purchase that is offered, and that many orders with different aims.
func withPlan(p look.Sampled, s games.Seat, orders int) look.Sampled {
	at := position(p)
	plan := &look.Plan{Rev: orders}
	p.Table.Plan = plan
	p.Table.Hints = true
	look := func() {
		planned, err := at.Plan(s, plan.Orders)
		if err != nil {
			panic(err)
		}
		plan.Planned = planned
	}
	for look(); orders > 0; orders-- {
		for _, o := range plan.Shelf {
			first, _, _ := strings.Cut(o.Orders[0], ":")
			if plan.Orders != nil && isPurchase(o.Orders[0]) || strings.Contains(fmt.Sprint(plan.Orders), first) {
				continue
			}
			plan.Orders = append(plan.Orders, o.Orders...)
			break
		}
		look()
	}
	return p
}

// squadPlan leaves out what was planned after the last attack.
func squadPlan(p look.Sampled) look.Sampled {
	plan := *p.Table.Plan
	n := len(plan.Orders)
	for n > 0 && !strings.HasPrefix(plan.Orders[n-1], "attack ") {
		n--
	}
	seat := viewOf(p.Game, games.Table).Turn
	plan.Orders = plan.Orders[:n]
	planned, err := position(p).Plan(seat, plan.Orders)
	if err != nil {
		panic(err)
	}
	plan.Planned = planned
	p.Table.Plan = &plan
	return p
}
