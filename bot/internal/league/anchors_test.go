package league

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"math"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/all"
)

var update = flag.Bool("update", false, "write anchors.json and testdata anew")

// A rung is a line of testdata/ladder.json: one better robot among worse ones.
type rung struct {
	Game   string   `json:"game"`
	Seats  int      `json:"seats"`
	Better string   `json:"better"` // its level; the others have the one below
	Over   *float64 `json:"over"`   // either
	Wins   *float64 `json:"wins"`   // or
	Error  float64  `json:"error"`
	Deals  int      `json:"deals"`
}

// share is how often the better robot won, from 0 to 1. Half a deal is added that it wins and half a deal that it loses, so
// that a robot that has won them all is not infinitely better.
func (r rung) share() float64 {
	n, d := float64(r.Seats), float64(r.Deals)
	var p float64
	if r.Wins != nil {
		p = *r.Wins / 100
	} else {
		p = (*r.Over/100*(n-1) + 1) / n
	}
	return (p*d + 0.5) / (d + 1)
}

// chances is how likely each player is to be first.
func chances(players []Rating) []float64 {
	list, sum := make([]float64, len(players)), 0.0
	for i, r := range players {
		list[i] = math.Exp((r.R - startR) * perPoint)
		sum += list[i]
	}
	for i := range list {
		list[i] /= sum
	}
	return list
}

// among is how likely a robot that is better by so much is to win among others.
func (r rung) among(better float64) float64 {
	players := make([]Rating, r.Seats)
	players[0].R = better
	return chances(players)[0]
}

// fitted is by how much the better level is better: where the rungs are most likely, each counting as its deals.
func fitted(rungs []rung) float64 {
	low, high := -5000.0, 5000.0
	for range 100 {
		middle := (low + high) / 2
		slope := 0.0
		for _, r := range rungs {
			slope += float64(r.Deals) * (r.share() - r.among(middle))
		}
		if slope > 0 {
			low = middle
		} else {
			high = middle
		}
	}
	return low
}

func ladder(t *testing.T) []rung {
	t.Helper()
	var file struct{ Rows []rung }
	data, err := os.ReadFile("testdata/ladder.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &file))
	require.NotEmpty(t, file.Rows)
	return file.Rows
}

// measure is how a game's robots come onto the scale.
const measure = "measure with ruckus arena (docs/arena.md) hard over medium and medium over easy at two to four seats, " +
	"write the rows into testdata/ladder.json, and run go test ./bot/internal/league -update"

// Medium robots are the middle of the scale, and the others stand as far from them as their wins say, at tables of every size.
// With -update it writes anchors.json, and counts its scale up if anything has changed.
func TestAnchorsAreWhatTheLadderOfRobotsSays(t *testing.T) {
	was := anchorsWritten(t)
	want := was
	want.Games = make(map[string]map[string]float64)
	rungs := make(map[string][]rung)
	for _, r := range ladder(t) {
		rungs[r.Game+" "+r.Better] = append(rungs[r.Game+" "+r.Better], r)
	}
	for _, kind := range games.Finished(all.Kinds()) {
		hard, medium := rungs[kind.Name+" hard"], rungs[kind.Name+" medium"]
		require.NotEmpty(t, hard, "%s has no anchors: %s", kind.Name, measure)
		require.NotEmpty(t, medium, "%s has no anchors: %s", kind.Name, measure)
		want.Games[kind.Name] = map[string]float64{
			games.Easy.String():   math.Round(startR - fitted(medium)),
			games.Medium.String(): startR,
			games.Hard.String():   math.Round(startR + fitted(hard)),
		}
	}
	if *update {
		if !maps.EqualFunc(was.Games, want.Games, maps.Equal[map[string]float64]) {
			want.Scale++
		}
		data, err := json.MarshalIndent(want, "", "  ")
		require.NoError(t, err)
		require.NoError(t, os.WriteFile("anchors.json", append(data, '\n'), 0o644))
		return
	}
	require.Equal(t, want, anchorsRead(), "run go test ./bot/internal/league -update")
}

// anchorsWritten reads anchors.json as it is now: with -update it is newer than what the program has in it.
func anchorsWritten(t *testing.T) (a anchorFile) {
	t.Helper()
	data, err := os.ReadFile("anchors.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &a))
	return a
}

func TestEveryGameHasRobotsOfAllLevelsOnTheScale(t *testing.T) {
	written := anchorsWritten(t)
	for _, kind := range games.Finished(all.Kinds()) {
		var before float64
		for i, level := range games.Levels() {
			r, ok := written.anchor(kind.Name, level)
			require.True(t, ok, "%s %s has no anchor: %s", kind.Name, level, measure)
			require.Less(t, r.D, leastD, "robots are known well")
			if i > 0 {
				require.Greater(t, r.R, before, "%s: %s is better than the level below", kind.Name, level)
			}
			if before = r.R; level == games.Medium {
				require.Equal(t, 1500, r.Shown().Points)
			}
		}
		_, ok := Anchor(kind.Name, 0)
		require.False(t, ok, "a person is no robot")
	}
	_, ok := Anchor("chess", games.Hard)
	require.False(t, ok)
}

// What the scale foretells stays near what robots have done, at large tables, too. The text is kept to be read.
func TestAnchorsForetellTheLadder(t *testing.T) {
	var text strings.Builder
	written, off, deals := anchorsWritten(t), map[bool]float64{}, map[bool]float64{}
	for _, r := range ladder(t) {
		better, worse := games.Hard, games.Medium
		if r.Better == games.Medium.String() {
			better, worse = games.Medium, games.Easy
		}
		one, _ := written.anchor(r.Game, better)
		other, _ := written.anchor(r.Game, worse)
		foretold := r.among(one.R - other.R)
		fmt.Fprintf(&text, "%-8s %d seats, %-6s better: %3.0f %% foretold, %3.0f %% won\n", r.Game, r.Seats, r.Better, 100*foretold, 100*r.share())
		off[r.Seats > 4] += float64(r.Deals) * math.Abs(foretold-r.share())
		deals[r.Seats > 4] += float64(r.Deals)
	}
	few, many := 100*off[false]/deals[false], 100*off[true]/deals[true]
	fmt.Fprintf(&text, "off by %.1f %% points on average at two to four seats, by %.1f at eight\n", few, many)
	golden(t, "testdata/foretold.txt", text.String())
	require.Less(t, few, 5.0)
	require.Less(t, many, 10.0)
}

// The ratings that people can read about are those that count.
func TestTheNoteOnRobotsHasTheirRatings(t *testing.T) {
	note, err := os.ReadFile("../../../docs/robots.md")
	require.NoError(t, err)
	written := anchorsWritten(t)
	for _, kind := range games.Finished(all.Kinds()) {
		line := "| " + kind.Title
		for _, level := range games.Levels() {
			a, _ := written.anchor(kind.Name, level)
			line += fmt.Sprint(" | ", a.Shown().Points)
		}
		require.True(t, strings.Contains(string(note), line+" |\n"), "docs/robots.md, Their ratings in the league, must have the row %s |", line)
	}
}

// golden compares with a text that is kept.
func golden(t *testing.T, name, text string) {
	t.Helper()
	if *update {
		require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
	}
	want, err := os.ReadFile(name)
	require.NoError(t, err)
	require.Equal(t, string(want), text)
}
