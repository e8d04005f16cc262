package bot

import (
	"fmt"
	"log/slog"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/localdiscord"
	"ruckus/bot/localdiscord/browsertest"
	"ruckus/render/all"
	"ruckus/render/frame"
	"ruckus/render/screen"
)

// heights are how tall a screen may be on a phone of 390 x 844, in CSS pixels: its embed and its controls, without large
// cards above them. The first pattern that matches a sample's name counts; 0: as tall as need be.
var heights = []struct {
	samples string
	most    float64
}{
	{"*-text", 0},          // is listened to
	{"*-replay-crowd*", 0}, // has more than four seats, and all hands
	{"*-replay-end*", 0},   // has the result, too
	{"*-replay*", 740},     // a board and all hands, or a hand, where in the game that is, and why a robot has moved
	{"*board-crowd*", 0},   // has more than four seats
	{"*board-late-crowd*", 0},
	{"*board-late-*", 696}, // who may sit in, who is next, and who is asked for
	{"redox-hand-*-many-*", 640},
	{"riot-hand-units", 640}, // is read in peace
	{"riot-hand-opinion", 640},
	{"riot-hand-plan-more", 640},
	{"riot-hand*-refused-*", 640},    // has above it why a press did nothing
	{"riot-hand*", 596},              // is seen whole with what Discord puts around it
	{"redbrn-hand-*-8-seats-?", 620}, // its rows of buttons never change
	{"*-lesson-*", 680},              // a hand, and what is said of it
	{"riot-rules-*", 0},              // has the most to say
	{"*-rules-first", 696},           // opens with its title in sight
	{"*-practice-end-*", 696},
	{"*hand-practice*", 640}, // tells of the board, too
	{"*lobby-options-long*", 0},
	{"*lobby-option*", 696}, // is one screen, with all that can be set
	{"me-kept", 0},
	{"me*", 696},
	{"*lobby*", 420},
	{"*hand-*", 600}, // a phone shows no more between what Discord puts above and below it
	{"*-end-*", 696},
	{"*-posted-*", 500}, // stands among what others write
	{"*board-*", 500},
	{"*", 0},
}

func mostOf(sample string) float64 {
	n := slices.IndexFunc(heights, func(h struct {
		samples string
		most    float64
	}) bool {
		ok, _ := path.Match(h.samples, sample)
		return ok
	})
	return heights[n].most
}

// TestScreensFitAPhone draws all samples on the page of the local Discord, with all marks; each game is a test in it. With
// -v it prints how tall they are. RUCKUS_SHOTS names a folder for that list and for a picture of each sample, on a phone
// and on a wide screen.
func TestScreensFitAPhone(t *testing.T) {
	page, server, shown := startPage(t)
	samples := map[string][]frame.Drawn{}
	for _, s := range gallery() {
		samples[gameOf(s.Name)] = append(samples[gameOf(s.Name)], s)
	}
	for _, game := range slices.Sorted(maps.Keys(samples)) {
		t.Run(game, func(t *testing.T) {
			tab := page.In(t)
			postSamples(t, server, tab, game, samples[game], shown)
			list := ""
			for i, b := range boxes(tab, len(samples[game])) {
				name := samples[game][i].Name
				list += fmt.Sprintf("%4.0f%-6s %s%s\n", b.Own, over(b.Own, mostOf(name)), name, wraps(b))
				if over(b.Own, mostOf(name)) != "" {
					t.Errorf("%s is %.0f px tall, at most %.0f fit on a phone", name, b.Own, mostOf(name))
				}
			}
			t.Log("heights in pixels on a phone of 390 x 844\n" + list)
			if shots := os.Getenv("RUCKUS_SHOTS"); shots != "" {
				shoot(t, tab, samples[game], filepath.Join(shots, "phone"), 390, 2)
				shoot(t, tab, samples[game], filepath.Join(shots, "wide"), 1280, 1)
				require.NoError(t, os.WriteFile(filepath.Join(shots, "heights-"+game+".txt"), []byte(list), 0o644))
			}
		})
	}
}

