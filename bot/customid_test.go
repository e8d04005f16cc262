package bot

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/games"
)

func TestAButtonSaysWhatItDoes(t *testing.T) {
	c := customID{Table: "k3x9q2", Verb: verbDo, Arg: "play 7H"}
	require.Equal(t, "1|k3x9q2|d|play 7H", c.String())
	back, err := parseCustomID(c.String())
	require.NoError(t, err)
	require.Equal(t, c, back)
}

func TestTheLongestMoveFitsIntoAButton(t *testing.T) {
	c := customID{Table: strings.Repeat("x", 16), Verb: verbDo, Arg: strings.Repeat("m", games.MaxMove)}
	_, err := parseCustomID(c.String())
	require.NoError(t, err)
}

func TestForgedButtonsAreRefusedWithASentence(t *testing.T) {
	all := newRoutes(new(Bot).controls())
	for _, s := range []string{
		"", "1", "1|a|d", "2|a|d|x", "1|a|d|x|y", "1||d|x", "1|a||x", "1|a|z|x", "1|a b|d|x", "1|../x|d|x",
		"1|a|d|\x00", "1|a|d|é", "1|a|d|" + strings.Repeat("x", 65), strings.Repeat("x", 10_000),
		"1|" + strings.Repeat("x", 17) + "|d|x", "1|a|dd|x", " 1|a|d|x", "01|a|d|x", "1W|a|d|x", "1ww|a|d|x", "1x|a|d|x",
	} {
		_, _, err := all.read(pressOf(s))
		require.ErrorIs(t, err, errCustomID, "%.40q", s)
	}
}

// pressOf is a press on a control with an identifier.
func pressOf(customID string) *interaction {
	var i discord.Interaction
	i.Type, i.Data.CustomID = discord.TypePress, customID
	return newInteraction(&i)
}

func TestWhatIsPickedFromAMenuTakesThePlaceOfTheStar(t *testing.T) {
	c, err := customID{Table: "a", Verb: verbDo, Arg: "play * 12"}.pick([]string{"7H", "7S"})
	require.NoError(t, err)
	require.Equal(t, "play 7H+7S 12", c.Arg)
	for _, forged := range [][]string{{strings.Repeat("x", 10_000)}, {"a|b"}, {"\n"}} {
		_, err := customID{Table: "a", Verb: verbDo, Arg: "play *"}.pick(forged)
		require.ErrorIs(t, err, errCustomID)
	}
}

func FuzzCustomID(f *testing.F) {
	for _, s := range []string{"1|k3x9q2|d|play 7H", "1w|k3x9q2|g|home", "1t|k3x9q2|g|home", "1|-|e|*", "1|a|g|", "1|a|d|||", "1|é|d|x", ""} {
		f.Add(s, "7H")
	}
	f.Fuzz(func(t *testing.T, s, picked string) {
		c, err := parseCustomID(s)
		if err != nil {
			return
		}
		if c.String() != s || len(s) > maxCustomID {
			t.Fatalf("%q is read as %q", s, c)
		}
		if p, err := c.pick([]string{picked}); err == nil && len(p.Arg) > games.MaxMove {
			t.Fatalf("%q with %q makes a move of %d bytes", s, picked, len(p.Arg))
		}
	})
}
