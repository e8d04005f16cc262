package page

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
)

// A toyBoard is a public page that writes down when it was shown, by which loan, and how its message looks then.
type toyBoard struct {
	number
	start time.Time
	seen  string                        // what stands there on Discord
	log   []string                      // "1.2s own: 3"
	fail  func(by string) error         // by which way it cannot be shown; nil: never
	slow  func(by string) time.Duration // how long that takes; nil: no time
}

func newBoard() *toyBoard { return &toyBoard{start: time.Now()} }

func (b *toyBoard) Show(_ context.Context, m discord.Message, by Loan) error {
	name := "own"
	if !by.Grant.Zero() {
		name = by.Grant.Token
	}
	if b.slow != nil {
		time.Sleep(b.slow(name))
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.log = append(b.log, fmt.Sprintf("%v %s: %s", time.Since(b.start), name, m.Content))
	if b.fail != nil {
		if err := b.fail(name); err != nil {
			return err
		}
	}
	b.seen = m.Content
	return nil
}

func (b *toyBoard) Channel() (string, bool) { return "channel", true }

func (b *toyBoard) shown() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.log
}

var everybody = Key{Topic: Topic{Guild: "1", ID: "t"}}

// racing runs a test with a board that is kept.
func racing(t *testing.T, f func(t *testing.T, k *Keeper, d *toyDiscord, b *toyBoard)) {
	synctest.Test(t, func(t *testing.T) {
		d := &toyDiscord{free: map[string]time.Time{}}
		k, b := newKeeper(d), newBoard()
		k.Keep(everybody, Public, time.Now().Add(time.Hour), func() Page { return b })
		f(t, k, d, b)
	})
}

// change has the board change that often, once in each pause.
func change(k *Keeper, b *toyBoard, times int, pause time.Duration) {
	for range times {
		b.set(b.now + 1)
		k.Touch(everybody)
		time.Sleep(pause)
	}
}

func refusal(status, code int) error { return &discord.Error{Status: status, Code: code} }

func TestABoardIsEditedOftenerWhileAPressLendsItsToken(t *testing.T) {
	racing(t, func(t *testing.T, k *Keeper, _ *toyDiscord, b *toyBoard) {
		change(k, b, 40, 110*time.Millisecond)
		require.Equal(t, []string{"0s own: 1", "1.2s own: 11", "2.4s own: 22", "3.6s own: 33"}, b.shown())
		k.Lend(everybody, loan("Ada"))
		synctest.Wait()
		change(k, b, 18, 110*time.Millisecond)
		time.Sleep(time.Second)
		require.Equal(t, []string{"4.4s Ada: 40", "4.85s Ada: 45", "5.3s Ada: 49", "5.75s Ada: 53", "6.2s Ada: 57", "6.65s Ada: 58"}, b.shown()[4:])
	})
}

func TestATokenThatFailsIsDroppedWithoutAWordAndTheNextWayIsTaken(t *testing.T) {
	for name, err := range map[string]error{
		"unauthorized":       refusal(401, 0),
		"too old":            refusal(401, discord.InvalidToken),
		"unknown":            refusal(404, discord.UnknownWebhook),
		"of another message": ErrGrant,
		"message is gone":    refusal(404, discord.UnknownMessage),
		"forbidden":          refusal(403, discord.MissingAccess),
	} {
		t.Run(name, func(t *testing.T) {
			racing(t, func(t *testing.T, k *Keeper, _ *toyDiscord, b *toyBoard) {
				b.fail = func(by string) error {
					if by != "own" {
						return err
					}
					return nil
				}
				k.Lend(everybody, loan("Ada"))
				k.Lend(everybody, loan("Ben"))
				change(k, b, 1, time.Minute)
				require.Equal(t, []string{"0s Ben: 1", "0s Ada: 1", "0s own: 1"}, b.shown())
				change(k, b, 1, time.Minute)
				require.Equal(t, []string{"1m0s own: 2"}, b.shown()[3:], "they are not tried again")
				require.NoError(t, k.Trouble(everybody))
			})
		})
	}
}

