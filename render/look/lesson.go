package look

import (
	"time"

	"ruckus/render/words"
)

// A Lesson teaches a game by playing it, in one message that only the learner sees: a stacked deal, and steps that each
// say one thing and want one press. It is data: the moves of the others are fixed, and all of them go through the rules.
type Lesson struct {
	Version int            // from 1 to 35; another one with every change of its steps, so that a press on an older screen begins again
	Players []string       // the names of the others by seat; "" is the learner's
	Values  map[string]int // options that are not the default
	Minutes int            // about how long it takes
	Steps   []Step         // 8 to 15
}

// Worded takes what the steps say from a file of words, by their names: "lesson.NAME", and below that title, want, next and late,
// second for who came by the second of two ways, and what wrong presses are told by what stands in their Say: what several steps
// tell is "lesson.SAY".
func (l *Lesson) Worded(b words.Book) *Lesson {
	for i := range l.Steps {
		s := &l.Steps[i]
		key := "lesson." + s.Name
		s.Title, s.Say = b.Say(key+".title"), []string{b.Say(key)}
		s.Want, s.Next, s.Late = b.Text(key+".want").String(), b.Text(key+".next").String(), b.Text(key+".late").String()
		if second := b.Text(key + ".second"); second != nil {
			s.Say = append(s.Say, second.String())
		}
		for j := range s.Wrong {
			told := key + "." + s.Wrong[j].Say
			if b.Text(told) == nil {
				told = "lesson." + s.Wrong[j].Say
			}
			s.Wrong[j].Say = b.Say(told)
		}
	}
	return l
}

// A Step is one screen of a lesson. The last one wants nothing.
type Step struct {
	Name string // of its words, see Worded
	// From is the position that the step begins with; nil: the one that the last step has led to.
	From *Stacked
	// Part begins a second part, which has this name; it ends like the first, with a step that wants nothing.
	Part string
	// Title and Say are what is said, Want in one line what to press. Together they have at most 45 words. Say has one text,
	// or one for each of the ways of the last step that has several. Cards stand in braces, see Look.Card.
	Title string
	Say   []string
	Want  string
	// Next is the label of a button that takes the step, where nothing is to be played; "": there is none.
	Next string
	// Ways are the moves that take the step. With Next there is one, whose Move is "".
	Ways []Way
	// Rows are the rows of the hand that the step is about, from 1; those of the others are dim. Nil: it is about all.
	Rows []int
	// In is the place in the hand where the step begins, and nothing leads back from it; "": its first.
	In string
	// Bare leaves out what stands beside a picture or large cards, except for those who read words only: the step says it all.
	Bare bool
	// Board shows what everybody sees in place of the hand, in a step with Next.
	Board bool
	// Via are the places in the hand on the way to the move, the nearest first.
	Via []string
	// Wrong is what other presses are told: the first that matches.
	Wrong []Told
	// Clock is how long the step waits for its move; 0: for ever. After it the way without a move is taken. Where there is
	// none, the step says Late, marks the button that takes it, and waits for ever.
	Clock time.Duration
	Late  string
}

// Stacked is a position that nobody has dealt.
type Stacked struct {
	Position string   // see games.Kind.Placed
	Then     []string // moves that are made first, as in Way
}

// A Way is a move that takes a step, and what happens after it.
type Way struct {
	Move  string   // or, after ">", a place in the hand; or what is done with a plan, without what the press saw: "@+move A 1M1 B"
	Then  []string // "1 play 7H 3" is the move "play 7H 3" of seat 1, "tick" the game's own clock; of a plan that is played all its moves
	Stops string   // the order at which a plan that is played stops; "": it comes to its end
}

// Told is what a press is told that takes no step.
type Told struct {
	Press string // a move or, after ">", a place in the hand; as a pattern of path.Match, in which * stands for anything
	Say   string
}
