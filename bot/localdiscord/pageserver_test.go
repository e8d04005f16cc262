package localdiscord_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/bot/localdiscord/browsertest"
)

// openEntry opens an entry of the server panel, on its tab.
func openEntry(tab *browsertest.Tab, part, id string) string {
	tab.Click(`[data-tab="` + part + `"]`)
	within := `[data-entry="` + id + `"]`
	tab.Click(within + ` summary`)
	return within + " "
}

func TestPageServerPanel(t *testing.T) {
	t.Parallel()
	browser := browsertest.New(t)
	server := startPage(t)
	users := server.Users()
	ann, ben := users[0], users[1]
	director := browser.Open(server.URL()+"/?user="+ann.ID, 1280, 900)
	other := browser.Open(server.URL()+"/?user="+ben.ID, 390, 844)
	seeBoard(director)
	director.Click("[data-server]")

	// Channels: a voice channel, and a private thread that only its members see and the bot only when it is let in.
	director.Keys(`[data-add="voice"] input`, "Game night"+kb.Enter)
	director.Until(`document.querySelector(".channels").innerText.includes("Game night")`)
	within := openEntry(director, "channels", general(server))
	director.Keys(within+`[data-add="private"] input`, "Back room"+kb.Enter)
	director.Until(`document.querySelector(".channels").innerText.includes("Back room")`)
	thread := channel(t, server, "Back room")
	require.True(t, thread.Private)
	require.Equal(t, []string{ann.ID}, thread.Members)
	require.NotContains(t, other.Text(), "Back room")
	within = `[data-entry="` + thread.ID + `"] `
	director.Click(within + "summary")
	director.Click(within + `.tick:first-of-type input`)
	soon(t, func() bool { return channel(t, server, "Back room").BotMember })
	director.Click(within + `[data-act="archive"]`)
	director.Until(`document.querySelector('` + within + `summary')?.innerText.includes("archived")`)
	director.Click(within + `[data-act="delete channel"]`)
	director.Until(`!document.querySelector(".channels").innerText.includes("Back room")`)

	// A channel where people only read.
	within = `[data-entry="` + general(server) + `"] `
	director.Click(within + `[data-read-only] input`)
	soon(t, func() bool { return channel(t, server, "general").ReadOnly })
	other.Keys("#composer", "may I?"+kb.Enter)
	other.Until(`document.querySelector(".toasts").innerText.includes("Missing Permissions")`)
	director.Click(within + `[data-read-only] input`)
	soon(t, func() bool { return !channel(t, server, "general").ReadOnly })

	// Members: a nickname, a role with permissions, a timeout, and leaving.
	director.Click(`[data-tab="roles"]`)
	director.Keys(`[data-add="add role"] input`, "hosts"+kb.Enter)
	director.Await(`.entry`)
	director.Click(`.entry summary`)
	director.Click(`.entry .tick:nth-of-type(2) input`)
	soon(t, func() bool {
		roles := call(t, server, "GET /guilds/"+server.GuildID(), "").body["roles"].([]any)
		return roles[1].(map[string]any)["permissions"] == "32"
	})
	within = openEntry(director, "members", ben.ID)
	director.Keys(within+`[data-nick]`, "Benny"+kb.Enter)
	other.Until(`document.querySelector(".user[aria-checked=true]").innerText === "Benny"`)
	director.Click(within + `.tick input`)
	soon(t, func() bool {
		return len(call(t, server, "GET /guilds/"+server.GuildID()+"/members/"+ben.ID, "").body["roles"].([]any)) == 1
	})
	director.Click(within + `[data-act="timeout"]`)
	other.Until(`document.querySelector("[data-standing]")?.innerText.includes("timed out until")`)
	other.Keys("#composer", "hello?"+kb.Enter)
	other.Until(`document.querySelector(".toasts").innerText.includes("timed out")`)
	director.Click(within + `[data-act="timeout"]`)
	other.Until(`!document.querySelector("[data-standing]")`)
	director.Click(within + `[data-act="member"]`)
	other.Until(`document.body.innerText.includes("There is no channel for you here")`)
	director.Click(within + `[data-act="member"]`)
	other.Await(`[data-custom-id="count"]`)

	// The bot: an outage, and its removal, which takes its commands away.
	director.Click(`[data-tab="bot"]`)
	director.Click(`[data-act="outage"]`)
	other.Until(`document.querySelector("[data-standing]")?.innerText.includes("not available")`)
	director.Click(`[data-act="outage"]`)
	director.Click(`[data-act="bot"]`)
	other.Until(`document.querySelector("[data-standing]")?.innerText.includes("is not in this server")`)
	other.Keys("#composer", "/")
	other.Until(`document.querySelector(".panel-note")?.innerText.includes("no commands")`)
	director.Click(`[data-act="bot"]`)
	other.Await(`[data-command="board"]`)

	// Messages: who may manage them deletes the bot's, others only their own.
	director.Click(`[data-tab="channels"]`)
	director.Click(`.modal-body > .tick input`)
	director.Click(`[data-close-server]`)
	director.Click("[data-delete-message]")
	other.Until(`!document.querySelector('[data-custom-id="count"]')`)
}

