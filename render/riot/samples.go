package riot

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
)

// sampleWords are what samples of RIOT say of plans besides: "plan 5" plans what is offered first and five orders more, "stopped" stops at
// the last of them, "squad" leaves out what comes after the last attack, and "ideas" has asked for ideas.
var sampleWords = map[string]func(*look.Sampled, games.Seat, string){
	"plan": plan, "stopped": func(p *look.Sampled, _ games.Seat, _ string) { stop(p.Table.Plan) },
	"squad": func(p *look.Sampled, s games.Seat, _ string) {
		orders := p.Table.Plan.Orders
		for len(orders) > 0 && !strings.HasPrefix(orders[len(orders)-1], "attack ") {
			orders = orders[:len(orders)-1]
		}
		p.Table.Plan = planned(position(*p), s, orders)
	},
	"ideas": func(p *look.Sampled, s games.Seat, _ string) {
		ideas, err := position(*p).Ideas(s, rand.New(rand.NewPCG(1, 1)))
		if err != nil {
			panic(err)
		}
		p.Table.Plan.Ideas = ideas
	},
}

// plan has a seat plan the first purchase that is offered, and that many orders with different aims.
func plan(p *look.Sampled, s games.Seat, orders string) {
	at, more := position(*p), 0
	if _, err := fmt.Sscan(orders, &more); err != nil {
		panic(err)
	}
	made := planned(at, s, nil)
	for range more {
		fits := func(o games.Offer) bool {
			aim, _, _ := strings.Cut(o.Orders[0], ":")
			return (made.Orders == nil || !isPurchase(o.Orders[0])) && !strings.Contains(fmt.Sprint(made.Orders), aim)
		}
		if i := slices.IndexFunc(made.Shelf, fits); i >= 0 {
			made = planned(at, s, append(made.Orders, made.Shelf[i].Orders...))
		}
	}
	p.Table.Plan, p.Table.Hints = made, true
	made.Rev = more
}

func planned(at *games.Position, s games.Seat, orders []string) *look.Plan {
	made, err := at.Plan(s, orders)
	if err != nil {
		panic(err)
	}
	return &look.Plan{Planned: made, Orders: orders}
}

// stop stops a plan at its last order: its first clash is a draw after all.
func stop(p *look.Plan) {
	p.Stopped = &look.PlanStop{Order: p.Orders[len(p.Orders)-1]}
	for _, o := range p.Outlooks {
		for _, e := range o.Events {
			if e.Verb == "clash" && e.N > 0 {
				total := e.Tokens[0]
				p.Told = append(p.Told, games.Event{Verb: "blitz", Seats: e.Seats[1:], Tokens: []string{"chain"}},
					games.Event{Verb: "clash", Seats: e.Seats, Tokens: []string{total, total}})
				break
			}
			p.Told = append(p.Told, e)
		}
	}
}

func position(p look.Sampled) *games.Position { return p.Table.Kind.Of(p.Game) }
