package screentest

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// awkward are names that are long where they are escaped, or would be links, mentions, marks or disorder where they are not.
var awkward = []string{
	strings.Repeat("*", 32), strings.Repeat("`", 32), strings.Repeat("𝕏", 32), strings.Repeat("ש", 32), strings.Repeat("@", 32), strings.Repeat("_", 32),
	"[evil](https://evil.ex)@everyone", "\u202eevil\u200b\n# evil <@1>", "**evil** ||evil|| שרה", "evil👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿", strings.Repeat("W", 32),
}

var (
	// traces are what is left of awkward names that are written in any other way than by markup.
	traces = []string{"evil", "@everyone", "𝕏", "WWW", "ש", "👨", "*****", "`````", "@@@@@", "_____", "\u200b", "\u202e"}
	// codeBlocks show what is in them as it stands: a score sheet has the letters and digits of names there.
	codeBlocks = regexp.MustCompile("(?s)```[\\pL\\pN\\s/+−]*```")
)

// onlyNames checks that a screen has the names of its players only as markup writes them, and returns the rest of its text.
func onlyNames(t *testing.T, table frame.Table, s screen.Screen) string {
	t.Helper()
	var asText, asPlain []string
	for _, typed := range slices.SortedFunc(maps.Values(table.Texts), func(a, b string) int { return len(b) - len(a) }) {
		written := markup.Escape(typed)
		asText, asPlain = append(asText, written, ""), append(asPlain, markup.Plain(written), "")
	}
	for _, p := range table.Players {
		if p.Name != (markup.Name{}) {
			asText, asPlain = append(asText, p.Name.String(), ""), append(asPlain, p.Name.Plain(), "")
		}
	}
	for _, p := range table.Players {
		if p.Name == (markup.Name{}) {
			continue
		}
		for _, short := range []markup.Name{p.Name.Short(), p.Name.Tiny()} {
			asText, asPlain = append(asText, short.String(), ""), append(asPlain, short.Plain(), "")
		}
	}
	texts := []string{s.Title, s.Text}
	for _, f := range s.Fields {
		texts = append(texts, f.Name, f.Text)
	}
	text := strings.Join(texts, "\n")
	if strings.Contains(text, "```") {
		text = codeBlocks.ReplaceAllString(text, "")
	}
	left := strings.NewReplacer(asText...).Replace(text) +
		strings.NewReplacer(asPlain...).Replace(strings.Join(s.Raw(), "\n"))
	for _, trace := range traces {
		if strings.Contains(left, trace) {
			require.Fail(t, "a name is not written as one", "%+q in\n%s", trace, s)
		}
	}
	return left
}
