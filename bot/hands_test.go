package bot

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/render/screen"
	"ruckus/store"
)

// shownTo are the private messages that a user has before them.
func (e *evening) shownTo(user string) (ids []string) {
	for _, m := range e.seen(user) {
		if m.Ephemeral() {
			ids = append(ids, m.ID)
		}
	}
	return ids
}

func TestWhoOpensTheirHandAgainFindsTheOldOneGone(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.play("/play redbrn", "Ada", "Ben")
	e.press("Ada", "My hand")
	second := e.press("Ada", "My hand").Message.ID
	e.settle()
	require.Equal(t, []string{second}, e.shownTo("Ada"))
	e.press("Ada", "More")
	third := e.press("Ada", "My hand").Message.ID
	e.press("Ben", "My hand")
	e.press("Ben", "Ready")
	e.settle()
	require.Equal(t, []string{third}, e.shownTo("Ada"), "one that was pressed on goes as well")
	e.noErrors()
}

// Discord allows that for a quarter of an hour. The old hand has said by then that it stands still.
func TestAHandThatIsTooOldToBeDeletedStaysAndSaysThatItStandsStill(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.play("/play rage turn_time:0", "Ada", "Ben")
		first := e.press("Ada", "My hand").Message.ID
		time.Sleep(16 * time.Minute)
		second := e.press("Ada", "My hand").Message.ID
		e.settle()
		require.Equal(t, []string{first, second}, e.shownTo("Ada"))
		require.Contains(t, e.screens("Ada"), "this hand stops updating")
		e.noErrors()
	})
}

// On a slow line a press on the old hand arrives when that is gone, or going.
func TestAPressOnAHandThatIsJustBeingDeletedCountsAndTheNewHandShowsIt(t *testing.T) {
	t.Parallel()
	for _, gone := range []bool{true, false} {
		t.Run(fmt.Sprint("gone: ", gone), func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) {
				e := quickEvening(t)
				e.begin()
				hand := ""
				if gone {
					e.discord.Misdeliver(localdiscord.EventFault{Delay: time.Second})
					late := e.pressLate("Cleo", "6–7–8–9")
					hand = e.press("Cleo", "My hand").Message.ID
					_, err := late.Wait(t.Context()) // nobody sees that message any more
					require.NoError(t, err)
				} else {
					e.discord.Misbehave(localdiscord.Fault{Route: "DELETE", Delay: time.Second})
					old, move := find(slices.Backward(e.seen("Cleo")), "6–7–8–9")
					hand = e.press("Cleo", "My hand").Message.ID
					e.outcome(e.discord.Press(e.users["Cleo"], old.ID, move.CustomID))
				}
				e.settle()
				require.Equal(t, []string{hand}, e.shownTo("Cleo"), e.screens("Cleo"))
				require.Contains(t, e.screens("Cleo"), "Your 9 cards")
				e.noErrors()
			})
		})
	}
}

// The first deletion fails while the second is on its way: that one still takes its message away.
func TestADeletionThatFailsLeavesTheNewestHandToItsPlayer(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.begin()
		e.discord.Misbehave(
			localdiscord.Fault{Route: "DELETE", Times: 1, Delay: time.Second, Status: http.StatusForbidden},
			localdiscord.Fault{Route: "DELETE", Delay: 3 * time.Second})
		e.press("Cleo", "My hand")
		time.Sleep(100 * time.Millisecond)
		old, move := find(slices.Backward(e.seen("Cleo")), "6–7–8–9")
		hand := e.press("Cleo", "My hand").Message.ID
		time.Sleep(1500 * time.Millisecond)
		e.outcome(e.discord.Press(e.users["Cleo"], old.ID, move.CustomID))
		e.settle()
		require.Contains(t, e.shownTo("Cleo"), hand, e.screens("Cleo"))
		require.NotContains(t, e.shownTo("Cleo"), old.ID)
		require.Contains(t, e.screens("Cleo"), "Your 9 cards")
		e.noErrors()
	})
}

func TestAPressThatIsRefusedOnAHandThatIsGoneIsExplainedOnTheNewOne(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.begin()
		e.discord.Misdeliver(localdiscord.EventFault{Delay: time.Second})
		late := e.pressLate("Cleo", "6–7–8–9")
		e.press("Cleo", "6–7–8–9")
		hand := e.press("Cleo", "My hand").Message.ID
		_, err := late.Wait(t.Context())
		require.NoError(t, err)
		e.settle()
		require.Equal(t, []string{hand}, e.shownTo("Cleo"), e.screens("Cleo"))
		require.Contains(t, e.screens("Cleo"), "⚠")
		e.noErrors()
	})
}

