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

	// What no embed shows stands below the message, and every picture says what is on it.
	upload(t, s, "POST /channels/"+general(s)+"/messages", `{"content":"outside","attachments":[{"id":"0","description":"a list"}]}`, picture(30))
	wide.Await(".attachments img[alt='a list']")
	require.Equal(t, 3, browsertest.Eval[int](wide, `document.querySelectorAll("img[alt='a map']").length`))
}

func TestPageShowsEmojisAsLargeAsDiscord(t *testing.T) {
	browser := pageBrowser(t)
	s := start(t, localdiscord.Config{})
	id := addEmoji(t, s, "seven").body["id"].(string)
	tab := browser.Open(s.URL()+"/", 1280, 800)
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
	at := post(`{"embeds":[{"title":"t ` + seven + `","description":"d ` + seven + `","fields":[{"name":"n ` + seven + `","value":"v ` + seven + `"}],
		"author":{"name":"a ` + seven + `"},"footer":{"text":"f ` + seven + `"}}]}`)
	require.Equal(t, [2]int{22, 22}, size(tab, at+".emoji"))
	require.Equal(t, 4, browsertest.Eval[int](tab, fmt.Sprintf(`document.querySelectorAll(%q).length`, at+".emoji")), "title, description and field")
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

	at = post(`{"content":"it is <:gone:1234567890123456789> here"}`)
	tab.Until(fmt.Sprintf(`document.querySelector(%q).innerText.includes("it is :gone: here")`, at[:len(at)-1]))
	require.Empty(t, tab.Strange(), "nobody else is asked for pictures")
}
