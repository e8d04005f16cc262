package riot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// TestHintsInWords says on the way through the lesson's fight what hints of these moves would say.
func TestHintsInWords(t *testing.T) {
	kind := riot.Kind(riot.Default())
	g, err := kind.Placed([]byte(stacked.Position))
	require.NoError(t, err)
	table := sampleTable()
	for _, step := range []struct {
		seat       games.Seat
		move, says string
	}{
		{1, "buy 1A 1", "**Buy Mediactivist.** Unseen: no Public Opinion in its clashes. Martyr: if lost while defending, it brings 1 card. It brings Force 1."},
		{1, "return 1A 2", "**Undo Mediactivist.** 2 credits are left."},
		{1, "buy 1A 3", "**Buy Mediactivist.** Unseen: no Public Opinion in its clashes. Martyr: if lost while defending, it brings 1 card. It brings Force 1."},
		{1, "bought 4", "**Buy nothing more.** No credits are left over."},
		{1, "deploy Ae 1A 5", "**Bring in Mediactivist at A.** 1 empty building in area A. You have 1 building in area A."},
		{1, "move A 1M1 A1 6", "**Go to A1: Militant from A.** If it holds, you win with 7 points when your next turn begins. A1 pays 1 credit each turn."},
		{0, "obstruct 7", "**Step in.** ● Autonomen would win with it when their turn begins. A1 would bring ● Autonomen 1 credit a turn."},
		{1, "attack A/0 A:1M1,Ae:1A1 8", "**Attack A: Police, with Militant from A, Mediactivist from A entry.** It's 2 to 1 for you. It doesn't count for Public Opinion."},
		{1, "noblitz 9", "**No card now.** The score is 2 to 1 for you."},
		{1, "go 10", "**Continue, hand to hand.** The score is 2 to 1 for you. It doesn't count for Public Opinion."},
		{1, "noblitz 11", "**No card now.** The score is 2 to 1 for you."},
		{1, "move A 1Q1 A1 12", "**Go to A1: Squatters from A.** If it holds, you win with 7 points when your next turn begins. A1 pays 1 credit each turn."},
		{1, "end 13", "**End the turn.** If your areas hold, you win with 7 points when your next turn begins."},
	} {
		why := Look().Draw(g.View(step.seat)).Why
		require.Equal(t, step.says, why(table, step.move, g.(games.Adviser).Reasons(step.seat, step.move), screen.Reader{}))
		_, err := g.Apply(games.Action{Seat: step.seat, Move: step.move, At: look.SampleTime})
		require.NoError(t, err)
	}
}

// Who reads the file of words reads all that RIOT says, and no text that nobody sees.
func TestAllTextsStandInOneFile(t *testing.T) {
	screentest.Words(t, Look(), riot.Kind(riot.Default()).Options().Values(), book, "../../games/riot")
}

// Another language has room: one that is 40 % longer fits into all that Discord takes.
func TestALongerLanguageFits(t *testing.T) {
	screentest.Longer(t, riot.Kind(riot.Default()), &book, english, Look)
}
