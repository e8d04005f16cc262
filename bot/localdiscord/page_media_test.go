package localdiscord_test

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/bot/localdiscord/browsertest"
)

// size is the width and height at which the page shows what the selector finds last.
func size(tab *browsertest.Tab, selector string) [2]int {
	at := fmt.Sprintf(`[...document.querySelectorAll(%q)].at(-1)`, selector)
	tab.Until(at + `?.complete !== false`)
	return browsertest.Eval[[2]int](tab, `((e) => [Math.round(e.width), Math.round(e.height)])(`+at+`.getBoundingClientRect())`)
}

func TestPageShowsPicturesAsLargeAsDiscord(t *testing.T) {
	browser := pageBrowser(t)
	s := start(t, localdiscord.Config{})
	wide, phone := browser.Open(s.URL()+"/", 1280, 800), browser.Open(s.URL()+"/", 390, 844)
	const shown = ".embed-image img"
	for n, c := range []struct {
		why           string
		width, height int
		wide          [2]int
		phone         int // the greatest height; its width is the embed's, unless that bound or its own size is less
	}{
		{"upright", 1120, 1176, [2]int{286, 300}, 350},
		{"landscape", 1200, 600, [2]int{400, 200}, 350},
		{"small", 100, 50, [2]int{100, 50}, 50},
	} {
		var b bytes.Buffer
		require.NoError(t, png.Encode(&b, image.NewGray(image.Rect(0, 0, c.width, c.height))))
		a := upload(t, s, "POST /channels/"+general(s)+"/messages",
			fmt.Sprintf(`{"embeds":[{"title":%q,"image":{"url":"attachment://f0.png"}}],"attachments":[{"id":"0","description":"a map"}]}`, c.why), b.Bytes())
		require.Equal(t, 200, a.status, a.text)
		for _, tab := range []*browsertest.Tab{wide, phone} {
			tab.Until(fmt.Sprintf(`document.querySelectorAll(%q).length === %d`, shown, n+1))
		}
		require.Equal(t, c.wide, size(wide, shown), c.why)
		got := size(phone, shown)
		require.LessOrEqual(t, got[1], c.phone, c.why)
		room := size(phone, ".embed-image")[0] // at most what the screen leaves
		require.Equal(t, min(room, c.width, c.phone*c.width/c.height), got[0], "%s on a phone", c.why)
		require.True(t, room > 250 || room == c.width, "%s: the embed is as wide as the screen", c.why)
		require.InDelta(t, float64(c.width)/float64(c.height), float64(got[0])/float64(got[1]), .02, "undistorted")
	}

	// A click shows one as large as fits, another click ends that.
	phone.Click(shown)
	phone.Await("dialog.large img[alt='a map']")
	phone.Until(`((i) => i.getBoundingClientRect().width > 330 && i.getBoundingClientRect().right <= innerWidth)(document.querySelector("dialog.large img"))`)
	phone.Click("dialog.large img")
	phone.Until(`!document.querySelector("dialog")`)

	// What no embed shows stands below the message, and every picture says what is on it.
	upload(t, s, "POST /channels/"+general(s)+"/messages", `{"content":"outside","attachments":[{"id":"0","description":"a list"}]}`, picture(30))
	wide.Await(".attachments img[alt='a list']")
	require.Equal(t, 3, browsertest.Eval[int](wide, `document.querySelectorAll("img[alt='a map']").length`))
}

