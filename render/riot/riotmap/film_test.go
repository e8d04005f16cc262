package riotmap

import (
	"bytes"
	"fmt"
	"image/gif"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
)

// filmed is the end of a whole game of medium robots, with its story and its film.
func filmed(t testing.TB, seats int) (v riot.View, story games.Story, f Film) {
	kind := riot.Kind(riot.Default())
	setup := games.Setup{Seats: seats, Seed: [32]byte{7}, At: time.Unix(1e9, 0)}
	g, err := kind.New(setup)
	require.NoError(t, err)
	var log []games.Action
	chance, at := rand.New(rand.NewPCG(1, 2)), setup.At
	for s := games.Seat(0); g.Result() == nil; s = (s + 1) % games.Seat(seats) {
		a := games.Action{Seat: s, At: at}
		if len(g.Prompt(s).Moves) > 0 {
			a.Move = games.Choose(g.Clone(), s, games.Medium, chance)
		}
		if due := g.Due(); a.Move == "" && s == 0 && !due.IsZero() {
			at = due
			a = games.Action{Seat: games.Table, Move: games.Tick, At: at}
		}
		if a.Move != "" {
			_, err := games.Play(g, a)
			require.NoError(t, err)
			log = append(log, a)
		}
	}
	story = kind.After.Story(games.Replay(kind, setup, log, &err))
	require.NoError(t, err)
	v = g.View(games.Table).(riot.View)
	f, ok := FilmOf(v, &story, []string{"Ann", "Ben", "Cleo", "Dan"}[:seats])
	require.True(t, ok)
	return v, story, f
}

func TestTheGameIsAMovingPicture(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		v, story, f := filmed(t, seats)
		data := f.GIF()
		if dir := os.Getenv("RUCKUS_SHOTS"); dir != "" {
			require.NoError(t, os.WriteFile(fmt.Sprintf("%s/film-%d.gif", dir, seats), data, 0o644))
		}
		moving, err := gif.DecodeAll(bytes.NewReader(data))
		require.NoError(t, err)
		require.Len(t, moving.Image, len(story.Scores)+1, "the end, and then each round")
		require.Less(t, len(data), filmSize)
		t.Log(seats, "seats:", len(f.Maps), "rounds,", len(data), "bytes")

		last := Describe(v, nil)
		for p := range last.Places() {
			require.Equal(t, p.Groups, f.Maps[len(f.Maps)-1].place(p.Code).Groups, "%s at the end", p.Code)
		}
		require.NotEqual(t, f.Maps[0].Key(), f.Maps[1].Key())
	}
}

func TestALongGameLeavesRoundsOutOfItsFilm(t *testing.T) {
	_, _, f := filmed(t, 4)
	for range 2 {
		f.Maps, f.Far = append(f.Maps, f.Maps...), append(f.Far, f.Far...)
	}
	data := f.GIF()
	require.Less(t, len(data), filmSize)
	moving, err := gif.DecodeAll(bytes.NewReader(data))
	require.NoError(t, err)
	require.Greater(t, len(moving.Image), 5)
}

func TestWithoutItsStoryAGameHasNoFilm(t *testing.T) {
	v, story, f := filmed(t, 2)
	for name, frames := range map[string][]string{
		"none": nil, "too few": story.Film[1:], "no place": {"Z9/0/1O/1"}, "no seat": {"A/7/1O/1"}, "no unit": {"A/0/1X/1"}, "no number": {"A/0/O/1"}, "no word": {"A"},
		"nobody": {"A/0/0O/1"},
	} {
		told := story
		if told.Film = frames; len(frames) == 1 {
			told.Scores = told.Scores[:1]
		}
		_, ok := FilmOf(v, &told, f.Names)
		require.False(t, ok, name)
	}
	_, ok := FilmOf(v, nil, f.Names)
	require.False(t, ok)
}

func BenchmarkRiotFilm(b *testing.B) {
	_, _, f := filmed(b, 4)
	for b.Loop() {
		b.ReportMetric(float64(len(f.GIF())), "bytes")
	}
}
