package problem

import (
	_ "embed" // for what reasons say
	"encoding/json"
	"errors"
	"regexp"

	"ruckus/render/words"
)

// Records keep why something ended or can't begin as a code, never as a sentence: people read old records, too, and better words reach
// those only if nobody stored the worse ones.

//go:embed words.txt
var english string

var book = words.Read(english)

// A Reason is why something ended, can't begin or wasn't done; the zero Reason is none. To everyone who asks it's a Refusal.
type Reason struct {
	Code string `json:"code"`        // a key of words.txt
	N    int    `json:"n,omitempty"` // the number in its sentence
}

// Says is its sentence, like that of a Refusal; "" for none.
func (r Reason) Says() string {
	switch {
	case r == Reason{}:
		return ""
	case book.Text(r.Code) == nil: // of a newer program
		return book.Say("unknown")
	}
	return book.Say(r.Code, "n", r.N)
}

// Costing is its sentence where those who had gone first lose by it.
func (r Reason) Costing() string { return book.Say("costs", "why", r.Says()) }

func (r Reason) Error() string { return r.Says() }

// Fault is the Fault that its sentence tells of.
func (r Reason) Fault(cause error) error { return &Fault{Sentence: r.Says(), Cause: cause} }

// As has errors.As find a Refusal.
func (r Reason) As(target any) bool {
	refusal, ok := target.(*Refusal)
	if ok {
		*refusal = Refusal(r.Says())
	}
	return ok
}

var shape = regexp.MustCompile(`^[a-z]+(\.[a-z]+)?$`)

// UnmarshalJSON refuses what has no shape of a reason. One that this program doesn't know is a newer one's, and stays.
func (r *Reason) UnmarshalJSON(data []byte) error {
	type plain Reason
	err := json.Unmarshal(data, (*plain)(r))
	if err == nil && (!shape.MatchString(r.Code) || r.N < 0) {
		err = errors.New("no reason")
	}
	return err
}
