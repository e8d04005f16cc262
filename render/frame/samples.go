package frame

import (
	"slices"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// Samples are the screens that the tables of all games share, at a table as SampleTable makes it.
func Samples(t Table) []Drawn {
	lobby := t.in(look.LobbyPhase)
	few, full := lobby, lobby
	few.Players = few.Players[:1]
	full.Players = slices.Concat(full.Players, full.Players)
	full.Players[4].Host = false
	closed := t.in("closed")
	closed.Why = "nobody started the game in time"
	running := t.in(look.PlayingPhase)
	running.Players[1].Waiting = true
	running.Recent = []games.Event{{Verb: "roll", Seats: []games.Seat{1}, N: 5}, {Verb: "move", Seats: []games.Seat{0}, Tokens: []string{"3"}}}
	type dice struct {
		Turn   games.Seat
		Rolled []int
		Points []int
		Rules  struct{ Goal int }
	}
	seen := dice{Turn: 1, Rolled: []int{3, 5}, Points: []int{12, 0, 20, 7}, Rules: struct{ Goal int }{30}}
	some := games.Prompt{Moves: []string{"up 1", "down 1", "stay 1"}, Must: true}
	many := games.Prompt{Until: look.SampleTime}
	squares := strings.Fields("A 2 3 4 5 6 7 8 9 10 J Q K")
	for _, from := range squares {
		for _, to := range squares {
			many.Moves = append(many.Moves, "move "+from+" "+to)
		}
	}
	r := screen.Reader{}
	return slices.Concat([]Drawn{
		{"lobby-first", Board(few, nil, r)},
		{"lobby", Board(lobby, nil, r)},
		{"lobby-full", Board(full, nil, r)},
		{"lobby-hand", Hand(few, 0, nil, games.Prompt{}, "", "", r)},
		{"closed", Board(closed, nil, r)},
		{"closed-hand", Hand(closed, 1, nil, games.Prompt{}, "", "", r)},
		{"plain-board", Board(running, seen, r)},
		{"plain-hand", Hand(running, 1, seen, some, "", "", r)},
		{"plain-hand-wait", Hand(running, 0, seen, games.Prompt{}, "", "", r)},
		{"plain-hand-long", Hand(running, 1, nil, many, "page 2", "", r)},
		{"plain-rules", RulesPage(sampleToy(), "", r)},
	}, t.presenceSamples(), t.bystanderSamples(), t.hostSamples(), t.overSamples(), lobbySamples(), dealSamples())
}

// overSamples are games that are over, with what they have done to ratings.
func (t Table) overSamples() []Drawn {
	r, text := screen.Reader{}, screen.Reader{TextOnly: true}
	if t.Look.Moment == nil {
		t.Look.Moment = look.Remember(look.Phrases{"live.run": "{who} drops {n card}!", "mine.run": "You played {n card} in a row.", "tie.nine": "{second} lost one to you {times}.", "tied.nine": "You lost one to {first} {times}."}, nil)
	}
	over := t.in(look.OverPhase)
	over.Result = &games.Result{Winners: []games.Seat{2}, Scores: []int{120, 77, 31, 77}}
	over.Story = &games.Story{Scores: [][]int{{20, 12, 8, 31}, {41, 12, 20, 52}, {97, 60, 31, 52}, {120, 77, 31, 77}}}
	over.Story.Own = []games.Event{{Verb: "run", Seats: []games.Seat{1}, N: 9}}
	over.Story.Ties = []games.Event{{Verb: "nine", Seats: []games.Seat{3, 2}, N: 1}, {Verb: "nine", Seats: []games.Seat{2, 1}, N: 2}}
	moment := t.in(look.PlayingPhase)
	moment.Changed, moment.Moments = look.SampleTime, []view.Moment{{Event: games.Event{Verb: "run", Seats: []games.Seat{2}, N: 8}, At: look.SampleTime.Add(-liveFor / 2)}}
	shared, rated, unrated := over, over, over
	shared.Result = &games.Result{Winners: []games.Seat{0, 2}, Scores: []int{31, 77, 31, 77}}
	shared.Tonight = sampleTonight()
	rated.Ratings = Rated{Changes: map[games.Seat]RatingChange{0: {Rating{1523, 96, 34, 3}, -4}, 2: {Rating{1544, 210, 3, 3}, 31}, 3: {Rating{1611, 80, 90, 3}, 0}}}
	unrated.Ratings = Rated{Why: "moves were undone"}
	left := over // a robot has won with the cards of who had left
	left.Players = slices.Clone(over.Players)
	left.Players[2].Gone, left.Places = true, []int{1, 2, 4, 2}
	stood := left
	stood.Phase, stood.Story, stood.Played, stood.Why = "closed", nil, true, "everyone was away for 30 seconds, and the night continues"
	return []Drawn{
		{"over-left", Board(left, nil, r)},
		{"over-left-hand", Hand(left, 2, nil, games.Prompt{}, "", "", r)},
		{"over-left-posted", ResultPosted(left, "", r)},
		{"stood", Board(stood, nil, r)},
		{"stood-posted", ResultPosted(stood, "", r)},
		{"over", Board(over, nil, r)},
		{"moment", Board(moment, nil, r)},
		{"moment-past", Board(moment.later(liveFor), nil, r)},
		{"over-hand-board", overAtTable(over, 1, r)},
		{"over-hand-words", overAtTable(over, 3, text)},
		{"over-hand-left", overAtTable(left, 2, r)},
		{"over-shared-text", Board(shared, nil, text)},
		{"over-hand", Hand(over, 1, nil, games.Prompt{}, "", "this game is over", r)},
		{"result-posted", ResultPosted(over, "https://discord.com/channels/100000000000000001/100000000000000002/100000000000000003", r)},
		{"over-rated", Board(rated, nil, r)},
		{"over-rated-text", Board(rated, nil, text)},
		{"over-unrated", Board(unrated, nil, r)},
	}
}

// SampleTable is a table of four, as SampleTable has it.
func SampleTable(k games.Kind, l look.Look, phase view.Phase) Table {
	return Table{Table: look.SampleTable(k, l, phase)}
}

// in is a sample table in a phase, with players of its own.
func (t Table) in(phase view.Phase) Table {
	t.Phase, t.Players = phase, slices.Clone(t.Players)
	return t
}

// overAtTable is the hand of a seat at a table with a board.
func overAtTable(t Table, seat games.Seat, r screen.Reader) screen.Screen {
	t.Ref.ID = "aaaaaaaa"
	return Hand(t, seat, struct{}{}, games.Prompt{}, "", "", r)
}

// later is the table when something has changed there since.
func (t Table) later(d time.Duration) Table {
	t.Changed = t.Changed.Add(d)
	return t
}
