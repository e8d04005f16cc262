package localdiscord_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/bot/localdiscord/browsertest"
)

// startPage starts a local Discord with a bot that has one of everything.
func startPage(t *testing.T) *localdiscord.Server {
	server, err := localdiscord.Start(localdiscord.Config{})
	require.NoError(t, err)
	t.Cleanup(func() { server.Close() })
	session, err := discordgo.New("Bot " + server.Token())
	require.NoError(t, err)
	session.Client.Transport = server.Transport()
	bot := &pageBot{}
	session.AddHandler(func(s *discordgo.Session, i *discordgo.InteractionCreate) {
		if answer := bot.answer(i.Interaction); answer != nil {
			if err := s.InteractionRespond(i.Interaction, answer); err != nil {
				t.Errorf("the answer was refused: %v", err)
			}
		}
	})
	require.NoError(t, session.Open())
	t.Cleanup(func() { session.Close() })
	register(t, server, session, pageCommands()...)
	return server
}

func pageCommands() []*discordgo.ApplicationCommand {
	one := 1.0
	return []*discordgo.ApplicationCommand{
		{Name: "board", Description: "one of everything"},
		{Name: "tell", Description: "tells a choice", Options: []*discordgo.ApplicationCommandOption{
			{Type: discordgo.ApplicationCommandOptionString, Name: "what", Description: "which", Required: true, Choices: []*discordgo.ApplicationCommandOptionChoice{
				{Name: "Red Nines", Value: "v-rednines"}, {Name: "RAGE", Value: "v-rage"}, {Name: "R!OT, the real-time race", Value: "v-race"},
			}},
			{Type: discordgo.ApplicationCommandOptionInteger, Name: "robots", Description: "how many"},
		}},
		{Name: "say", Description: "says it", Options: []*discordgo.ApplicationCommandOption{
			{Type: discordgo.ApplicationCommandOptionSubCommand, Name: "loud", Description: "with an exclamation mark", Options: []*discordgo.ApplicationCommandOption{
				{Type: discordgo.ApplicationCommandOptionString, Name: "text", Description: "what to say", Required: true},
				{Type: discordgo.ApplicationCommandOptionInteger, Name: "times", Description: "how often", MinValue: &one, MaxValue: 3},
				{Type: discordgo.ApplicationCommandOptionString, Name: "town", Description: "where", Autocomplete: true},
				{Type: discordgo.ApplicationCommandOptionRole, Name: "to", Description: "to whom"},
			}},
		}},
	}
}

type pageBot struct {
	mu    sync.Mutex
	count int
}

// answer is what the bot does; nil: it says nothing at all.
func (b *pageBot) answer(i *discordgo.Interaction) *discordgo.InteractionResponse {
	switch i.Type {
	case discordgo.InteractionApplicationCommandAutocomplete:
		return &discordgo.InteractionResponse{Type: discordgo.InteractionApplicationCommandAutocompleteResult, Data: &discordgo.InteractionResponseData{
			Choices: []*discordgo.ApplicationCommandOptionChoice{{Name: "Köln", Value: "cgn"}, {Name: "Berlin", Value: "ber"}},
		}}
	case discordgo.InteractionApplicationCommand:
		return b.command(i.ApplicationCommandData())
	case discordgo.InteractionModalSubmit:
		row := i.ModalSubmitData().Components[0].(*discordgo.ActionsRow)
		return message("Named " + row.Components[0].(*discordgo.TextInput).Value)
	}
	switch data := i.MessageComponentData(); data.CustomID {
	case "count":
		b.mu.Lock()
		defer b.mu.Unlock()
		b.count++
		board := board(b.count)
		board.Type = discordgo.InteractionResponseUpdateMessage
		return board
	case "secret":
		answer := message("Only for " + i.Member.User.Username)
		answer.Data.Flags = discordgo.MessageFlagsEphemeral
		return answer
	case "form":
		return &discordgo.InteractionResponse{Type: discordgo.InteractionResponseModal, Data: &discordgo.InteractionResponseData{
			CustomID: "name", Title: "Name the table", Components: row(discordgo.TextInput{
				CustomID: "text", Label: "Name", Style: discordgo.TextInputShort, Required: true, MinLength: 3, MaxLength: 20,
			}),
		}}
	case "colours":
		return message("Picked " + strings.Join(data.Values, " and "))
	}
	return nil
}

