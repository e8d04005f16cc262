package localdiscord_test

import (
	"fmt"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

// ask runs the command /ask for a user, which waits for an answer by hand.
func ask(t testing.TB, s *localdiscord.Server, name string) *localdiscord.Interaction {
	t.Helper()
	a := call(t, s, "POST /applications/"+s.AppID()+"/commands", `{"name":"ask","description":"ask"}`)
	require.Less(t, a.status, 300, a.text)
	i, err := s.Command(user(t, s, name), general(s), "ask", nil)
	require.NoError(t, err)
	return i
}

func callback(i *localdiscord.Interaction) string {
	return "POST /interactions/" + i.ID + "/" + i.Token + "/callback"
}

// webhook is the route of what comes after the first answer.
func webhook(s *localdiscord.Server, method string, i *localdiscord.Interaction, rest string) string {
	return method + " /webhooks/" + s.AppID() + "/" + i.Token + rest
}

// panel answers a user's command with two buttons, and returns the message.
func panel(t testing.TB, s *localdiscord.Server, name string, flags int) (*localdiscord.Interaction, localdiscord.Message) {
	t.Helper()
	i := ask(t, s, name)
	a := call(t, s, callback(i), fmt.Sprintf(`{"type":4,"data":{"content":"panel","flags":%d,"components":[{"type":1,"components":[%s]}]}}`, flags, times(2, button)))
	require.Equal(t, 204, a.status, a.text)
	return i, *outcome(t, i, nil).Message
}

func press(t testing.TB, s *localdiscord.Server, name string, m localdiscord.Message) *localdiscord.Interaction {
	t.Helper()
	i, err := s.Press(user(t, s, name), m.ID, "b0")
	require.NoError(t, err)
	return i
}

// A hand is a clock that is moved by hand.
type hand struct{ ahead atomic.Int64 }

func (h *hand) now() time.Time           { return time.Now().Add(time.Duration(h.ahead.Load())) }
func (h *hand) wait(d time.Duration)     { h.ahead.Add(int64(d)) }
func (h *hand) cfg() localdiscord.Config { return localdiscord.Config{Now: h.now} }

func TestAnAnswerMustComeWithinThreeSecondsAndOnce(t *testing.T) {
	var clock hand
	s := start(t, clock.cfg())
	i := ask(t, s, "Ada")
	require.Equal(t, 204, call(t, s, callback(i), `{"type":4,"data":{"content":"x"}}`).status)
	again := call(t, s, callback(i), `{"type":4,"data":{"content":"y"}}`)
	require.Equal(t, []int{400, 40060}, []int{again.status, again.code()})

	i = ask(t, s, "Ada")
	clock.wait(3*time.Second + time.Millisecond)
	late := call(t, s, callback(i), `{"type":4,"data":{"content":"x"}}`)
	require.Equal(t, []int{404, 10062}, []int{late.status, late.code()})
	require.Equal(t, 10062, call(t, s, "POST /interactions/1/none/callback", `{"type":5}`).code())
}

func TestATokenIsGoodForFifteenMinutes(t *testing.T) {
	var clock hand
	s := start(t, clock.cfg())
	i, _ := panel(t, s, "Ada", 64)
	clock.wait(15*time.Minute - time.Second)
	require.Equal(t, 200, call(t, s, webhook(s, "PATCH", i, "/messages/@original"), `{"content":"x"}`).status)
	clock.wait(time.Second * 2)
	for _, route := range []string{
		webhook(s, "GET", i, "/messages/@original"), webhook(s, "PATCH", i, "/messages/@original"),
		webhook(s, "DELETE", i, "/messages/@original"), webhook(s, "POST", i, ""),
	} {
		a := call(t, s, route, `{"content":"x"}`)
		require.Equal(t, []int{401, 50027}, []int{a.status, a.code()}, route)
	}
}

func TestWhichAnswerFitsWhichInteraction(t *testing.T) {
	s := start(t, localdiscord.Config{})
	a := call(t, s, "PUT /applications/"+s.AppID()+"/commands",
		`[{"name":"find","description":"d","options":[{"type":3,"name":"what","description":"d","autocomplete":true}]}]`)
	require.Equal(t, 200, a.status, a.text)
	ada := user(t, s, "Ada")
	_, m := panel(t, s, "Ada", 0)
	asks := map[string]func() *localdiscord.Interaction{
		"command":   func() *localdiscord.Interaction { return ask(t, s, "Ada") },
		"component": func() *localdiscord.Interaction { return press(t, s, "Ada", m) },
		"typing": func() *localdiscord.Interaction {
			ask(t, s, "Ada")
			i, err := s.Autocomplete(ada, general(s), "find", []localdiscord.CommandOption{{Name: "what", Value: "x", Focused: true}})
			require.NoError(t, err)
			return i
		},
		"form of a command":   func() *localdiscord.Interaction { return submitted(t, s, ask(t, s, "Ada")) },
		"form of a component": func() *localdiscord.Interaction { return submitted(t, s, press(t, s, "Ada", m)) },
	}
	bodies := map[int]string{
		1: `{"type":1}`, 4: `{"type":4,"data":{"content":"x"}}`, 5: `{"type":5}`, 6: `{"type":6}`, 7: `{"type":7,"data":{"content":"x"}}`,
		8: `{"type":8,"data":{"choices":[{"name":"n","value":"v"}]}}`, 9: modal, 99: `{"type":99}`,
	}
	for what, allowed := range map[string][]int{
		"command": {4, 5, 9}, "component": {4, 5, 6, 9}, "typing": {8},
		"form of a command": {4, 5}, "form of a component": {4, 5, 6},
	} {
		for kind, body := range bodies {
			if kind == 7 {
				continue // it would change the message that the others press on
			}
			a := call(t, s, callback(asks[what]()), body)
			if slices.Contains(allowed, kind) {
				require.Equal(t, 204, a.status, "%s %d: %s", what, kind, a.text)
			} else {
				require.Equal(t, 50035, a.code(), "%s %d: %s", what, kind, a.text)
				require.Contains(t, errorsAt(a, "type"), "BASE_TYPE_CHOICES")
			}
		}
	}
	require.Equal(t, 50035, call(t, s, callback(ask(t, s, "Ada")), bodies[7]).code(), "a command has no message to update")
	require.Equal(t, 204, call(t, s, callback(press(t, s, "Ada", m)), bodies[7]).status)
}

const modal = `{"type":9,"data":{"custom_id":"f","title":"t","components":[{"type":1,"components":[{"type":4,"custom_id":"i","style":1,"label":"l"}]}]}}`

// submitted answers an interaction with a form and fills it in.
func submitted(t testing.TB, s *localdiscord.Server, i *localdiscord.Interaction) *localdiscord.Interaction {
	t.Helper()
	require.Equal(t, 204, call(t, s, callback(i), modal).status)
	sent, err := s.SubmitModal(user(t, s, "Ada"), i.ID, map[string]any{"i": "hello"})
	require.NoError(t, err)
	return sent
}

func TestAnAnswerWithResponseTellsTheMessage(t *testing.T) {
	s := start(t, localdiscord.Config{})
	i := ask(t, s, "Ada")
	a := call(t, s, callback(i)+"?with_response=true", `{"type":4,"data":{"content":"x","flags":64}}`)
	require.Equal(t, 200, a.status)
	about := a.body["interaction"].(map[string]any)
	message := a.body["resource"].(map[string]any)["message"].(map[string]any)
	require.Equal(t, message["id"], about["response_message_id"])
	require.Equal(t, true, about["response_message_ephemeral"])
	require.Equal(t, "x", message["content"])

	a = call(t, s, callback(ask(t, s, "Ada"))+"?with_response=true", `{"type":5}`)
	require.Equal(t, true, a.body["interaction"].(map[string]any)["response_message_loading"])
	require.Nil(t, a.body["resource"], "thinking is no message yet")
}

func TestOnlyTheRightTokenReachesAnEphemeralMessage(t *testing.T) {
	s := start(t, localdiscord.Config{})
	first, m := panel(t, s, "Ada", 64)
	require.Empty(t, s.Messages(user(t, s, "Ben"), general(s)))
	_, err := s.Press(user(t, s, "Ben"), m.ID, "b0")
	require.Error(t, err, "who cannot see it cannot press on it")

	inChannel := "/channels/" + general(s) + "/messages/" + m.ID
	for _, method := range []string{"GET", "PATCH", "DELETE"} {
		require.Equal(t, 10008, call(t, s, method+" "+inChannel, `{"content":"x"}`).code(), "the bot's token never does")
	}
	unrelated := ask(t, s, "Ada")
	require.Equal(t, 204, call(t, s, callback(unrelated), `{"type":4,"data":{"content":"x","flags":64}}`).status)
	require.Equal(t, 10008, call(t, s, webhook(s, "PATCH", unrelated, "/messages/"+m.ID), `{"content":"x"}`).code(), "a later command's does not")

	pressed := press(t, s, "Ada", m)
	require.Equal(t, 204, call(t, s, callback(pressed), `{"type":4,"data":{"content":"public"}}`).status)
	require.Equal(t, 200, call(t, s, webhook(s, "PATCH", pressed, "/messages/"+m.ID), `{"content":"by the press"}`).status, "a press on it does")
	require.Equal(t, 200, call(t, s, webhook(s, "PATCH", first, "/messages/@original"), `{"content":"by its maker"}`).status)
	require.Equal(t, "by its maker", s.Messages(user(t, s, "Ada"), general(s))[0].Content)
	require.Equal(t, 204, call(t, s, webhook(s, "DELETE", first, "/messages/@original"), "").status)
	require.Equal(t, 10008, call(t, s, webhook(s, "PATCH", first, "/messages/@original"), `{"content":"x"}`).code())
}

func TestThinkingStaysAsVisibleAsItBegan(t *testing.T) {
	s := start(t, localdiscord.Config{})
	ada := user(t, s, "Ada")
	i := ask(t, s, "Ada")
	require.Equal(t, 10015, call(t, s, webhook(s, "POST", i, ""), `{"content":"x"}`).code(), "there is no webhook before the first answer")
	require.Equal(t, 204, call(t, s, callback(i), `{"type":5,"data":{"flags":64,"content":"not yet"}}`).status)
	m := s.Messages(ada, general(s))[0]
	require.True(t, m.Loading() && m.Ephemeral())
	require.Empty(t, m.Content)

	require.Equal(t, 200, call(t, s, webhook(s, "POST", i, ""), `{"content":"done","flags":0}`).status)
	all := s.Messages(ada, general(s))
	require.Len(t, all, 1, "the first follow-up takes the place of thinking")
	require.True(t, all[0].Ephemeral() && !all[0].Loading())
	require.Equal(t, 200, call(t, s, webhook(s, "POST", i, ""), `{"content":"more"}`).status)
	require.Len(t, s.Messages(user(t, s, "Ben"), general(s)), 1)
}

func TestADeferredUpdateLeavesTheMessageToBeEdited(t *testing.T) {
	s := start(t, localdiscord.Config{})
	_, m := panel(t, s, "Ada", 0)
	i := press(t, s, "Ben", m)
	require.Equal(t, 204, call(t, s, callback(i), `{"type":6}`).status)
	require.Equal(t, 200, call(t, s, webhook(s, "PATCH", i, "/messages/@original"), `{"content":"later"}`).status)
	now := s.Messages(user(t, s, "Ada"), general(s))
	require.Len(t, now, 1)
	require.Equal(t, "later", now[0].Content)
	require.Len(t, now[0].Components, 1, "what an edit does not name stays")
}

func TestPressesMustFitTheMessageAsItIs(t *testing.T) {
	s := start(t, localdiscord.Config{})
	a := call(t, s, "POST /channels/"+general(s)+"/messages", `{"components":[
		{"type":1,"components":[{"type":2,"style":1,"label":"x","custom_id":"off","disabled":true},{"type":2,"style":1,"label":"x","custom_id":"on"}]},
		{"type":1,"components":[`+menu(`"min_values":1,"max_values":2,"options":[`+times(3, option)+`]`)+`]}]}`)
	m, ada := a.body["id"].(string), user(t, s, "Ada")
	for why, try := range map[string]func() (*localdiscord.Interaction, error){
		"no such message":   func() (*localdiscord.Interaction, error) { return s.Press(ada, "1", "on") },
		"no such component": func() (*localdiscord.Interaction, error) { return s.Press(ada, m, "gone") },
		"disabled":          func() (*localdiscord.Interaction, error) { return s.Press(ada, m, "off") },
		"a button's value":  func() (*localdiscord.Interaction, error) { return s.Press(ada, m, "on", "1") },
		"nothing picked":    func() (*localdiscord.Interaction, error) { return s.Press(ada, m, "m") },
		"too much picked":   func() (*localdiscord.Interaction, error) { return s.Press(ada, m, "m", "0", "1", "2") },
		"picked twice":      func() (*localdiscord.Interaction, error) { return s.Press(ada, m, "m", "0", "0") },
		"not in the menu":   func() (*localdiscord.Interaction, error) { return s.Press(ada, m, "m", "9") },
		"nobody":            func() (*localdiscord.Interaction, error) { return s.Press("1", m, "on") },
	} {
		_, err := try()
		require.Error(t, err, why)
	}
	_, err := s.Press(ada, m, "m", "0", "2")
	require.NoError(t, err)
	require.Equal(t, 1, s.Stats().Interactions)
}

func TestFormsAreCheckedAsTheClientDoes(t *testing.T) {
	s := start(t, localdiscord.Config{})
	i := ask(t, s, "Ada")
	require.Equal(t, 204, call(t, s, callback(i), `{"type":9,"data":{"custom_id":"f","title":"t","components":[
		{"type":1,"components":[{"type":4,"custom_id":"i","style":1,"label":"name","min_length":2,"max_length":4}]}]}}`).status)
	require.Equal(t, "t", outcome(t, i, nil).Modal.Title)
	ada := user(t, s, "Ada")
	for _, wrong := range []string{"", "x", "xxxxx"} {
		_, err := s.SubmitModal(ada, i.ID, map[string]any{"i": wrong})
		require.Error(t, err, wrong)
	}
	_, err := s.SubmitModal(user(t, s, "Ben"), i.ID, map[string]any{"i": "good"})
	require.Error(t, err, "it is Ada's form")
	_, err = s.SubmitModal(ada, i.ID, map[string]any{"i": "good"})
	require.NoError(t, err)
	_, err = s.SubmitModal(ada, i.ID, map[string]any{"i": "good"})
	require.Error(t, err, "a form is sent once")
}