func TestAnEditOfAHandThatIsBeingDeletedGoesToTheNewHand(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.begin()
		e.discord.Misbehave(localdiscord.Fault{Route: "PATCH /webhooks", Times: 5, Delay: time.Second})
		e.press("Cleo", "6–7–8–9")
		time.Sleep(500 * time.Millisecond) // the edits of all hands and the board are under way
		hand := e.press("Dan", "My hand").Message.ID
		e.settle()
		require.Equal(t, []string{hand}, e.shownTo("Dan"), e.screens("Dan"))
		require.Contains(t, e.screens("Dan"), "Pile: 6")
		require.True(t, slices.ContainsFunc(e.discord.Requests(), func(x localdiscord.Exchange) bool {
			return strings.HasPrefix(x.Route, "PATCH /webhooks") && x.Status == http.StatusNotFound
		}), "an edit came too late")
		e.noErrors()
	})
}

// Who presses on a message for everybody is answered in a line of its own. It names cards as people see them, too.
func TestARefusalWithoutAHandNamesCardsAsPeopleSeeThem(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	users := []string{"Ben", "Cleo", "Dan", "Eve"}
	id := e.play("/play rednines turn_time:0", users...).ID
	said := ""
	for _, user := range users { // only one of them is on turn
		o := e.pressForged(user, "1|"+id+"|d|play 9H+9H 1")
		require.True(t, o.Message.Ephemeral())
		said += show(*o.Message)
	}
	require.Contains(t, said, "★9♥ is named twice")
	require.NotContains(t, said, "9H")
}

// Anyone who brings the board down from their hand has pressed there, but the answer is the board: it stays one.
func TestABoardThatWasBroughtDownFromAHandStaysABoardWhenTheHandMoves(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	users := []string{"Ada", "Ben", "Cleo", "Dan"}
	e.play("/play rednines turn_time:0", users...)
	e.press("Ada", "My hand")
	e.press("Ada", "More")
	e.press("Ada", "Repost board")
	e.settle()
	e.press("Ada", "My hand")
	e.settle()
	require.Contains(t, e.screens("Eve"), "round 1/")
	e.noErrors()
}

// On a slow line a press can arrive when its user reads something on the hand. That has no room for why it was refused.
func TestWhoReadsHelpWhenAnOlderPressIsRefusedIsToldWhy(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.play("/play rage turn_time:0", "Ada", "Ben")
		bidder := "Ada"
		e.press(bidder, "My hand")
		if _, c := find(slices.Backward(e.seen(bidder)), "0"); c == nil {
			bidder = "Ben"
			e.press(bidder, "My hand")
		}
		e.discord.Misdeliver(localdiscord.EventFault{Delay: time.Second})
		late := e.pressLate(bidder, "0")
		e.press(bidder, "0")
		e.press(bidder, "More")
		e.press(bidder, "What can I do?")
		require.Contains(t, show(*e.outcome(late, nil).Message), "⚠")
	})
}

// Who looks at the menu while it closes, or at their cards, must still find why nothing happened.
func TestARefusalStaysInTheHandUntilTheNextPress(t *testing.T) {
	t.Parallel()
	for _, k := range all.Kinds() {
		t.Run(k.Name, func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) {
				e := quickEvening(t)
				users := []string{"Ada", "Ben", "Cleo", "Dan"}
				ref := e.play("/play "+k.Name+" turn_time:0", users...).Ref
				for _, u := range users {
					e.press(u, "My hand")
				}
				e.settle()
				user := users[slices.IndexFunc(users, func(u string) bool { return len(e.moves(ref, u)) > 0 })]
				var m localdiscord.Message
				refused := ""
				for refused == "" {
					shown, c := e.canDo(user)
					require.NotNil(t, c)
					id, err := parseCustomID(c.CustomID)
					require.NoError(t, err)
					var values []string
					if c.Type == discord.TypeMenu {
						values = []string{c.Options[0].Value}
						id, err = id.pick(values)
						require.NoError(t, err)
					}
					if id.Verb != verbDo {
						e.outcome(e.discord.Press(e.users[user], shown.ID, c.CustomID, values...))
						continue
					}
					e.discord.Misdeliver(localdiscord.EventFault{Delay: time.Second})
					late, err := e.discord.Press(e.users[user], shown.ID, c.CustomID, values...)
					require.NoError(t, err)
					e.act(ref, user, id.Arg) // so it is refused when it arrives
					m, refused = shown, show(*e.outcome(late, nil).Message)
				}
				require.Contains(t, refused, "⚠")
				for range 3 {
					for _, u := range append(users, user) {
						if moves := e.moves(ref, u); len(moves) > 0 {
							e.act(ref, u, moves[0])
							break
						}
					}
					time.Sleep(time.Second)
				}
				e.settle()
				now, _ := e.canDo(user)
				require.Equal(t, m.ID, now.ID)
				require.True(t, strings.ContainsAny(show(now), "⚠⚡"), "%s\n%s", refused, show(now))
				require.Equal(t, strings.Contains(refused, screen.LabelWhy), strings.Contains(show(now), screen.LabelWhy), "so does the button that explains it")
				e.press(user, "My hand")
				e.settle()
				now, _ = e.canDo(user)
				require.False(t, strings.ContainsAny(show(now), "⚠⚡"), show(now))
			})
		})
	}
}