func (b *pageBot) command(data discordgo.ApplicationCommandInteractionData) *discordgo.InteractionResponse {
	if data.Name == "board" {
		return board(0)
	}
	if data.Name == "tell" {
		told := "told: " + data.Options[0].StringValue()
		for _, o := range data.Options[1:] {
			told += fmt.Sprintf(", %s %d", o.Name, o.IntValue())
		}
		return message(told)
	}
	text, times := "", 1
	for _, o := range data.Options[0].Options {
		switch o.Name {
		case "text":
			text = o.StringValue() + "!" + text
		case "times":
			times = int(o.IntValue())
		case "town":
			text += " in " + o.StringValue()
		case "to":
			text += " to " + data.Resolved.Roles[o.Value.(string)].Name
		}
	}
	return message(strings.TrimSpace(strings.Repeat(text+" ", times)))
}

func message(text string) *discordgo.InteractionResponse {
	return &discordgo.InteractionResponse{Type: discordgo.InteractionResponseChannelMessageWithSource, Data: &discordgo.InteractionResponseData{
		Content: text, AllowedMentions: &discordgo.MessageAllowedMentions{},
	}}
}

func board(count int) *discordgo.InteractionResponse {
	two := 2
	answer := message("")
	answer.Data.Embeds = []*discordgo.MessageEmbed{{
		Title: "The board", Description: fmt.Sprintf("Counted **%d** times.\n- one\n- two", count),
		Fields: []*discordgo.MessageEmbedField{{Name: "Ann", Value: "3 cards", Inline: true}, {Name: "Ben", Value: "4 cards", Inline: true}},
	}}
	button := func(id, label string, style discordgo.ButtonStyle) discordgo.Button {
		return discordgo.Button{CustomID: id, Label: label, Style: style, Disabled: id == "off"}
	}
	answer.Data.Components = append(
		row(button("count", "Count", discordgo.PrimaryButton), button("secret", "Secret", discordgo.SecondaryButton),
			button("form", "Form", discordgo.SuccessButton), button("silent", "Silent", discordgo.DangerButton), button("off", "Off", discordgo.SecondaryButton)),
		row(discordgo.SelectMenu{
			MenuType: discordgo.StringSelectMenu, CustomID: "colours", Placeholder: "Colours", MinValues: &two, MaxValues: 2,
			Options: []discordgo.SelectMenuOption{{Label: "Red", Value: "red"}, {Label: "Green", Value: "green"}, {Label: "Blue", Value: "blue", Description: "as the sky"}},
		})...)
	return answer
}

func row(controls ...discordgo.MessageComponent) []discordgo.MessageComponent {
	return []discordgo.MessageComponent{discordgo.ActionsRow{Components: controls}}
}

// seeBoard asks for the board, by the keyboard alone.
func seeBoard(t *browsertest.Tab) {
	t.Keys("#composer", "/board")
	t.Await(`[data-command="board"]`)
	t.Do(chromedp.KeyEvent(kb.Enter))
	t.Await("[data-more]:focus")
	t.Do(chromedp.KeyEvent(kb.Enter))
	t.Await(`[data-custom-id="count"]`)
}

// pageBrowser starts a browser for a test of what the page does on its own. In short tests, as under the race detector, which does
// not see into pages, it is left out: on the server nothing happens that other tests do not ask for.
func pageBrowser(t *testing.T) *browsertest.Browser {
	t.Helper()
	if testing.Short() {
		t.Skip("it is about the page alone")
	}
	t.Parallel()
	return browsertest.New(t)
}

