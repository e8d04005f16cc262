package localdiscord_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// listen identifies for the guilds' events and reads past the greeting.
func listen(t *testing.T, s *localdiscord.Server) *wire {
	t.Helper()
	w := hello(t, s)
	w.send(identify(s, `"intents":1`))
	require.Equal(t, "READY", w.read().Type)
	require.Equal(t, "GUILD_CREATE", w.read().Type)
	return w
}

// startTwo starts a Discord with a second guild, listens to both, and returns the second one's channel.
func startTwo(t *testing.T) (*localdiscord.Server, *wire, localdiscord.Channel) {
	t.Helper()
	s := start(t, localdiscord.Config{})
	second, channels := s.AddGuild("Second", "parlour")
	w := listen(t, s)
	require.Equal(t, second.ID, w.event("GUILD_CREATE")["id"])
	return s, w, channels[0]
}

// startVoice starts a Discord with a voice channel, and listens to it.
func startVoice(t *testing.T) (*localdiscord.Server, *wire, localdiscord.Channel) {
	t.Helper()
	s := start(t, localdiscord.Config{})
	w := listen(t, s)
	voice, err := s.AddVoiceChannel("Game night")
	require.NoError(t, err)
	require.Equal(t, []any{2.0, "Game night"}, pick(w.event("CHANNEL_CREATE"), "type", "name"))
	return s, w, voice
}

// event reads the next event and checks its name.
func (w *wire) event(name string) map[string]any {
	w.t.Helper()
	p := w.read()
	require.Equal(w.t, name, p.Type, string(p.Raw))
	return p.Data
}

// nothing checks that no event came before a heartbeat is answered.
func (w *wire) nothing(why string) {
	w.t.Helper()
	w.send(`{"op":1,"d":1}`)
	p := w.read()
	require.Equal(w.t, 11, p.Op, "%s: %s", why, p.Type)
}

// refused checks the status and the code of the bot's requests; 200 and 0 where they are not refused.
func refused(t *testing.T, s *localdiscord.Server, status, code int, routes ...string) {
	t.Helper()
	for _, route := range routes {
		body := ""
		if route[0] == 'P' {
			body = `{"content":"x"}`
		}
		a := call(t, s, route, body)
		require.Equal(t, []int{status, code}, []int{a.status, a.code()}, route)
	}
}

// look registers /look and runs it in a channel; the event comes on the wire.
func look(t *testing.T, s *localdiscord.Server, w *wire, name, channel string) (*localdiscord.Interaction, map[string]any) {
	t.Helper()
	a := call(t, s, "POST /applications/"+s.AppID()+"/commands", `{"name":"look","description":"d"}`)
	require.Less(t, a.status, 300, a.text)
	i, err := s.Command(user(t, s, name), channel, "look", nil)
	require.NoError(t, err)
	return i, w.event("INTERACTION_CREATE")
}

