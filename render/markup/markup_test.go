package markup_test

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"ruckus/render/markup"
)

// What people choose, how it stands in a message's text, and how in a label; "" for nothing that can be seen.
func TestANameIsWrittenForTextAndForLabels(t *testing.T) {
	family, england := "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"
	for _, c := range []struct{ chosen, text, plain string }{
		{"Ann", "Ann", "Ann"},
		{"Zoë Müller 7", "Zoë Müller 7", "Zoë Müller 7"},
		{"[free](https://evil.ex)", `\[free\]\(https\://evil\.ex\)`, "[free](https://evil.ex)"},
		{"@everyone", `\@everyone`, "@everyone"},
		{"<@1> <#2> <t:1:R>", `\<\@1\> \<\#2\> \<t\:1\:R\>`, "<@1> <#2> <t:1:R>"},
		{"**b** `c` ||s||", "\\*\\*b\\*\\* \\`c\\` \\|\\|s\\|\\|", "**b** `c` ||s||"},
		{"a\nb\r\n# c\u2028d", `a b \# c d`, "a b # c d"},
		{"  two\t words\u00a0\u3000", "two words", "two words"},
		{"a\u200bb\ufeffc\u00add\u2060e\u202ef\u2066g\x00h\x7fi\u034fj\u3164", "abcdefghij", "abcdefghij"},
		{"שרה", "\u2068שרה\u2069", "\u2068שרה\u2069"},
		{"\u202eAnn", "Ann", "Ann"},
		{family + "👩🏽‍🚀🇩🇪1️⃣", family + "👩🏽‍🚀🇩🇪1️⃣", family + "👩🏽‍🚀🇩🇪1️⃣"},
		{family + england + "👩🏽‍🚀x", family + england + "…", family + england + "…"},
		{"e\u0301", "e\u0301", "e\u0301"},
		{"e" + strings.Repeat("\u0301", 20), "e\u0301\u0301\u0301\u0301", "e\u0301\u0301\u0301\u0301"},
		{"\u0301Ann \u0302b", "Ann b", "Ann b"},
		{"a\u200d b\u200d\u200d👧\u200d", "a b👧", "a b👧"},
		{"🏴󠁧󠁢x\U000e0067y", "🏴xy", "🏴xy"},
		{strings.Repeat("👨\u200d", 30) + "👨", "👨", "👨"},
		{"\xff\xfe\ufffdA", "A", "A"},
		{strings.Repeat("W", 32), strings.Repeat("W", 32), strings.Repeat("W", 32)},
		{strings.Repeat("W", 33), strings.Repeat("W", 31) + "…", strings.Repeat("W", 31) + "…"},
		{strings.Repeat("𝕏", 17), strings.Repeat("𝕏", 15) + "…", strings.Repeat("𝕏", 15) + "…"},
		{"", "", ""},
		{" \u2800\u3164\u200b\u0301\u200d\ufe0f\U000e0067", "", ""},
	} {
		name := markup.NameOf(c.chosen)
		require.Equal(t, c.text, name.String(), "%+q", c.chosen)
		require.Equal(t, c.plain, name.Plain(), "%+q", c.chosen)
		require.Equal(t, c.text == "", name == markup.Name{}, "%+q", c.chosen)
		require.Equal(t, "by "+c.text, fmt.Sprintf("by %s", name))
		require.Equal(t, c.text, fmt.Sprintf("%v", name))
	}
}

func TestAShortNameIsCutBeforeItIsEscaped(t *testing.T) {
	require.Equal(t, `Ben \*the\* s…`, markup.NameOf("Ben *the* shark").Short().String())
	require.Equal(t, "Ann", markup.NameOf("Ann").Short().String())
}

