package screen

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// sound is a screen without fault.
func sound() Screen {
	return Screen{
		Title: "Title", Text: "Text",
		Fields: []Field{{Name: "Name", Text: "Text"}},
		Rows: [][]Control{
			{{Label: "Do", Do: "do 1"}, {Label: "Go", Go: "there"}, {Label: "Host", Host: "join"}},
			{{Label: "Menu", Do: "pick *", Pick: []Choice{{Label: "A", Value: "a"}, {Label: "B", Value: "b"}}, Min: 1, Max: 2}},
		},
	}
}

// blank is a picture without a description.
type blank struct{}

func (blank) Key() string { return "" }
func (blank) PNG() []byte { return nil }

// Check finds everything that Discord refuses or nobody could use.
func TestCheckFindsFaults(t *testing.T) {
	require.NoError(t, sound().Check())
	long := func(n int) string { return strings.Repeat("x", n) }
	menu := func(s *Screen) *Control { return &s.Rows[1][0] }
	for name, spoil := range map[string]func(*Screen){
		"no title":             func(s *Screen) { s.Title = "" },
		"no text":              func(s *Screen) { s.Text = "" },
		"long title":           func(s *Screen) { s.Title = long(257) },
		"long title in UTF-16": func(s *Screen) { s.Title = strings.Repeat("👍", 129) },
		"long text":            func(s *Screen) { s.Text = long(4097) },
		"long footer":          func(s *Screen) { s.Footer = long(2049) },
		"long field name":      func(s *Screen) { s.Fields[0].Name = long(257) },
		"long field":           func(s *Screen) { s.Fields[0].Text = long(1025) },
		"empty field":          func(s *Screen) { s.Fields[0].Text = "" },
		"long sum":             func(s *Screen) { s.Text, s.Footer = long(4000), long(2000) },
		"26 fields":            func(s *Screen) { s.Fields = append(s.Fields, make([]Field, 25)...) },
		"picture without alt":  func(s *Screen) { s.Picture = blank{} },
		"6 rows": func(s *Screen) {
			for _, do := range []string{"1", "2", "3", "4"} {
				s.Rows = append(s.Rows, []Control{{Label: "x", Do: do}})
			}
		},
		"empty row": func(s *Screen) { s.Rows[0] = nil },
		"6 buttons": func(s *Screen) {
			s.Rows[0] = append(s.Rows[0], Control{Label: "x", Do: "1"}, Control{Label: "x", Do: "2"}, Control{Label: "x", Do: "3"})
		},
		"menu beside a button": func(s *Screen) { s.Rows[1] = append(s.Rows[1], Control{Label: "x", Do: "1"}) },
		"the same twice":       func(s *Screen) { s.Rows[0][1] = s.Rows[0][0] },
		"nothing to do":        func(s *Screen) { s.Rows[0][0].Do = "" },
		"two things to do":     func(s *Screen) { s.Rows[0][0].Go = "x" },
		"no label":             func(s *Screen) { s.Rows[0][0].Label = "" },
		"long label":           func(s *Screen) { s.Rows[0][0].Label = long(35) },
		"long move":            func(s *Screen) { s.Rows[0][0].Do = long(65) },
		"move with a bar":      func(s *Screen) { s.Rows[0][0].Do = "a|b" },
		"move beyond ASCII":    func(s *Screen) { s.Rows[0][0].Do = "é" },
		"menu without star":    func(s *Screen) { menu(s).Do = "pick" },
		"long menu label":      func(s *Screen) { menu(s).Label = long(151) },
		"no entries":           func(s *Screen) { menu(s).Pick = []Choice{} },
		"26 entries":           func(s *Screen) { menu(s).Pick = make([]Choice, 26) },
		"more than there are":  func(s *Screen) { menu(s).Max = 3 },
		"fewer than fewest":    func(s *Screen) { menu(s).Min = 3 },
		"same value twice":     func(s *Screen) { menu(s).Pick[1].Value = "a" },
		"long entry":           func(s *Screen) { menu(s).Pick[0].Label = long(101) },
		"long help":            func(s *Screen) { menu(s).Pick[0].Help = long(101) },
		"long picked move":     func(s *Screen) { menu(s).Max = 1; menu(s).Pick[0].Value = long(60) },
		"long set": func(s *Screen) {
			menu(s).Pick[0].Value, menu(s).Pick[1].Value = long(30), long(30)
		},
	} {
		s := sound()
		spoil(&s)
		require.Error(t, s.Check(), name)
	}
}

// However much there is to say, what is sent is short enough, and cut between lines.
func TestFitCutsBetweenLines(t *testing.T) {
	s := sound()
	s.Title = strings.Repeat("👍", 300)
	s.Text = strings.Repeat("**a line**\n", 600)
	s.Fields = nil
	for range 30 {
		s.Fields = append(s.Fields, Field{Name: strings.Repeat("n", 300), Text: strings.Repeat("- `row`\n", 400)})
	}
	s = Fit(s)
	require.NoError(t, s.Check())
	require.True(t, strings.HasSuffix(s.Text, "**a line**\n…"), s.Text[len(s.Text)-20:])
	require.NotEmpty(t, s.Fields)
	require.Equal(t, "short\n…", ClipLines("short\nmuch too long for this", 12))
}
