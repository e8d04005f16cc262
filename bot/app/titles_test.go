package app

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/render/all"
)

func TestAGameIsShownUnderTheTitleThatItsHostGivesIt(t *testing.T) {
	t.Parallel()
	kinds, err := program{hosted: Games(), env: map[string]string{"RUCKUS_TITLES": " rage = Storm ,redbrn=Pit Race!,"}}.kinds()
	require.NoError(t, err)
	titles := map[string]string{}
	for _, k := range kinds {
		titles[k.Name] = k.Title
	}
	require.Equal(t, "Storm", titles["rage"])
	require.Equal(t, "Pit Race!", titles["redbrn"])
	require.Equal(t, "REDOX", titles["redox"])
	for _, k := range all.Kinds() {
		require.NotEqual(t, "Storm", k.Title, "only what was read is changed")
	}
}

func TestATitleThatCannotStandOnAScreenIsRefused(t *testing.T) {
	t.Parallel()
	for setting, want := range map[string]string{
		"poker=Cards":                    `there's no game "poker"`,
		"Storm":                          `there's no game "Storm"`,
		"rage=":                          `gives rage the title ""`,
		"rage=**Storm**":                 "a title has 1 to 24 letters",
		"rage=a\nb":                      "a title has 1 to 24 letters",
		"rage=<@1>":                      "a title has 1 to 24 letters",
		"rage=Twenty-five letters, no":   `there's no game "no"`,
		"rage=Twenty-five letters it is": "a title has 1 to 24 letters",
		"rage=Redox":                     `gives two games the title`,
	} {
		_, err := program{hosted: Games(), env: map[string]string{"RUCKUS_TITLES": setting}}.kinds()
		require.ErrorContains(t, err, want, setting)
	}
}
