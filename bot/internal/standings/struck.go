package standings

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"ruckus/store"
)

// maxStruck is how many people can be struck from a guild's league.
const maxStruck = 1000

// ErrManyStruck is returned where no more people can be struck.
var ErrManyStruck = errors.New("too many people are struck from the league")

// A struckList are those whom managers have struck from the league of a guild: no duel with them counts, in any game and season.
type struckList struct {
	People []string `json:"people,omitempty"` // in ascending order
}

func struckKey(guild string) store.Key { return store.Key{Guild: guild, Kind: "struck", ID: "all"} }

var struckForm = store.Form[struckList]{Name: "the list of who is struck", Schema: 1, Check: func(l struckList) error {
	if len(l.People) > maxStruck || !slices.IsSorted(l.People) {
		return errors.New("too many people, or in no order")
	}
	return nil
}}

// Struck are those who are struck from the league of a guild, in ascending order.
func (k *Keeper) Struck(ctx context.Context, guild string) ([]string, error) {
	_, l, err := store.Load(ctx, k.store, struckKey(guild), struckForm)
	return l.People, err
}

// Strike takes a person out of the league of a guild, or back in, and makes its ratings of these games again. A process that ends
// in between leaves that to the next one who reads them.
func (k *Keeper) Strike(ctx context.Context, guild string, games []string, person string, out bool) error {
	err := k.changeStruck(ctx, guild, func(people []string) []string {
		people = slices.DeleteFunc(people, func(id string) bool { return id == person })
		if out {
			people = append(people, person)
		}
		return people
	})
	for _, game := range games {
		if err == nil {
			_, err = k.Rebuild(ctx, guild, game)
		}
	}
	return err
}

func (k *Keeper) changeStruck(ctx context.Context, guild string, change func([]string) []string) error {
	_, err := store.Update(ctx, k.store, struckKey(guild), struckForm, func(l *struckList, _ *store.Record) error {
		l.People = change(l.People)
		slices.Sort(l.People)
		if len(l.People) > maxStruck {
			return ErrManyStruck
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("who is struck: %w", err)
	}
	return nil
}

// markStruck puts the mark in a person's place.
func (k *Keeper) markStruck(ctx context.Context, guild, person, mark string) error {
	people, err := k.Struck(ctx, guild)
	if err != nil || !slices.Contains(people, person) {
		return err
	}
	return k.changeStruck(ctx, guild, func(people []string) []string {
		if i := slices.Index(people, person); i >= 0 {
			people[i] = mark
		}
		return people
	})
}
