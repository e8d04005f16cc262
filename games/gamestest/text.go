package gamestest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
)

// EventText writes an event as a line of a script, but not whom it is told to, nor a number that is 0.
func EventText(e games.Event) string {
	text := e.Verb
	if len(e.Seats) > 0 {
		text += fmt.Sprint(" ", e.Seats)
	}
	if len(e.Cards) > 0 {
		text += " " + strings.Join(e.Cards, " ")
	}
	if e.N != 0 {
		text += fmt.Sprint(" ", e.N)
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
	var best, own []string
	for _, e := range s.Moments {
		best = append(best, EventText(e))
	}
	for _, e := range s.Own {
		own = append(own, EventText(e))
	}
	return fmt.Sprintf("points: %v\nbest: %s\nown: %s", s.Scores, strings.Join(best, ", "), strings.Join(own, ", "))
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