func TestPageSlashCommands(t *testing.T) {
	browser := pageBrowser(t)
	server := startPage(t)
	tab := browser.Open(server.URL()+"/", 1280, 800)

	// Typing "/" lists the commands by their full names, and a press on one asks for its required options.
	tab.Keys("#composer", "/")
	tab.Await(`[data-command="board"]`)
	tab.Click(`[data-command="say loud"]`)
	tab.Await(`[data-option="text"]:focus`)

	// A required option that is left out is asked for, and a number out of bounds is refused before it is sent.
	tab.Click("#send")
	tab.Until(`document.querySelector(".panel-error").innerText.includes("required")`)
	tab.Keys(`[data-option="text"]`, "hey")
	tab.Click(`[data-more]`)
	tab.Click(`[data-add-option="times"]`)
	tab.Keys(`[data-option="times"]`, "4"+kb.Enter)
	tab.Until(`document.querySelector(".panel-error").innerText.includes("less than or equal to 3")`)
	tab.Keys(`[data-option="times"]`, kb.Backspace+"2")

	// Suggestions come from the bot; Enter sends, and the message names who used which command.
	tab.Click(`[data-more]`)
	tab.Click(`[data-add-option="town"]`)
	tab.Click(`[data-choice="cgn"]`)
	tab.Keys("[data-more]", kb.Enter)
	tab.Reads("hey! in cgn hey! in cgn")
	tab.Until(`document.querySelector("discord-command[slot=reply]").shadowRoot.textContent.includes("used")`)
	tab.Until(`document.querySelector("discord-command[slot=reply]").getAttribute("command") === "/say loud"`)

	// Roles are picked from those that there are, also from one that was made while the page was open.
	server.AddRole("hosts", server.Users()[1].ID)
	tab.Keys("#composer", "/say loud ")
	tab.Keys(`[data-option="text"]`, "you")
	tab.Click(`[data-more]`)
	tab.Click(`[data-add-option="to"]`)
	tab.Until(`document.querySelectorAll("[data-choice]").length === 2`)
	tab.Keys(`[data-option="to"]`, "hos"+kb.Enter)
	tab.Keys("[data-more]", kb.Enter)
	tab.Reads("you! to hosts")
}

func TestPageControls(t *testing.T) {
	t.Parallel()
	browser := browsertest.New(t)
	server := startPage(t)
	url := server.URL() + "/?user="
	users := server.Users()
	ann, ben := browser.Open(url+users[0].ID, 1280, 800), browser.Open(url+users[1].ID, 390, 844)
	seeBoard(ann)

	// What one presses, all see at once, each in their own tab.
	ben.Reads("Counted 0 times.")
	ben.Click(`[data-custom-id="count"]`)
	ann.Reads("Counted 1 times.")
	ben.Reads("Counted 1 times.")
	ann.Until(`document.querySelector('[data-custom-id="off"]').disabled`)

	// A menu for two sends them when it is closed, and the list stays open while the message is changed by others.
	ann.Click(`[data-custom-id="colours"]`)
	ann.Click(`[role=option][data-value="red"]`)
	ben.Click(`[data-custom-id="count"]`)
	ann.Reads("Counted 2 times.")
	ann.Click(`[role=option][data-value="blue"]`)
	ann.Click(`[data-menu-done]`)
	ann.Reads("Picked red and blue")

	// An ephemeral message is its user's alone, until they dismiss it.
	ben.Click(`[data-custom-id="secret"]`)
	ben.Reads("Only for " + users[1].Username)
	ben.Reads("Only you can see this")
	require.NotContains(t, ben.Text(), "Only for "+users[0].Username)
	require.NotContains(t, ann.Text(), "Only for")
	ben.Click("[data-dismiss]")
	ben.Until(`!document.querySelector("#messages").innerText.includes("Only for")`)

	// A form checks what is written, and its answer goes to everybody.
	ann.Click(`[data-custom-id="form"]`)
	ann.Keys(`dialog [data-custom-id="text"]`, "Ni"+kb.Enter)
	ann.Until(`document.querySelector("dialog").innerText.includes("at least 3")`)
	ann.Keys(`dialog [data-custom-id="text"]`, "nes"+kb.Enter)
	ann.Until(`!document.querySelector("dialog")`)
	ben.Reads("Named Nines")

	// A bot that does not answer is seen not to.
	ben.Click(`[data-custom-id="silent"]`)
	ben.Reads("This interaction failed")
	require.NotContains(t, ann.Text(), "This interaction failed")

	require.Empty(t, append(ann.Strange(), ben.Strange()...), "the page asked others than its own server")
}

