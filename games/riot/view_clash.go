package riot

import "ruckus/games"

// After tells what the totals would be if a seat of the clash played a card for the fight hand to hand.
func (c Clash) After(s games.Seat, card Card) (attack, defence int) {
	force, lift := [2]int{defender: c.Defender.Force, attacker: c.Attacker.Force}, [2]int{defender: c.Defender.Lift, attacker: c.Attacker.Lift}
	by := defender
	if s == c.Attacker.Seat {
		by = attacker
	}
	switch card.Effect {
	case Force:
		force[by] += card.N
	case ForceMaxDraw:
		lift[by] += card.N
	}
	total := lifted(force, lift)
	return total[attacker], total[defender]
}
