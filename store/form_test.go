package store_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

type score struct {
	Name   string `json:"name,omitempty"`
	Points []int  `json:"points,omitempty"`
}

var scores = store.Form[score]{Name: "a score", Schema: 2, Check: func(s score) error {
	if len(s.Points) > 2 {
		return errors.New("too many points")
	}
	return nil
}}

func TestWhatIsEncodedCanBeDecoded(t *testing.T) {
	for text, s := range map[string]score{
		`{"v":2}`:                             {},
		`{"v":2,"name":"Ada"}`:                {Name: "Ada"},
		`{"v":2,"name":"Bo","points":[7,-1]}`: {"Bo", []int{7, -1}},
	} {
		data, err := scores.Encode(s)
		require.NoError(t, err)
		require.Equal(t, text, string(data))
		back, err := scores.Decode(data)
		require.NoError(t, err)
		require.Equal(t, s, back)
	}
	_, err := scores.Encode(score{Points: []int{1, 2, 3}})
	require.ErrorContains(t, err, "a score can't be stored: too many points")
	s, err := scores.Decode([]byte(` { "points": [1], "v": 2, "other": {} } `))
	require.NoError(t, err, "in another order, and with a field that only another version knows")
	require.Equal(t, score{Points: []int{1}}, s)
}

func TestAValueUnderTheKeyOfAnotherIsRefused(t *testing.T) {
	form := scores
	form.Key = func(s score) store.Key { return store.Key{Guild: "1", Kind: "score", ID: s.Name} }
	r := store.Record{Key: store.Key{Guild: "1", Kind: "score", ID: "Ada"}, Data: []byte(`{"v":2,"name":"Ada"}`)}
	s, err := form.Read(r)
	require.NoError(t, err)
	require.Equal(t, score{Name: "Ada"}, s)

	r.Key.ID = "Bo"
	s, err = form.Read(r)
	require.ErrorIs(t, err, store.ErrDamaged)
	require.ErrorContains(t, err, "that of 1/score/Ada is stored under 1/score/Bo")
	require.Zero(t, s)
	_, err = scores.Read(r)
	require.NoError(t, err, "here the key does not follow from the value")
	r.Data = []byte(`{"v":3,"name":"Ada"}`)
	_, err = form.Read(r)
	require.ErrorIs(t, err, store.ErrNewer)
}

func TestWhatIsCutNewerOrDamagedIsRefused(t *testing.T) {
	good := `{"v":2,"name":"Ada","points":[7,12]}`
	refused := func(want error, data string) {
		s, err := scores.Decode([]byte(data))
		require.ErrorIs(t, err, want, data)
		require.Zero(t, s, data)
	}
	for n := range good {
		refused(store.ErrDamaged, good[:n])
	}
	for _, bad := range []string{
		"null", "[]", `""`, "2", "{}", `{"v":1}`, `{"v":0}`, `{"v":-2}`, `{"v":2.5}`, `{"v":"2"}`, `{"v":1e99}`, `{"v":null}`,
		`{"v":2,"name":7}`, `{"v":2,"points":[1,2,3]}`, `{"v":2,}`, good + "x", good + good,
	} {
		refused(store.ErrDamaged, bad)
	}
	for _, newer := range []string{`{"v":3}`, `{"v":20,"name":"Ada"}`, `{"v":3,"name":7,"points":{}}`, `{"name":{},"v":3}`} {
		refused(store.ErrNewer, newer)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 { // no panic, and no error but these
		b := []byte(good)
		for range 1 + r.IntN(3) {
			b[r.IntN(len(b))] = `0123456789-{}[]",:x`[r.IntN(19)]
		}
		if _, err := scores.Decode(b); err != nil && !errors.Is(err, store.ErrDamaged) {
			require.ErrorIs(t, err, store.ErrNewer, string(b))
		}
	}
}