func TestPageShowsEmojisAsLargeAsDiscord(t *testing.T) {
	browser := pageBrowser(t)
	s := start(t, localdiscord.Config{})
	id := addEmoji(t, s, "seven").body["id"].(string)
	tab, phone := browser.Open(s.URL()+"/", 1280, 800), browser.Open(s.URL()+"/", 390, 844)
	seven := "<:seven:" + id + ">"
	posted := 0
	post := func(body string) string {
		t.Helper()
		a := call(t, s, "POST /channels/"+general(s)+"/messages", body)
		require.Equal(t, 200, a.status, a.text)
		posted++
		tab.Until(fmt.Sprintf(`document.querySelectorAll("discord-message[data-message-id]").length === %d`, posted))
		return fmt.Sprintf(`[data-message-id="%s"] `, a.body["id"])
	}
	for content, want := range map[string]int{
		"a card: " + seven: 22, seven: 48, seven + " " + seven + "\n🃏": 48,
		strings.Repeat(seven, 27): 48, strings.Repeat(seven, 28): 22,
	} {
		at := post(fmt.Sprintf(`{"content":%q}`, content))
		require.Equal(t, [2]int{want, want}, size(tab, at+".emoji"), content)
	}
	lines := post(fmt.Sprintf(`{"content":"%s %s\n🃏 %s","embeds":[{"title":"below"}]}`, seven, seven, seven))
	require.Equal(t, 2*48, size(tab, lines+".jumbo")[1], "nothing stands between the lines of large emojis")
	at := post(`{"embeds":[{"title":"t ` + seven + `","description":"d ` + seven + `","fields":[{"name":"n ` + seven + `","value":"v ` + seven + `"}],
		"author":{"name":"a ` + seven + `"},"footer":{"text":"f ` + seven + `"}}]}`)
	require.Equal(t, [2]int{18, 18}, size(tab, at+".emoji"), "in an embed they are smaller")
	require.Equal(t, 4, browsertest.Eval[int](tab, fmt.Sprintf(`document.querySelectorAll(%q).length`, at+".emoji")), "title, description and field")
	require.Equal(t, [2]int{22, 22}, size(phone, at+".embed-title .emoji"), "on a phone the title is as large as other text")
	require.Equal(t, [2]int{19, 19}, size(phone, at+"discord-embed-description .emoji"))
	tab.Until(fmt.Sprintf(`document.querySelector(%q).innerText.includes(%q)`, at+"discord-embed-footer", "f "+seven))
	tab.Until(fmt.Sprintf(`document.querySelector(%q).innerText.includes(%q)`, at+".embed-author", "a "+seven))

	at = post(`{"components":[{"type":1,"components":[{"type":2,"style":1,"custom_id":"b","label":"b ` + seven + `","emoji":{"id":"` + id + `","name":"seven"}}]},
		{"type":1,"components":[{"type":3,"custom_id":"m","placeholder":"p ` + seven + `","options":[{"label":"l ` + seven + `","value":"v","emoji":{"id":"` + id + `","name":"seven"}}]}]}]}`)
	require.Equal(t, [2]int{20, 20}, size(tab, at+".button .emoji"))
	tab.Until(fmt.Sprintf(`document.querySelector(%q).innerText.includes(%q)`, at+".button", "b "+seven))
	tab.Until(fmt.Sprintf(`document.querySelector(%q).innerText.includes(%q)`, at+".menu", "p "+seven))
	tab.Click(at + ".menu")
	require.Equal(t, [2]int{20, 20}, size(tab, ".option .emoji"))
	tab.Until(fmt.Sprintf(`document.querySelector(".option-text").innerText.includes(%q)`, "l "+seven))

	at = post(`{"components":[{"type":1,"components":[{"type":2,"style":2,"custom_id":"alone","disabled":true,"emoji":{"id":"` + id + `","name":"seven"}}]}]}`)
	tab.Until(fmt.Sprintf(`((b) => b.ariaLabel === "seven" && b.disabled && getComputedStyle(b).opacity === "0.5")(document.querySelector(%q))`, at+"button"))

	at = post(`{"content":"it is <:gone:1234567890123456789> here"}`)
	tab.Until(fmt.Sprintf(`document.querySelector(%q).innerText.includes("it is :gone: here")`, at[:len(at)-1]))
	require.Empty(t, tab.Strange(), "nobody else is asked for pictures")
}

