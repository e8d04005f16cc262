package app

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/emojis"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/render/picture"
)

// emojisOf runs the command on a Discord, with what is kept in a folder.
func emojisOf(t *testing.T, discord *localdiscord.Server, data string, args ...string) (string, error) {
	var out bytes.Buffer
	p := program{hosted: Games(), env: map[string]string{"DISCORD_TOKEN": discord.Token(), "RUCKUS_DATA": data}, stdout: &out, stderr: &out, transport: discord.Transport()}
	err := p.emojis(t.Context(), args)
	return out.String(), err
}

// marks are how many pictures all games have.
func marks() int {
	names := map[string]bool{}
	for _, l := range all.Looks() {
		for _, m := range l.Marks {
			names[m.FullName()] = true
		}
	}
	return len(names)
}

func TestEmojisPutsAllPicturesUpAndLeavesThoseOfOthers(t *testing.T) {
	discord, data := startDiscord(t), t.TempDir()
	_, err := discord.AddEmoji("", "my_logo", picture.NewTile().PNG())
	require.NoError(t, err)

	said, err := emojisOf(t, discord, data, "--dry-run")
	require.NoError(t, err)
	require.Regexp(t, `^0 of \d+ pictures are up. The application also has 1 emoji that this bot didn't upload; it never deletes those.\n\d+ to upload: \w+ `, said)
	require.Len(t, discord.Emojis(), 1, "it was only said")

	said, err = emojisOf(t, discord, data)
	require.NoError(t, err)
	require.Len(t, discord.Emojis(), marks()+1)
	require.Regexp(t, `^0 of \d+ up\n(\d+ of \d+ up(; about \d+ (s|min) left)?\n){9,11}All \d+ pictures are up.\n$`, said, "a line now and then, as this is no terminal")

	said, err = emojisOf(t, discord, data, "--dry-run")
	require.NoError(t, err)
	require.NotContains(t, said, "to be")
	for _, args := range [][]string{{"--json", "--dry-run"}, {"--json"}} {
		said, err = emojisOf(t, discord, data, args...)
		require.NoError(t, err)
		require.JSONEq(t, fmt.Sprintf(`{"up": %d, "of": %[1]d, "foreign": 1, "add": null, "delete": null, "crowded": "", "refused": null}`, marks()), said)
	}

	said, err = emojisOf(t, discord, t.TempDir(), "--dry-run") // with nothing kept
	require.NoError(t, err)
	require.NotContains(t, said, "to upload")
}

// A stopper is somebody who presses Ctrl+C when they read that they have to wait.
type stopper struct{ stop func() }

func (s stopper) Write(said []byte) (int, error) {
	if strings.Contains(string(said), "; the next at ") {
		s.stop()
	}
	return len(said), nil
}

func TestEmojisThatAreStoppedSayHowFarTheyAre(t *testing.T) {
	discord, err := localdiscord.Start(localdiscord.Config{Addr: "127.0.0.1:0", EmojiUploads: 5})
	require.NoError(t, err)
	defer discord.Close()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	p := program{hosted: Games(), env: map[string]string{"DISCORD_TOKEN": discord.Token(), "RUCKUS_DATA": t.TempDir()}, stdout: stopper{cancel}, stderr: io.Discard, transport: discord.Transport()}
	err = p.emojis(ctx, nil)
	require.ErrorContains(t, err, "stopped: 5 of ")
	require.ErrorContains(t, err, "Run it again to continue")
}

func TestEmojisOfAWrongTokenSaySo(t *testing.T) {
	discord := startDiscord(t)
	for _, args := range [][]string{nil, {"--dry-run"}} {
		var out bytes.Buffer
		p := program{hosted: Games(), env: map[string]string{"DISCORD_TOKEN": "wrong", "RUCKUS_DATA": t.TempDir()}, stdout: &out, stderr: &out, transport: discord.Transport()}
		require.ErrorContains(t, p.emojis(t.Context(), args), "copy it again")
	}
}

func TestTheBarOfEmojisStaysInItsLine(t *testing.T) {
	var out bytes.Buffer
	bar := progressBar{to: &out, rewrites: true}
	bar.tell(emojis.Progress{Up: 118, Of: 334, Left: 6*time.Hour + 40*time.Minute, Wait: time.Date(2026, 1, 2, 15, 4, 0, 0, time.Local)})
	bar.tell(emojis.Progress{Up: 334, Of: 334})
	bar.end()
	shown := strings.Split(out.String(), "\r")
	require.Equal(t, "[#######.............] 118 of 334 up; the next at 15:04; about 6 h 40 min left", shown[1])
	require.Less(t, len(shown[1]), 80)
	require.Equal(t, "[####################] 334 of 334 up", strings.TrimSpace(shown[2]))
	require.Len(t, strings.TrimSuffix(shown[2], "\n"), len(shown[1]), "what was there is written over")
}

func TestTimesAreSpokenInTheUnitThatCounts(t *testing.T) {
	for d, want := range map[time.Duration]string{12 * time.Second: "12 s", 40*time.Minute + 10*time.Second: "40 min", 6*time.Hour + 40*time.Minute: "6 h 40 min"} {
		require.Equal(t, want, spoken(d))
	}
}
