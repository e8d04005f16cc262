package bot

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/render/markup"
	"ruckus/store"
)

// boardOnItsWay waits until an edit of a board is on its way to Discord.
func (e *evening) boardOnItsWay(ref match.Ref) {
	e.t.Helper()
	e.until("the board is on its way", func() bool {
		return e.bot.pages.Sending(boardKey(ref))
	})
}

// onward requires that the board of a table never went back to an older state.
func (e *evening) onward(s *chronicle, ref match.Ref) {
	e.t.Helper()
	requireOnward(e.t, shownBoards(e.t, e.discord.Transcript(e.users["Finn"]))[ref.ID], s.boards(e.t, ref.ID))
}

// recordedLobby opens a table on a Discord that notes what everybody sees.
func recordedLobby(t *testing.T, s store.Store) (*evening, match.Ref) {
	t.Helper()
	e := newEvening(t, s, localdiscord.Config{Limits: true, Transcripts: true})
	return e, e.open("/play rednines").Ref
}

func TestAPressOnTheBoardDoesNotLetAnOlderStateOvertakeIt(t *testing.T) {
	t.Parallel()
	for name, waits := range map[string]bool{"the answer waits": true, "after a second the answer leaves the board be": false} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) {
				s := newChronicle(store.NewMemory())
				e, ref := recordedLobby(t, s)
				arrive := make(chan struct{})
				e.discord.Misbehave(localdiscord.Fault{Route: "PATCH /", Until: arrive})
				e.seat("Ben")
				e.boardOnItsWay(ref)
				press := e.pressLate("Ada", "+ robot")
				if waits {
					e.until("the robot is there", func() bool { return len(e.tables()[0].Players) == 3 })
					close(arrive)
					if o := e.outcome(press, nil); o.After < boardWait {
						require.Equal(t, discord.ReplyUpdate, o.Type)
					}
				} else {
					require.Equal(t, discord.ReplyDeferredPress, e.outcome(press, nil).Type)
					close(arrive)
				}
				e.sees("Finn", "Cog (medium)")
				e.settle()
				e.onward(s, ref)
				require.Contains(t, e.screens("Finn"), "Cog (medium)")
			})
		})
	}
}

// A lateStore keeps one record to itself for a while after it was read.
type lateStore struct {
	store.Store
	late atomic.Int64
}

func (s *lateStore) Get(ctx context.Context, k store.Key) (store.Record, error) {
	r, err := s.Store.Get(ctx, k)
	time.Sleep(time.Duration(s.late.Swap(0)))
	return r, err
}

func TestAnEditThatWasDrawnBeforeAnAnswerIsNotSentAfterIt(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := newChronicle(store.NewMemory())
		slow := &lateStore{Store: s}
		e, ref := recordedLobby(t, slow)
		e.seat("Ben")
		e.seat("Dan")
		e.settle()
		time.Sleep(table.Recent + time.Millisecond) // then the board is drawn from the store
		slow.late.Store(int64(time.Second))
		e.bot.pages.Touch(boardKey(ref))
		e.boardOnItsWay(ref)
		e.press("Ada", "+ robot")
		e.settle()
		e.onward(s, ref)
		require.Contains(t, e.screens("Finn"), "Cog (medium)")
	})
}

func TestManyWhoPressOnTheBoardAtOnceSeeItGoOnward(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := newChronicle(store.NewMemory())
		e, ref := recordedLobby(t, s)
		for range 5 {
			var presses []*localdiscord.Interaction
			for _, label := range []string{"Join", "Leave"} {
				for _, u := range []string{"Ben", "Cleo", "Dan", "Eve", "Gia", "Hal"} {
					presses = append(presses, e.pressLate(u, label))
				}
			}
			for _, i := range presses {
				_, err := i.Wait(t.Context()) // one on a hand that the next *Join* has deleted isn't seen to be answered
				require.NoError(t, err)
			}
		}
		e.settle()
		e.onward(s, ref)
	})
}

func TestAProcessThatTakesOverWaitsForWhatTheOtherOneHasOnItsWay(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := newChronicle(store.NewMemory())
		e, ref := recordedLobby(t, s)
		other := newProcess(e, s)
		e.until("the new process owns the table", func() bool { return !e.tables()[0].Owned })
		e.discord.Misbehave(localdiscord.Fault{Route: "PATCH /", Delay: time.Second})
		_, err := other.bot.host.Seat(t.Context(), ref, match.By{User: match.User{ID: e.users["Ben"], Name: markup.NameOf("Ben")}}, (*match.Draft).Join)
		require.NoError(t, err)
		other.boardOnItsWay(ref)
		other.kill()
		require.NoError(t, e.bot.host.Own(t.Context(), ref))
		require.Equal(t, discord.ReplyDeferredPress, e.press("Ada", "+ robot").Type)
		e.sees("Finn", "Cog (medium)")
		e.settle()
		e.onward(s, ref)
		require.Contains(t, e.screens("Finn"), "Cog (medium)")
	})
}

