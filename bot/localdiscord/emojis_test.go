package localdiscord_test

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/color/palette"
	"image/gif"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

func emojis(s *localdiscord.Server) string { return "/applications/" + s.AppID() + "/emojis" }

func dataURI(kind string, data []byte) string {
	return "data:image/" + kind + ";base64," + base64.StdEncoding.EncodeToString(data)
}

// addEmoji uploads a small picture.
func addEmoji(t testing.TB, s *localdiscord.Server, name string) answer {
	t.Helper()
	return call(t, s, "POST "+emojis(s), fmt.Sprintf(`{"name":%q,"image":%q}`, name, dataURI("png", picture(20))))
}

func TestEmojisOfTheApplication(t *testing.T) {
	s := start(t, localdiscord.Config{})
	a := addEmoji(t, s, "seven_of_hearts")
	require.Equal(t, 201, a.status, a.text)
	id := a.body["id"].(string)
	require.Equal(t, s.AppID(), a.body["user"].(map[string]any)["id"], "who uploaded it")
	require.Equal(t, []any{"seven_of_hearts", false, true}, []any{a.body["name"], a.body["animated"], a.body["available"]})
	require.Len(t, call(t, s, "GET "+emojis(s), "").body["items"], 1)

	resp, err := http.Get(s.URL() + "/emojis/" + id + ".png")
	require.NoError(t, err)
	defer resp.Body.Close()
	shown, err := io.ReadAll(resp.Body)
	require.NoError(t, err)
	require.Equal(t, picture(20), shown)

	one := emojis(s) + "/" + id
	renamed := call(t, s, "PATCH "+one, `{"name":"seven"}`)
	require.Equal(t, []any{200, id, "seven"}, []any{renamed.status, renamed.body["id"], renamed.body["name"]})
	require.Equal(t, 200, call(t, s, "PATCH "+one, `{"name":"seven"}`).status, "its own name is not taken")
	require.Equal(t, "seven", call(t, s, "GET "+one, "").body["name"])
	require.Equal(t, 201, addEmoji(t, s, "seven_of_hearts").status, "the old name is free")
	require.Equal(t, 50035, call(t, s, "PATCH "+one, `{"name":"seven_of_hearts"}`).code())

	require.Equal(t, 204, call(t, s, "DELETE "+one, "").status)
	for _, method := range []string{"GET", "PATCH", "DELETE"} {
		gone := call(t, s, method+" "+one, `{"name":"other"}`)
		require.Equal(t, []int{404, 10014}, []int{gone.status, gone.code()}, method)
	}
	require.Equal(t, 404, status(t, s.URL()+"/emojis/"+id+".png"))
	require.Equal(t, 10002, call(t, s, "GET /applications/1/emojis", "").code())
	require.Equal(t, 401, send(t, s, "GET "+emojis(s), "application/json", nil, "Bot forged").status)
}

func TestEmojisThatDiscordRefuses(t *testing.T) {
	s := start(t, localdiscord.Config{})
	require.Equal(t, 201, addEmoji(t, s, "taken").status)
	good := dataURI("png", picture(128))
	for _, c := range []struct{ why, name, image, path, code string }{
		{"a name of one", "7", good, "name", "BASE_TYPE_BAD_LENGTH"},
		{"a name of 33", strings.Repeat("x", 33), good, "name", "BASE_TYPE_BAD_LENGTH"},
		{"a name with a space", "seven hearts", good, "name", "STRING_TYPE_REGEX"},
		{"a name with an umlaut", "fünf", good, "name", "STRING_TYPE_REGEX"},
		{"a name that is taken", "taken", good, "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"},
		{"no picture", "card", "", "image", "BASE_TYPE_REQUIRED"},
		{"an address for a picture", "card", "https://example.org/card.png", "image", "IMAGE_INVALID"},
		{"a text for a picture", "card", dataURI("png", []byte("hello")), "image", "IMAGE_INVALID"},
		{"what is no base64", "card", "data:image/png;base64,?", "image", "IMAGE_INVALID"},
		{"an SVG", "card", dataURI("svg+xml", []byte("<svg/>")), "image", "IMAGE_INVALID"},
		{"129 pixels", "card", dataURI("png", picture(129)), "image", "IMAGE_INVALID"},
		{"more than 256 KiB", "card", dataURI("png", make([]byte, 256<<10+1)), "image", "BINARY_TYPE_MAX_SIZE"},
	} {
		a := call(t, s, "POST "+emojis(s), fmt.Sprintf(`{"name":%q,"image":%q}`, c.name, c.image))
		require.Equal(t, []int{400, 50035}, []int{a.status, a.code()}, c.why)
		require.Contains(t, errorsAt(a, c.path), c.code, c.why)
	}
	a := call(t, s, "POST "+emojis(s), fmt.Sprintf(`{"name":%q,"image":%q}`, strings.Repeat("x", 32), dataURI("png", padded(picture(128), 256<<10))))
	require.Equal(t, 201, a.status, "the limits themselves are taken: %s", a.text)
}