// Emojis are refused now and then, for a while. A hand has no other way than its token, which is as good as before.
func TestATokenStaysWhereDiscordDoesNotTakeTheMessage(t *testing.T) {
	racing(t, func(t *testing.T, k *Keeper, _ *toyDiscord, b *toyBoard) {
		refused := false
		b.fail = func(by string) error {
			if by == "Ada" && !refused {
				refused = true
				return refusal(400, discord.InvalidForm)
			}
			return nil
		}
		k.Lend(everybody, loan("Ada"))
		change(k, b, 1, time.Minute)
		change(k, b, 1, time.Minute)
		log := b.shown()
		require.Equal(t, "0s Ada: 1", log[0], "it was refused")
		require.Contains(t, log[len(log)-1], "Ada: 2", "it is used again")
	})
}

func TestATokenThatIsUsedUpWaitsAndTheBotsOwnRightIsUsedMeanwhile(t *testing.T) {
	racing(t, func(t *testing.T, k *Keeper, d *toyDiscord, b *toyBoard) {
		k.Lend(everybody, loan("Ada"))
		b.fail = func(by string) error {
			if by == "own" || time.Since(b.start) > 2*time.Second {
				return nil
			}
			d.free["Ada"] = b.start.Add(3 * time.Second)
			return refusal(429, 0)
		}
		change(k, b, 36, 110*time.Millisecond)
		time.Sleep(time.Second)
		require.Equal(t, []string{"0s Ada: 1", "0s own: 1", "1.2s own: 11", "2.4s own: 22", "3s Ada: 28", "3.45s Ada: 32", "3.9s Ada: 36"}, b.shown())
	})
}

func TestTheYoungestTokensAreKeptUntilTheyExpire(t *testing.T) {
	racing(t, func(t *testing.T, k *Keeper, _ *toyDiscord, b *toyBoard) {
		for n := range 10 {
			l := loan(fmt.Sprint("press ", n))
			l.Grant.Expires = time.Now().Add(14 * time.Minute)
			k.Lend(everybody, l)
			time.Sleep(time.Second)
		}
		k.mu.Lock()
		require.Len(t, k.find(everybody).loans, loansKept)
		k.mu.Unlock()
		change(k, b, 1, 15*time.Minute)
		change(k, b, 1, time.Minute)
		require.Equal(t, []string{"10s press 9: 1", "15m10s own: 2"}, b.shown())
	})
}

func TestWhileTooManyTokensFailBoardsGoTheirOwnWayAndHandsWait(t *testing.T) {
	racing(t, func(t *testing.T, k *Keeper, d *toyDiscord, b *toyBoard) {
		hand := &toyPage{start: b.start}
		k.Keep(ada, Private, time.Now().Add(time.Hour), func() Page { return hand })
		k.Lend(ada, loan("Ada"))
		k.Lend(everybody, loan("Ben"))
		d.rest = time.Now().Add(10 * time.Minute)
		hand.set(1)
		k.TouchAll(ada.Topic)
		change(k, b, 3, 2*time.Second)
		require.Equal(t, []string{"0s own: 1", "2s own: 2", "4s own: 3"}, b.shown())
		require.Empty(t, hand.log())
		time.Sleep(11 * time.Minute)
		require.Equal(t, []string{"10m0s: 1"}, hand.log())
	})
}

// A limit of Discord's can hold an edit up until it is no longer new. It is drawn again then, and sent without another pause.
func TestAnEditThatWasHeldUpIsSentAsSoonAsItCanBe(t *testing.T) {
	racing(t, func(t *testing.T, k *Keeper, _ *toyDiscord, b *toyBoard) {
		b.slow = func(string) time.Duration {
			if len(b.shown()) == 0 {
				return 3 * time.Second
			}
			return 0
		}
		b.fail = func(string) error {
			if len(b.log) == 1 {
				return discord.ErrStale
			}
			return nil
		}
		change(k, b, 1, time.Minute)
		require.Equal(t, []string{"3s own: 1", "3s own: 1"}, b.shown())
	})
}

