package app

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAnApplicationThatSendsPressesElsewhereIsADoctorsFinding(t *testing.T) {
	elsewhere := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = w.Write([]byte(`{"id":"1","name":"Ruckus","interactions_endpoint_url":"https://old.example/interactions"}`))
	})
	var out bytes.Buffer
	p := program{hosted: Games(), env: map[string]string{"DISCORD_TOKEN": "t", "RUCKUS_DATA": t.TempDir()}, stdout: &out, stderr: &out, transport: handled{elsewhere}}
	require.Error(t, p.doctor(t.Context(), nil))
	require.Regexp(t, `WRONG +portal +The application has an Interactions Endpoint URL`, out.String())
}

// handled is a Discord that is a handler.
type handled struct{ http.Handler }

func (h handled) RoundTrip(r *http.Request) (*http.Response, error) {
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result(), nil
}
