package bot

import (
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/store"
)

// begin has four people begin a game in which Cleo leads with 6–7–8–9 and Dan can go on to a king, with their hands open.
func (e *evening) begin() {
	e.t.Helper()
	e.play("/play rednines turn_time:0", "Ada", "Ben", "Cleo", "Dan")
	e.press("Cleo", "My hand")
	e.press("Dan", "My hand")
	e.settle()
}

// pressLate presses a control without waiting for the answer.
func (e *evening) pressLate(user, label string) *localdiscord.Interaction {
	e.t.Helper()
	seen := e.seen(user)
	m, c := find(slices.Backward(seen), label)
	require.NotNil(e.t, c, "%s sees no %q", user, label)
	i, err := e.discord.Press(e.users[user], m.ID, c.CustomID)
	require.NoError(e.t, err)
	return i
}

// pressInVain presses a control that Discord shows as failed, because the answer does not come in time.
func (e *evening) pressInVain(user, label string) {
	e.t.Helper()
	o, err := e.pressLate(user, label).Wait(e.t.Context())
	require.NoError(e.t, err)
	require.NotEmpty(e.t, o.Failed)
}

// byWrongClocks has a game begin on machines whose clocks are right and wrong, against Discord's.
func byWrongClocks(t *testing.T, do func(*testing.T, *evening)) {
	for name, wrong := range map[string]time.Duration{"right": 0, "10 s fast": 10 * time.Second, "10 s slow": -10 * time.Second} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := newEvening(t, store.NewMemory(), localdiscord.Config{Now: func() time.Time { return time.Now().Add(-wrong) }})
			e.begin()
			do(t, e)
		})
	}
}

func TestAPressThatComesLateCountsWhileItCanBeAnsweredWhateverTheMachinesClockSays(t *testing.T) {
	t.Parallel()
	byWrongClocks(t, func(t *testing.T, e *evening) {
		e.discord.Misdeliver(localdiscord.EventFault{Delay: 2 * time.Second})
		e.outcome(e.pressLate("Cleo", "6–7–8–9"), nil)
		e.sees("Cleo", "Your 9 cards")
		e.sees("Dan", "Your turn – next: 10")
		e.noErrors()
	})
}

func TestAPressThatDiscordCalledFailedDoesNotCountAndTheHandSaysSo(t *testing.T) {
	t.Parallel()
	byWrongClocks(t, func(t *testing.T, e *evening) {
		e.discord.Misdeliver(localdiscord.EventFault{Delay: 5 * time.Second})
		e.pressInVain("Cleo", "6–7–8–9") // Discord takes no answer any more
		e.sees("Cleo", "Your last press reached me too late, so it doesn't count")
		e.press("Cleo", "6–7–8–9")
		e.sees("Dan", "Your turn – next: 10")
		require.NotContains(t, e.screens("Cleo"), "too late", "it stands there until the next press")
	})
}

func TestPressesThatOvertakeEachOtherCount(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.begin()
	e.discord.Misdeliver(localdiscord.EventFault{Swap: true})
	first := e.pressLate("Cleo", "6–7–8–9")
	e.press("Dan", "More")
	e.press("Dan", "Back to my hand")
	require.Contains(t, show(*e.outcome(first, nil).Message), "Your 9 cards")
	e.sees("Dan", "Your turn – next: 10")
	e.press("Dan", "Play 10–J–Q–K")
}

func TestAPressThatNeverArrivesCanBeMadeAgain(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.begin()
		e.discord.Misdeliver(localdiscord.EventFault{Drop: true})
		e.pressInVain("Cleo", "6–7–8–9")
		e.press("Cleo", "6–7–8–9")
		e.sees("Cleo", "Your 9 cards")
	})
}

// A faultyGame panics at every move while its rules are broken.
type faultyGame struct {
	games.Game
	broken *atomic.Bool `sum:"-"`
}

func (g faultyGame) Apply(a games.Action) ([]games.Event, error) {
	if g.broken.Load() {
		panic("a rule has a fault")
	}
	return g.Game.Apply(a)
}

func (g faultyGame) Clone() games.Game { return faultyGame{g.Game.Clone(), g.broken} }

// faultyKind is Red Nines with rules that can be broken.
func faultyKind(broken *atomic.Bool) games.Kind {
	kind := rednines.Kind()
	start := kind.New
	kind.New = func(s games.Setup) (games.Game, error) {
		g, err := start(s)
		return faultyGame{g, broken}, err
	}
	return kind
}

func TestAFaultInTheRulesCostsNoMoreThanThatPress(t *testing.T) {
	t.Parallel()
	var broken atomic.Bool
	e := quickEvening(t)
	e.stop()
	e.kinds = []games.Kind{faultyKind(&broken)}
	e.start(store.NewMemory())
	e.begin()
	before := e.tables()[0].Version

	broken.Store(true)
	o := e.press("Cleo", "6–7–8–9")
	require.Contains(t, show(*o.Message), "Sorry, the rules of this game have a fault here, and nothing has changed")
	require.Equal(t, before, e.tables()[0].Version)
	require.NotContains(t, e.log.String(), "a rule has a fault", "what a rule says may be secret")
	require.Contains(t, e.log.String(), "faultyGame.Apply", "the stack is logged")

	broken.Store(false)
	e.press("Cleo", "6–7–8–9")
	e.sees("Cleo", "Your 9 cards")
}
