package riot

import (
	_ "embed" // for what is said
	"fmt"
	"strings"

	"ruckus/games"
)

//go:embed words.txt
var english string

// refusals are what the rules refuse, by name.
var refusals = readRefusals()

func readRefusals() map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(english) {
		if name, sentence, ok := strings.Cut(strings.TrimSpace(line), ": "); ok && name[0] != '#' {
			all[name] = sentence
		}
	}
	return all
}

// no refuses a move, with a sentence of words.txt and what is filled into its braces: a name, and what stands there.
func no(name string, filled ...any) error {
	sentence, known := refusals[name]
	if !known {
		panic("words.txt has no " + name) // a part of the program, and tested
	}
	for i := 0; i < len(filled); i += 2 {
		sentence = strings.ReplaceAll(sentence, fmt.Sprintf("{%s}", filled[i]), fmt.Sprint(filled[i+1]))
	}
	rule, _, explained := strings.Cut(name, ".")
	if !explained {
		return games.Illegalf("%s", sentence)
	}
	return games.Breaks(rule, "%s", sentence)
}
