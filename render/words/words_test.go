package words_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/render/words"
)

func ExampleRead() {
	b := words.Read(`
# Cards stand in braces, too: nothing fills {KS}.
dealt: {who} {deals|deal} {n card}
last: {^card} is {card}
score: {who: is|are} at {+n}, {n die|dice}
rules:
    Play high.

    Then:~{KS}
`)
	one, two := words.Some{Text: "Ann", Count: 1}, words.Some{Text: "Ann and Ben", Count: 2}
	fmt.Println(b.Say("dealt", "who", one, "n", 2))
	fmt.Println(b.Say("dealt", "n", 1, "who", two))
	fmt.Println(b.Say("score", "who", two, "n", 3))
	fmt.Println(b.Say("score", "who", one, "n", -1))
	fmt.Println(b.Say("last", "card", "ten of hearts"))
	fmt.Println(b.Say("rules"))
	fmt.Println(b.Keys)
	// Output:
	// Ann deals 2 cards
	// Ann and Ben deal 1 card
	// are at +3, 3 dice
	// is at −1, −1 die
	// Ten of hearts is ten of hearts
	// Play high.
	//
	// Then: {KS}
	// [dealt last score rules]
}

// A text that is missing costs nobody a game: its key is said. A file that can't be read is a fault of the program, found by any test.
func TestAMissingTextIsSeenAndABrokenFileStops(t *testing.T) {
	require.Equal(t, "board.title", words.Read("a: b").Say("board.title"))
	require.Equal(t, "{who} left", words.Read("left: {who} left").Say("left"), "what nobody fills is seen, too")
	for _, broken := range []string{"a: b\na: c", "a:", "a:\n\nb: c", "no key", "two words: here"} {
		require.Panics(t, func() { words.Read(broken) }, broken)
	}
}

// A name is what it is: no brace or sign in it is read as one of the file's.
func TestWhatIsFilledInIsNeverReadAsText(t *testing.T) {
	b := words.Read("joins: {who} joins {n: a|b}")
	require.Equal(t, "{n}~{who|x} joins a", b.Say("joins", "who", "{n}~{who|x}", "n", 1))
}
