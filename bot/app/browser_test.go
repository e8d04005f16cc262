package app

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord/browsertest"
)

// moves are the identifiers of the buttons by which somebody can move now, on the newest hand.
const moves = `[...document.querySelectorAll('button[data-custom-id*="|d|"]:not([disabled]):not([aria-disabled="true"])')].map((b) => b.dataset.customId)`

// glance is how long somebody waits before they look at their page again: what looks all the time takes the processor from what is
// looked at.
const glance = 15 * time.Millisecond

// control selects the button for what is asked of the host, whatever it names besides.
func control(what string) string {
	return `button:is([data-custom-id$="|h|` + what + `"], [data-custom-id*="|h|` + what + ` "])`
}

// TestFourPeoplePlayAWholeGameInTheBrowser plays as people do: by clicking what can be seen, two of the four on phones.
// RUCKUS_SHOTS names a folder for pictures of what they see.
func TestFourPeoplePlayAWholeGameInTheBrowser(t *testing.T) {
	if testing.Short() {
		t.Skip("people on pages take a minute; what the bot does then, its own evenings show")
	}
	t.Parallel()
	browser := browsertest.New(t)
	shots := os.Getenv("RUCKUS_SHOTS")
	if shots == "" {
		shots = t.TempDir()
	}
	shot := func(tab *browsertest.Tab, name string) { tab.Shot(filepath.Join(shots, name+".png")) }
	local := startLocal(t, t.TempDir())
	ada := browser.Open(local.url, 1280, 900)
	ids := browsertest.Eval[[]string](ada, `[...document.querySelectorAll("[data-user-id]")].map((u) => u.dataset.userId)`)
	tabs := []*browsertest.Tab{ada}
	for i, id := range ids[1:4] {
		width, height := int64(1280), int64(900)
		if i > 0 {
			width, height = 390, 844
		}
		tabs = append(tabs, browser.Open(local.url+"/?user="+id, width, height))
	}

	ada.Reads("What shall we play?") // nobody meets an empty page
	ada.Keys("#composer", "/play red ni")
	ada.Click(`[data-choice="rednines"]`)
	ada.Click("#send")
	for n, tab := range tabs[1:] {
		tab.Reads(fmt.Sprintf("Seats %d/8", n+1)) // *Join* names what the lobby was when it was pressed
		tab.Click(control("join"))
	}
	ada.Reads("Seats 4/8")
	shot(ada, "lobby")
	ada.Click(control("start"))
	for i, tab := range tabs { // without another press
		tab.Reads("round 1/4")
		shot(tab, fmt.Sprint("first-hand-", i+1))
	}

	over := func(tab *browsertest.Tab) bool {
		return browsertest.Eval[bool](tab, `!!document.querySelector('`+control("in")+`')`)
	}
	clicks, missed, rounds := 0, 0, map[string]bool{}
	for end := time.Now().Add(5 * time.Minute); !over(ada); {
		require.True(t, time.Now().Before(end), "the game hasn't ended after %d clicks", clicks)
		for i, tab := range tabs {
			offered := browsertest.Eval[[]string](tab, moves)
			if len(offered) == 0 {
				time.Sleep(glance)
				continue
			}
			id := offered[rand.N(len(offered))]
			if ready := strings.Contains(id, "|d|ready "); ready && !rounds[id] {
				rounds[id] = true
				shot(tab, fmt.Sprint("round-", len(rounds)))
			}
			tab.Click(`button[data-custom-id="` + id + `"]`)
			// The page may have moved under the finger, as it does under people's: then the button is still there.
			for wait := time.Now().Add(2 * time.Second); slices.Contains(offered, id) && time.Now().Before(wait); {
				time.Sleep(glance)
				offered = browsertest.Eval[[]string](tab, moves)
			}
			if slices.Contains(offered, id) {
				missed++
				shot(tab, fmt.Sprintf("missed-%03d-%d", clicks, i+1))
				continue
			}
			if clicks++; clicks%20 == 0 {
				shot(tab, fmt.Sprintf("move-%03d-%d", clicks, i+1))
			}
		}
	}
	require.Greater(t, clicks, 40, "a game of four rounds takes many moves")
	require.Less(t, missed, clicks/10, "buttons stay under the finger")
	for i, tab := range tabs {
		tab.Reads("Caught with")
		shot(tab, fmt.Sprint("end-", i+1))
		require.Empty(t, tab.Strange(), "the page asks nobody but its own server")
	}
	code, stderr := local.stop()
	require.Equal(t, 0, code, stderr)
	t.Logf("%d clicks, %d that met nothing", clicks, missed)
}
