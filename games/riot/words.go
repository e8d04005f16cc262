package riot

import (
	_ "embed" // for what is said
	"fmt"
	"strings"

	"ruckus/games"
)

//go:embed words.txt
var english string

// sentences are those of words.txt by name.
var sentences = readWords()

func readWords() map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(english) {
		if name, sentence, ok := strings.Cut(strings.TrimSpace(line), ": "); ok && name[0] != '#' {
			all[name] = sentence
		}
	}
	return all
}

// say is a sentence of words.txt, with what is filled into its braces: a name, and what stands there.
func say(name string, filled ...any) string {
	sentence, known := sentences[name]
	if !known {
		panic("words.txt has no " + name) // a part of the program, and tested
	}
	for i := 0; i < len(filled); i += 2 {
		sentence = strings.ReplaceAll(sentence, "{"+filled[i].(string)+"}", fmt.Sprint(filled[i+1]))
	}
	return sentence
}

// no refuses a move with such a sentence.
func no(name string, filled ...any) error {
	sentence := say(name, filled...)
	rule, _, explained := strings.Cut(name, ".")
	if !explained {
		return games.Illegalf("%s", sentence)
	}
	return games.Breaks(rule, "%s", sentence)
}
