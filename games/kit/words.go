package kit

import (
	"fmt"
	"strings"

	"ruckus/games"
)

// Words are what a game's rules say, by name: a file of lines "name: sentence", with notes after #. A refusal's name may begin with the
// page of the guide that explains it, and a dot. Braces in a sentence are filled by name.
type Words map[string]string

// ReadWords reads such a file, which is part of the program.
func ReadWords(file string) Words {
	all := Words{}
	for line := range strings.Lines(file) {
		if name, sentence, ok := strings.Cut(strings.TrimSpace(line), ": "); ok && name[0] != '#' {
			all[name] = sentence
		}
	}
	return all
}

// Say is a sentence with its braces filled: each name, and what stands there.
func (w Words) Say(name string, filled ...any) string {
	sentence, known := w[name]
	if !known {
		panic("words.txt has no " + name) // a part of the program, and tested
	}
	for i := 0; i < len(filled); i += 2 {
		sentence = strings.ReplaceAll(sentence, "{"+filled[i].(string)+"}", fmt.Sprint(filled[i+1]))
	}
	return sentence
}

// No refuses something with a sentence.
func (w Words) No(name string, filled ...any) error {
	if rule, _, explained := strings.Cut(name, "."); explained {
		return games.Breaks(rule, "%s", w.Say(name, filled...))
	}
	return games.Illegalf("%s", w.Say(name, filled...))
}

// TooLate is No for a press that only somebody else's made too late.
func (w Words) TooLate(by games.Lateness, name string, filled ...any) error {
	rule, _, _ := strings.Cut(name, ".")
	return games.TooLate(rule, by, "%s", w.Say(name, filled...))
}
