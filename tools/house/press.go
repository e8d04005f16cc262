package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
)

// rounds is how often each test is run: what clocks do on their own differs a little from run to run.
const rounds = 8

// pressMeasures count the files that one press enters. All of the project is built with counters for that, which takes a minute,
// so without slow they are not taken.
func pressMeasures(slow bool) []measure {
	entered := sync.OnceValues(enteredByAPress)
	count := func(dirs ...string) func(tree) (int, error) {
		return func(t tree) (int, error) {
			if !slow {
				return missing, nil
			}
			names, err := entered()
			if err != nil {
				return 0, err
			}
			return len(t.where(func(s source) bool { return names[s.name] && !s.judge() && s.below(dirs...) })), nil
		}
	}
	return []measure{
		{id: "press-bot", what: "files of bot and store that a press enters (-press)", target: 40, take: count("bot", "store")},
		{id: "press", what: "files that a press enters, with game and screens (-press)", target: 80, take: count("bot", "store", "games", "render")},
	}
}

// enteredByAPress returns the files of which something runs more often in a test with a press than in the same test without.
func enteredByAPress() (map[string]bool, error) {
	dir, err := os.MkdirTemp("", "house")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	module, err := command("", "go", "list", "-m")
	if err != nil {
		return nil, err
	}
	test := filepath.Join(dir, "bot.test")
	if _, err := command("", "go", "test", "-c", "-covermode=count", "-coverpkg=./...", "-o", test, "./bot"); err != nil {
		return nil, err
	}
	more := map[string]int{} // how much more often each block ran with the press, in all rounds
	for range rounds {
		for _, pressed := range []string{"false", "true"} {
			profile := filepath.Join(dir, pressed)
			if _, err := command("bot", test, "-test.run=^TestEverybodySeesAPress$", "-test.coverprofile="+profile, "-pressed="+pressed); err != nil {
				return nil, err
			}
			text, err := os.ReadFile(profile)
			if err != nil {
				return nil, err
			}
			for block, n := range blocks(string(text)) {
				if pressed == "false" {
					n = -n
				}
				more[block] += n
			}
		}
	}
	entered := map[string]bool{}
	for block, n := range more {
		if n > rounds/2 {
			file, _, _ := strings.Cut(block, ":")
			entered[strings.TrimPrefix(file, strings.TrimSpace(module)+"/")] = true
		}
	}
	return entered, nil
}

// blocks reads a profile: how often each block of code was run.
func blocks(profile string) map[string]int {
	counts := map[string]int{}
	for line := range strings.Lines(profile) {
		words := strings.Fields(line) // such as "ruckus/bot/press.go:31.42,35.3 2 17"
		if len(words) == 3 {
			n, _ := strconv.Atoi(words[2])
			counts[words[0]] += n
		}
	}
	return counts
}

// command runs a command in a folder, and returns what it prints.
func command(dir, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	said, err := cmd.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w\n%s", filepath.Base(name), strings.Join(args, " "), err, said)
	}
	return string(said), nil
}
