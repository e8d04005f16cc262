package gamestest

import (
	"fmt"
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
func Numbered(move string, number int) string {
	if move, named, ok := strings.Cut(move, " @"); ok {
		return move + " " + named
	}
	return move + " " + strconv.Itoa(number)
}

// MovesText writes moves without their last words, which are their numbers, and only the first few.
func MovesText(moves []string, most int) string {
	var text []string
	for _, move := range moves[:min(most, len(moves))] {
		text = append(text, move[:strings.LastIndexByte(move, ' ')])
	}
	if len(moves) > most {
		text = append(text, fmt.Sprintf("%d more", len(moves)-most))
	}
	return strings.Join(text, ", ")
}
