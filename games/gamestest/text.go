package gamestest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
)

// EventText writes an event as a line of a script, but not whom it is told to. Its number stands last, unless it is 0. Where a
// card could be taken for the number, as that of a die, "n=" stands before the number, and a 0 is written, too.
func EventText(e games.Event) string {
	text, before := e.Verb, ""
	if len(e.Seats) > 0 {
		text += fmt.Sprint(" ", e.Seats)
	}
	for _, card := range e.Tokens {
		text += " " + card
		if _, err := strconv.Atoi(card); err == nil {
			before = "n="
		}
	}
	if e.N != 0 || before != "" {
		text += fmt.Sprint(" ", before, e.N)
	}
	return text
}

// Numbered adds to a move of a script the number that it has to carry, unless it names another: "play 7H @5" is "play 7H 5".
// That is the step, but with some verbs the round.
func Numbered(move string, step, round int, ofRound ...string) string {
	if move, named, ok := strings.Cut(move, " @"); ok {
		return move + " " + named
	}
	if verb, _, _ := strings.Cut(move, " "); slices.Contains(ofRound, verb) {
		step = round
	}
	return move + " " + strconv.Itoa(step)
}

// StoryText writes a story: the points after each round, the best moments, and those of each player.
func StoryText(s games.Story) string {
	var best, own, ties []string
	for _, e := range s.Moments {
		best = append(best, EventText(e))
	}
	for _, e := range s.Own {
		own = append(own, EventText(e))
	}
	for _, e := range s.Ties {
		ties = append(ties, EventText(e))
	}
	text := fmt.Sprintf("points: %v\nbest: %s\nown: %s", s.Scores, strings.Join(best, ", "), strings.Join(own, ", "))
	if ties != nil {
		text += "\nties: " + strings.Join(ties, ", ")
	}
	return text
}

// MovesText writes moves without their last words, which are their numbers, and only the first few.
func MovesText(moves []string, most int) string {
	var text []string
	for _, move := range moves[:min(most, len(moves))] {
		text = append(text, unnumbered(move))
	}
	if len(moves) > most {
		text = append(text, fmt.Sprintf("%d more", len(moves)-most))
	}
	return strings.Join(text, ", ")
}