// Discord draws emojis as pictures of its own, which look alike on all machines and are as large as custom ones.
func TestPageDrawsEmojisAsDiscordDoes(t *testing.T) {
	browser := pageBrowser(t)
	s := start(t, localdiscord.Config{})
	tab := browser.Open(s.URL()+"/", 390, 844)
	posted := 0
	post := func(body string) string {
		t.Helper()
		a := call(t, s, "POST /channels/"+general(s)+"/messages", body)
		require.Equal(t, 200, a.status, a.text)
		posted++
		tab.Until(fmt.Sprintf(`document.querySelectorAll("discord-message[data-message-id]").length === %d`, posted))
		return fmt.Sprintf(`[data-message-id="%s"] `, a.body["id"])
	}
	drawn := func(selector string) []string {
		t.Helper()
		return browsertest.Eval[[]string](tab, fmt.Sprintf(`[...document.querySelectorAll(%q)].map((e) => e.alt ?? "letter " + e.innerText)`, selector))
	}
	at := post(`{"content":"ace of ♠, ♠\uFE0F, ♠\uFE0E, ` + "`♠`" + ` and ★ 🏆 🦦"}`)
	require.Equal(t, []string{"♠", "♠\uFE0F", "🏆", "letter 🦦"}, drawn(at+".emoji"), "a picture, but for text and code, signs, and emojis of which the page has none")
	require.Equal(t, size(tab, at+"img.emoji"), size(tab, at+".glyph"), "a letter has as much room as a picture")
	at = post(`{"content":"🏆🦦"}`)
	require.Equal(t, [2]int{48, 48}, size(tab, at+"img.emoji"))
	require.Equal(t, [2]int{48, 48}, size(tab, at+".glyph"))
	at = post(`{"embeds":[{"title":"🏆","description":"🏆 🦦","footer":{"text":"♠ 🏆"},"author":{"name":"🏆"}}],
		"components":[{"type":1,"components":[{"type":2,"style":1,"custom_id":"b","label":"♠ 🏆","emoji":{"name":"♠"}}]}]}`)
	require.Equal(t, []string{"🏆"}, drawn(at+"discord-embed-footer .emoji"), "where nothing is parsed, only what is coloured by default is an emoji")
	require.Equal(t, []string{"♠", "🏆"}, drawn(at+".button .emoji"))
	require.Equal(t, size(tab, at+"discord-embed-description img.emoji"), size(tab, at+"discord-embed-description .glyph"))
	require.Empty(t, tab.Strange())
}

// People delete emojis in Discord's developer portal; here they do that in the server panel. What stood in a text is a name
// from then on.
func TestPageDeletesEmojis(t *testing.T) {
	browser := pageBrowser(t)
	s := start(t, localdiscord.Config{})
	id := addEmoji(t, s, "seven").body["id"].(string)
	_, err := s.AddEmoji(s.Users()[1].ID, "eight", picture(20))
	require.NoError(t, err)
	require.Equal(t, 200, call(t, s, "POST /channels/"+general(s)+"/messages", `{"content":"a <:seven:`+id+`> here"}`).status)
	tab := browser.Open(s.URL()+"/", 390, 844)
	require.Equal(t, [2]int{22, 22}, size(tab, "#messages .emoji"))
	tab.Click(".burger")
	tab.Click("[data-server]")
	tab.Click(`[data-tab="emojis"]`)
	tab.Until(`document.querySelector('[data-emoji="eight"]')?.innerText.includes("by Ben")`)
	tab.Click(`[data-emoji="seven"] [data-act="delete emoji"]`)
	tab.Until(`!document.querySelector('[data-emoji="seven"]')`)
	require.Len(t, s.Emojis(), 1)
	again := browser.Open(s.URL()+"/?again", 390, 844)
	again.Until(`document.querySelector("#messages").innerText.includes("a :seven: here")`)
}
