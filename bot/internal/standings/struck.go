package standings

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/named"
	"ruckus/store"
)

// maxStruck is how many people can be struck from a guild's league.
const maxStruck = 1000

// ErrManyStruck is returned where no more people can be struck.
var ErrManyStruck = errors.New("too many people are excluded from ratings")

// A struckList are those whom managers have struck from the league of a guild: no duel with them counts, in any game and season. It
// knows them by marks alone, so that *Forget me* has nothing to take from it.
type struckList struct {
	Marks []string `json:"marks,omitempty"` // in ascending order
}

func struckMark(guild, person string) string { return named.Known("struck", guild, person) }

func struckKey(guild string) store.Key { return store.Key{Guild: guild, Kind: "struck", ID: "all"} }

var struckForm = store.Form[struckList]{Name: "the list of excluded players", Schema: 1, Check: func(l struckList) error {
	if len(l.Marks) > maxStruck || !slices.IsSorted(l.Marks) {
		return errors.New("too many people, or in no order")
	}
	return nil
}}

// Struck reports whether a person is struck from the league of a guild.
func (k *Keeper) Struck(ctx context.Context, guild, person string) (bool, error) {
	marks, err := k.struck(ctx, guild)
	return slices.Contains(marks, struckMark(guild, person)), err
}

func (k *Keeper) struck(ctx context.Context, guild string) (marks []string, err error) {
	_, l, err := store.Load(ctx, k.store, struckKey(guild), struckForm)
	return l.Marks, err
}

// noteStruck notes in a result that was read who of its players is struck.
func noteStruck(guild string, marks []string, r league.Result) {
	for i := range r.Players {
		p := &r.Players[i]
		p.Struck = p.Struck || p.Robot == 0 && len(marks) > 0 && slices.Contains(marks, struckMark(guild, p.Person))
	}
}

// Strike takes a person out of the league of a guild, or back in, and makes its ratings of these games again. A process that ends
// in between leaves that to the next one who reads them: they know who was struck when they were made.
func (k *Keeper) Strike(ctx context.Context, guild string, games []string, person string, out bool) error {
	err := k.changeStruck(ctx, guild, struckMark(guild, person), out)
	for _, game := range games {
		if err == nil {
			err = k.CatchUp(ctx, guild, game)
		}
	}
	return err
}

func (k *Keeper) changeStruck(ctx context.Context, guild, mark string, out bool) error {
	_, err := store.Update(ctx, k.store, struckKey(guild), struckForm, func(l *struckList, _ *store.Record) error {
		l.Marks = slices.DeleteFunc(l.Marks, func(m string) bool { return m == mark })
		if out {
			l.Marks = append(l.Marks, mark)
		}
		slices.Sort(l.Marks)
		if len(l.Marks) > maxStruck {
			return ErrManyStruck
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("who is struck: %w", err)
	}
	return nil
}
