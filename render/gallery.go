package render

import (
	"time"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/markup"
)

// A Sample is one screen with made-up data.
type Sample struct {
	Name   string // letters, digits and hyphens
	Screen Screen
}

// sampleTime is when everything in the gallery is due.
var sampleTime = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

// Gallery draws every screen of every game with made-up data.
func Gallery() []Sample {
	samples := frameSamples()
	samples = append(samples, redNinesSamples()...)
	samples = append(samples, rageSamples()...)
	samples = append(samples, redbrnSamples()...)
	samples = append(samples, redoxSamples()...)
	samples = append(samples, riotSamples()...)
	samples = append(samples, adminSamples()...)
	return append(samples, rulesSamples()...)
}

// sampleTable is a table of four, named as people name themselves.
func sampleTable(phase string) Table {
	return Table{
		Kind: rednines.Kind(), Phase: phase, Deadline: sampleTime,
		Values: map[string]int{"multi_start": 1}, Extra: sampleExtra(),
		Players: []Player{
			{Name: markup.NameOf("Ann"), Host: true}, {Name: markup.NameOf("Ben *the* `shark`")}, {Name: markup.NameOf("שרה כהן")}, {Name: markup.NameOf("Dan-with-a-name-of-32-characters")},
		},
	}
}

func frameSamples() []Sample {
	few := sampleTable(lobbyPhase)
	few.Players = few.Players[:1]
	full := sampleTable(lobbyPhase)
	full.Players = append(full.Players, sampleTable(lobbyPhase).Players...)
	full.Players[4].Host = false
	over := sampleTable(overPhase)
	over.Result = &games.Result{Winners: []games.Seat{2}, Scores: []int{120, 77, 31, 77}}
	rematch := over
	rematch.Result = &games.Result{Winners: []games.Seat{0, 2}, Scores: []int{31, 77, 31, 77}}
	rematch.Rematch = true
	closed := sampleTable("closed")
	closed.Why = "nobody started the game in time"
	running := sampleTable(playingPhase)
	running.Players[1].Waiting = true
	running.Recent = []games.Event{{Verb: "move", Seats: []games.Seat{0}, Cards: []string{"3"}}}
	some := games.Prompt{Moves: []string{"up 1", "down 1", "stay 1"}, Must: true}
	many := games.Prompt{Until: sampleTime}
	for _, from := range rankMarks() {
		for _, to := range rankMarks() {
			many.Moves = append(many.Moves, "move "+from+" "+to)
		}
	}
	r := Reader{}
	return []Sample{
		{"lobby-first", Board(few, nil, r)},
		{"lobby", Board(sampleTable(lobbyPhase), nil, r)},
		{"lobby-full", Board(full, nil, r)},
		{"lobby-hand", Hand(few, 0, nil, games.Prompt{}, "", "", r)},
		{"over", Board(over, nil, r)},
		{"over-shared-text", Board(rematch, nil, Reader{TextOnly: true})},
		{"over-hand", Hand(over, 1, nil, games.Prompt{}, "", "this game is over", r)},
		{"closed", Board(closed, nil, r)},
		{"closed-hand", Hand(closed, 1, nil, games.Prompt{}, "", "", r)},
		{"plain-board", Board(running, nil, r)},
		{"plain-hand", Hand(running, 1, nil, some, "", "", r)},
		{"plain-hand-wait", Hand(running, 0, nil, games.Prompt{}, "", "", r)},
		{"plain-hand-long", Hand(running, 1, nil, many, "page 2", "", r)},
	}
}

// sampleExtra is what the host's own options can look like.
func sampleExtra() games.Options {
	return games.Options{games.Int(new(int), "turn_time", 90, 0, 600, "seconds until the clock plays")}
}

func rulesSamples() []Sample {
	k, extra, values := rednines.Kind(), sampleExtra(), map[string]int{"small": 1, "turn_time": 30}
	return []Sample{
		{"rednines-rules-play", RulesPage(k, nil, values, "", Reader{})},
		{"rednines-rules-scoring", RulesPage(k, nil, values, "scoring", Reader{})},
		{"rednines-rules-options", RulesPage(k, extra, values, "options", Reader{})},
		{"plain-rules", RulesPage(games.Kind{Name: "toy", Title: "Toy", Summary: "A game to try things with."}, nil, nil, "", Reader{})},
	}
}
