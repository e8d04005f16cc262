package screentest

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/gamestest"
	"ruckus/render"
)

var (
	aMenu  = regexp.MustCompile(`(?m)(^  [-*] .*\n){6,}`) // the entries of a long one
	star   = regexp.MustCompile(`(?m)^  \* `)
	chosen = regexp.MustCompile(`(?m)^  \* .*\n`)
)

// Golden requires that each sample looks as its text in testdata says, that Discord takes it, and that no text in testdata
// belongs to none. With update it writes the texts first: then read the difference.
func Golden(t *testing.T, samples []render.Sample, update bool) {
	seen := map[string]bool{lessonFile: true}
	menus := map[string]string{} // the first sample with a menu, which stands in no other text
	for _, s := range samples {
		file := s.Name + ".txt"
		require.False(t, seen[file], "two samples are named %s", s.Name)
		seen[file] = true
		require.NoError(t, s.Screen.Check(), s.Name)
		text := aMenu.ReplaceAllStringFunc(s.Screen.String(), func(menu string) string {
			entries := star.ReplaceAllString(menu, "  - ")
			if first, ok := menus[entries]; ok {
				return strings.Join(chosen.FindAllString(menu, -1), "") + "  - others as in " + first + "\n"
			}
			menus[entries] = s.Name
			return menu
		})
		gamestest.Golden(t, "testdata/"+file, text, update)
	}
	files, err := os.ReadDir("testdata")
	require.NoError(t, err)
	for _, f := range files {
		require.True(t, seen[f.Name()], "%s belongs to no sample: delete it, or name a sample after it", f.Name())
	}
}
