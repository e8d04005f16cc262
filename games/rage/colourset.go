package rage

import (
	"errors"
	"strings"
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

// voids are the colours that each seat has shown not to have. Their stored form is letters: "RG||B".
type voids [maxSeats]colourSet

// MarshalText writes the letters of each seat's colours.
func (v voids) MarshalText() ([]byte, error) {
	text := make([]byte, 0, 16)
	for _, set := range v {
		for k := range colour(colours) {
			if set.has(k) {
				text = append(text, colourLetters[k])
			}
		}
		text = append(text, '|')
	}
	return text, nil
}

// UnmarshalText reads the letters of each seat's colours.
func (v *voids) UnmarshalText(text []byte) error {
	*v = voids{}
	s := 0
	for _, letter := range text {
		k := strings.IndexByte(colourLetters, letter)
		switch {
		case letter == '|':
			s++
		case k < 0 || s >= maxSeats:
			return errors.New("the voids are not letters of colours")
		default:
			v[s] = v[s].with(colour(k))
		}
	}
	return nil
}