func TestANameIsStoredAndLoggedAsPlainText(t *testing.T) {
	type user struct {
		Name markup.Name `json:"name"`
	}
	stored, err := json.Marshal(user{markup.NameOf("[a](b) שרה")})
	require.NoError(t, err)
	require.JSONEq(t, `{"name":"[a](b) שרה"}`, string(stored))
	for _, old := range []string{`{"name":"[a](b)\u202e\n\u200b שרה"}`, `{"name":"[a](b) שרה"}`} {
		var u user
		require.NoError(t, json.Unmarshal([]byte(old), &u))
		require.Equal(t, user{markup.NameOf("[a](b) שרה")}, u)
	}
	var u user
	require.NoError(t, json.Unmarshal([]byte(`{"name":null}`), &u))
	require.Zero(t, u)

	var log strings.Builder
	slog.New(slog.NewTextHandler(&log, nil)).Info("x", "who", markup.NameOf("a\u202e\nlevel=ERROR"))
	require.Contains(t, log.String(), `who="a level=ERROR"`)
	require.Equal(t, 1, strings.Count(log.String(), "\n"))
}

func TestClipCountsAsDiscordDoesAndCutsNoCharacterInTwo(t *testing.T) {
	for _, c := range []struct {
		text string
		n    int
		want string
	}{
		{"four", 4, "four"}, {"fours", 4, "fou…"}, {"fours", 1, "…"}, {"fours", 0, ""}, {"fours", -1, ""},
		{"𝕏𝕏", 4, "𝕏𝕏"}, {"𝕏𝕏", 3, "𝕏…"}, {"𝕏𝕏", 2, "…"},
		{"ab👨‍👩‍👧‍👦", 12, "ab…"}, {"ab👨‍👩‍👧‍👦c", 14, "ab👨‍👩‍👧‍👦c"}, {"🇩🇪🇫🇷", 7, "🇩🇪…"}, {"ae\u0301x", 3, "a…"},
		{`ab\*cd`, 4, "ab…"}, {"ab cd", 4, "ab…"},
		{"a\u2068שרה\u2069b", 6, "a\u2068שר\u2069…"}, {"a\u2068שרה\u2069bc", 7, "a\u2068שרה\u2069…"}, {"\u2068שרה\u2069", 2, "…"},
	} {
		got := markup.Clip(c.text, c.n)
		require.Equal(t, c.want, got, "%q at %d", c.text, c.n)
		require.LessOrEqual(t, markup.Width(got), max(0, c.n))
	}
}

// alive finds a character that Discord would still read as a mark.
var alive = regexp.MustCompile("(^|[^\\\\])(\\\\\\\\)*[*_~|`<>\\[\\]()@#:.+-]")

func FuzzWhateverIsChosenIsOnlyText(f *testing.F) {
	for _, s := range []string{"Ann", "[a](https://b.c)", "\u202e\u2066x", `\\\`, "שרה\u0301", "👨\u200d👩\u200d👧", "\U0001f3f4\U000e0067\U000e007f", "\xff\xed\xa0\x80", "ᄀᄀᄀᄀ각", "0\ufe0f\u20e3"} {
		f.Add(s, 5)
	}
	f.Fuzz(func(t *testing.T, s string, n int) {
		name := markup.NameOf(s)
		for _, text := range []string{name.String(), markup.Escape(s)} {
			require.Empty(t, alive.FindString(text), "%+q", s)
			require.NotRegexp(t, `(^|[^\\])(\\\\)*\\$`, text, "what follows isn't escaped")
		}
		for _, text := range []string{name.String(), name.Plain(), markup.Escape(s), markup.Clip(markup.Escape(s), n)} {
			require.True(t, utf8.ValidString(text))
			require.NotRegexp(t, "[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066\u2067\ufeff\u2028\u2029\\x00-\\x1f\\x7f-\u009f]", text, "%+q", s)
			require.Equal(t, strings.Count(text, "\u2068"), strings.Count(text, "\u2069"))
		}
		require.LessOrEqual(t, markup.Width(name.Plain()), markup.MaxName+2)
		require.LessOrEqual(t, markup.Width(markup.Clip(s, n)), max(0, n))
		stored, err := name.MarshalText()
		require.NoError(t, err)
		require.Equal(t, name, markup.NameOf(string(stored)), "a name that was stored is the same: %+q", s)
	})
}
