package table

import (
	"ruckus/bot/league"
	"ruckus/bot/problem"
	"ruckus/games"
)

// mayRematch refuses a rematch to those who did not play, or of a game that is not over.
func (d *draft) mayRematch(by By) error {
	switch {
	case d.rec.Phase != Over:
		return problem.Refusal("there is a rematch only of a game that is over")
	case d.seat(by.ID) == games.Table || d.unseated(by.ID):
		return problem.Refusal("only who played here can ask for a rematch; open a new table instead")
	}
	return nil
}

// rematch is the table on which the same people play once more. Those who left the game on purpose get no seat, unless it is
// they who ask.
func (d *draft) rematch(by By) record {
	rec := record{Channel: d.rec.Channel, Parent: d.rec.Parent, Kind: d.rec.Kind, Host: by.ID, Values: d.rec.Values, House: d.rec.House}
	for _, s := range d.rec.Seats {
		if s.ID == by.ID || !s.Left && !league.IsMark(s.ID) {
			again := seat{ID: s.ID, Name: s.Name, Robot: s.Robot}
			if s.ID == by.ID {
				again.Share = shareOf(by)
			}
			if s.Robot != 0 {
				again.Chance = d.chance()
			}
			rec.Seats = append(rec.Seats, again)
		}
	}
	return rec
}