// owners returns how often another process became the owner of a table.
func (c *chronicle) owners(t testing.TB, id string) (changes int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	last := ""
	for _, w := range c.tables[id] {
		rec, err := match.Decode(w.Record.Data)
		require.NoError(t, err)
		if owner := rec.Writer.Owner; owner != last {
			changes++
			last = owner
		}
	}
	return changes
}

func TestTheOwnerAnswersAndWhenItIsGoneAnotherDoes(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := newChronicle(store.NewMemory())
		e := newEvening(t, s, localdiscord.Config{Limits: true})
		l := newLedger(openRoom(e, 1))
		l.play(1)
		second := newProcess(e, s)
		e.until("the new process owns the table", func() bool { return !e.tables()[0].Owned })
		l.refresh()
		before, begun := s.owners(t, l.table), time.Now()
		l.play(20)
		require.LessOrEqual(t, s.owners(t, l.table)-before, int(time.Since(begun)/time.Second), "it stays the owner, unless it is a second late")
		second.kill()
		l.refresh() // whose turn it is may have changed with the last move
		l.play(1)
		e.until("the old process owns the table", func() bool { return e.tables()[0].Owned })
		l.play(5)
		l.check(s)
		require.Zero(t, e.discord.Stats().Unanswered)
	})
}

func TestACommandThatTwoProcessesAreToldOfOpensOneTable(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := store.NewMemory()
		e := newEvening(t, s, localdiscord.Config{Limits: true})
		newProcess(e, s)
		for range 5 {
			e.command("Ada", "/play rednines")
		}
		keys, err := store.List(t.Context(), s, e.discord.GuildID(), "table")
		require.NoError(t, err)
		require.Len(t, keys, 5)
		require.Len(t, e.seen("Finn"), 5)
	})
}

// Two processes are told of a press by which somebody comes back. The one that only shows the table has to notice it, too.
func TestALookAtAHandBringsTheBoardUpToDateThatAnotherProcessHasChanged(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	other := table.New(table.Config{Store: s, Kinds: all.Kinds()}) // it is older, and so does not take the table over
	time.Sleep(2 * time.Millisecond)
	e := newEvening(t, s, localdiscord.Config{})
	ref := e.play("/play rednines turn_time:0", "Ada", "Ben", "Cleo", "Dan").Ref
	e.settle()
	_, err := other.Leave(t.Context(), ref, match.By{User: match.User{ID: e.users["Ben"], Name: markup.NameOf("Ben")}})
	require.NoError(t, err)
	require.NotContains(t, e.screens("Eve"), "left")
	e.press("Ada", "My hand")
	e.sees("Eve", "left")
	e.noErrors()
}

// The same with a press that is refused: it has brought its person back all the same.
func TestAHintThatIsRefusedBringsTheBoardUpToDateThatAnotherProcessHasChanged(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	other := table.New(table.Config{Store: s, Kinds: all.Kinds()})
	time.Sleep(2 * time.Millisecond)
	e := newEvening(t, s, localdiscord.Config{})
	ref := e.play("/play rednines turn_time:0 hints:off", "Ada", "Ben", "Cleo", "Dan").Ref
	e.press("Ben", "My hand")
	e.settle()
	_, err := other.Leave(t.Context(), ref, match.By{User: match.User{ID: e.users["Ben"], Name: markup.NameOf("Ben")}})
	require.NoError(t, err)
	require.NotContains(t, e.screens("Eve"), "left")
	require.Contains(t, e.pressForged("Ada", "1|"+ref.ID+"|h|hint").Message.Content, "switched off")
	e.sees("Eve", "left")
	e.noErrors()
}

// Somebody can open a table in the moment in which the bot connects. The answer to them is its board.
func TestATableThatIsJustBeingOpenedGetsNoSecondBoard(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		by := match.By{User: match.User{ID: e.users["Ada"], Name: markup.NameOf("Ada")}}
		opened, err := e.bot.host.Create(t.Context(), by, match.Opening{Guild: e.discord.GuildID(), Channel: e.channel, Kind: "rednines"})
		require.NoError(t, err)
		e.bot.born = opened.Opened
		e.bot.healBoards(t.Context(), e.discord.GuildID())
		e.settle()
		require.Empty(t, e.seen("Ada"), "its board is on its way")

		e.bot.born = opened.Opened.Add(time.Nanosecond)
		e.bot.healBoards(t.Context(), e.discord.GuildID())
		e.settle()
		require.Len(t, e.seen("Ada"), 1, "the process before this one didn't come to post it")
	})
}