func TestPageBecomesAnotherUser(t *testing.T) {
	browser := pageBrowser(t)
	server := startPage(t)
	tab := browser.Open(server.URL()+"/", 390, 844)
	users := server.Users()
	seeBoard(tab)
	tab.Click(`[data-custom-id="secret"]`)
	tab.Reads("Only for " + users[0].Username)

	// One person can sit on every seat: the switch shows who they are, and each sees their own secrets only.
	tab.Click(fmt.Sprintf(`[data-user-id="%s"]`, users[1].ID))
	tab.Until(fmt.Sprintf(`document.querySelector('[data-user-id="%s"]').ariaChecked === "true"`, users[1].ID))
	tab.Until(`!document.querySelector("#messages").innerText.includes("Only for")`)
	tab.Click(`[data-custom-id="secret"]`)
	tab.Reads("Only for " + users[1].Username)

	// The user is in the address, so that a reload keeps it.
	tab.Do(chromedp.Reload())
	tab.Await("#composer")
	tab.Until(fmt.Sprintf(`document.querySelector('[data-user-id="%s"]').ariaChecked === "true"`, users[1].ID))
	tab.Reads("Only for " + users[1].Username)

	// New users come from the page itself.
	tab.Click("[data-add-user]")
	tab.Keys(`dialog [data-custom-id="name"]`, "Zoë"+kb.Enter)
	tab.Until(`document.querySelector(".user[aria-checked=true]").innerText === "Zoë"`)
	tab.Keys("#composer", "hello"+kb.Enter)
	tab.Reads("hello")
	require.Equal(t, "Zoë", server.Users()[len(users)].Name())
}

func TestPageOnAPhone(t *testing.T) {
	browser := pageBrowser(t)
	server := startPage(t)
	tab := browser.Open(server.URL()+"/", 360, 740)
	seeBoard(tab)

	// Nothing is wider than the window, and whatever a finger may press is at least 40 pixels high and wide.
	small := browsertest.Eval[[]string](tab, `[...document.querySelectorAll("button, textarea, .menu")].filter((e) => e.checkVisibility({ visibilityProperty: true }))
		.filter((e) => e.offsetWidth < 40 || e.offsetHeight < 40).map((e) => e.outerHTML)`)
	require.Empty(t, small)
	tab.Until(`[document.documentElement, document.querySelector("#messages")].every((e) => e.scrollWidth <= innerWidth)`)
}

func TestPageComesBack(t *testing.T) {
	t.Parallel()
	browser := browsertest.New(t)
	file := t.TempDir() + "/world.json"
	server, err := localdiscord.Start(localdiscord.Config{File: file})
	require.NoError(t, err)
	tab := browser.Open(server.URL()+"/", 1280, 800)
	tab.Keys("#composer", "still here"+kb.Enter)
	tab.Reads("still here")

	// A page that loses its server says so, and goes on on its own when the server is back.
	require.NoError(t, server.Close())
	tab.Await(".notice")
	server, err = localdiscord.Start(localdiscord.Config{File: file, Addr: strings.TrimPrefix(server.URL(), "http://")})
	require.NoError(t, err)
	t.Cleanup(func() { server.Close() })
	tab.Until(`!document.querySelector(".notice")`)
	tab.Keys("#composer", "and again"+kb.Enter)
	tab.Reads("and again")
	tab.Reads("still here")
}

