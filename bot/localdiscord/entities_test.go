package localdiscord_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/bot/localdiscord/browsertest"
)

// entityMenu posts a message with a menu of channels or roles.
func entityMenu(t *testing.T, s *localdiscord.Server, menu string) answer {
	t.Helper()
	return call(t, s, "POST /channels/"+general(s)+"/messages", `{"content":"a menu","components":[{"type":1,"components":[`+menu+`]}]}`)
}

func TestAMenuOfRolesOrChannelsIsCheckedStrictly(t *testing.T) {
	s := start(t, localdiscord.Config{})
	for menu, fault := range map[string]string{
		`{"type":6,"custom_id":"m","max_values":1,"default_values":[{"id":"1","type":"role"},{"id":"2","type":"role"}]}`: "BASE_TYPE_BAD_LENGTH",
		`{"type":6,"custom_id":"m","max_values":3,"default_values":[{"id":"1","type":"role"},{"id":"1","type":"role"}]}`: "DUPLICATED",
		`{"type":6,"custom_id":"m","default_values":[{"id":"1","type":"channel"}]}`:                                      "BASE_TYPE_CHOICES",
		`{"type":8,"custom_id":"m","default_values":[{"id":"x","type":"channel"}]}`:                                      "NUMBER_TYPE_COERCE",
		`{"type":8,"custom_id":"m","channel_types":[99]}`:                                                                "BASE_TYPE_CHOICES",
		`{"type":6,"custom_id":"m","channel_types":[0]}`:                                                                 "BASE_TYPE_CHOICES",
		`{"type":6,"custom_id":"m","options":[{"label":"a","value":"a"}]}`:                                               "BASE_TYPE_CHOICES",
		`{"type":8,"custom_id":"m","max_values":26}`:                                                                     "NUMBER_TYPE_MAX",
	} {
		a := entityMenu(t, s, menu)
		require.Equal(t, 400, a.status, menu)
		require.Contains(t, a.text, fault, menu)
	}
}

func TestOnlyWhatTheServerHasIsPickedFromAMenuOfRolesOrChannels(t *testing.T) {
	s := start(t, localdiscord.Config{})
	role := s.AddRole("crew")
	for menu, good := range map[string]string{
		`{"type":6,"custom_id":"m","min_values":0,"max_values":2}`:                     role.ID,
		`{"type":8,"custom_id":"m","min_values":0,"max_values":2,"channel_types":[0]}`: general(s),
	} {
		a := entityMenu(t, s, menu)
		require.Equal(t, 200, a.status, a.text)
		id := fmt.Sprint(a.body["id"])
		for _, bad := range [][]string{{"123456789012345678"}, {"x"}, {good, good}, {user(t, s, "Ada")}} {
			_, err := s.Press(user(t, s, "Ada"), id, "m", bad...)
			require.Error(t, err, "%s %v", menu, bad)
		}
		_, err := s.Press(user(t, s, "Ada"), id, "m", good)
		require.NoError(t, err)
		_, err = s.Press(user(t, s, "Ada"), id, "m")
		require.NoError(t, err, "none may be picked")
	}
	for _, c := range s.Channels() {
		if c.Parent != "" {
			a := entityMenu(t, s, `{"type":8,"custom_id":"m","channel_types":[0]}`)
			_, err := s.Press(user(t, s, "Ada"), fmt.Sprint(a.body["id"]), "m", c.ID)
			require.ErrorContains(t, err, "another type", "a thread is no text channel")
		}
	}
}

func TestRolesArePickedOnThePage(t *testing.T) {
	s := start(t, localdiscord.Config{})
	role := s.AddRole("crew")
	other := s.AddRole("cooks")
	a := entityMenu(t, s, fmt.Sprintf(`{"type":6,"custom_id":"m","max_values":2,"default_values":[{"id":%q,"type":"role"}]}`, other.ID))
	require.Equal(t, 200, a.status, a.text)
	tab := browsertest.New(t).Open(s.URL()+"/?user="+user(t, s, "Ada"), 390, 844)
	tab.Reads("@cooks")
	tab.Click(`[data-custom-id="m"]`)
	tab.Click(fmt.Sprintf(`.menu-list [data-value="%s"]`, role.ID))
	tab.Click(`[data-menu-done]`)
	require.Eventually(t, func() bool { return s.Stats().Interactions == 1 }, browsertest.Patience, 20*time.Millisecond)
	require.Contains(t, browsertest.Eval[string](tab, `document.querySelector('[data-custom-id="m"]').textContent`), "@crew")
}
