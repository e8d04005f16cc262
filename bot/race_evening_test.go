package bot

import (
	"slices"
	"strings"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// pressAtOnce has people press, in this order, what they see before the first of them has pressed. In this order the presses
// come in, too, each when the one before is answered, but for those that are late: they come in after all others.
func (e *evening) pressAtOnce(users, labels []string) string {
	e.t.Helper()
	require.Len(e.t, labels, len(users))
	type aim struct {
		user string
		late bool
		m    localdiscord.Message
		c    *localdiscord.Component
	}
	var aims []aim
	for i, user := range users {
		user, late := strings.CutSuffix(user, " late")
		m, c := find(slices.Backward(e.seen(user)), labels[i])
		require.NotNil(e.t, c, "%s sees no %q in\n%s", user, labels[i], e.screens(user))
		aims = append(aims, aim{user, late, m, c})
	}
	var pressed []*localdiscord.Interaction
	var arrive []chan struct{}
	for _, a := range aims {
		on := make(chan struct{})
		e.discord.Misdeliver(localdiscord.EventFault{Until: on})
		i, err := e.discord.Press(e.users[a.user], a.m.ID, a.c.CustomID)
		require.NoError(e.t, err)
		pressed, arrive = append(pressed, i), append(arrive, on)
	}
	time.Sleep(time.Until(e.clock())) // the local Discord's clock may be ahead, and no press counts as made after it has come in
	answers := make([]localdiscord.Outcome, len(aims))
	for _, late := range []bool{false, true} {
		for i, a := range aims {
			if a.late == late {
				close(arrive[i])
				answers[i] = e.outcome(pressed[i], nil)
			}
		}
	}
	var out strings.Builder
	for i, o := range answers {
		out.WriteString(aims[i].user + ": " + e.answer(o))
	}
	return out.String()
}
