package bot

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/bot/localdiscord/speccheck"
	"ruckus/bot/table"
	"ruckus/games/rednines"
)

// A watch looks over everybody's shoulder: nobody may be shown a card that somebody else has in hand.
type watch struct {
	e      *evening
	tables map[table.Ref]bool
	start  map[string]int           // how much of each user's transcript there was before
	held   map[string]map[held]bool // what each user held before
}

// A held card is one of a round: in the next round somebody else may have it.
type held struct {
	ref   table.Ref
	round int
	card  string
}

func newWatch(e *evening) *watch { return &watch{e: e, tables: map[table.Ref]bool{}} }

// before takes down who holds what before something happens.
func (w *watch) before() {
	w.start = map[string]int{}
	for name, id := range w.e.users {
		w.start[name] = len(w.e.discord.Transcript(id))
	}
	w.held = w.hands()
}

// after checks what everybody was shown meanwhile.
func (w *watch) after() {
	w.e.t.Helper()
	shown := map[string][]localdiscord.Frame{}
	for name, id := range w.e.users {
		shown[name] = w.e.discord.Transcript(id)[w.start[name]:]
	}
	now := w.hands() // later than what was shown: a robot may be playing
	for owner, cards := range w.held {
		for card, secret := range cards {
			if !secret || !now[owner][card] {
				continue // it was played, or the round is over
			}
			for name, frames := range shown {
				if name == owner {
					continue
				}
				for _, frame := range frames {
					if strings.Contains(string(frame.Data), forged) {
						continue
					}
					require.False(w.e.t, shows(string(frame.Data), card.card), "%s was shown %s of %s: %s", name, card.card, owner, frame.Data)
				}
			}
		}
	}
}

// hands are the cards in all hands of rounds that are being played, but for those that the last events name in public:
// they were played in the round before.
func (w *watch) hands() map[string]map[held]bool {
	tables, err := w.e.bot.host.List(w.e.t.Context(), w.e.discord.GuildID())
	require.NoError(w.e.t, err)
	hands := map[string]map[held]bool{}
	for _, t := range tables {
		told := map[string]bool{}
		for _, event := range t.Recent {
			for _, c := range event.Cards {
				c, _, _ = strings.Cut(c, "=")
				told[c] = true
			}
		}
		for _, p := range t.Players {
			if p.Out { // nobody sees that hand
				continue
			}
			h, err := w.e.bot.host.Peek(w.e.t.Context(), t.Ref, p.User.ID)
			require.NoError(w.e.t, err)
			v, ok := h.View.(rednines.View)
			if !ok || v.Phase == rednines.Between || v.Phase == rednines.Ended {
				continue
			}
			hand := map[held]bool{}
			for _, c := range v.Hand {
				hand[held{t.Ref, v.Round, c}] = !told[c]
			}
			hands[p.User.Name.Plain()] = hand
		}
	}
	return hands
}

var suits = map[string]string{"H": "♥", "D": "♦", "S": "♠", "C": "♣"}

// shows tells whether a text names a card of a single pack, as people or as moves write it.
func shows(text, card string) bool {
	rank, suit := card[:len(card)-1], card[len(card)-1:]
	for _, name := range []string{card, rank + suits[suit]} {
		for rest := text; ; {
			i := strings.Index(rest, name)
			if i < 0 {
				break
			}
			whole := (i == 0 || !strings.ContainsAny(rest[i-1:i], "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")) &&
				!regexp.MustCompile(`^[0-9A-Za-z]`).MatchString(rest[i+len(name):])
			if whole {
				return true
			}
			rest = rest[i+len(name):]
		}
	}
	return false
}

func TestTheWatchSeesCards(t *testing.T) {
	require.True(t, shows(`"label":"7♥"`, "7H"))
	require.True(t, shows(`"custom_id":"1|x|d|play 7H+7D 12"`, "7D"))
	require.False(t, shows("17♥ 7♦", "7H"))
	require.False(t, shows("A7Hx", "7H"))
}

// checkLog looks for what a log must not hold.
func (w *watch) checkLog() {
	w.e.t.Helper()
	log := w.e.log.String()
	require.NotContains(w.e.t, log, "level=ERROR")
	require.NotContains(w.e.t, log, w.e.discord.Token())
	for _, x := range w.e.discord.Requests() {
		if token := interactionToken(x); token != "" {
			require.NotContains(w.e.t, log, token)
		}
	}
	for rank := range slices.Values([]string{"A", "2", "9", "10", "K"}) {
		for suit, mark := range suits {
			require.NotContains(w.e.t, log, rank+mark)
			require.NotContains(w.e.t, log, "play "+rank+suit)
		}
	}
}

func interactionToken(x localdiscord.Exchange) string {
	parts := strings.Split(x.Path, "/")
	for i, p := range parts {
		if (p == "interactions" || p == "webhooks") && i+2 < len(parts) {
			return parts[i+2]
		}
	}
	return ""
}

// described has all that is sent checked against how Discord describes it, where the description is there. That is done at the
// end of the test: it takes long, and meanwhile the bot would wait for what it has sent, and miss Discord's three seconds.
func described(t *testing.T) func(localdiscord.Exchange) {
	t.Helper()
	opened.Do(func() { t.Run("description", func(t *testing.T) { checkExchange = speccheck.Open(t) }) })
	if checkExchange == nil {
		return nil
	}
	var mu sync.Mutex
	var sent []localdiscord.Exchange
	t.Cleanup(func() {
		mu.Lock()
		defer mu.Unlock()
		for _, x := range sent {
			if err := checkExchange(x); err != nil {
				t.Error(err)
			}
		}
	})
	return func(x localdiscord.Exchange) {
		mu.Lock()
		defer mu.Unlock()
		sent = append(sent, x)
	}
}

var (
	opened        sync.Once
	checkExchange func(localdiscord.Exchange) error
)
