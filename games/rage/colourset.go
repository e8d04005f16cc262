package rage

import (
	"errors"
	"strings"

	"ruckus/games/kit"
)

// A colourSet is a set of colours, with a bit for each.
type colourSet uint8

const everyColour colourSet = 1<<colours - 1

func (set colourSet) has(k colour) bool       { return set>>k&1 != 0 }
func (set colourSet) with(k colour) colourSet { return set | 1<<k }

// names lists the colours in order; it is never nil.
func (set colourSet) names() []string {
	names := make([]string, 0, colours)
	for k := range colour(colours) {
		if set.has(k) {
			names = append(names, k.String())
		}
	}
	return names
}

// AppendText writes the letters of the colours.
func (set colourSet) AppendText(text []byte) ([]byte, error) {
	for k := range colour(colours) {
		if set.has(k) {
			text = append(text, colourLetters[k])
		}
	}
	return text, nil
}

// UnmarshalText reads letters of colours.
func (set *colourSet) UnmarshalText(text []byte) error {
	*set = 0
	for _, letter := range text {
		k := strings.IndexByte(colourLetters, letter)
		if k < 0 {
			return errors.New("the voids are not letters of colours")
		}
		*set = set.with(colour(k))
	}
	return nil
}

// voids are the colours that each seat has shown not to have. Their stored form is "RG||B|…".
type voids = kit.BySeat[colourSet, *colourSet]