// soon waits until the server knows what was done on the page.
func soon(t *testing.T, is func() bool) {
	t.Helper()
	require.Eventually(t, is, browsertest.Patience, 20*time.Millisecond)
}

// channel finds a channel by its name.
func channel(t *testing.T, s *localdiscord.Server, name string) localdiscord.Channel {
	t.Helper()
	for _, c := range s.Channels() {
		if c.Name == name {
			return c
		}
	}
	t.Fatalf("no channel %s", name)
	return localdiscord.Channel{}
}

func TestPageServerPanelOnAPhone(t *testing.T) {
	browser := pageBrowser(t)
	server := startPage(t)
	tab := browser.Open(server.URL()+"/", 390, 844)
	tab.Click(".burger")
	tab.Click("[data-server]")
	openEntry(tab, "members", server.Users()[1].ID)
	for _, part := range []string{"members", "channels", "roles", "bot"} {
		tab.Click(`[data-tab="` + part + `"]`)
		tab.Until(`((b) => b.scrollWidth <= b.clientWidth)(document.querySelector(".server .modal-body"))`)
		small := browsertest.Eval[[]string](tab, `[...document.querySelectorAll(".server :is(button, summary, input[type=text], select, .tick)")]
			.filter((e) => e.checkVisibility()).filter((e) => e.offsetWidth < 40 || e.offsetHeight < 40).map((e) => e.outerHTML)`)
		require.Empty(t, small, part)
	}
	tab.Click("[data-close-server]")
	tab.Until(`!document.querySelector("dialog")`)
}

func TestPageTakesWhatIsTypedAfterACommand(t *testing.T) {
	browser := pageBrowser(t)
	server := startPage(t)
	tab := browser.Open(server.URL()+"/", 1280, 800)
	paste := func(text string) {
		tab.Until(fmt.Sprintf(`((c) => { c.value = %q; c.dispatchEvent(new Event("input")); c.focus(); return true; })(document.querySelector("#composer"))`, text))
	}
	shown := func() int { return len(server.Messages(server.Users()[0].ID, general(server))) }

	// What is typed for a required option, as in "/rules rage", is that option's, and the choice of that name is picked.
	tab.Keys("#composer", "/tell rage"+kb.Enter)
	tab.Keys("[data-more]", kb.Enter)
	tab.Reads("told: v-rage")
	paste("/tell rage")
	tab.Keys("#composer", kb.Enter)
	tab.Until(`document.querySelectorAll("#messages discord-message").length === 2`)
	require.Equal(t, "told: v-rage", server.Messages(server.Users()[0].ID, general(server))[1].Content)

	// A part of a choice's name is enough where no other has it, and what follows with a name is another option.
	tab.Keys("#composer", "/tell r!ot"+kb.Enter)
	tab.Keys("[data-more]", kb.Enter)
	tab.Reads("told: v-race")
	tab.Keys("#composer", "/tell r!ot robots:")
	tab.Keys(`[data-option="robots"]`, "2"+kb.Enter)
	tab.Reads("told: v-race, robots 2")
	paste("/tell the real robots:3")
	tab.Keys("#composer", kb.Enter)
	tab.Reads("told: v-race, robots 3")

	// Options with their names become fields, whether typed or pasted.
	tab.Keys("#composer", "/say loud hey")
	tab.Keys(`[data-option="text"]`, kb.Tab)
	tab.Keys("[data-more]", "times:2"+kb.Enter)
	tab.Reads("hey! hey!")
	paste("/say loud text:ho times:3")
	tab.Keys("#composer", kb.Enter)
	tab.Reads("ho! ho! ho!")

	// What names no option is not dropped: nothing is sent before it is mended.
	before := shown()
	tab.Keys("#composer", "/board now"+kb.Enter)
	tab.Until(`document.querySelector(".panel-error")?.innerText.includes("“now” names no option")`)
	paste2 := strings.Repeat(kb.Backspace, 3)
	require.Equal(t, before, shown())
	tab.Keys("[data-more]", paste2+kb.Enter)
	tab.Await(`[data-custom-id="count"]`)
}
