package screen

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"ruckus/render/markup"
)

// What Discord takes in one message, in UTF-16 code units and in pieces.
const (
	maxTitle     = 256
	MaxText      = 4096
	maxFields    = 25
	maxFieldName = 256
	MaxFieldText = 1024
	maxFooter    = 2048
	MaxSum       = 6000 // title, text, fields and footer together
	MaxAlt       = 1024
	MaxRows      = 5
	MaxButtons   = 5  // in a row
	MaxLabel     = 34 // of a button: what phones show in full; Discord takes 80
	MaxChoices   = 25
	MaxChoice    = 100 // label, value and help of a menu's entry
	maxPrompt    = 150 // label of a menu
	maxLarge     = 27  // marks that are shown large; with more of them, all are small
	MaxNote      = 500 // of a sentence from elsewhere, as far as it is shown
	MaxPlan      = 76  // bytes of Do where it is a press on a plan, which begins with planMark, without what is picked
	MaxDo        = 64  // bytes of Do, Go and Host, with what is picked: as many as a move of games has, and as fit into an identifier
)

// planMark begins a press on a plan: games.PlanMark.
const planMark = "@"

// RoomOf is how many bytes what stands in a control can have.
func RoomOf(arg string) int {
	if strings.HasPrefix(arg, planMark) {
		return MaxPlan
	}
	return MaxDo
}

// Fit makes a screen's texts as short as Discord wants them. Screens are built to be short enough;
// what is cut here is the end of an exceptionally long list.
func Fit(s Screen) Screen {
	if s.Large != "" && !HasMark(s.Large) {
		s.Large, s.Text = "", Paragraphs(s.Large, s.Text)
	}
	s.Title = markup.Clip(s.Title, maxTitle)
	s.Footer = markup.Clip(s.Footer, maxFooter)
	s.Alt = markup.Clip(s.Alt, MaxAlt)
	s.Text = ClipLines(s.Text, MaxText)
	if len(s.Fields) > maxFields {
		s.Fields = s.Fields[:maxFields]
	}
	left := MaxSum - markup.Width(s.Title) - markup.Width(s.Footer) - markup.Width(s.Text)
	for i := range s.Fields {
		f := &s.Fields[i]
		f.Name = markup.Clip(f.Name, maxFieldName)
		f.Text = ClipLines(f.Text, MaxFieldText)
		left -= markup.Width(f.Name) + markup.Width(f.Text)
		if left < 0 {
			s.Fields = s.Fields[:i]
			break
		}
	}
	return s
}

// Check tells what of a screen Discord would refuse, or no reader could use.
func (s Screen) Check() error {
	faults := s.lengths()
	count := func(what string, n, max int) {
		if n > max {
			faults = append(faults, fmt.Errorf("%d %s, at most %d", n, what, max))
		}
	}
	if s.Title == "" || s.Text == "" {
		faults = append(faults, errors.New("no title or no text"))
	}
	faults = append(faults, s.checkMarks())
	if s.Picture != nil && s.Alt == "" {
		faults = append(faults, errors.New("a picture without words"))
	}
	count("fields", len(s.Fields), maxFields)
	for _, f := range s.Fields {
		if f.Name == "" || f.Text == "" {
			faults = append(faults, fmt.Errorf("an empty field %q", f.Name))
		}
		faults = append(faults, checkMoments(f.Text))
	}
	faults = append(faults, checkMoments(s.Title), checkMoments(s.Text))
	count("rows", len(s.Rows), MaxRows)
	seen := map[string]bool{}
	for i, row := range s.Rows {
		if len(row) == 0 {
			faults = append(faults, fmt.Errorf("row %d is empty", i+1))
		}
		count(fmt.Sprintf("buttons in row %d", i+1), len(row), MaxButtons)
		for _, c := range row {
			if (c.Pick != nil || c.Of != 0) && len(row) > 1 {
				faults = append(faults, fmt.Errorf("menu %q shares its row", c.Label))
			}
			if id := c.ID(); seen[id] {
				faults = append(faults, fmt.Errorf("two controls for %q", id))
			} else {
				seen[id] = true
			}
			if err := c.check(); err != nil {
				faults = append(faults, fmt.Errorf("control %q: %w", c.Label, err))
			}
		}
	}
	return errors.Join(faults...)
}

// Fits reports whether the texts of a screen are short enough for Discord. Unlike Check it's cheap enough for each drawing.
func (s Screen) Fits() bool { return len(s.lengths()) == 0 }