// padded makes a picture a file of that many bytes.
func padded(picture []byte, size int) []byte {
	return append(picture, make([]byte, size-len(picture))...)
}

func TestAnApplicationHas2000EmojisAtMost(t *testing.T) {
	s := start(t, localdiscord.Config{})
	for n := range 2000 {
		require.Equal(t, 201, addEmoji(t, s, fmt.Sprintf("e_%d", n)).status)
	}
	a := addEmoji(t, s, "one_more")
	require.Equal(t, []int{400, 30008}, []int{a.status, a.code()})
}

func TestAnEmojiThatMovesIsAnimated(t *testing.T) {
	s := start(t, localdiscord.Config{})
	var b bytes.Buffer
	frame := image.NewPaletted(image.Rect(0, 0, 4, 4), palette.Plan9)
	require.NoError(t, gif.EncodeAll(&b, &gif.GIF{Image: []*image.Paletted{frame, frame}, Delay: []int{10, 10}}))
	a := call(t, s, "POST "+emojis(s), fmt.Sprintf(`{"name":"dice","image":%q}`, dataURI("gif", b.Bytes())))
	require.Equal(t, true, a.body["animated"], a.text)
}

func TestUploadsOfEmojisAreLimitedOnRequest(t *testing.T) {
	var clock hand
	cfg := clock.cfg()
	cfg.EmojiUploads = 50
	s := start(t, cfg)
	for n := range 50 {
		a := addEmoji(t, s, fmt.Sprintf("e_%d", n))
		require.Equal(t, 201, a.status)
		require.Equal(t, fmt.Sprint(49-n), a.header.Get("X-RateLimit-Remaining"))
	}
	clock.wait(time.Minute)
	a := addEmoji(t, s, "one_more")
	require.Equal(t, []any{429, "user", "50"}, []any{a.status, a.header.Get("X-RateLimit-Scope"), a.header.Get("X-RateLimit-Limit")})
	require.InDelta(t, 59*60, a.body["retry_after"], 60)
	require.Equal(t, 200, call(t, s, "GET "+emojis(s), "").status, "they can still be listed")
	clock.wait(time.Hour)
	require.Equal(t, 201, addEmoji(t, s, "one_more").status)
}

func TestALimitOnUploadsCanBeHidden(t *testing.T) {
	var clock hand
	cfg := clock.cfg()
	cfg.EmojiUploads, cfg.EmojiHidden = 2, true
	s := start(t, cfg)
	for n := range 2 {
		require.Empty(t, addEmoji(t, s, fmt.Sprintf("e_%d", n)).header.Get("X-RateLimit-Remaining"))
	}
	clock.wait(20 * time.Minute)
	a := addEmoji(t, s, "one_more")
	require.Equal(t, []any{429, "shared", ""}, []any{a.status, a.header.Get("X-RateLimit-Scope"), a.header.Get("X-RateLimit-Limit")})
	require.Equal(t, "2400", a.header.Get("Retry-After"))
	clock.wait(40 * time.Minute)
	require.Equal(t, 201, addEmoji(t, s, "one_more").status)
}

