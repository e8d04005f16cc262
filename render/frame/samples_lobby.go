package frame

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// sampleToy is the lobby of a game with lengths and options of its own.
func sampleToy() Table {
	return SampleTable(games.Kind{
		Name: "toy", Title: "Toy", Summary: "A game to try things with.", Min: 2, Max: 6,
		Options: func() games.Options {
			return games.Options{
				games.Int(new(int), "target", 200, 10, 1000, "points that win"),
				games.Bool(new(bool), "free_direction", false, "each card on a pile may be one higher or one lower than the last"),
				games.Pick(new(int), "deck", 2, "which deck to play with", games.Choice{Name: "small", Value: 1}, games.Choice{Name: "large", Value: 2}),
			}
		},
		Presets: []games.Preset{
			{Name: "short", Values: map[string]int{"target": 50}, Minutes: [2]int{8, 5}},
			{Name: "normal", Values: map[string]int{"target": 100}, Minutes: [2]int{12, 12}}, {Name: "as printed"},
		},
	}, look.Look{}, look.LobbyPhase)
}

// lobbySamples are lobbies with lengths, and the options of one.
func lobbySamples() []Drawn {
	t := sampleToy()
	short, house, many := t, t, t
	short.Terms.Values = map[string]int{"target": 50, "free_direction": 1}
	short.Players = slices.Clone(t.Players)
	short.Players[1].Stale, short.Players[1].News = true, []string{"free_direction", "target"}
	house.Terms.House = map[string]int{"target": 120, "free_direction": 1, "turn_time": 60}
	house.Terms.Values = map[string]int{"target": 100, "turn_time": 30}
	here := house
	here.Terms.Values = house.Terms.House
	many.Kind.Options = func() (options games.Options) {
		for n := range 45 {
			options = append(options, games.Int(new(int), fmt.Sprint("an_option_with_a_name_no_", n), n, 0, 99, "a sentence on what this option does to the game, as long as such a sentence is allowed to be, really"))
		}
		return options
	}
	many.Kind.Presets = nil
	r := screen.Reader{}
	rated := t
	rated.Rated, rated.Players = true, slices.Clone(t.Players)
	rated.Players[1].Stale, rated.Players[1].News = true, []string{"free_direction", "the robots"}
	playing := t
	playing.Phase, playing.Rated, playing.Agree = look.PlayingPhase, true, []games.Seat{0}
	return []Drawn{
		{"lobby-rated", Board(rated, nil, r)},
		{"rated-more", MorePage(playing, Visitor{Seat: 1})},
		{"rated-more-agreed", MorePage(playing, Visitor{Seat: 0})},
		{"rated-leave", AskPage(playing, Leave)},
		{"lobby-short", Board(short, nil, r)},
		{"lobby-house", Board(house, nil, r)},
		{"lobby-as-here", Board(here, nil, r)},
		{"lobby-options", LobbyPanel(house, Visitor{}).Screen("", "")},
		{"lobby-options-saved", LobbyPanel(short, Visitor{}).Screen("", "saved – Target: 50")},
		{"lobby-options-long", LobbyPanel(many, Visitor{}).Screen("page 3", "")},
		{"lobby-options-guest", LobbyPanel(house, Visitor{Seat: 1}).Screen("", "")},
		{"lobby-option-number", LobbyPanel(house, Visitor{}).Screen("option target", "target can be from 10 to 1000, not 5")},
		{"lobby-option-switch", LobbyPanel(house, Visitor{}).Screen("option free_direction", "")},
		{"lobby-option-choice", LobbyPanel(house, Visitor{}).Screen("option deck", "")},
	}
}

// dealSamples are the screens that tell how the cards of a table are decided.
func dealSamples() []Drawn {
	t := sampleToy()
	t.Dealing = view.Dealing{Sum: strings.Repeat("9f86d081", 8), Checks: true}
	for i := range t.Players {
		t.Dealing.Mixed, t.Dealing.Presses = append(t.Dealing.Mixed, games.Seat(i)), append(t.Dealing.Presses, "1441000000000000001")
	}
	over := t
	over.Phase, over.Dealing.Secret = look.OverPhase, strings.Repeat("dea1", 16)
	r := screen.Reader{}
	fixed, done, given := t, over, over
	fixed.Dealing.Closes, done.Dealing.Closes = true, true
	done.Guild, done.Dealing.Channel, done.Dealing.Message = "1441000000000000000", "1441000000000000001", "1441000000000000002"
	given.Dealing = view.Dealing{Given: true, Checks: true}
	check := Check{Seed: strings.Repeat("8174af9d", 8), Moves: 120}
	part := check
	part.Unchecked = []string{"the deal: it was set in advance, the same for everyone who plays it, and the people who run the bot could have known it"}
	return []Drawn{
		{"deal-how-fixed", Hand(fixed, 1, nil, games.Prompt{}, DealtPlace, "", r)},
		{"deal-verified-fixed", VerifyPage(done, check)},
		{"deal-verified-given", VerifyPage(given, part)},
		{"deal-lobby", Board(t, nil, r)},
		{"deal-seat", Hand(t, 1, nil, games.Prompt{}, "", "", r)},
		{"deal-how", Hand(t, 1, nil, games.Prompt{}, DealtPlace, "", r)},
		{"deal-verified", VerifyPage(over, check)},
		{"deal-not-verified", VerifyPage(over, Check{Seed: strings.Repeat("8174af9d", 8), Moves: 7, Differs: "actions 7: the rules refuse action 7"})},
	}
}