// However edits by tokens, edits by the bot's own right and answers to presses cross and fail, what stands there in the
// end is the newest.
func TestHoweverWaysCrossAndFailTheNewestStandsThereInTheEnd(t *testing.T) {
	for seed := range uint64(200) {
		racing(t, func(t *testing.T, k *Keeper, d *toyDiscord, b *toyBoard) {
			r := rand.New(rand.NewPCG(seed, 1))
			var chance sync.Mutex
			draw := func(n int) int {
				chance.Lock()
				defer chance.Unlock()
				return r.IntN(n)
			}
			var calm atomic.Bool
			b.slow = func(string) time.Duration { return time.Duration(draw(3000)) * time.Millisecond }
			b.fail = func(by string) error {
				switch n := draw(6); {
				case calm.Load() || n > 3:
					return nil
				case n == 0:
					return refusal(401, discord.InvalidToken)
				case n == 1:
					return refusal(404, discord.UnknownWebhook)
				case n == 2 && by != "own":
					d.free[by] = time.Now().Add(time.Second)
					return refusal(429, 0)
				}
				return errors.New("connection reset")
			}
			for n := range 60 {
				b.set(n)
				k.Touch(everybody)
				if draw(3) == 0 {
					k.Lend(everybody, loan(fmt.Sprint("press ", n)))
				}
				if draw(10) == 0 {
					k.Retry(everybody)
				}
				time.Sleep(time.Duration(draw(700)) * time.Millisecond)
			}
			calm.Store(true)
			time.Sleep(20 * time.Minute)
			synctest.Wait()
			require.Equal(t, "59", b.seen, "seed %d", seed)
		})
	}
}

func TestAPressHasABoardTriedAgainSoonUnlessDiscordHasRefusedALot(t *testing.T) {
	racing(t, func(t *testing.T, k *Keeper, d *toyDiscord, b *toyBoard) {
		refused := true
		b.fail = func(string) error {
			if refused {
				return refusal(403, discord.MissingAccess)
			}
			return nil
		}
		change(k, b, 1, 10*time.Minute)
		tried := len(b.shown())
		require.Error(t, k.Trouble(everybody))
		require.NoError(t, k.Trouble(everybody), "one person is told, not each who presses")

		d.many = true
		k.Retry(everybody)
		time.Sleep(time.Second)
		require.Len(t, b.shown(), tried, "Discord bans a bot that is refused too often")

		d.many, refused = false, false
		k.Retry(everybody)
		time.Sleep(2 * time.Second)
		require.Len(t, b.shown(), tried+1)
		require.Equal(t, "1", b.seen)
		require.NoError(t, k.Trouble(everybody))
	})
}

func TestAHandIsBehindWhileItIsOutOfDateAndNothingCanEditIt(t *testing.T) {
	racing(t, func(t *testing.T, k *Keeper, d *toyDiscord, b *toyBoard) {
		hand := &toyPage{start: b.start}
		k.Keep(ada, Private, time.Now().Add(time.Hour), func() Page { return hand })
		k.Lend(ada, loan("Ada"))
		d.rest = time.Now().Add(10 * time.Minute)
		synctest.Wait()
		require.False(t, k.Behind(ada), "nothing has changed")
		hand.set(1)
		k.TouchAll(ada.Topic)
		synctest.Wait()
		require.True(t, k.Behind(ada))
		require.False(t, k.Behind(everybody), "a board has a way of its own")
		time.Sleep(11 * time.Minute)
		require.False(t, k.Behind(ada))

		old := loan("old")
		old.Grant.Expires = time.Now()
		k.Lend(ada, old)
		hand.set(2)
		k.TouchAll(ada.Topic)
		synctest.Wait()
		require.True(t, k.Behind(ada))
		k.Lend(ada, loan("Ada, again"))
		time.Sleep(2 * time.Second)
		require.False(t, k.Behind(ada))
		require.Len(t, hand.log(), 2)
	})
}