func TestInAPrivateThreadTheBotOnlyAnswersUntilItIsMentioned(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	w := listen(t, s)
	ada, ben, cleo := user(t, s, "Ada"), user(t, s, "Ben"), user(t, s, "Cleo")
	thread, err := s.AddPrivateThread(general(s), "Back room", ben)
	require.NoError(t, err)
	w.nothing("the bot is not told of a private thread")

	i, e := look(t, s, w, "Ben", thread.ID)
	place := e["channel"].(map[string]any)
	require.Equal(t, []any{12.0, general(s), "Back room"}, []any{place["type"], place["parent_id"], place["name"]})
	require.Equal(t, thread.ID, e["channel_id"])
	require.NotEmpty(t, e["app_permissions"])
	require.Contains(t, place["thread_metadata"], "invitable")
	require.Equal(t, 204, call(t, s, callback(i), `{"type":4,"data":{"content":"x"}}`).status)
	require.Equal(t, 200, call(t, s, webhook(s, "PATCH", i, "/messages/@original"), `{"content":"y"}`).status)
	board := s.Messages(ben, thread.ID)[0].ID
	list := "/channels/" + thread.ID + "/messages"
	routes := []string{"GET /channels/" + thread.ID, "GET " + list, "POST " + list, "GET " + list + "/" + board, "PATCH " + list + "/" + board, "DELETE " + list + "/" + board}
	refused(t, s, 403, 50001, routes...)

	require.Empty(t, s.Messages(cleo, thread.ID), "who is no member sees nothing")
	_, err = s.Command(cleo, thread.ID, "look", nil)
	require.ErrorContains(t, err, "Unknown Channel")
	_, err = s.Say(cleo, thread.ID, "hello?")
	require.ErrorContains(t, err, "Unknown Channel")
	require.Len(t, s.Messages(ada, thread.ID), 1, "who manages threads sees all")

	_, err = s.Say(ben, thread.ID, "come in, <@"+s.AppID()+">")
	require.NoError(t, err)
	joined := w.event("THREAD_CREATE")
	require.Equal(t, []any{thread.ID, 12.0}, []any{joined["id"], joined["type"]})
	require.Equal(t, s.AppID(), joined["member"].(map[string]any)["user_id"])
	require.Len(t, w.event("THREAD_MEMBERS_UPDATE")["added_members"], 1)
	refused(t, s, 200, 0, routes[:5]...)

	require.NoError(t, s.RemoveFromThread(thread.ID, s.AppID()))
	require.Equal(t, []any{s.AppID()}, w.event("THREAD_MEMBERS_UPDATE")["removed_member_ids"])
	refused(t, s, 403, 50001, routes...)
	require.NoError(t, s.AddToThread(thread.ID, s.AppID()))
	w.event("THREAD_CREATE")
	w.event("THREAD_MEMBERS_UPDATE")
	require.NoError(t, s.AddToThread(thread.ID, cleo))
	w.nothing("a bot is told of its own membership only")
	require.NotEmpty(t, s.Messages(cleo, thread.ID))
	require.Equal(t, 204, call(t, s, "DELETE "+list+"/"+board, "").status)
}

func TestManagingThreadsOpensPrivateOnes(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	thread, err := s.AddPrivateThread(general(s), "back", user(t, s, "Ben"))
	require.NoError(t, err)
	refused(t, s, 403, 50001, "GET /channels/"+thread.ID)
	require.NoError(t, s.SetBotPermissions(thread.ID, thread.BotPermissions|localdiscord.PermManageThreads))
	require.Equal(t, 200, call(t, s, "GET /channels/"+thread.ID, "").status)
}

func TestAnArchivedThreadTakesNoEdits(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	w := listen(t, s)
	ada := user(t, s, "Ada")
	thread, err := s.AddThread(general(s), "Game")
	require.NoError(t, err)
	created := w.event("THREAD_CREATE")
	require.Equal(t, []any{11.0, true}, []any{created["type"], created["newly_created"]})
	i, _ := look(t, s, w, "Ada", thread.ID)
	require.Equal(t, 204, call(t, s, callback(i), `{"type":4,"data":{"content":"x"}}`).status)
	board := s.Messages(ada, thread.ID)[0].ID
	own := "/channels/" + thread.ID + "/messages"

	require.NoError(t, s.Archive(thread.ID, true, false))
	require.Equal(t, true, w.event("THREAD_UPDATE")["thread_metadata"].(map[string]any)["archived"])
	refused(t, s, 400, 50083, "PATCH "+own+"/"+board, webhook(s, "PATCH", i, "/messages/@original"))
	_, err = s.Command(ada, thread.ID, "look", nil)
	require.ErrorContains(t, err, "archived")
	_, err = s.Say(ada, thread.ID, "awake")
	require.NoError(t, err)
	require.Equal(t, false, w.event("THREAD_UPDATE")["thread_metadata"].(map[string]any)["archived"], "a message opens it")
	require.Equal(t, 200, call(t, s, "PATCH "+own+"/"+board, `{"content":"y"}`).status)

	require.NoError(t, s.Archive(thread.ID, true, true))
	refused(t, s, 400, 50083, "POST "+own, webhook(s, "POST", i, ""))
	_, err = s.Say(user(t, s, "Ben"), thread.ID, "awake?")
	require.ErrorContains(t, err, "archived")
	require.Equal(t, 204, call(t, s, "DELETE "+own+"/"+board, "").status, "a message can still be deleted")
}

