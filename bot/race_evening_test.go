package bot

import (
	"slices"
	"strings"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

const (
	// lateBy is how long a press is on its way that a script calls late: longer than the others of a line, and shorter than
	// two seconds by far, since in a race no press counts that is older.
	lateBy = 600 * time.Millisecond
	// apartBy is after how long each of several presses at once comes in after the one before.
	apartBy = 50 * time.Millisecond
)

// pressAtOnce has people press, in this order, what they see before the first of them has pressed.
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
	time.Sleep(time.Until(e.clock())) // the local Discord's clock may be ahead, and no press counts as made after it has come in
	var pressed []*localdiscord.Interaction
	for n, a := range aims {
		delay := time.Duration(n) * apartBy
		if a.late {
			delay = lateBy
		}
		e.discord.Misdeliver(localdiscord.EventFault{Delay: delay})
		i, err := e.discord.Press(e.users[a.user], a.m.ID, a.c.CustomID)
		require.NoError(e.t, err)
		pressed = append(pressed, i)
	}
	var out strings.Builder
	for i, p := range pressed {
		out.WriteString(aims[i].user + ": " + e.answerTo(aims[i].user, e.outcome(p, nil)))
	}
	return out.String()
}
