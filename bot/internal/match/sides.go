package match

import (
	"encoding/binary"
	"math/rand/v2"
	"slices"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// Which side someone would like is told to no one, so that no one picks theirs by another's. Wishes count only when seats
// are dealt.

// WishSide notes which side a user wants to play, see games.Sided; "" for any. Nobody else is told.
func (d *Draft) WishSide(by By, side string) error {
	s := d.Seat(by.ID)
	switch {
	case d.Record.Phase == Playing:
		return refuse("no.side.late")
	case d.Record.Phase != Lobby:
		return d.notInLobby()
	case s == games.Table:
		return d.noSeat()
	}
	sides, err := d.sides(d.Kind.Max, [32]byte{})
	switch {
	case err != nil:
		return err
	case side != "" && !slices.Contains(sides, side):
		return refuse("no.side")
	}
	d.Record.Seats[s].Wish = side
	d.Show = Nobody
	return nil
}

// sides are the sides of a game that begins with a seed.
func (d *Sight) sides(seats int, seed [32]byte) ([]string, error) {
	_, values := guild.Split(d.Record.Terms.Values)
	return Sides(d.Kind, games.Setup{Seats: seats, Seed: seed, At: d.Now, Values: values})
}

// Sides are the sides of a game by seat; nil where there are none.
func Sides(k games.Kind, setup games.Setup) (sides []string, err error) {
	g, err := k.Start(setup)
	if err != nil {
		return nil, problem.OfRules(err)
	}
	return sides, problem.OfRules(g.Look("sides", func(g games.Game) {
		if with, ok := g.(games.Sided); ok {
			for s := range setup.Seats {
				sides = append(sides, with.SideName(games.Seat(s)))
			}
		}
	}))
}

// seatByWishes moves people to the seats of the sides that they want. Where several want the same, lots decide; all others stay in their
// order. The presses stay in the order in which they were mixed.
func (d *Draft) seatByWishes(seed [32]byte) error {
	seats := d.Record.Seats
	if !slices.ContainsFunc(seats, func(s Seat) bool { return s.Wish != "" }) {
		return nil
	}
	sides, err := d.sides(len(seats), seed)
	if err != nil {
		return err
	}
	lots := rand.New(rand.NewPCG(binary.LittleEndian.Uint64(seed[8:]), 0)).Perm(len(seats))
	seated, placed := make([]Seat, len(seats)), make([]bool, len(seats))
	put := func(i, at int) {
		seated[at], placed[i] = seats[i], true
		seated[at].Mix.At, seated[at].Wish = i+1, ""
	}
	free := func(at int) bool { return seated[at].ID == "" }
	for _, i := range lots {
		for at, side := range sides {
			if !placed[i] && side == seats[i].Wish && free(at) {
				put(i, at)
			}
		}
	}
	for i := range seats {
		if !placed[i] {
			put(i, slices.IndexFunc(seated, func(s Seat) bool { return s.ID == "" }))
		}
	}
	d.Record.Seats = seated
	return nil
}

// mixed are the seats in the order in which their presses were mixed, each of them once; false where that is not so. Of who came late
// nothing was.
func (r *Record) mixed() (order []games.Seat, once bool) {
	seats := r.Seats
	for len(seats) > 0 && seats[len(seats)-1].Mix.At == mixedLate {
		seats = seats[:len(seats)-1]
	}
	order = slices.Repeat([]games.Seat{games.Table}, len(seats))
	for i, s := range seats {
		at := i
		if s.Mix.At != 0 {
			at = s.Mix.At - 1
		}
		if at < 0 || at >= len(order) || order[at] != games.Table {
			return nil, false
		}
		order[at] = games.Seat(i)
	}
	return order, true
}
