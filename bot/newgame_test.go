package bot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

func TestPracticeBeginsAgainWithOtherRobotsOrAnotherLength(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/practice game:rage robots:2")
	again := func(choice string) (robots []games.Level, hands int) {
		e.press("Ada", "More")
		e.press("Ada", "Table · new game")
		e.press("Ada", "Or choose robots and length …: "+choice)
		e.settle()
		all := e.practices(e.users["Ada"])
		require.Len(t, all, 1, "the last one is gone")
		for _, p := range all[0].Players[1:] {
			robots = append(robots, p.Robot)
		}
		return robots, all[0].Terms.Values["hands"]
	}
	robots, short := again("Against hard robots")
	require.Equal(t, []games.Level{games.Hard, games.Hard}, robots)
	robots, same := again("Against 4 robots")
	require.Equal(t, []games.Level{games.Hard, games.Hard, games.Hard, games.Hard}, robots)
	require.Equal(t, short, same)
	robots, long := again("Length: as printed")
	require.Len(t, robots, 4)
	require.Greater(t, long, short)

	ref := e.practices(e.users["Ada"])[0].Ref
	for _, wish := range []string{"hardest", "-1", "Lx", "L-1"} {
		require.Contains(t, show(*e.pressForged("Ada", "1|"+ref.ID+"|h|again "+wish).Message), "another version of the bot", wish)
	}
	require.Equal(t, ref, e.practices(e.users["Ada"])[0].Ref)
}
