package frame

import (
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// dealSamples are the screens that tell how the cards of a table are decided.
func dealSamples() []Drawn {
	t := SampleTable(games.Kind{Name: "toy", Title: "Toy", Summary: "A game to try things with.", Min: 2, Max: 6}, look.Look{}, look.LobbyPhase)
	t.Dealing = Dealing{Sum: strings.Repeat("9f86d081", 8), Checks: true}
	for i := range t.Players {
		t.Dealing.Shares = append(t.Dealing.Shares, DealShare{Press: "1441000000000000001", Word: markup.NameOf(strings.Repeat("w", i*6))})
	}
	over := t
	over.Phase, over.Dealing.Secret = look.OverPhase, strings.Repeat("dea1", 16)
	r := screen.Reader{}
	return []Drawn{
		{"deal-lobby", Board(t, nil, r)},
		{"deal-seat", Hand(t, 1, nil, games.Prompt{}, "", "", r)},
		{"deal-how", Hand(t, 1, nil, games.Prompt{}, DealtPlace, "", r)},
		{"deal-verified", VerifyPage(over, Check{Seed: strings.Repeat("8174af9d", 8), Moves: 120})},
		{"deal-not-verified", VerifyPage(over, Check{Seed: strings.Repeat("8174af9d", 8), Moves: 7, Differs: "actions 7: the rules refuse action 7"})},
	}
}
