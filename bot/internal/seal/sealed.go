package seal

import "errors"

// A Sealed is how a table's cards are decided: by a secret that the table has from its opening on, and that nobody is told
// before the game is over. A nil one is of a version of the program that mixed nothing.
type Sealed struct {
	Secret string `json:"secret,omitempty"`
	Given  bool   `json:"given,omitempty"` // the seed is given instead, and nothing is mixed

	Closes  bool     `json:"closes,omitempty"`  // a message closes the mix before the cards are dealt
	Closing *Closing `json:"closing,omitempty"` // that message; nil: they are not dealt yet, or there was none
}

// Mix returns all that decides the cards of seats that were taken by these presses; nil if nothing was mixed.
func (s *Sealed) Mix(presses []string) *Mix {
	switch {
	case s == nil:
		return nil
	case s.Given:
		return &Mix{Given: true}
	}
	if s.Closing != nil {
		presses = nil
	}
	return &Mix{Sum: Sum(s.Secret), Secret: s.Secret, Presses: presses, Closing: s.Closing}
}

// Check refuses what no table has made.
func (s *Sealed) Check(presses []string) error {
	m := s.Mix(presses)
	if m == nil {
		return nil
	}
	if err := m.Check(); err != nil {
		return err
	}
	if s.Given && s.Secret != "" {
		return errors.New("a secret that nothing is mixed with")
	}
	return nil
}
