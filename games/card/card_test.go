package card_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/card"
	"ruckus/games/kit"
)

func TestCardsAreWrittenAsPeopleDo(t *testing.T) {
	for c, want := range map[card.Card]string{
		card.New(card.Ace, card.Hearts, 0):     "AH",
		card.New(card.Seven, card.Hearts, 1):   "7H2",
		card.New(card.Ten, card.Diamonds, 0):   "10D",
		card.New(card.Ten, card.Diamonds, 1):   "10D2",
		card.New(card.Queen, card.Spades, 0):   "QS",
		card.New(card.King, card.Clubs, 1):     "KC2",
		card.New(card.Two, card.Clubs, 0):      "2C",
		card.New(card.Two, card.Clubs, 1):      "2C2",
		card.New(card.Jack, card.Diamonds, 0):  "JD",
		card.New(card.Nine, card.Hearts, 0):    "9H",
		card.New(card.Three, card.Spades, 1):   "3S2",
		card.New(card.Eight, card.Diamonds, 0): "8D",
	} {
		require.Equal(t, want, c.String())
	}
}

func TestEveryCardIsReadBackAsItself(t *testing.T) {
	seen := make(map[string]bool)
	for c := range card.Card(card.Cards) {
		text := c.String()
		require.False(t, seen[text], "two cards are written %s", text)
		seen[text] = true
		require.Equal(t, c, card.New(c.Rank(), c.Suit(), c.Copy()))

		got, rest, ok := card.Parse(text + "+7H")
		require.True(t, ok, text)
		require.Equal(t, c, got)
		require.Equal(t, "+7H", rest)
	}
	require.Len(t, seen, 104)
}

func TestHeartsAndDiamondsAreRed(t *testing.T) {
	for c := range card.Card(card.Cards) {
		require.Equal(t, strings.ContainsAny(c.String(), "HD"), c.Red(), c.String())
	}
}

func TestCardsSortByRank(t *testing.T) {
	for c := range card.Card(card.Cards - 1) {
		require.LessOrEqual(t, c.Rank(), (c + 1).Rank())
	}
	require.Equal(t, card.Ace, card.Card(0).Rank())
	require.Equal(t, card.King, card.Card(card.Cards-1).Rank())
}

func TestWhatIsNoCardIsNotReadAsOne(t *testing.T) {
	for _, text := range []string{"", "7", "H", "10", "1H", "0H", "TH", ".H", "7h", "7X", "qs", " 7H", "♥7", "7♥", "11H"} {
		_, rest, ok := card.Parse(text)
		require.False(t, ok, text)
		require.Equal(t, text, rest)
	}
}

// readBack reads each of that many ranks or suits as it is written, and lists them.
func readBack[T interface {
	~uint8
	fmt.Stringer
}](t *testing.T, count T, parse func(string) (T, string, bool)) string {
	var names []string
	for one := range count {
		got, rest, ok := parse(one.String() + "2 12")
		require.True(t, ok)
		require.Equal(t, one, got)
		require.Equal(t, "2 12", rest)
		names = append(names, one.String())
	}
	return strings.Join(names, " ")
}

func TestEveryRankAndSuitIsReadBackAsItself(t *testing.T) {
	require.Equal(t, "A 2 3 4 5 6 7 8 9 10 J Q K", readBack(t, card.Rank(card.Ranks), card.ParseRank))
	require.Equal(t, "H D S C", readBack(t, card.Suit(card.Suits), card.ParseSuit))
	for _, text := range []string{"", "h", "X", " H", "♥"} {
		_, rest, ok := card.ParseSuit(text)
		require.False(t, ok, text)
		require.Equal(t, text, rest)
	}
}

// text writes cards with spaces between them.
func text(cards []card.Card) string {
	var names []string
	for _, c := range cards {
		names = append(names, c.String())
	}
	return strings.Join(names, " ")
}

func TestPackHasEachSuitAsOftenAsAsked(t *testing.T) {
	require.Empty(t, card.Pack([card.Suits]int{}))
	require.Equal(t, "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", text(card.Pack([card.Suits]int{card.Clubs: 1})))

	pack := card.Pack([card.Suits]int{card.Hearts: 2, card.Diamonds: 1, card.Spades: 1})
	require.Len(t, pack, 4*13)
	require.True(t, slices.IsSorted(pack))
	suits := make(map[card.Suit]int)
	for _, c := range pack {
		suits[c.Suit()]++
	}
	require.Equal(t, map[card.Suit]int{card.Hearts: 26, card.Diamonds: 13, card.Spades: 13}, suits)
	require.Len(t, slices.Compact(slices.Clone(pack)), len(pack), "a card is in the pack twice")
}

func shuffled(seed byte, label string, n int) []card.Card {
	pack := card.Pack([card.Suits]int{1, 1, 1, 1})
	card.Shuffle(pack, kit.Rand([32]byte{seed}, label, n))
	return pack
}

func TestSameSeedGivesTheSameDeal(t *testing.T) {
	require.Equal(t, shuffled(1, "deal", 1), shuffled(1, "deal", 1))
}

func TestEachDealIsAnother(t *testing.T) {
	decks := make(map[string]string)
	for _, seed := range []byte{1, 2} {
		for _, label := range []string{"deal", "dealer", ""} {
			for n := range 3 {
				name := fmt.Sprint(seed, label, n)
				deck := text(shuffled(seed, label, n))
				require.Empty(t, decks[deck], "%s deals the same as %s", name, decks[deck])
				decks[deck] = name
			}
		}
	}
}

func TestShufflingKeepsAllCards(t *testing.T) {
	deck := shuffled(7, "deal", 3)
	require.False(t, slices.IsSorted(deck))
	slices.Sort(deck)
	require.Equal(t, card.Pack([card.Suits]int{1, 1, 1, 1}), deck)
}

// Stored games are replayed from their seeds for ever, so a seed's deal may never change.
func TestDealOfASeedNeverChanges(t *testing.T) {
	require.Equal(t, "5S 10D 9S JC 7D QS AC QC", text(shuffled(1, "deal", 1)[:8]))
}

// Every card comes first about equally often: 5,200 shuffles, 100 expected, six standard deviations allowed.
func TestShufflingIsFair(t *testing.T) {
	first := make(map[card.Card]int)
	for n := range 5200 {
		first[shuffled(1, "fair", n)[0]]++
	}
	for c, n := range first {
		require.InDelta(t, 100, n, 60, c.String())
	}
	require.Len(t, first, 52)
}
