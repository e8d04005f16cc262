package clues

import (
	"math/rand/v2"

	"ruckus/games"
)

// Robot chooses a move for a seat.
//
//   - easy: mostly gives the most obvious clue, and guesses a word that any clue fits
//   - medium: gives one of the three most obvious clues, or more where many play, and guesses the word that most clues fit
//   - hard: guesses like medium, and gives any clue that it knows and that fits no other word
func (g *game) Robot(s games.Seat, l games.Level, r *rand.Rand) string {
	v, p := g.View(s).(View), g.Prompt(s)
	if len(p.Typed) == 0 {
		return ""
	}
	word := v.clue(l, r)
	if s == g.Seeker {
		word = v.guess(l, r)
	}
	if word == "" {
		return p.Moves[0]
	}
	return games.Say(p.Typed[0].Move, word)
}

func (v View) clue(l games.Level, r *rand.Rand) string {
	for _, e := range lexicon {
		if e.word != v.Word {
			continue
		}
		known := e.clues
		switch l {
		case games.Easy:
			known = known[:1+r.IntN(2)]
		case games.Medium:
			known = known[:min(len(known), max(3, len(v.Clues)/2))] // of many, more would give the same
		case games.Hard:
			var own []string
			for _, c := range known {
				if len(fits(c)) == 1 {
					own = append(own, c)
				}
			}
			known = own
		}
		return known[r.IntN(len(known))]
	}
	return ""
}

// guess is the word that most clues fit; "" where none fits any.
func (v View) guess(l games.Level, r *rand.Rand) string {
	count := make([]int, len(lexicon))
	for _, c := range v.Clues {
		for _, i := range c.Fits {
			if count[i] == 0 || l != games.Easy {
				count[i]++
			}
		}
	}
	best, most := "", 0
	for _, i := range r.Perm(len(lexicon)) {
		if count[i] > most {
			best, most = lexicon[i].word, count[i]
		}
	}
	return best
}