func (s Screen) lengths() (faults []error) {
	sum := 0
	most := func(what, text string, n int) {
		w := markup.Width(text)
		sum += w
		if w > n {
			faults = append(faults, fmt.Errorf("%s is %d long, at most %d", what, w, n))
		}
	}
	most("alt", s.Alt, MaxAlt)
	sum = 0 // Discord doesn't count it
	most("title", s.Title, maxTitle)
	most("text", s.Text, MaxText)
	most("footer", s.Footer, maxFooter)
	for _, f := range s.Fields {
		most("name of a field", f.Name, maxFieldName)
		most("text of a field", f.Text, MaxFieldText)
	}
	if sum > MaxSum {
		faults = append(faults, fmt.Errorf("%d code units in all, at most %d", sum, MaxSum))
	}
	return faults
}

// checkMarks tells of marks where Discord shows them as raw text.
func (s Screen) checkMarks() error {
	for _, text := range s.Raw() {
		if HasMark(text) {
			return fmt.Errorf("%q would show the name of a mark", text)
		}
	}
	if rest := MarkText.ReplaceAllString(s.Large, ""); strings.TrimSpace(rest) != "" {
		return fmt.Errorf("%q beside the large marks makes them small", rest)
	}
	if n := len(MarkText.FindAllString(s.Large, -1)); n > maxLarge {
		return fmt.Errorf("%d large marks, at most %d", n, maxLarge)
	}
	return nil
}

// MarkText finds marks in a text.
var MarkText = regexp.MustCompile(`<:(\w+):\d+>`)

// ID tells a control from all others of its screen.
func (c Control) ID() string {
	return c.Do + "|" + c.Go + "|" + c.Host
}

func (c Control) check() error {
	uses := 0
	for _, arg := range []string{c.Do, c.Go, c.Host} {
		if arg != "" {
			uses++
		}
		if most := RoomOf(arg); len(arg) > most {
			return fmt.Errorf("%q has %d bytes, at most %d", arg, len(arg), most)
		}
		if strings.ContainsFunc(arg, func(c rune) bool { return c < ' ' || c > '~' || c == '|' }) {
			return fmt.Errorf("%q has other characters than printable ASCII without |", arg)
		}
	}
	if uses != 1 {
		return errors.New("exactly one of Do, Go and Host must be set")
	}
	if c.Label == "" && (c.Emoji == "" || c.Pick != nil) {
		return errors.New("no label")
	}
	if c.Of != 0 {
		return c.checkEntities()
	}
	if c.Pick == nil {
		if markup.Width(c.Label) > MaxLabel {
			return fmt.Errorf("the label is %d long, at most %d", markup.Width(c.Label), MaxLabel)
		}
		return nil
	}
	return c.checkMenu()
}

func (c Control) checkEntities() error {
	switch {
	case c.Pick != nil || strings.Contains(c.Go, "*"):
		return errors.New("a menu of channels or roles has no entries of its own")
	case markup.Width(c.Label) > maxPrompt:
		return fmt.Errorf("the label is %d long, at most %d", markup.Width(c.Label), maxPrompt)
	case c.Min < 0 || c.Max < max(1, c.Min, len(c.Picked)) || c.Max > MaxChoices:
		return fmt.Errorf("%d to %d may be picked, %d are", c.Min, c.Max, len(c.Picked))
	}
	return nil
}

func (c Control) checkMenu() error {
	if strings.Count(c.Do+c.Go+c.Host, "*") != 1 {
		return errors.New("a menu needs one * for what is picked")
	}
	if markup.Width(c.Label) > maxPrompt {
		return fmt.Errorf("the label is %d long, at most %d", markup.Width(c.Label), maxPrompt)
	}
	if len(c.Pick) == 0 || len(c.Pick) > MaxChoices {
		return fmt.Errorf("%d entries, must be 1 to %d", len(c.Pick), MaxChoices)
	}
	if c.Min < 0 || c.Max < c.Min || c.Max > len(c.Pick) {
		return fmt.Errorf("%d to %d of %d entries may be picked", c.Min, c.Max, len(c.Pick))
	}
	values, lengths := map[string]bool{}, []int{}
	for _, p := range c.Pick {
		switch {
		case p.Label == "" || p.Value == "" || values[p.Value]:
			return fmt.Errorf("entry %q has no label, or no value of its own", p.Label)
		case markup.Width(p.Label) > MaxChoice || markup.Width(p.Value) > MaxChoice || markup.Width(p.Help) > MaxChoice:
			return fmt.Errorf("entry %q is too long", p.Label)
		}
		values[p.Value] = true
		lengths = append(lengths, len(p.Value))
	}
	slices.Sort(lengths)
	longest := len(c.Do+c.Go) - len("*") + max(0, c.Max-1)*len("+")
	for _, n := range lengths[len(lengths)-max(1, c.Max):] {
		longest += n
	}
	if longest > MaxDo && RoomOf(c.Do) == MaxDo {
		return fmt.Errorf("what is picked can have %d bytes, at most %d", longest, MaxDo)
	}
	return nil
}
