package rednines

import (
	"math/bits"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// asked sets a position of testdata/sense.txt up, and has a robot choose.
func asked(s *script, lines []string, level games.Level, chance uint64) (string, func(string) bool) {
	for _, line := range lines {
		switch what, rest, _ := strings.Cut(line, " "); what {
		case "pile":
			s.Game.Pile = laid(s.T, rest)
		case "seat":
			seat, does, _ := strings.Cut(rest, " ")
			s.Game.Turn = games.Seat(seat[0] - '0')
			s.Game.Phase = map[string]Phase{"opens": Opening, "goes on": Running, "begins": Leading}[does]
		default:
			s.Place(line)
		}
	}
	g := s.Game
	move := g.Robot(g.Turn, level, rand.New(rand.NewPCG(chance, 0)))
	var p play
	if verb, cards, _, _ := kit.Split(move); verb == "play" {
		r, err := parseRun(cards, g.Turn, nil)
		require.NoError(s.T, err)
		p = r.plays[0]
	}
	return move, func(words string) bool {
		if words == "goes out" {
			return !p.pass() && g.Hands[g.Turn].with(p)
		}
		require.Equal(s.T, "keeps the nine", words)
		return p.redNines() == 0
	}
}

// Good robots go out where nobody can stop them.
func TestAKingFirstIsAWayOut(t *testing.T) {
	for cards, out := range map[string]bool{
		"AS KC":          true,  // the King, then the Ace
		"5S 6H 7D":       true,  // a run
		"5S 6H 9D 8C KC": true,  // the King, then a run with a red nine as a seven
		"QS KC 2D":       true,  // a run to the King, then the two
		"AS 3C":          false, // somebody may have a two, and go on
		"5S 5H":          false,
	} {
		var h hand
		require.NoError(t, h.UnmarshalText([]byte(cards)))
		require.Equal(t, out, h.goesOut(card.Ranks), cards)
	}
}

// What a robot imagines agrees with what was played: who did not go on with a rank has no card of it.
func TestARobotRemembersWhoDidNotGoOn(t *testing.T) {
	s := suite.Script(t, "seats 4", "2H 6H 9C | 7H 8C 3C | 7C 8S QS | 8H 7S JS")
	s.Game.Pile = laid(t, "2:4S 2:5S 0:6C") // 2 and 3 have no six, and 0 has no seven
	s.Game.Turn, s.Game.Phase = 1, Running
	m := s.Game.mind(1)
	r := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		deal, ok := m.Deal(r)
		require.True(t, ok)
		zero, two, three := deal.Hands[0], deal.Hands[2], deal.Hands[3]
		require.Equal(t, 9, two.count()+three.count()+zero.count())
		const six, seven = card.Rank(5), card.Rank(6)
		require.Equal(t, 1, bits.OnesCount8(zero.plain(six)))
		require.Equal(t, 2, bits.OnesCount8(two.plain(seven))+bits.OnesCount8(three.plain(seven)))
	}
}

// laid are plays with the seat of each, oldest first: "0:7H+7D 1:8D 2:9H=9".
func laid(t testing.TB, text string) (plays pile) {
	for one := range strings.FieldsSeq(text) {
		seat, cards, _ := strings.Cut(one, ":")
		p, err := parsePlay(cards)
		require.NoError(t, err)
		p.seat = games.Seat(seat[0] - '0')
		plays = append(plays, p)
	}
	return plays
}
