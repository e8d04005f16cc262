package riot

import (
	"fmt"
	"slices"
)

var (
	sideNames   = []string{defender: "defender", attacker: "attacker"}
	banNames    = []string{"buildings", "all"}
	endingNames = []string{notEnded: "", byAim: "aim", byOutlast: "outlast", byLength: "length"}
)

// MarshalText writes the names of the teams.
func (s teamSet) MarshalText() ([]byte, error) { return []byte(setText(s, teamNames[:])), nil }

// UnmarshalText reads the names of teams.
func (s *teamSet) UnmarshalText(text []byte) error {
	return known(readSet(s, string(text), teamNames[:]), text)
}

// MarshalText writes what is forbidden.
func (b ban) MarshalText() ([]byte, error) { return []byte(setText(b, banNames)), nil }

// UnmarshalText reads what is forbidden.
func (b *ban) UnmarshalText(text []byte) error {
	return known(readSet(b, string(text), banNames), text)
}

// MarshalText writes the phase as views name it.
func (p phase) MarshalText() ([]byte, error) { return []byte(viewPhases[p]), nil }

// UnmarshalText reads the name of a phase.
func (p *phase) UnmarshalText(text []byte) error { return readName(p, text, viewPhases[:]) }

// MarshalText writes the name of a side.
func (s side) MarshalText() ([]byte, error) { return []byte(sideNames[s]), nil }

// UnmarshalText reads the name of a side.
func (s *side) UnmarshalText(text []byte) error { return readName(s, text, sideNames) }

// MarshalText writes how the game ended.
func (e ending) MarshalText() ([]byte, error) { return []byte(endingNames[e]), nil }

// UnmarshalText reads how the game ended.
func (e *ending) UnmarshalText(text []byte) error { return readName(e, text, endingNames) }

func readName[T ~uint8, S ~string](v *T, text []byte, names []S) error {
	i := slices.Index(names, S(text))
	*v = T(max(i, 0))
	return known(i >= 0, text)
}

func known(ok bool, name []byte) error {
	if !ok {
		return fmt.Errorf("%q is not known", name)
	}
	return nil
}
