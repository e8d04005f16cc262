package riot

import (
	"fmt"

	"ruckus/games/kit"
)

var (
	sideNames   = []string{defender: "defender", attacker: "attacker"}
	banNames    = []string{"buildings", "all"}
	endingNames = []string{NotEnded: "", ByAim: "aim", ByOutlast: "outlast", ByLength: "length"}
)

// UnmarshalText reads the names of teams.
func (s *teamSet) UnmarshalText(text []byte) error {
	return known(readSet(s, string(text), teamNames[:]), text)
}

// UnmarshalText reads what is forbidden.
func (b *ban) UnmarshalText(text []byte) error {
	return known(readSet(b, string(text), banNames), text)
}

// MarshalText writes the phase as views name it.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the name of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return kit.ReadName(p, text, phaseNames) }

// UnmarshalText reads the name of a side.
func (s *side) UnmarshalText(text []byte) error { return kit.ReadName(s, text, sideNames) }

// MarshalText writes how the game ended.
func (e Ending) MarshalText() ([]byte, error) { return []byte(kit.Name(e, endingNames)), nil }

// UnmarshalText reads how the game ended.
func (e *Ending) UnmarshalText(text []byte) error { return kit.ReadName(e, text, endingNames) }

func known(ok bool, name []byte) error {
	if !ok {
		return fmt.Errorf("%q isn't known", name)
	}
	return nil
}