// moves are the controls of a message by which a move can be made.
func movesOn(m localdiscord.Message) (moves []localdiscord.Component) {
	for _, row := range m.Components {
		for _, c := range row.Components {
			if id, err := parseCustomID(c.CustomID); err == nil && id.Verb == verbDo && !c.Disabled {
				moves = append(moves, c)
			}
		}
	}
	return moves
}

// The ways in which somebody loses the hand that they look at, Ben's.
var lostHands = map[string]func(e *evening, ref match.Ref){
	"a moderator unseats them": func(e *evening, ref match.Ref) {
		by := match.By{User: match.User{ID: e.users["Ada"]}, Manager: true}
		_, err := e.bot.host.Moderate(e.t.Context(), ref, by, func(d *match.Draft, by match.By) error { return d.Unseat(by, e.users["Ben"]) })
		require.NoError(e.t, err)
	},
	"a moderator bars them": func(e *evening, _ match.Ref) {
		e.bars("Ada", "Ben")
		e.press("Ada", "1 day")
	},
	"they leave a robot's seat": func(e *evening, ref match.Ref) {
		_, err := e.bot.host.Leave(e.t.Context(), ref, match.By{User: match.User{ID: e.users["Ben"]}})
		require.NoError(e.t, err)
	},
	"the table ends": func(e *evening, ref match.Ref) {
		_, err := e.bot.host.Moderate(e.t.Context(), ref, match.By{User: match.User{ID: e.users["Ada"]}}, (*match.Draft).Close)
		require.NoError(e.t, err)
	},
	"the table is deleted": func(e *evening, ref match.Ref) {
		require.NoError(e.t, e.bot.cfg.Store.Delete(e.t.Context(), match.Key(ref)))
	},
}

// A bot that was started again does not know which hands are open: the first press on one tells it.
func TestAHandThatIsNobodysAnyMoreShowsNoMoves(t *testing.T) {
	t.Parallel()
	for way, lose := range lostHands {
		for _, again := range []bool{false, true} {
			t.Run(fmt.Sprint(way, ", started again: ", again), func(t *testing.T) {
				t.Parallel()
				e := newEvening(t, store.NewMemory(), localdiscord.Config{}, func(e *evening) { e.robotPace = 1000 })
				ref := e.play("/play rage robots:2 turn_time:0", "Ada").Ref
				e.press("Ben", "My hand")
				hand := e.press("Ben", e.label("Ben", "Take over Cog")).Message
				now := func() localdiscord.Message {
					for _, m := range e.seen("Ben") {
						if m.ID == hand.ID {
							return m
						}
					}
					return localdiscord.Message{}
				}
				e.press("Ada", "My hand")
				e.press("Ada", "1")
				e.until("it is Ben's turn", func() bool { return len(movesOn(now())) > 0 })
				e.settle()
				if again {
					e.stop()
					e.start(e.bot.cfg.Store)
				}
				lose(e, ref)
				e.settle()
				if moves := movesOn(now()); again || way == "the table is deleted" { // nobody is told, or knows of the hand
					require.NotEmpty(t, moves)
					e.outcome(e.discord.Press(e.users["Ben"], hand.ID, moves[0].CustomID))
					e.settle()
				}
				require.Empty(t, movesOn(now()), show(now()))
				e.noErrors()
			})
		}
	}
}
