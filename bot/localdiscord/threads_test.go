package localdiscord_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

func TestTheBotOpensAThreadAtAMessageOnce(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	m := postBoard(t, s, general(s))
	route := "POST /channels/" + general(s) + "/messages/" + m.ID + "/threads"

	for name, body := range map[string]string{
		"no name": `{}`, "an empty name": `{"name":""}`, "only spaces": `{"name":"   "}`, "101 characters": `{"name":"` + strings.Repeat("ü", 101) + `"}`,
		"a strange time": `{"name":"x","auto_archive_duration":5}`, "a name that is a number": `{"name":5}`,
	} {
		a := call(t, s, route, body)
		require.Equal(t, []int{400, 50035}, []int{a.status, a.code()}, name)
	}
	require.Equal(t, 10008, call(t, s, "POST /channels/"+general(s)+"/messages/1/threads", `{"name":"x"}`).code())
	require.Equal(t, 10003, call(t, s, "POST /channels/1/messages/"+m.ID+"/threads", `{"name":"x"}`).code())

	require.NoError(t, s.SetBotPermissions(general(s), localdiscord.PermViewChannel|localdiscord.PermSendMessages))
	a := call(t, s, route, `{"name":"x"}`)
	require.Equal(t, []int{403, 50013}, []int{a.status, a.code()}, "without Create Public Threads")
	require.NoError(t, s.SetBotPermissions(general(s), localdiscord.PermViewChannel|localdiscord.PermPublicThreads|localdiscord.PermThreadMessages))

	a = call(t, s, route, `{"name":"R!OT – Ada's table"}`)
	require.Equal(t, 201, a.status, a.text)
	require.Equal(t, []any{m.ID, 11.0, general(s)}, []any{a.body["id"], a.body["type"], a.body["parent_id"]}, "the thread has the message's ID")
	a = call(t, s, route, `{"name":"again"}`)
	require.Equal(t, []int{400, 160004}, []int{a.status, a.code()})

	a = call(t, s, "POST /channels/"+m.ID+"/messages", `{"content":"in the thread"}`)
	require.Equal(t, 200, a.status, a.text)
	inside := s.Messages(user(t, s, "Ada"), m.ID)
	require.Len(t, inside, 1)
	a = call(t, s, "POST /channels/"+m.ID+"/messages/"+inside[0].ID+"/threads", `{"name":"deeper"}`)
	require.Equal(t, []int{400, 50024}, []int{a.status, a.code()}, "there are no threads in threads")
}
