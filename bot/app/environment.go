package app

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"

	"github.com/joho/godotenv"

	"ruckus/bot/internal/bounded"
)

// environment is the process's own, as far as it looks like ours, and what the file adds to it; the file may be missing.
func environment(file string) (map[string]string, error) {
	text, err := bounded.File(file, maxSettings)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("can't read the settings: %w", err)
	}
	env, err := parseEnvironment(text)
	if err != nil {
		return nil, fmt.Errorf("%s, %w", file, err)
	}
	for _, entry := range os.Environ() {
		if name, value, _ := strings.Cut(entry, "="); looksLikeOurs(name) {
			env[name] = value
		}
	}
	for _, name := range variables { // as the system looks them up: on Windows in capitals or not
		if v, ok := os.LookupEnv(name); ok {
			env[name] = v
		}
	}
	return env, nil
}

// parseEnvironment reads lines NAME=value. An error names the line where a fault begins, and never what is in it: with the
// library's own error, all that follows the fault would be shown, and the token with it.
func parseEnvironment(text []byte) (map[string]string, error) {
	text = bytes.TrimPrefix(text, []byte("\ufeff")) // some editors on Windows begin a file with it
	env, err := godotenv.UnmarshalBytes(append(text, '\n'))
	if err == nil {
		return env, nil
	}
	lines, good := bytes.SplitAfter(text, []byte("\n")), 0
	for n := range lines {
		if _, err := godotenv.UnmarshalBytes(append(bytes.Join(lines[:n], nil), '\n')); err == nil {
			good = n // a value in quotes may go on over lines, so a longer beginning can be right again
		}
	}
	return nil, fmt.Errorf("line %d: each line must be NAME=value, and every quote must be closed", good+1)
}

var (
	// prefixes are how the names of variables begin; RIOT_ is left out, because others have it, too.
	prefixes = []string{"DISCORD_", "REDIS_", "RUCKUS_"}
	// linked are the names by which Kubernetes and Docker tell of services whose names begin like ours.
	linked = regexp.MustCompile(`_SERVICE_(HOST|PORT)(_|$)|_PORT$|_PORT_\d+_(TCP|UDP)(_|$)`)
)

// longestTypo is how many letters may be wrong, missing or too many in a name that is still recognized.
const longestTypo = 2

func looksLikeOurs(name string) bool {
	upper := strings.ToUpper(name)
	return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(upper, p) }) || nearest(name) != ""
}

// unknownVariables says of every variable that looks like ours and is not what may be meant. It never shows a value.
func unknownVariables(env map[string]string) (sentences []string) {
	for name := range env {
		if slices.Contains(variables, name) || !looksLikeOurs(name) || linked.MatchString(name) {
			continue
		}
		sentence := say("unknown", "name", name)
		if meant := nearest(name); meant != "" {
			sentence = say("unknown.typo", "name", name, "meant", meant)
		}
		sentences = append(sentences, sentence)
	}
	slices.Sort(sentences)
	return sentences
}

// nearest is the setting that a name is taken for; "" where there is none that looks like it.
func nearest(name string) string {
	upper := strings.ToUpper(name)
	best := slices.MinFunc(variables, func(a, b string) int { return cmp.Compare(typos(upper, a), typos(upper, b)) })
	if typos(upper, best) > longestTypo {
		return ""
	}
	return best
}

// typos counts the letters that must be changed, added or taken away to get from one word to the other.
func typos(a, b string) int {
	row := make([]int, len(b)+1) // from what of a was read so far, to each beginning of b
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			n := diagonal
			if a[i] != b[j] {
				n = 1 + min(diagonal, row[j], row[j+1])
			}
			diagonal, row[j+1] = row[j+1], n
		}
	}
	return row[len(b)]
}
