package screen

// A Form is what a person fills in: one line of text. Its answer comes as a press on Go, with the text.
type Form struct {
	Title, Label string // at most MaxFormTitle
	Help         string // at most MaxChoice
	Hint         string // stands in the empty line; at most MaxChoice
	Value        string // what the line begins with
	Max          int    // how long the line can be; 0: as long as a number or a word
	Go           string // the place inside the same screen that the answer goes to
}

// MaxFormTitle is how long a form's title and its line's label can be, in UTF-16 code units.
const MaxFormTitle = 45