func TestAKeeperPrintsNoTokens(t *testing.T) {
	l := Loan{Grant: discord.Grant{App: "1", Token: "SECRET"}, Message: "2"}
	var log syncLog
	slog.New(slog.NewJSONHandler(&log, nil)).Info("x", "grant", l.Grant, "loan", l)
	slog.New(slog.NewTextHandler(&log, nil)).Info("x", "grant", l.Grant, "loan", l)
	all := fmt.Sprintf("%v %+v %#v %s %q %v", l, l, l, l.Grant, l.Grant, &l) + string(log)
	require.NotContains(t, all, "SECRET")
}

type syncLog []byte

func (l *syncLog) Write(p []byte) (int, error) {
	*l = append(*l, p...)
	return len(p), nil
}

func TestWhereDiscordTakesLessEverythingIsSlowerAndBoardsNeedNoTokens(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		k, b := newKeeper(&toyDiscord{}), newBoard()
		k.tuning = discord.Tuning{Slower: 3, NoGrants: true}
		k.Keep(everybody, Public, time.Now().Add(time.Hour), func() Page { return b })
		k.Lend(everybody, loan("Ada"))
		change(k, b, 60, 110*time.Millisecond)
		time.Sleep(10 * time.Second)
		require.Equal(t, []string{"0s own: 1", "3.6s own: 33", "7.2s own: 60"}, b.shown())
	})
}

func TestABoardWaitsForOneEditOfANeighbourWith500BoardsOutOfDate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		k := newKeeper(&toyDiscord{})
		var shown atomic.Int32
		for n := range 500 {
			noisy := &countedPage{toyPage: toyPage{channel: fmt.Sprint(n), start: time.Now(), slow: 200 * time.Millisecond}, count: &shown}
			key := Key{Topic: Topic{Guild: "noisy", ID: fmt.Sprint(n)}}
			k.Keep(key, Public, time.Now().Add(time.Hour), func() Page { return noisy })
			k.Touch(key)
		}
		time.Sleep(10 * time.Millisecond)
		quiet := &countedPage{toyPage: toyPage{channel: "quiet", start: time.Now()}, count: &shown}
		k.Keep(everybody, Public, time.Now().Add(time.Hour), func() Page { return quiet })
		before := shown.Load()
		k.Touch(everybody)
		time.Sleep(time.Minute)
		synctest.Wait()
		require.LessOrEqual(t, int(quiet.first-before), 3)
		require.Equal(t, 501, int(shown.Load()), "the neighbour's are shown, too")
	})
}

// Hands are edited by tokens, for which Discord has no global rate: there it is the slots that are shared.
func TestAHandWaitsForNoNeighbourWhoseEditsTakeLong(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		k := newKeeper(&toyDiscord{})
		var shown atomic.Int32
		for n := range 500 {
			noisy := &countedPage{toyPage: toyPage{start: time.Now(), slow: 10*time.Millisecond + time.Duration(n)*time.Microsecond}, count: &shown}
			key := Key{Topic{Guild: "noisy", ID: "t"}, fmt.Sprint(n)}
			k.Keep(key, Private, time.Now().Add(time.Hour), func() Page { return noisy })
			k.Lend(key, loan(fmt.Sprint(n)))
			k.Touch(key)
		}
		synctest.Wait()
		quiet := &countedPage{toyPage: toyPage{start: time.Now()}, count: &shown}
		k.Keep(ada, Private, time.Now().Add(time.Hour), func() Page { return quiet })
		k.Lend(ada, loan("ada"))
		k.Touch(ada)
		before := shown.Load()
		time.Sleep(time.Minute)
		synctest.Wait()
		require.LessOrEqual(t, int(quiet.first-before), 2)
		require.Equal(t, 501, int(shown.Load()), "the neighbour's are shown, too")
	})
}

// A countedPage counts how often it and others are shown.
type countedPage struct {
	toyPage
	count *atomic.Int32
	first int32 // the count when it was shown first
}

func (p *countedPage) Show(ctx context.Context, m discord.Message, by Loan) error {
	if n := p.count.Add(1); p.first == 0 {
		p.first = n
	}
	return p.toyPage.Show(ctx, m, by)
}