// gameOf is the game that a sample is of, or "shared".
func gameOf(sample string) string {
	game, _, _ := strings.Cut(sample, "-")
	if slices.Contains(hosted, game) {
		return game
	}
	return "shared"
}

// hosted are the names of the games.
var hosted = func() (names []string) {
	for _, k := range all.Kinds() {
		names = append(names, k.Name)
	}
	return names
}()

func over(height, most float64) string {
	if most == 0 || height <= most {
		return ""
	}
	return fmt.Sprintf(" >%.0f", most)
}

func wraps(b box) string {
	if b.Wraps == 0 {
		return ""
	}
	return fmt.Sprintf(" (%d of its rows of buttons take more than one line)", b.Wraps)
}

// postSamples posts samples into a channel of their own, and has the tab open it on a phone.
func postSamples(t *testing.T, server *localdiscord.Server, tab *browsertest.Tab, channel string, samples []frame.Drawn, shown func(screen.Screen) screen.Screen) {
	t.Helper()
	client := discord.NewClient(discord.Config{
		Token: server.Token(), Transport: server.Transport(), Log: slog.New(slog.DiscardHandler), Metrics: prometheus.NewRegistry(),
	})
	c, err := server.AddChannel(channel)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, server.DeleteChannel(c.ID)) }) // a page gets the messages of all channels
	for _, s := range samples {
		_, err := client.Post(t.Context(), discord.Channel{ID: c.ID}, compose(shown(s.Screen), target{table: "samples", place: verbGo}))
		require.NoError(t, err, s.Name)
	}
	tab.Go(server.URL()+"/?channel="+c.ID, 390, 844)
}

// startPage starts a Discord with all marks, and opens its page. In short tests it skips: many screens take a while.
func startPage(t *testing.T) (*browsertest.Tab, *localdiscord.Server, func(screen.Screen) screen.Screen) {
	t.Helper()
	if testing.Short() {
		t.Skip("a page with many screens takes a while")
	}
	server := startDiscord(t, localdiscord.Config{})
	return browsertest.New(t).Open(server.URL()+"/", 390, 844), server, putUpMarks(t, server)
}

// putUpMarks puts up the marks of all games. What it returns gives a sample's screen the marks as they are there.
func putUpMarks(t *testing.T, server *localdiscord.Server) func(screen.Screen) screen.Screen {
	t.Helper()
	var pairs []string
	put := map[string]bool{}
	for _, look := range all.Looks() {
		made := screen.SampleMarks(look.Marks)
		for _, m := range look.Marks {
			if put[m.FullName()] {
				continue
			}
			put[m.FullName()] = true
			id, err := server.AddEmoji("", m.FullName(), m.Draw())
			require.NoError(t, err, m.FullName())
			pairs = append(pairs, made[m.Name], fmt.Sprintf("<:%s:%s>", m.FullName(), id))
		}
	}
	real := strings.NewReplacer(pairs...).Replace
	return func(s screen.Screen) screen.Screen {
		s.Large, s.Title, s.Text = real(s.Large), real(s.Title), real(s.Text)
		s.Fields = slices.Clone(s.Fields)
		for i := range s.Fields {
			s.Fields[i].Name, s.Fields[i].Text = real(s.Fields[i].Name), real(s.Fields[i].Text)
		}
		s.Rows = slices.Clone(s.Rows)
		for i, row := range s.Rows {
			s.Rows[i] = slices.Clone(row)
			for j, c := range row {
				c.Emoji, c.Pick = real(c.Emoji), slices.Clone(c.Pick)
				for k := range c.Pick {
					c.Pick[k].Emoji = real(c.Pick[k].Emoji)
				}
				s.Rows[i][j] = c
			}
		}
		return s
	}
}
