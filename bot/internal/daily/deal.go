package daily

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"maps"

	"ruckus/games"
	"ruckus/store"
)

// A Keeper keeps the deals of the days, the tries and their results.
type Keeper struct {
	store store.Store
	kinds []games.Kind
}

// New makes a keeper of the deals of these games. Each has its day in turn; drafts have none, unless there is nothing else.
func New(s store.Store, kinds []games.Kind) *Keeper {
	if finished := games.Finished(kinds); len(finished) > 0 {
		kinds = finished
	}
	return &Keeper{s, kinds}
}

// A Deal is what is played on a day.
type Deal struct {
	Day    Day
	Game   string         // name of its kind
	Values map[string]int // its options
	Seed   [32]byte       // the same for all who share the store
}

type secretRecord struct {
	Secret string `json:"secret"` // 64 hexadecimal digits
}

func (s secretRecord) check() error {
	if b, err := hex.DecodeString(s.Secret); err != nil || len(b) != sha256.Size {
		return errors.New("no secret")
	}
	return nil
}

type dayRecord struct {
	Game   string         `json:"game"`
	Values map[string]int `json:"values,omitempty"`
}

func (d dayRecord) check() error {
	if !validGame.MatchString(d.Game) {
		return errors.New("no game")
	}
	return nil
}

var (
	secretForm    = store.Form[secretRecord]{Name: "the secret", Schema: 1, Check: secretRecord.check}
	dayRecordForm = store.Form[dayRecord]{Name: "a day", Schema: 1, Check: dayRecord.check}
)

// Deal returns the deal of a day. The game of a day is decided when the first one asks, and stays: a newer version of the
// program with other games or lengths changes nothing about it.
func (k *Keeper) Deal(ctx context.Context, day Day) (Deal, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	secret, err := once(ctx, k, secretKey(), secretForm, func(rec *secretRecord, _ *store.Record) error {
		var random [sha256.Size]byte
		rand.Read(random[:])
		rec.Secret = hex.EncodeToString(random[:])
		return nil
	})
	if err != nil {
		return Deal{}, err
	}
	rec, err := once(ctx, k, dayKey(day), dayRecordForm, func(rec *dayRecord, r *store.Record) error {
		*rec = k.gameOf(day)
		day.keep(r)
		return nil
	})
	if err != nil {
		return Deal{}, err
	}
	d := Deal{Day: day, Game: rec.Game, Values: rec.Values, Seed: seed(secret.Secret, day, rec.Game)}
	if d.Values == nil {
		d.Values = map[string]int{}
	}
	return d, nil
}

// gameOf is what is played on a day: each game after the other, in the order of the list and in its shortest length.
func (k *Keeper) gameOf(day Day) dayRecord {
	n := len(k.kinds)
	kind := k.kinds[(int(day)%n+n)%n]
	rec := dayRecord{Game: kind.Name}
	if len(kind.Presets) > 0 {
		rec.Values = maps.Clone(kind.Presets[0].Values)
	}
	return rec
}

// seed mixes the secret with what everybody knows of the day.
func seed(secret string, day Day, game string) (seed [32]byte) {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte("ruckus daily deal 1 " + day.String() + " " + game))
	mac.Sum(seed[:0])
	return seed
}