// People upload and delete emojis, too, in Discord's developer portal.
func TestEmojisInThePortal(t *testing.T) {
	s := start(t, localdiscord.Config{EmojiUploads: 1})
	ada := s.Users()[0].ID
	theirs, err := s.AddEmoji(ada, "theirs", picture(20))
	require.NoError(t, err)
	own := addEmoji(t, s, "own")
	require.Equal(t, 201, own.status, "the bot's limit does not count what people upload")
	by := func(id string) any {
		return call(t, s, "GET "+emojis(s)+"/"+id, "").body["user"].(map[string]any)["id"]
	}
	require.Equal(t, ada, by(theirs))
	require.Equal(t, s.AppID(), by(own.body["id"].(string)))
	require.Equal(t, 50035, call(t, s, "PATCH "+emojis(s)+"/"+own.body["id"].(string), `{"name":"theirs"}`).code(), "people's names are taken")
	_, err = s.AddEmoji(ada, "own", picture(20))
	require.ErrorContains(t, err, "50035")
	_, err = s.AddEmoji("1", "another", picture(20))
	require.Error(t, err)

	require.NoError(t, s.DeleteEmoji(own.body["id"].(string)))
	require.Error(t, s.DeleteEmoji(own.body["id"].(string)))
	require.Equal(t, []localdiscord.Emoji{{ID: theirs, Name: "theirs"}}, s.Emojis())
}

func TestEmojisOnControls(t *testing.T) {
	s := start(t, localdiscord.Config{})
	id := addEmoji(t, s, "card").body["id"].(string)
	post := func(emoji string) answer {
		return call(t, s, "POST /channels/"+general(s)+"/messages", emojiButton(emoji))
	}
	a := post(fmt.Sprintf(`"id":%q,"name":"card"`, id))
	require.Equal(t, 200, a.status, a.text)
	for _, name := range []string{"🃏", "♥️", "♥", "1️⃣", "🏴‍☠️", "👍🏽", "🇩🇪", "👩‍👩‍👧‍👦", "▶️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"} {
		require.Equal(t, 200, post(`"name":"`+name+`"`).status, name)
	}
	require.Equal(t, 204, call(t, s, "DELETE "+emojis(s)+"/"+id, "").status)
	gone := post(fmt.Sprintf(`"id":%q,"name":"card"`, id))
	require.Equal(t, []string{"BUTTON_COMPONENT_INVALID_EMOJI"}, errorsAt(gone, "components.0.components.0.emoji.id"), "one that is gone is refused: %s", gone.text)
	wrong := post(`"id":"card","name":"card"`)
	require.Equal(t, []string{"NUMBER_TYPE_COERCE"}, errorsAt(wrong, "components.0.components.0.emoji.id"), wrong.text)
	text := call(t, s, "POST /channels/"+general(s)+"/messages", fmt.Sprintf(`{"content":"<:card:%s>","embeds":[{"title":"<:card:%s>"}]}`, id, id))
	require.Equal(t, 200, text.status, "in a text it is only a text: %s", text.text)
	edit := "PATCH /channels/" + general(s) + "/messages/" + a.body["id"].(string)
	require.Equal(t, 200, call(t, s, edit, `{"content":"x"}`).status, "where it stood already it stays")

	again := addEmoji(t, s, "card").body["id"].(string)
	s.Misbehave(localdiscord.EmojiRefused("POST /channels", 1))
	good := fmt.Sprintf(`"id":%q,"name":"card"`, again)
	refused := post(good)
	require.Equal(t, []string{"BUTTON_COMPONENT_INVALID_EMOJI"}, errorsAt(refused, "components.0.components.0.emoji.id"), "now and then one that is there is refused: %s", refused.text)
	require.Equal(t, 200, post(good).status, "and taken the next time")
}
