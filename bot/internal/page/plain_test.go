package page

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
)

// A cardPage is a page with emojis on a Discord that refuses them that many times, and shows what Discord has taken.
type cardPage struct {
	toyPage
	client  *discord.Client
	refuses int
}

func (p *cardPage) Draw(ctx context.Context) (*discord.Message, error) {
	m, err := p.toyPage.Draw(ctx)
	m.Content += " cards"
	m.Plain = &discord.Plain{Draw: func() discord.Message { return discord.Text(strings.Replace(m.Content, "cards", "text", 1)) }}
	return m, err
}

func (p *cardPage) Show(ctx context.Context, m discord.Message, by Loan) error {
	err := p.client.EditByGrant(ctx, by.Grant, "2", "2", m, time.Time{})
	if m.SentPlain() {
		m = m.Plain.Draw()
	}
	_ = p.toyPage.Show(ctx, m, by)
	return err
}

func (p *cardPage) RoundTrip(r *http.Request) (*http.Response, error) {
	body, err := io.ReadAll(r.Body)
	status, says := 200, "{}"
	if p.refuses > 0 && strings.Contains(string(body), "cards") {
		p.refuses--
		status, says = 400, `{"code":50035,"message":"Invalid Form Body"}`
	}
	return &http.Response{StatusCode: status, Header: http.Header{}, Body: io.NopCloser(strings.NewReader(says))}, err
}

// withCards runs a test on a page whose emojis Discord refuses that many times.
func withCards(t *testing.T, refuses int, f func(k *Keeper, page *cardPage)) {
	synctest.Test(t, func(t *testing.T) {
		p := &cardPage{toyPage: toyPage{start: time.Now()}, refuses: refuses}
		p.client = discord.NewClient(discord.Config{Token: "t", Transport: p, Log: slog.New(slog.DiscardHandler), Metrics: prometheus.NewRegistry()})
		k := newKeeper(&toyDiscord{})
		k.Keep(ada, Private, time.Now().Add(time.Hour), func() Page { return p })
		k.Lend(ada, loan("ada"))
		f(k, p)
	})
}

func TestAPageWhoseEmojisAreRefusedOnceHasPicturesAtOnce(t *testing.T) {
	withCards(t, 1, func(k *Keeper, page *cardPage) {
		page.change(k, 1)
		time.Sleep(time.Hour)
		require.Equal(t, []string{"0s: 1 cards"}, page.log())
	})
}

func TestAPageThatFellBackToTextHasPicturesAgainSoonOrWithItsNextChange(t *testing.T) {
	withCards(t, 2, func(k *Keeper, page *cardPage) {
		page.change(k, 1)
		time.Sleep(time.Minute)
		require.Equal(t, []string{"0s: 1 text", "2s: 1 cards"}, page.log(), "though nothing has changed")
	})
	withCards(t, 2, func(k *Keeper, page *cardPage) {
		page.change(k, 1)
		time.Sleep(500 * time.Millisecond)
		page.change(k, 2)
		time.Sleep(time.Second)
		require.Equal(t, []string{"0s: 1 text", "1s: 2 cards"}, page.log())
	})
}

// An answer falls back as edits do.
func TestAHandThatWasAnsweredInTextHasPicturesAgainSoon(t *testing.T) {
	withCards(t, 2, func(k *Keeper, page *cardPage) {
		page.set(1)
		k.Hold(ada)
		m, _ := page.Draw(context.Background())
		_, err := page.client.Answer(context.Background(), &discord.Interaction{ID: "1", Token: "press", Arrived: time.Now()}, discord.ReplyUpdate, *m)
		require.NoError(t, err)
		require.True(t, m.SentPlain())
		k.Release(ada, m, 0)
		time.Sleep(time.Minute)
		require.Equal(t, []string{"2s: 1 cards"}, page.log())
	})
}

func TestEmojisThatDiscordNeverTakesAreTriedAFewTimesOnly(t *testing.T) {
	withCards(t, 1000, func(k *Keeper, page *cardPage) {
		page.change(k, 1)
		time.Sleep(50 * time.Minute)
		require.Equal(t, []string{"0s: 1 text", "2s: 1 text", "12s: 1 text", "1m12s: 1 text"}, page.log())
		page.change(k, 2)
		time.Sleep(5 * time.Minute)
		require.Equal(t, "50m0s: 2 text", page.log()[4], "changes are shown")
		require.Len(t, page.log(), 5, "and nothing more")
	})
}