func TestAVoiceChannelNeedsConnectForItsMessages(t *testing.T) {
	t.Parallel()
	s, w, voice := startVoice(t)
	list := "/channels/" + voice.ID + "/messages"
	board := call(t, s, "POST "+list, `{"content":"x"}`).body["id"].(string)

	require.NoError(t, s.SetBotPermissions(voice.ID, voice.BotPermissions&^localdiscord.PermConnect))
	w.event("CHANNEL_UPDATE")
	refused(t, s, 403, 50001, "GET "+list, "POST "+list, "PATCH "+list+"/"+board, "DELETE "+list+"/"+board)
	require.Equal(t, 2.0, call(t, s, "GET /channels/"+voice.ID, "").body["type"], "the channel itself can be looked up")
	i, e := look(t, s, w, "Ben", voice.ID)
	require.Equal(t, 2.0, e["channel"].(map[string]any)["type"])
	require.Equal(t, 204, call(t, s, callback(i), `{"type":4,"data":{"content":"x"}}`).status, "answers need no permission")
	require.Equal(t, 200, call(t, s, webhook(s, "PATCH", i, "/messages/@original"), `{"content":"y"}`).status)

	require.NoError(t, s.SetBotPermissions(voice.ID, voice.BotPermissions&^localdiscord.PermSendMessages))
	refused(t, s, 403, 50013, "POST "+list)
	require.NoError(t, s.SetBotPermissions(general(s), localdiscord.PermViewChannel|localdiscord.PermSendMessages))
	require.Equal(t, 200, call(t, s, "POST /channels/"+general(s)+"/messages", `{"content":"x"}`).status, "text channels need no CONNECT")
}

func TestWherePeopleOnlyReadTheyUseCommandsAndButtonsAllTheSame(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	w := listen(t, s)
	ada, ben := user(t, s, "Ada"), user(t, s, "Ben")
	thread, err := s.AddThread(general(s), "inside")
	require.NoError(t, err)
	w.event("THREAD_CREATE")
	require.NoError(t, s.SetReadOnly(general(s), true))
	require.Len(t, w.event("CHANNEL_UPDATE")["permission_overwrites"], 2)
	require.Equal(t, 200, call(t, s, "GET /channels/"+general(s), "").status)
	for _, place := range []string{general(s), thread.ID} {
		_, err = s.Say(ben, place, "x")
		require.ErrorContains(t, err, "Missing Permissions")
		_, err = s.Say(ada, place, "x")
		require.NoError(t, err, "who may do everything writes")
		require.Equal(t, 200, call(t, s, "POST /channels/"+place+"/messages", `{"content":"x"}`).status, "so does the bot")
		_, e := look(t, s, w, "Ben", place)
		bits, err := strconv.ParseInt(e["member"].(map[string]any)["permissions"].(string), 10, 64)
		require.NoError(t, err)
		require.Equal(t, int64(localdiscord.PermViewChannel), bits&(localdiscord.PermViewChannel|localdiscord.PermSendMessages|localdiscord.PermThreadMessages))
	}
	require.Error(t, s.SetReadOnly("1", true))
	require.NoError(t, s.SetReadOnly(general(s), false))
	_, err = s.Say(ben, general(s), "x")
	require.NoError(t, err)
}

func TestADeletedChannelIsGoneForEverybody(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	w := listen(t, s)
	ben := user(t, s, "Ben")
	list := "/channels/" + general(s) + "/messages"
	i, _ := look(t, s, w, "Ben", general(s))
	require.Equal(t, 204, call(t, s, callback(i), `{"type":4,"data":{"content":"x"}}`).status)
	late, _ := look(t, s, w, "Ben", general(s))
	board := s.Messages(ben, general(s))[0].ID
	thread, err := s.AddThread(general(s), "inside")
	require.NoError(t, err)
	w.event("THREAD_CREATE")
	hidden, err := s.AddPrivateThread(s.Channels()[1].ID, "hidden", ben)
	require.NoError(t, err)

	gone := general(s)
	require.NoError(t, s.DeleteChannel(gone))
	require.Equal(t, []any{gone, 0.0}, pick(w.event("CHANNEL_DELETE"), "id", "type"))
	require.NoError(t, s.DeleteChannel(hidden.ID))
	w.nothing("of a thread that it does not see the bot is not told, nor of those that go with a channel")
	refused(t, s, 404, 10003, "GET /channels/"+gone, "POST "+list, "PATCH "+list+"/"+board, "GET /channels/"+thread.ID,
		webhook(s, "POST", i, ""))
	refused(t, s, 404, 10008, webhook(s, "PATCH", i, "/messages/@original"), webhook(s, "DELETE", i, "/messages/@original"))
	a := call(t, s, callback(late), `{"type":4,"data":{"content":"x"}}`)
	require.Equal(t, 10003, a.code())
	_, err = s.Press(ben, board, "x")
	require.ErrorContains(t, err, "Unknown Message")
	require.Error(t, s.DeleteChannel(gone))

	open, err := s.AddThread(s.Channels()[0].ID, "open")
	require.NoError(t, err)
	w.event("THREAD_CREATE")
	require.NoError(t, s.DeleteChannel(open.ID))
	require.Equal(t, map[string]any{"id": open.ID, "guild_id": s.GuildID(), "parent_id": open.Parent, "type": 11.0}, w.event("THREAD_DELETE"))
}

