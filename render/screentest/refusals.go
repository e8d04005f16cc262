package screentest

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// maxTries is how many moves that may be refused are tried at a position by each seat.
const maxTries = 6

var (
	// raw matches what is a code in a move: two characters at least, one of them a capital letter.
	raw = regexp.MustCompile(`\b(?:[A-Z][A-Za-z0-9]|[0-9]+[A-Z])[A-Za-z0-9]*\b`)
	// letters are ranks and the like, which a sentence for a screen reader has as words.
	letters = regexp.MustCompile(`[a-z] [JQK]\b`)
	// shown are marks as they stand in a text.
	shown = regexp.MustCompile(`<:\w+:\d+>`)
)

// refusals are what a game has refused in the games of a suite.
type refusals struct {
	moves []string        // of all seats so far
	codes map[string]bool // in those moves
}

// learn remembers moves that were listed, to be tried elsewhere.
func (f *refusals) learn(moves []string, rnd *rand.Rand) {
	const most, each = 300, 20
	for _, i := range rnd.Perm(len(moves))[:min(each, len(moves))] {
		for _, code := range raw.FindAllString(moves[i], -1) {
			f.codes[code] = true
		}
		if len(f.moves) < most {
			f.moves = append(f.moves, moves[i])
		} else {
			f.moves[rnd.IntN(most)] = moves[i]
		}
	}
}

// attempt is a move from elsewhere in the game, as it might be pressed here: with the number that moves have now, and often
// damaged.
func (f *refusals) attempt(now []string, rnd *rand.Rand) string {
	args := strings.Fields(f.moves[rnd.IntN(len(f.moves))])
	if len(now) > 0 {
		fresh := strings.Fields(now[rnd.IntN(len(now))])
		args[len(args)-1] = fresh[len(fresh)-1]
	}
	at := rnd.IntN(len(args))
	switch rnd.IntN(6) {
	case 0:
		args[at], _, _ = strings.Cut(args[at], "=")
	case 1:
		args[at] += "+" + args[at]
	case 2:
		args[at] = args[at][:len(args[at])/2] + "?"
	case 3:
		args = append(args[:at:at], args[min(at+1, len(args)-1):]...)
	}
	return strings.Join(args, " ")
}

// refused tries moves that a seat may not make, and reads what it is told about each.
func (g *game) refused(t *testing.T, h Hand) {
	rnd := rand.New(rand.NewPCG(uint64(len(h.Prompt.Moves)), uint64(h.Seat)))
	f := &g.refusals
	if f.codes == nil {
		f.codes = map[string]bool{}
	}
	f.learn(h.Prompt.Moves, rnd)
	if len(f.moves) == 0 {
		return
	}
	var refusal error
	for range maxTries {
		move := f.attempt(h.Prompt.Moves, rnd)
		if _, err := g.kind.Of(g.Game).Play(games.Action{Seat: h.Seat, Move: move, At: g.at}); err != nil {
			require.ErrorIs(t, err, games.ErrIllegal, move)
			g.saysPlainly(t, h, err)
			refusal = err
		}
	}
	if refusal != nil {
		s := frame.Hand(h.Table, h.Seat, h.View, h.Prompt, "", markup.Escape(refusal.Error()), screen.Reader{Marks: screen.SampleMarks(g.look.Marks)})
		require.NoError(t, s.Check(), s)
	}
}

// saysPlainly checks that a refusal has no code of a move in it, but for those that the screens write so, too.
func (g *game) saysPlainly(t *testing.T, h Hand, refusal error) {
	for _, r := range Readers(g.look) {
		note := frame.Refusal(h.Table, h.View, markup.Escape(refusal.Error()), r)
		said := shown.ReplaceAllString(note, "")
		for _, code := range raw.FindAllString(said, -1) {
			asShown := g.Said != nil && g.Said(code) || g.look.Card != nil && strings.Contains(g.look.Card(code, r), code)
			require.True(t, asShown || !g.refusals.codes[code], "%q is no word for people in %q, which was made of %q", code, note, refusal)
		}
		if r.TextOnly {
			require.NotRegexp(t, letters, said, "made of %q", refusal)
			require.NoError(t, onlyWords(said))
		}
	}
}
