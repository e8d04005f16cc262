package all

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// longestAnswer is how long the answer to a question may be, in characters: about 700 pixels on a phone.
const longestAnswer = 700

// guided are the games that have a guide; that all must have one is TestEveryGameHasALook's affair.
func guided() []games.Kind {
	return slices.DeleteFunc(Kinds(), func(k games.Kind) bool { return Looks()[k.Name].Guide == nil })
}

// eachPage draws all pages of a game's rules, as printed and with every option at its most.
func eachPage(t *testing.T, k games.Kind, visit func(p look.Page, s screen.Screen, r screen.Reader)) {
	l := Looks()[k.Name]
	most := map[string]int{}
	for _, o := range k.Options() {
		most[o.Name] = o.Max
	}
	for _, values := range []map[string]int{k.Options().Values(), most} {
		table := frame.SampleTable(k, l, look.LobbyPhase)
		table.Terms.Values = values
		for _, r := range []screen.Reader{{Marks: screen.SampleMarks(l.Marks)}, {}, {TextOnly: true}} {
			for _, p := range l.Guide(values) {
				visit(p, frame.RulesPage(table, p.Place, r), r)
			}
		}
	}
	require.NotEmpty(t, l.Guide(most))
}

func TestEveryPageOfTheRulesCanBeRead(t *testing.T) {
	for _, k := range guided() {
		t.Run(k.Name, func(t *testing.T) {
			eachPage(t, k, func(p look.Page, s screen.Screen, _ screen.Reader) {
				require.NoError(t, s.Check(), s)
				require.NotRegexp(t, `[{}]`, s.Text, "a card that the look doesn't know")
				require.NotContains(t, s.Text, "\n…", "cut off")
				if strings.HasSuffix(p.Title, "?") {
					require.LessOrEqual(t, markup.Width(p.Text), longestAnswer, p.Title)
				}
			})
		})
	}
}

// Who reads text only gets words for all cards and arrows.
func TestRulesInWordsHaveNoSymbols(t *testing.T) {
	symbols := regexp.MustCompile(`[♥♦♠♣▲►△★🃏🔴🟠🟡🟢🔵🟣⚔]`)
	for _, k := range guided() {
		eachPage(t, k, func(_ look.Page, s screen.Screen, r screen.Reader) {
			if r.TextOnly {
				require.NotRegexp(t, symbols, s.String(), k.Name)
			}
		})
	}
}

// A guide begins with the first turn, and has at most as many questions as a menu can list, each once.
func TestEveryGuideBeginsWithTheFirstTurn(t *testing.T) {
	for _, k := range guided() {
		pages := Looks()[k.Name].Guide(k.Options().Values())
		require.Equal(t, "first", pages[0].Place)
		places, questions := map[string]bool{}, 0
		for _, p := range pages {
			require.False(t, places[p.Place], "%s has two pages %q", k.Name, p.Place)
			places[p.Place] = true
			if strings.HasSuffix(p.Title, "?") {
				questions++
			}
		}
		require.LessOrEqual(t, questions, screen.MaxChoices, k.Name)
	}
}

// names finds the rules that a game's refusals name.
var names = regexp.MustCompile(`(?m)^(\w+)\.[a-z-]+: `)

// A refusal that names a rule has a button that opens it.
func TestEveryRuleThatARefusalNamesIsAPage(t *testing.T) {
	for _, k := range guided() {
		pages := map[string]bool{}
		for _, p := range Looks()[k.Name].Guide(k.Options().Values()) {
			pages[p.Place] = true
		}
		files, err := filepath.Glob("../../games/" + k.Name + "/words.txt")
		require.NoError(t, err)
		for _, file := range files {
			source, err := os.ReadFile(file)
			require.NoError(t, err)
			for _, m := range names.FindAllStringSubmatch(string(source), -1) {
				require.True(t, pages[m[1]], "%s names the rule %q, which is no page of its guide", file, m[1])
			}
		}
	}
}

// A button of an older version opens a page all the same: that of its name, the options for the house rules, or the first.
func TestOldPagesOpenSomethingSensible(t *testing.T) {
	for _, k := range guided() {
		table := frame.SampleTable(k, Looks()[k.Name], look.LobbyPhase)
		title := func(place string) string { return frame.RulesPage(table, place, screen.Reader{}).Title }
		require.Contains(t, title("play"), "Your first turn")
		require.Contains(t, title("no such page"), "Your first turn")
		require.Contains(t, title("house"), "Options")
		for old, game := range map[string]string{"actions": "rage", "pack": "rednines", "clash": "riot", "opinion": "riot"} {
			if k.Name == game {
				require.NotContains(t, title(old), "Your first turn", old)
			}
		}
	}
}
