package guild_test

import (
	"fmt"
	"log/slog"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
	"ruckus/render/all"
	"ruckus/render/markup"
	"ruckus/store"
)

func barring(t *testing.T) *guild.Records {
	return guild.NewRecords(store.NewMemory(), all.Kinds(), slog.New(slog.NewTextHandler(t.Output(), nil)))
}

var eve = markup.NameOf("Eve")

// hal is a moderator.
func hal(request string) guild.Entry {
	return guild.Entry{ID: request, User: "90", Name: markup.NameOf("Hal")}
}

// Somebody who is banned reads until when, and plays again from that moment on. 30 days later nothing of it is kept.
func TestABarEndsAndIsForgotten(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept, ctx := barring(t), t.Context()
		may := func() string {
			_, err := kept.MaySit(ctx, "1", "5")
			if err == nil {
				return ""
			}
			said, _ := problem.Sentence(err)
			return said
		}
		until := time.Now().Add(time.Hour)
		require.NoError(t, kept.Bar(ctx, "1", hal("a"), guild.Bar{User: "5", Until: until, Reason: "floods"}, eve))
		require.NoError(t, kept.Bar(ctx, "1", hal("a"), guild.Bar{User: "5", Until: until, Reason: "floods"}, eve), "another process is told, too")
		require.Contains(t, may(), fmt.Sprintf("until <t:%d:f>", until.Unix()))
		_, err := kept.MaySit(ctx, "2", "5")
		require.NoError(t, err, "in another server they may")
		time.Sleep(time.Hour)
		require.Empty(t, may())
		list, err := kept.Audit(ctx, "1", 10)
		require.NoError(t, err)
		require.Len(t, list, 1)
		require.Equal(t, fmt.Sprintf("banned Eve from games until <t:%d:f>", until.Unix()), list[0].Words(nil))

		time.Sleep(guild.BarKept)
		require.NoError(t, kept.Due(ctx, "1"))
		rec, err := kept.Get(ctx, "1")
		require.NoError(t, err)
		require.Empty(t, rec.Barred)
	})
}

func TestABarForGoodLastsUntilAModeratorLiftsIt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept, ctx := barring(t), t.Context()
		require.NoError(t, kept.Bar(ctx, "1", hal("a"), guild.Bar{User: "5", Hidden: true}, eve))
		time.Sleep(10 * 365 * 24 * time.Hour)
		require.NoError(t, kept.Due(ctx, "1"))
		_, err := kept.MaySit(ctx, "1", "5")
		require.ErrorContains(t, err, "its moderators can change that")
		require.NoError(t, kept.Unbar(ctx, "1", hal("b"), "5", eve))
		hidden, err := kept.MaySit(ctx, "1", "5")
		require.NoError(t, err)
		require.True(t, hidden, "their name stays hidden")
		require.ErrorContains(t, kept.Unbar(ctx, "1", hal("c"), "5", eve), "can play already")
	})
}

// To be forgotten is no way round a bar: a mark that follows from the number stands for the person, without the reason.
func TestWhoIsForgottenStaysBarred(t *testing.T) {
	kept, ctx := barring(t), t.Context()
	require.NoError(t, kept.Bar(ctx, "1", hal("a"), guild.Bar{User: "5", Reason: "floods"}, eve))
	rec, err := kept.Get(ctx, "1")
	require.NoError(t, err)
	require.True(t, rec.Forget("1", "5", "mark"))
	require.True(t, rec.Forget("1", "90", "mark"), "the moderator can be forgotten, too")
	require.False(t, rec.Forget("1", "5", "mark"))
	require.NotEqual(t, "5", rec.Barred[0].User)
	require.Empty(t, rec.Barred[0].Reason)
	require.Equal(t, "mark", rec.Barred[0].By)
	b, barred := rec.Bar("1", "5")
	require.True(t, barred && b.On(time.Now()))
	_, barred = rec.Bar("1", "6")
	require.False(t, barred)
}

func TestAtMost500PeopleAreBarred(t *testing.T) {
	kept, ctx := barring(t), t.Context()
	_, err := kept.Change(ctx, "1", func(r *guild.Record) error {
		for i := range guild.MaxBarred {
			r.Barred = append(r.Barred, guild.Bar{User: fmt.Sprint(100 + i), By: "90", At: time.Now()})
		}
		return nil
	})
	require.NoError(t, err)
	require.ErrorContains(t, kept.Bar(ctx, "1", hal("a"), guild.Bar{User: "5"}, eve), "let someone play again first")
	require.NoError(t, kept.Bar(ctx, "1", hal("b"), guild.Bar{User: "100", Until: time.Now().Add(time.Hour)}, eve), "who is banned can be barred for another time")
}

// Who's forgotten stands in the list of managers' acts under no name, and a namesake keeps theirs.
func TestAnActForgetsWhomItConcerned(t *testing.T) {
	kept, ctx := barring(t), t.Context()
	require.NoError(t, kept.Bar(ctx, "1", hal("a"), guild.Bar{User: "5"}, eve))
	require.NoError(t, kept.Bar(ctx, "1", hal("b"), guild.Bar{User: "6"}, eve))
	rec, err := kept.Get(ctx, "1")
	require.NoError(t, err)
	require.True(t, rec.Forget("1", "5", "mark"))
	require.Equal(t, "banned Someone from games for good", rec.Audit[0].Words(nil))
	require.Equal(t, "mark", rec.Audit[0].Names[0].ID)
	require.Equal(t, "banned Eve from games for good", rec.Audit[1].Words(nil))
}

// Members of a role that the managers have picked moderate games, until it is taken from the list, or from them.
func TestARoleModeratesGames(t *testing.T) {
	kept, ctx := barring(t), t.Context()
	require.False(t, kept.Moderates(ctx, "1", []string{"900"}))
	_, err := kept.Set(ctx, "1", guild.Entry{User: "1"}, guild.General, guild.Change{Add: map[string][]string{guild.Moderators: {"900", "901"}}})
	require.NoError(t, err)
	require.True(t, kept.Moderates(ctx, "1", []string{"7", "900"}))
	require.False(t, kept.Moderates(ctx, "1", nil))
	require.False(t, kept.Moderates(ctx, "2", []string{"900"}))
	_, err = kept.Set(ctx, "1", guild.Entry{User: "1"}, guild.General, guild.Change{Remove: map[string][]string{guild.Moderators: {"900"}}})
	require.NoError(t, err)
	require.False(t, kept.Moderates(ctx, "1", []string{"900"}))
	_, err = kept.Set(ctx, "1", guild.Entry{User: "1"}, guild.General, guild.Change{Add: map[string][]string{guild.Moderators: {"everyone!"}}})
	require.ErrorContains(t, err, "that isn't a role")
}
