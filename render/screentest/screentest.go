// Package screentest plays a game at random and looks at all its screens on the way, as anyone at the table and in the channel could see
// them. A game's own tests call [Run].
package screentest

import (
	"fmt"
	"maps"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Options say what the suite cannot find out about a game on its own.
type Options struct {
	// Update writes the golden texts again.
	Update bool
	// Short is values of options that make a game short. The suite varies all other options, and once has all at their most,
	// those of Short, too: the largest table.
	Short map[string]int
	// Silent are the verbs of events that are not told, since the screens show what happened. Nil: end, ready and scores.
	Silent []string
	// Presses is how many presses a listed move may take from the first place of the hand, at most 2; nil: always 2.
	Presses func(view any, moves []string, move string) int
	// Spellings are other ways in which a listed move can be written; nil: none.
	Spellings func(move string) []string
	// Further reports whether a move can be made that is more than two presses away; nil: no move is.
	Further func(h Hand, move string) bool
	// Said are codes that moves have and people read as well, such as those of places on a map; nil: there are none.
	Said func(code string) bool
	// Says are words that players type; nil: awkward ones alone.
	Says []string
	// NoPlaces are places that no hand of the game ever has, but that look as if.
	NoPlaces []string
	// Early tells that a hand offers a move that the game does not take yet, or may not take; nil: it never does.
	Early func(view any, move string) bool
}

// Run holds a look to what package render promises; the zero Look has plain screens. Its golden texts are in testdata, one for each sample. In games of each
// size and with all options:
//   - everything fits into Discord, nothing is cut off, and names are nothing but names;
//   - a place that a hand does not have leads to its first one, no matter who made it up;
//   - every listed move can be made by the controls of the hand, and nothing is offered that the game refuses;
//   - a hand and a board show nothing that their readers must not know;
//   - a refusal says nothing as only moves are written;
//   - every event is told, unless it is listed as silent;
//   - for those who read text only there are words for all symbols, and the same controls.
func Run(t *testing.T, kind games.Kind, look look.Look, o Options) {
	if o.Silent == nil {
		o.Silent = []string{"end", "ready", "scores"}
	}
	if look.Samples.Text != "" {
		samples := frame.DrawSamples(kind, look)
		t.Run("golden texts", func(t *testing.T) { goldenTexts(t, samples, o.Update) })
		t.Run("samples in words", func(t *testing.T) { samplesInWords(t, samples) })
	}
	if look.Lesson != nil {
		t.Run("lesson", func(t *testing.T) { lesson(t, kind, look, o.Update) })
	}
	t.Run("pictures", func(t *testing.T) { pictures(t, look.Marks) })
	news, all := newNews(), variants(kind, o.Short)
	t.Run("games", func(t *testing.T) {
		for seats := kind.Min; seats <= kind.Max; seats++ {
			for n, values := range all {
				if !kept(n, len(all), seats-kind.Min, kind.Max-kind.Min+1) {
					continue
				}
				t.Run(fmt.Sprintf("%d seats, %v", seats, values), func(t *testing.T) {
					t.Parallel()
					g := &game{kind: kind, look: look, Options: o, seats: seats, values: values, news: news}
					visits := 0
					g.play(t, uint64(n), func(fresh bool) {
						if visits < maxVisits && (fresh || g.rnd.IntN(oneIn) == 0) || g.Result() != nil {
							visits++
							g.inspect(t)
						}
					})
				})
			}
		}
	})
	t.Run("events", func(t *testing.T) { news.check(t, o.Silent) })
}

// variants are values of options to play with: the printed rules, each house rule alone, and all options at their bounds.
func variants(k games.Kind, short map[string]int) []map[string]int {
	all, least, most := []map[string]int{maps.Clone(short)}, map[string]int{}, map[string]int{}
	for _, o := range k.Options() {
		least[o.Name], most[o.Name] = o.Min, o.Max
		if _, ok := short[o.Name]; ok || !o.Bool && o.Choices == nil {
			continue
		}
		for v := o.Min; v <= o.Max; v++ {
			if v != o.Default {
				one := map[string]int{o.Name: v}
				maps.Copy(one, short)
				all = append(all, one)
			}
		}
	}
	maps.Copy(least, short)
	return append(all, gamestest.Agree(k, least), gamestest.Agree(k, most))
}

// kept reports whether the n-th of so many variants is played at the i-th of so many sizes: the printed rules and those with all
// options at a bound at each, a house rule alone at one, unless everything is asked for; a short run has a third of them.
func kept(n, variants, i, sizes int) bool {
	switch {
	case gamestest.Long():
		return true
	case n > 0 && n < variants-2 && n%sizes != i:
		return false
	}
	return !gamestest.Quick() || (n+i)%3 == 0
}

// samplesInWords checks the samples that are there in symbols and in words.
func samplesInWords(t *testing.T, samples []frame.Drawn) {
	screens := make(map[string]screen.Screen)
	for _, s := range samples {
		screens[s.Name] = s.Screen
	}
	n := 0
	for name, s := range screens {
		if words, ok := screens[name+"-text"]; ok {
			n++
			require.NoError(t, sameControls(s, words), name)
			require.NoError(t, onlyWords(words.String()), name)
		}
	}
	require.NotZero(t, n, "no sample is there in words: of two with the names X and X-text the second one is for people who read text only")
}
