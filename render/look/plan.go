package look

import "ruckus/games"

// PlanFor is a plan as the player's table would show it, for lessons, samples and tests; nil where the seat can plan nothing now. The
// game stays as it is.
func PlanFor(k games.Kind, g games.Game, s games.Seat, orders []string) (*Plan, error) {
	if _, plans := g.(games.Planner); !plans || !g.Prompt(s).Must {
		return nil, nil
	}
	planned, err := k.Of(g).Plan(s, orders)
	if err != nil || planned.After == nil {
		return nil, err
	}
	return &Plan{Planned: planned, Orders: orders}, nil
}