func TestPageMarkdown(t *testing.T) {
	browser := pageBrowser(t)
	server := startPage(t)
	tab := browser.Open(server.URL()+"/", 1280, 800)
	ada, general := server.Users()[0], server.Channels()[0]
	say := func(text string) {
		_, err := server.Say(ada.ID, general.ID, text)
		require.NoError(t, err)
	}
	for text, selector := range map[string]string{
		"**bold**":                       "strong",
		"*italics*":                      "em",
		"__underlined__":                 "u",
		"~~struck~~":                     "s",
		"`code`":                         "code",
		"```\nblock\n```\nbelow":         "pre:not(:has(+ br)) code",
		"> quoted":                       "blockquote",
		"text\n## Heading":               "h4",
		"text\n-# small":                 "small",
		"a list:\n- outer\n  - inner":    "ul ul li",
		"counted:\n3. three":             "ol[start='3']",
		"https://example.org/x":          "a[href='https://example.org/x'][rel~=noopener]",
		"<t:1700000000:R>":               "live-time[title*='2023']",
		"<@" + ada.ID + ">":              "discord-mention[type=user]",
		"<#" + general.ID + ">":          "discord-mention[type=channel]",
		"</say loud:12345678901234567>":  "button.mention",
		"||hidden||":                     "discord-spoiler[role=button]",
		"[no](javascript:alert(1)) link": "",
	} {
		say(text)
		if selector == "" {
			tab.Reads("link")
			continue
		}
		tab.Await("discord-message " + selector)
	}
	tab.Until(`!document.querySelector("#messages a[href^=javascript]")`)
	tab.Click("discord-spoiler")
	tab.Await("discord-spoiler[activated]")

	// A time to come is counted down while one looks at it.
	say(fmt.Sprintf("Hurry: <t:%d:R>", time.Now().Add(50*time.Second).Unix()))
	tab.Until(`window.before = [...document.querySelectorAll("live-time")].at(-1).innerText.match(/in \d+ seconds/)?.[0]`)
	tab.Until(`[...document.querySelectorAll("live-time")].at(-1).innerText !== window.before`)

	// A press on a command that is mentioned puts it into the input line.
	tab.Click("button.mention")
	tab.Await(`[data-option="text"]:focus`)
}

func TestPageLeavesTheReaderInPeace(t *testing.T) {
	browser := pageBrowser(t)
	server := startPage(t)
	tab := browser.Open(server.URL()+"/", 1280, 800)
	ada, general := server.Users()[0].ID, server.Channels()[0].ID
	say := func(text string) {
		_, err := server.Say(ada, general, text)
		require.NoError(t, err)
	}
	// Who is at the end stays at the end.
	for n := range 40 {
		say(fmt.Sprintf("line %d", n))
	}
	tab.Reads("line 39")
	tab.Until(`((e) => e.scrollHeight - e.scrollTop - e.clientHeight < 2)(document.querySelector("#messages"))`)

	// Who has gone up to read is left there, told of what is new, and brought back by one press.
	tab.Until(`(document.querySelector("#messages").scrollTop = 100, true)`)
	tab.Await("#jump")
	say("news")
	tab.Until(`document.querySelector("#jump").innerText.includes("1 new message")`)
	tab.Until(`document.querySelector("#messages").scrollTop === 100`)
	tab.Click("#jump")
	tab.Until(`((e) => e.scrollHeight - e.scrollTop - e.clientHeight < 2)(document.querySelector("#messages"))`)
	tab.Until(`!document.querySelector("#jump")`)
}

// The finished page is committed beside its sources; both must be of the same state.
func TestPageIsBuiltFromItsSources(t *testing.T) {
	files, err := filepath.Glob("web/src/*")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	hash := sha256.New()
	for _, file := range append(files, "web/build.mjs", "web/package-lock.json") {
		content, err := os.ReadFile(file)
		require.NoError(t, err)
		fmt.Fprintln(hash, strings.TrimPrefix(filepath.ToSlash(file), "web/"))
		hash.Write(content)
	}
	built, err := os.ReadFile("web/dist/sources.sha256")
	require.NoError(t, err)
	require.Equal(t, hex.EncodeToString(hash.Sum(nil)), string(built), "run web/build.sh")
}
