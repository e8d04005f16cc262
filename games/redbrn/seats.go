package redbrn

import "ruckus/games"

const maxSeats = 8

// decks are the names of the four decks. A fifth player and those after have the same ones with a second mark.
var decks = [...]string{"Agitator", "Brawler", "Rage Monster", "Recluse"}

// deck is the name of a seat's deck.
func deck(s games.Seat) string {
	if int(s) < len(decks) {
		return decks[s]
	}
	return decks[int(s)%len(decks)] + " II"
}
