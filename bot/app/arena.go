package app

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/games/arena"
)

// arena has players play against each other, and prints who is better.
func (p program) arena(ctx context.Context, args []string) error {
	var name, seats, options string
	var deals int
	var seed uint64
	var asJSON *bool
	var example bool
	var limit time.Duration
	var programs []string
	m := arena.Match{}
	err := p.flags("arena", args, func(f *flag.FlagSet) {
		f.StringVar(&seats, "seats", "hard,medium", "`PLAYERS` in the first game of each deal, by seat")
		f.IntVar(&deals, "deals", 100, "`NUMBER` of deals; each is played once from every seat")
		f.Uint64Var(&seed, "seed", 1, "`NUMBER` the shuffles follow from: the same one gives the same result")
		f.StringVar(&options, "options", "", "game `OPTIONS`, such as hands=5,teams=1")
		asJSON = jsonFlag(f)
		f.IntVar(&m.Workers, "workers", 0, "`NUMBER` of games at once; 0 means one per core")
		f.DurationVar(&limit, "limit", time.Second, "`TIME` a program can take to answer; its first answer in a game gets longer")
		f.BoolVar(&example, "question", false, "print an example question for programs, and play nothing")
		f.Func("exec", "`COMMAND` that starts your program, for seats named exec; give a second one for exec2, and so on", func(s string) error {
			programs = append(programs, s)
			return nil
		})
	}, &name)
	if err != nil {
		return err
	}
	kinds, err := p.kinds()
	if err != nil {
		return configError{err.Error()}
	}
	m.Kind, err = kindNamed(kinds, name)
	if err != nil {
		return configError{err.Error()}
	}
	m.Values, err = parseValues(m.Kind, options)
	if err != nil {
		return configError{err.Error()}
	}
	m.Deals, m.Seed = deals, seed
	if deals < 1 || deals > 1_000_000 || limit <= 0 || m.Workers < 0 {
		return configError{"use 1 to 1000000 for --deals, more than 0 for --limit, and 0 or more for --workers"}
	}
	for _, who := range strings.Split(seats, ",") {
		player, err := p.player(who, programs, limit)
		if err != nil {
			return configError{err.Error()}
		}
		m.Players = append(m.Players, player)
	}
	if example {
		asked, err := m.Example(ctx)
		if err != nil {
			return err
		}
		return p.printJSON(asked)
	}
	bar := newProgress(p.stderr, "games")
	m.Done = bar.show
	m.Note = bar.note
	result, err := m.Play(ctx)
	bar.end()
	if result.Games == 0 {
		return err
	}
	if *asJSON {
		if err := p.printJSON(result); err != nil {
			return err
		}
	} else {
		result.Print(p.stdout)
	}
	result.PrintTimes(p.stderr)
	if err != nil {
		return fmt.Errorf("interrupted: these are %d of %d deals", result.Deals, deals)
	}
	return nil
}

// player makes the player of a seat.
func (p program) player(who string, programs []string, limit time.Duration) (arena.Player, error) {
	n, ok := strings.CutPrefix(who, "exec")
	if !ok {
		return arena.Named(who)
	}
	i := 1
	if n != "" {
		var err error
		i, err = strconv.Atoi(n)
		if err != nil {
			return nil, fmt.Errorf("there's no player %q: write exec, or exec2 for the second --exec", who)
		}
	}
	if i < 1 || i > len(programs) || strings.TrimSpace(programs[i-1]) == "" {
		return nil, fmt.Errorf("%s needs a program: add --exec COMMAND", who)
	}
	return arena.Program{Label: who, Command: strings.Fields(programs[i-1]), Limit: limit, Start: startTime}, nil
}

func kindNamed(kinds []games.Kind, name string) (games.Kind, error) {
	var names []string
	for _, k := range kinds {
		if k.Name == name {
			return k, nil
		}
		names = append(names, k.Name)
	}
	if name != "" {
		return games.Kind{}, fmt.Errorf("there's no game %q; pick one: %s", name, strings.Join(names, ", "))
	}
	return games.Kind{}, fmt.Errorf("pick a game: %s", strings.Join(names, ", "))
}

// parseValues reads options of a game, as in "hands=5,teams=on".
func parseValues(k games.Kind, text string) (map[string]int, error) {
	if text == "" {
		return nil, nil
	}
	values := make(map[string]int)
	for _, part := range strings.Split(text, ",") {
		name, value, _ := strings.Cut(part, "=")
		found := false
		for _, o := range k.Options() {
			if o.Name != name {
				continue
			}
			n, err := strconv.Atoi(value)
			if err != nil {
				return nil, fmt.Errorf("option %s: %q isn't a number; use 1 for on, 0 for off", name, value)
			}
			if err := o.Check(n); err != nil {
				return nil, fmt.Errorf("option %s: %w", name, err)
			}
			values[name], found = n, true
		}
		if !found {
			return nil, fmt.Errorf("%s has no option %q; \"ruckus games\" lists them", k.Title, name)
		}
	}
	return values, nil
}

const (
	barWidth   = 30
	shownNotes = 10
	startTime  = 10 * time.Second // for a program to start
)

// A progress shows how far a match has come: as a bar on a terminal, elsewhere as a line now and then.
type progress struct {
	w        io.Writer
	what     string // is done
	terminal bool
	begun    time.Time
	shown    time.Time
	done     int            // what was shown last
	notes    []string       // why programs have lost moves, each once
	times    map[string]int // how often
}

func newProgress(w io.Writer, what string) *progress {
	return &progress{w: w, what: what, terminal: isTerminal(w), begun: time.Now(), shown: time.Now(), times: make(map[string]int)}
}

// quiet has nothing shown but on a terminal: what runs at night would make a mail of it.
func (b *progress) quiet() *progress {
	if !b.terminal {
		b.w = io.Discard
	}
	return b
}

func (b *progress) show(done, all int) {
	every := 10 * time.Second
	if b.terminal {
		every = 100 * time.Millisecond
	}
	if done == 0 || done == b.done || time.Since(b.shown) < every && done < all {
		return
	}
	b.done = done
	b.shown = time.Now()
	left := time.Duration(float64(time.Since(b.begun)) * float64(all-done) / float64(done)).Round(time.Second)
	if !b.terminal {
		fmt.Fprintf(b.w, "%d of %d %s, %v left\n", done, all, b.what, left)
		return
	}
	full := barWidth * done / all
	fmt.Fprintf(b.w, "\r[%s%s] %d of %d %s, %v left   ", strings.Repeat("#", full), strings.Repeat(".", barWidth-full), done, all, b.what, left)
}

// note reports why a program has lost a move, each reason once, and only the first few of them.
func (b *progress) note(name, why string) {
	line := name + " loses a move: " + why
	if b.times[line] == 0 && len(b.notes) < shownNotes {
		b.notes = append(b.notes, line)
		fmt.Fprintln(b.w, line)
	}
	b.times[line]++
}

func (b *progress) end() {
	if b.terminal {
		fmt.Fprintln(b.w)
	}
	for _, line := range b.notes {
		if n := b.times[line]; n > 1 {
			fmt.Fprintf(b.w, "%d times: %s\n", n, line)
		}
	}
}
