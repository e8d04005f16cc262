package match

import (
	"slices"

	"ruckus/bot/internal/named"
	"ruckus/bot/internal/night"
	"ruckus/games"
	"ruckus/render/markup"
)

// The next game of a night is opened and dealt in two steps, as a lobby is: first its table has all seats and a sealed secret, then
// the game begins. Nobody sees the lobby in between.

// Outcome is what the table has come to, as its night counts it.
func Outcome(t Table) night.Outcome {
	o := night.Outcome{
		Game: night.Game{Table: t.ID, Kind: t.Kind.Name, Together: t.Kind.Together, Ended: t.Finished, Stopped: t.Places == nil},
		Over: t.Phase == Over || t.Phase == Closed, Size: len(t.Players), Options: night.Options{Values: t.Terms.Values, House: t.Terms.House},
	}
	for i, p := range t.Players {
		if p.Robot != 0 {
			o.Level = int(p.Robot)
			continue
		}
		o.People = append(o.People, night.Person{ID: p.User.ID, Name: p.User.Name})
		if !p.Away && !p.Left && !p.Out && !named.IsMark(p.User.ID) {
			o.Here = append(o.Here, p.User.ID)
		}
		seat := night.Seat{Person: p.User.ID, Left: p.Gone}
		if i < len(t.Places) {
			seat.Place = t.Places[i]
		}
		switch {
		case p.For != (markup.Name{}) || seat.Place == 0 && !o.Stopped: // who has sat in plays for fun
		case p.Never:
			seat.Left = true
			o.Never = append(o.Never, seat)
		default:
			o.Seats = append(o.Seats, seat)
		}
	}
	for _, u := range t.Coming {
		o.People = append(o.People, night.Person{ID: u.ID, Name: u.Name})
		o.Wait = append(o.Wait, u.ID)
	}
	o.Best = best(t)
	return o
}

// best is the first feat of a person that the game's story tells of; nil: it tells of none.
func best(t Table) *night.Feat {
	if t.Story == nil {
		return nil
	}
	for _, e := range t.Story.Moments {
		i := slices.IndexFunc(t.Kind.After.Feats, func(f games.Feat) bool { return f.Verb == e.Verb })
		if i < 0 || len(e.Seats) < 1 || len(e.Seats) > 2 || t.Players[e.Seats[0]].Robot != 0 {
			continue
		}
		f := &night.Feat{Person: t.Players[e.Seats[0]].User.ID, Verb: e.Verb, N: e.N, Fewest: t.Kind.After.Feats[i].Fewest}
		if len(e.Seats) == 2 {
			f.Whom = t.Players[e.Seats[1]].User.ID
		}
		return f
	}
	return nil
}

// DealNext begins the game of a lobby that a night has opened. Those who are asleep begin as away, or outside of a race.
func (d *Draft) DealNext(deal Dealing, asleep []string) error {
	if d.Record.Phase != Lobby {
		return nil // dealt already
	}
	return d.orBack(func() error {
		for i, s := range d.Record.Seats {
			d.Record.Seats[i].Rating.Unasked = d.rated() && slices.Contains(asleep, s.ID)
		}
		err := d.deal(deal)
		for i, s := range d.Record.Seats {
			if err == nil && slices.Contains(asleep, s.ID) {
				err = d.sleep(games.Seat(i))
			}
		}
		return err
	})
}

// Follow notes the table on which the night goes on.
func (d *Draft) Follow(next string) {
	if d.Record.Night.Next != next {
		d.Record.Night.Next = next
		d.Own()
	}
}