func TestAModeratorDeletesAMessageAndTheBotLearnsItByTrying(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	w := listen(t, s)
	ada, ben := user(t, s, "Ada"), user(t, s, "Ben")
	i, _ := look(t, s, w, "Ben", general(s))
	require.Equal(t, 204, call(t, s, callback(i), `{"type":4,"data":{"content":"x"}}`).status)
	board := s.Messages(ben, general(s))[0].ID
	require.ErrorContains(t, s.DeleteMessage(ben, board), "Missing Permissions")
	require.NoError(t, s.DeleteMessage(ada, board))
	w.nothing("the intent for messages is missing")
	refused(t, s, 404, 10008, "PATCH /channels/"+general(s)+"/messages/"+board, webhook(s, "PATCH", i, "/messages/@original"))
	require.ErrorContains(t, s.DeleteMessage(ada, board), "Unknown Message")

	said, err := s.Say(ben, general(s), "mine")
	require.NoError(t, err)
	require.NoError(t, s.DeleteMessage(ben, said.ID), "everybody may delete their own")
	_, secret := panel(t, s, "Ben", 64)
	require.ErrorContains(t, s.DeleteMessage(ada, secret.ID), "Unknown Message", "nobody else sees it")
}

func TestAChannelThatACommandNamesIsDescribed(t *testing.T) {
	t.Parallel()
	s, w, voice := startVoice(t)
	a := call(t, s, "POST /applications/"+s.AppID()+"/commands", `{"name":"in","description":"d","options":[
		{"type":7,"name":"where","description":"d","channel_types":[2]}]}`)
	require.Less(t, a.status, 300, a.text)
	ben := user(t, s, "Ben")
	_, err := s.Command(ben, general(s), "in", []given{{Name: "where", Value: general(s)}})
	require.ErrorContains(t, err, "type")
	_, err = s.Command(ben, general(s), "in", []given{{Name: "where", Value: voice.ID}})
	require.NoError(t, err)
	data := w.event("INTERACTION_CREATE")["data"].(map[string]any)
	named := data["resolved"].(map[string]any)["channels"].(map[string]any)[voice.ID].(map[string]any)
	require.Equal(t, []any{2.0, "Game night"}, pick(named, "type", "name"))
	require.Contains(t, named, "app_permissions")
}

// pick are the values of some keys.
func pick(m map[string]any, keys ...string) []any {
	var out []any
	for _, k := range keys {
		out = append(out, m[k])
	}
	return out
}

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

func TestAThreadIsFoundWhenANewerMessageHasGotOneBefore(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	older, newer := postBoard(t, s, general(s)), postBoard(t, s, general(s))
	for _, m := range []localdiscord.Message{newer, older} {
		require.Equal(t, 201, call(t, s, "POST /channels/"+general(s)+"/messages/"+m.ID+"/threads", `{"name":"x"}`).status)
		require.Equal(t, 200, call(t, s, "POST /channels/"+m.ID+"/messages", `{"content":"in the thread"}`).status)
	}
	side, err := s.AddChannel("side")
	require.NoError(t, err)
	for _, id := range []string{older.ID, newer.ID, side.ID} {
		require.Equal(t, 200, call(t, s, "POST /channels/"+id+"/messages", `{"content":"one more"}`).status)
	}
}
