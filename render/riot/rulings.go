package riot

import (
	"fmt"

	"ruckus/games/riot"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// lastRound says when a game ends by its length; "" where it does not.
func lastRound(values map[string]int) string {
	if values["rounds"] == 0 {
		return ""
	}
	return fmt.Sprintf("After round %d, the player who has come farthest wins. ", values["rounds"])
}

// outlast says when the Police win because nobody else is left.
func outlast(values map[string]int) string {
	if values["comeback"] != 0 {
		return ""
	}
	return ", or when no Protesters are left"
}

// gone says what becomes of a team without units.
func gone(values map[string]int) string {
	if values["comeback"] == 0 {
		return "you're out, and your cards are gone. The Police never are."
	}
	return "you come back: your next turn begins with two basic units, which you bring in where you like, and you keep your cards. Routed again before the next round is over, you wait one round more. The Police are never out."
}

// tips are those of the printed book, with where the screens have them.
const tips = `- **Ask before you move** whether someone steps in your way. The table asks for you, and who stands there can answer once for the whole turn.
- **Turn units over** that have acted. On the map they have a hollow dot.
- **Protesters:** buy at least one card in each turn.
- **Police:** buy at least one basic unit in each turn.`

// rulings say of each rule that is not printed so where it comes from.
func rulings(values map[string]int) string {
	house := ""
	if values["comeback"] != 0 {
		house = "- **House rule:** a team without units comes back, and counts as none for the Police's income. The first book is silent."
	}
	last := ""
	if values["rounds"] != 0 {
		last = "- **House rule:** the last round."
	}
	return screen.Lines(
		"**Ours** (edition "+markup.Escape(riot.Default().Name)+"): map, prices, Force, texts of cards and goals. The printed ones are lost.",
		"**The book's:** all units in an attacked place defend, “the defending Player must use all the Units in the attacked space”; the attacker continues or stops.",
		"**Later books:** Mediactivist, Black Bloc and shields, Police outside of buildings, nothing saved, no units: out.",
		"**Our rulings:**",
		"- All in a street step in, for the whole turn.",
		"- Damage: the loser's last total, with cards and building.",
		house, last)
}
