package bot

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/bot/localdiscord/browsertest"
	"ruckus/render/frame"
	"ruckus/render/screen"
)

// machines are what fonts somebody's machine may have, as Debian has them, in Fontconfig's words. On systems without it all are one.
var machines = []struct{ has, fonts string }{
	{"no font", ""},
	{"letters, and no emojis in colour", "<dir>/usr/share/fonts/truetype/dejavu</dir>"},
	{"emojis in colour, and no letters", "<dir>/usr/share/fonts/truetype/noto</dir>"},
	{"whatever is installed", `<include ignore_missing="yes">/etc/fonts/fonts.conf</include>`},
}

// Heights are bounded so that people see a hand or a board at once, so they must not depend on where they are measured.
func TestScreensAreAsTallWithWhateverFontsAMachineHas(t *testing.T) {
	if testing.Short() {
		t.Skip("it starts several browsers")
	}
	if os.Getenv("RUCKUS_TEST") != "" {
		require.FileExists(t, "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
		require.FileExists(t, "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
	}
	samples := hardToDraw()
	kept := regexp.MustCompile(`^\w+-(lobby|hand|board|end|lesson-0\d)(-crowd|-practice|-running)?$`)
	for _, s := range gallery() {
		if kept.MatchString(s.Name) {
			samples = append(samples, s)
		}
	}
	server := startDiscord(t, localdiscord.Config{})
	shown := putUpMarks(t, server)
	var first []string
	for _, m := range machines {
		t.Run(m.has, func(t *testing.T) {
			config := filepath.Join(t.TempDir(), "fonts.conf")
			require.NoError(t, os.WriteFile(config, fmt.Appendf(nil, `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>%s</fontconfig>`, m.fonts), 0o644))
			t.Setenv("FONTCONFIG_FILE", config)
			tab := browsertest.New(t).Open(server.URL()+"/", 390, 844)
			postSamples(t, server, tab, m.has, samples, shown)
			var heights []string
			for i, b := range boxes(tab, len(samples)) {
				heights = append(heights, fmt.Sprintf("%s: %.2f px%s", samples[i].Name, b.Own, wraps(b)))
			}
			if first == nil {
				first = heights
			}
			require.Equal(t, first, heights)
		})
	}
}

// hardToDraw are screens with what the page has no letters and no pictures for, each kind in a field of as many lines as another.
func hardToDraw() (samples []frame.Drawn) {
	const lines = 3
	for kind, name := range map[string]string{
		"letters": "Ann", "greek": "Ωμέγα", "cyrillic": "Площадь", "hebrew": "שרה כהן", "chinese": "漢字", "arabic": "سارة", "thai": "ผู้เล่น",
		"hindi": "नमस्ते", "marks on marks": "Z̴̯̏a̵̰͝l̷̻̆g̶̈́ͅo̸͖̎", "mathematics": "𝕏", "a family": "👩‍👩‍👧", "new emojis": strings.Repeat("🫠🦦", 15), "flags": "🏴󠁧󠁢󠁥󠁮󠁧󠁿🇩🇪",
	} {
		code := string([]rune(name)[:min(8, len([]rune(name)))]) // there Discord leaves emojis letters: few, so that no line breaks
		text := strings.TrimSuffix(strings.Repeat(name+"\n", lines), "\n")
		samples = append(samples, frame.Drawn{Name: kind, Screen: screen.Screen{
			Title: name, Text: text + "\n-# " + name + "\n`" + code + "`", Fields: []screen.Field{{Name: name, Text: text}},
			Rows: [][]screen.Control{{{Go: "a", Label: name}, {Go: "b", Label: "and", Emoji: "🦦"}}},
		}})
	}
	slices.SortFunc(samples, func(a, b frame.Drawn) int { return strings.Compare(a.Name, b.Name) })
	return samples
}

// Who adds an emoji or a sign to a screen learns here that the page has to have it.
func TestThePageBringsEverySignThatScreensShow(t *testing.T) {
	pictures := wordsOf(t, "localdiscord/web/src/twemoji.txt")
	emojis := wordsOf(t, "localdiscord/emoji.txt")
	letters := lettersOfThePage(t)
	for _, root := range []string{"../games", "../render", "."} {
		require.NoError(t, filepath.WalkDir(root, func(file string, d os.DirEntry, err error) error {
			if err != nil || d.IsDir() && (strings.HasSuffix(d.Name(), "test") || slices.Contains([]string{"testdata", "node_modules", "dist"}, d.Name())) {
				return cmp.Or(err, filepath.SkipDir)
			}
			if ext := filepath.Ext(file); ext != ".go" && ext != ".js" || strings.HasSuffix(file, "_test.go") {
				return nil
			}
			text, err := os.ReadFile(file)
			for _, c := range string(text) {
				switch {
				case c == '©', unicode.In(c, unicode.Cf, unicode.Mn): // a letter at Discord, too; shapes nothing by itself
				case emojis[string(c)] && !pictures[string(c)]:
					t.Errorf("%s has the emoji %c: add it to bot/localdiscord/web/src/twemoji.txt, and run build.sh there", file, c)
				case !emojis[string(c)] && !letters(c):
					t.Errorf("%s has %c (%U): no font of the page has that. Declare it in bot/localdiscord/web/src/style.css, and run build.sh there", file, c, c)
				}
			}
			return err
		}))
	}
}

func wordsOf(t *testing.T, file string) map[string]bool {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	words := map[string]bool{}
	for _, word := range strings.Fields(string(text)) {
		words[word] = true
	}
	return words
}

// lettersOfThePage are those that its style sheet declares.
func lettersOfThePage(t *testing.T) func(rune) bool {
	t.Helper()
	style, err := os.ReadFile("localdiscord/web/src/style.css")
	require.NoError(t, err)
	var ranges [][2]rune
	for _, of := range regexp.MustCompile(`unicode-range: ([^;]+);`).FindAllStringSubmatch(string(style), -1) {
		for _, one := range strings.Split(of[1], ", ") {
			first, last, found := strings.Cut(strings.TrimPrefix(one, "U+"), "-")
			if !found {
				last = first
			}
			from, err := strconv.ParseInt(first, 16, 32)
			require.NoError(t, err, one)
			to, err := strconv.ParseInt(last, 16, 32)
			require.NoError(t, err, one)
			ranges = append(ranges, [2]rune{rune(from), rune(to)})
		}
	}
	return func(c rune) bool {
		return slices.ContainsFunc(ranges, func(r [2]rune) bool { return r[0] <= c && c <= r[1] })
	}
}
