package localdiscord_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// rowOf is a body with one row of these components.
func rowOf(components ...string) string {
	return `{"components":[{"type":1,"components":[` + strings.Join(components, ",") + `]}]}`
}

func times(n int, format string) string {
	var list []string
	for i := range n {
		list = append(list, strings.ReplaceAll(format, "#", fmt.Sprint(i)))
	}
	return strings.Join(list, ",")
}

const (
	button = `{"type":2,"style":1,"label":"#","custom_id":"b#"}`
	option = `{"label":"#","value":"#"}`
)

func menu(inside string) string { return `{"type":3,"custom_id":"m",` + inside + `}` }

func emojiButton(emoji string) string {
	return rowOf(`{"type":2,"style":1,"custom_id":"x","emoji":{` + emoji + `}}`)
}

func long(n int) string { return strings.Repeat("ü", n) }

// Each body is wrong in one way; path is where Discord says so.
var wrongMessages = []struct{ why, body, path, code string }{
	{"content of 2001 characters", `{"content":"` + long(2001) + `"}`, "content", "BASE_TYPE_MAX_LENGTH"},
	{"content that is a number", `{"content":5}`, "content", "BASE_TYPE_INVALID"},
	{"11 embeds", `{"embeds":[` + times(11, `{"title":"x"}`) + `]}`, "embeds", "BASE_TYPE_MAX_LENGTH"},
	{"an embed without anything", `{"embeds":[{}]}`, "embeds.0.description", "BASE_TYPE_REQUIRED"},
	{"an embed's title of 257", `{"embeds":[{"title":"` + long(257) + `"}]}`, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"},
	{"an embed's description of 4097", `{"embeds":[{"description":"` + long(4097) + `"}]}`, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"},
	{"an embed's footer of 2049", `{"embeds":[{"footer":{"text":"` + long(2049) + `"}}]}`, "embeds.0.footer.text", "BASE_TYPE_MAX_LENGTH"},
	{"an embed's author of 257", `{"embeds":[{"author":{"name":"` + long(257) + `"}}]}`, "embeds.0.author.name", "BASE_TYPE_BAD_LENGTH"},
	{"26 fields", `{"embeds":[{"fields":[` + times(26, `{"name":"n","value":"v"}`) + `]}]}`, "embeds.0.fields", "BASE_TYPE_MAX_LENGTH"},
	{"a field without a value", `{"embeds":[{"fields":[{"name":"n","value":" "}]}]}`, "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED"},
	{"a field's value of 1025", `{"embeds":[{"fields":[{"name":"n","value":"` + long(1025) + `"}]}]}`, "embeds.0.fields.0.value", "BASE_TYPE_BAD_LENGTH"},
	{"embeds of 6001 together", `{"embeds":[{"description":"` + long(4000) + `"},{"description":"` + long(2001) + `"}]}`, "embeds", "MAX_EMBED_SIZE_EXCEEDED"},
	{"a colour beyond white", `{"embeds":[{"title":"x","color":16777216}]}`, "embeds.0.color", "NUMBER_TYPE_MAX"},
	{"a time that is none", `{"embeds":[{"title":"x","timestamp":"noon"}]}`, "embeds.0.timestamp", "DATE_TIME_TYPE_PARSE"},
	{"an address that is none", `{"embeds":[{"title":"x","url":"here"}]}`, "embeds.0.url", "URL_TYPE_INVALID_URL"},
	{"an address that runs", `{"embeds":[{"title":"x","url":"javascript://x/"}]}`, "embeds.0.url", "URL_TYPE_INVALID_SCHEME"},
	{"a picture that was not sent", `{"embeds":[{"image":{"url":"attachment://no.png"}}]}`, "embeds.0.image.url", "ATTACHMENT_NOT_FOUND"},
	{"an attachment that was not sent", `{"content":"x","attachments":[{"id":"0","filename":"no.png"}]}`, "attachments.0.id", "ATTACHMENT_NOT_FOUND"},
	{"an alt text of 1025", `{"content":"x","attachments":[{"id":"0","description":"` + long(1025) + `"}]}`, "attachments.0.description", "BASE_TYPE_MAX_LENGTH"},

	{"6 rows", `{"components":[` + times(6, `{"type":1,"components":[`+button+`]}`) + `]}`, "components", "BASE_TYPE_MAX_LENGTH"},
	{"an empty row", rowOf(), "components.0.components", "BASE_TYPE_BAD_LENGTH"},
	{"6 buttons in a row", rowOf(times(6, button)), "components.0.components", "BASE_TYPE_BAD_LENGTH"},
	{"a button without a row", `{"components":[` + times(1, button) + `]}`, "components.0.type", "UNION_TYPE_CHOICES"},
	{"a menu beside a button", rowOf(times(1, button), menu(`"options":[`+times(2, option)+`]`)), "components.0", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"},
	{"two custom_ids alike", rowOf(button, button), "components.0.components.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"},
	{"a custom_id of 101", rowOf(`{"type":2,"style":1,"label":"x","custom_id":"` + long(101) + `"}`), "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"},
	{"a button without custom_id", rowOf(`{"type":2,"style":1,"label":"x"}`), "components.0.components.0.custom_id", "BASE_TYPE_REQUIRED"},
	{"a button with custom_id and url", rowOf(`{"type":2,"style":1,"label":"x","custom_id":"x","url":"https://x.org"}`), "components.0.components.0", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"},
	{"a link without url", rowOf(`{"type":2,"style":5,"label":"x"}`), "components.0.components.0.url", "BASE_TYPE_REQUIRED"},
	{"a link of 513", rowOf(`{"type":2,"style":5,"label":"x","url":"https://x.org/` + strings.Repeat("x", 499) + `"}`), "components.0.components.0.url", "BASE_TYPE_MAX_LENGTH"},
	{"a style that is none", rowOf(`{"type":2,"style":7,"label":"x","custom_id":"x"}`), "components.0.components.0.style", "BASE_TYPE_CHOICES"},
	{"a label of 81", rowOf(`{"type":2,"style":1,"custom_id":"x","label":"` + long(81) + `"}`), "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"},
	{"a button with nothing on it", rowOf(`{"type":2,"style":1,"custom_id":"x"}`), "components.0.components.0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"},
	{"an emoji that is none", emojiButton(`"name":"smile"`), "components.0.components.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"},
	{"a letter for an emoji", emojiButton(`"name":"Ω"`), "components.0.components.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"},
	{"a symbol that is no emoji", emojiButton(`"name":"⚄"`), "components.0.components.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"},
	{"two emoji", emojiButton(`"name":"🃏🃏"`), "components.0.components.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"},
	{"half a flag", emojiButton(`"name":"🇩"`), "components.0.components.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"},
	{"an emoji without a name", emojiButton(`"name":""`), "components.0.components.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"},
	{"a custom emoji that is not the bot's", emojiButton(`"id":"1234567890","name":"card"`), "components.0.components.0.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI"},
	{"a custom emoji whose ID is none", emojiButton(`"id":"card","name":"card"`), "components.0.components.0.emoji.id", "NUMBER_TYPE_COERCE"},
	{"an entry's emoji that is none", rowOf(menu(`"options":[{"value":"x","label":"x","emoji":{"name":"x"}}]`)), "components.0.components.0.options.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"},
	{"an entry's custom emoji that is not the bot's", rowOf(menu(`"options":[{"value":"x","label":"x","emoji":{"id":"12","name":"x"}}]`)), "components.0.components.0.options.0.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI"},
	{"a text input in a message", rowOf(`{"type":4,"style":1,"custom_id":"x","label":"x"}`), "components.0.components.0.type", "UNION_TYPE_CHOICES"},
	{"a menu without options", rowOf(menu(`"options":[]`)), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"},
	{"a menu of 26", rowOf(menu(`"options":[` + times(26, option) + `]`)), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"},
	{"a menu with one value twice", rowOf(menu(`"options":[` + option + "," + option + `]`)), "components.0.components.0.options.1.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"},
	{"an entry of 101", rowOf(menu(`"options":[{"value":"x","label":"` + long(101) + `"}]`)), "components.0.components.0.options.0.label", "BASE_TYPE_BAD_LENGTH"},
	{"an entry's help of 101", rowOf(menu(`"options":[{"value":"x","label":"x","description":"` + long(101) + `"}]`)), "components.0.components.0.options.0.description", "BASE_TYPE_MAX_LENGTH"},
	{"a placeholder of 151", rowOf(menu(`"placeholder":"` + long(151) + `","options":[` + times(1, option) + `]`)), "components.0.components.0.placeholder", "BASE_TYPE_MAX_LENGTH"},
	{"more to pick than there is", rowOf(menu(`"max_values":3,"options":[` + times(2, option) + `]`)), "components.0.components.0.max_values", "SELECT_COMPONENT_MAX_VALUES_TOO_HIGH"},
	{"fewer to pick at most than at least", rowOf(menu(`"min_values":2,"options":[` + times(2, option) + `]`)), "components.0.components.0.min_values", "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX"},

	{"mentions of another kind", `{"content":"x","allowed_mentions":{"parse":["friends"]}}`, "allowed_mentions.parse.0", "BASE_TYPE_CHOICES"},
	{"users to mention, and all of them", `{"content":"x","allowed_mentions":{"parse":["users"],"users":["1"]}}`, "allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"},
	{"101 users to mention", `{"content":"x","allowed_mentions":{"users":[` + times(101, `"#"`) + `]}}`, "allowed_mentions.users", "BASE_TYPE_MAX_LENGTH"},
	{"a nonce of 26", `{"content":"x","nonce":"abcdefghijklmnopqrstuvwxyz"}`, "nonce", "BASE_TYPE_MAX_LENGTH"},
}

func TestMessagesThatDiscordRefuses(t *testing.T) {
	s := start(t, localdiscord.Config{})
	posted := call(t, s, "POST /channels/"+general(s)+"/messages", `{"content":"to be edited"}`).body["id"].(string)
	for _, c := range wrongMessages {
		t.Run(c.why, func(t *testing.T) {
			i := ask(t, s, "Ada")
			for prefix, a := range map[string]answer{
				"":      call(t, s, "POST /channels/"+general(s)+"/messages", c.body),
				"edit.": call(t, s, "PATCH /channels/"+general(s)+"/messages/"+posted, c.body),
				"data.": call(t, s, callback(i), `{"type":4,"data":`+c.body+`}`),
			} {
				path := strings.TrimPrefix(prefix, "edit.") + c.path
				if c.code == "BASE_TYPE_INVALID" {
					path = c.path // the field is all that the decoder knows
				}
				require.Equal(t, 400, a.status, a.text)
				require.Equal(t, 50035, a.code(), a.text)
				require.Contains(t, errorsAt(a, path), c.code, a.text)
			}
		})
	}
	require.Len(t, s.Messages(user(t, s, "Ada"), general(s)), 1, "nothing that was refused was posted")
}

// errorsAt lists the codes that an answer gives for a path.
func errorsAt(a answer, path string) (codes []string) {
	at, _ := a.body["errors"].(map[string]any)
	for _, key := range strings.Split(path, ".") {
		at, _ = at[key].(map[string]any)
	}
	list, _ := at["_errors"].([]any)
	for _, e := range list {
		codes = append(codes, e.(map[string]any)["code"].(string))
	}
	return codes
}

func TestMessagesAtTheLimitsAreTaken(t *testing.T) {
	s := start(t, localdiscord.Config{})
	for _, body := range []string{
		`{"content":"` + long(2000) + `"}`,
		`{"embeds":[` + times(9, `{"title":"x"}`) + `,{"description":"` + long(4096) + `","title":"` + long(256) + `"}]}`,
		`{"embeds":[{"fields":[` + times(25, `{"name":"n","value":"v"}`) + `]}]}`,
		`{"components":[` + strings.Join([]string{
			`{"type":1,"components":[` + times(5, button) + `]}`,
			`{"type":1,"components":[` + menu(`"min_values":0,"max_values":25,"options":[`+times(25, option)+`]`) + `]}`,
			`{"type":1,"components":[{"type":2,"style":5,"url":"https://example.org","emoji":{"name":"🃏"}}]}`,
			`{"type":1,"components":[{"type":2,"style":4,"custom_id":"` + long(100) + `","label":"` + long(80) + `"}]}`,
			`{"type":1,"components":[{"type":5,"custom_id":"who"}]}`,
		}, ",") + `]}`,
	} {
		a := call(t, s, "POST /channels/"+general(s)+"/messages", body)
		require.Equal(t, 200, a.status, a.text)
	}
}

func TestFormsThatDiscordRefuses(t *testing.T) {
	s := start(t, localdiscord.Config{})
	input := `{"type":1,"components":[{"type":4,"custom_id":"i#","style":1,"label":"l"}]}`
	form := func(title string, components string) string {
		return `{"type":9,"data":{"custom_id":"f","title":"` + title + `","components":[` + components + `]}}`
	}
	for _, c := range []struct{ why, body, path, code string }{
		{"no title", form("", times(1, input)), "data.title", "BASE_TYPE_REQUIRED"},
		{"a title of 46", form(long(46), times(1, input)), "data.title", "BASE_TYPE_BAD_LENGTH"},
		{"nothing to fill in", form("t", ""), "data.components", "BASE_TYPE_BAD_LENGTH"},
		{"6 rows", form("t", times(6, input)), "data.components", "BASE_TYPE_BAD_LENGTH"},
		{"one custom_id twice", form("t", input+","+input), "data.components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"},
		{"a label of 46", form("t", strings.Replace(input, `"l"`, `"`+long(46)+`"`, 1)), "data.components.0.components.0.label", "BASE_TYPE_BAD_LENGTH"},
		{"a button", form("t", `{"type":1,"components":[`+button+`]}`), "data.components.0.components.0.type", "UNION_TYPE_CHOICES"},
		{"no data", `{"type":9}`, "data", "BASE_TYPE_REQUIRED"},
	} {
		t.Run(c.why, func(t *testing.T) {
			a := call(t, s, callback(ask(t, s, "Ada")), c.body)
			require.Equal(t, 50035, a.code(), a.text)
			require.Contains(t, errorsAt(a, c.path), c.code, a.text)
		})
	}
}

func TestBodiesThatAreNoJSON(t *testing.T) {
	s := start(t, localdiscord.Config{})
	route := "POST /channels/" + general(s) + "/messages"
	require.Equal(t, 50109, call(t, s, route, `{"content":`).code())
	require.Equal(t, 50109, send(t, s, route, "text/plain", []byte(`{"content":"x"}`), "Bot "+s.Token()).code())
	require.Equal(t, 50006, call(t, s, route, `{}`).code(), "nothing to send")
	require.Equal(t, 50006, call(t, s, route, `{"content":"  "}`).code())
	require.Equal(t, 40005, call(t, s, route, `{"content":"`+strings.Repeat("x", 26<<20)+`"}`).code())
	require.True(t, json.Valid([]byte(call(t, s, "GET /nowhere", "").text)))
}
