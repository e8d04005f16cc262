package match

import (
	"ruckus/bot/league"
	"ruckus/bot/problem"
	"ruckus/games"
)

// MayRematch refuses a rematch to those who did not play, or of a game that is not over.
func (d *Draft) MayRematch(by By) error {
	switch {
	case d.Record.Phase != Over:
		return problem.Refusal("there is a rematch only of a game that is over")
	case d.Seat(by.ID) == games.Table || d.Unseated(by.ID):
		return problem.Refusal("only who played here can ask for a rematch; open a new table instead")
	}
	return nil
}

// Rematch is the table on which the same people play once more. Those who left the game on purpose get no seat, unless it is
// they who ask.
func (d *Draft) Rematch(by By) Record {
	rec := Record{Channel: d.Record.Channel, Parent: d.Record.Parent, Kind: d.Record.Kind, Host: by.ID, Values: d.Record.Values, House: d.Record.House}
	for _, s := range d.Record.Seats {
		if s.ID == by.ID || !s.Left && !league.IsMark(s.ID) {
			again := Seat{ID: s.ID, Name: s.Name, Robot: s.Robot}
			if s.ID == by.ID {
				again.Share = ShareOf(by)
			}
			if s.Robot != 0 {
				again.Chance = d.Chance()
			}
			rec.Seats = append(rec.Seats, again)
		}
	}
	return rec
}
