package app

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
)

// help says what each command does, with which arguments and which settings, but for its flags.
var help = map[string]string{
	"local": "Runs the bot and a look-alike of Discord on this machine, for a browser: no token, no account, no network.\n" +
		"Reads RUCKUS_DATA, RUCKUS_TITLES, RIOT_EDITION, RUCKUS_LOG and RUCKUS_LOG_FORMAT.",
	"serve": "Runs the bot in Discord until it is stopped. Reads all settings, and needs DISCORD_TOKEN.",
	"new FOLDER": "Writes a game of your own into a new folder, whose name it has: a module with small rules that can be played at once, and\n" +
		"changed, as docs/first-game.md shows. Reads no settings.",
	"games": "Lists the games with their seats and options. Reads RUCKUS_TITLES and RIOT_EDITION.",
	"doctor": "Checks settings, token, application, store and clock, prints the invite link, and changes nothing. A bot may be running.\n" +
		"Exits with 1 if something is wrong. Reads all settings, and needs DISCORD_TOKEN.",
	"emojis": "Puts the pictures of cards and tokens up as emojis of the application, and returns when all are up: in seconds, or in some\n" +
		"hours where Discord takes fifty an hour. Run again, it goes on. A bot that runs does the same by itself.\n" +
		"Exits with 1 if some are not up. Reads all settings, and needs DISCORD_TOKEN. Stop a bot that keeps its data in a file first.",
	"health": "Asks the bot on this machine whether it works. If not, with exit code 1, only a new start may help.\n" +
		"Reads RUCKUS_METRICS_ADDR.",
	"ready": "Asks the bot on this machine whether people can play. If not, it says why, with exit code 1.\n" +
		"Reads RUCKUS_METRICS_ADDR.",
	"gallery": "Prints every screen that people can see, with invented tables. Reads no settings.",
	"arena GAME --seats hard,medium": "Plays a game many times among robots, or programs of your own, and says who is better. A player is easy, medium,\n" +
		"hard, hints:50 (plays the hint in so many of a hundred moves, else like easy), flat:20000 (plays so many games out\n" +
		"for each move) or exec (a program, see docs/arena.md). Reads RIOT_EDITION.",
	"verify FILE": "Checks the deal and the moves of a game that Export has written. docs/verify.md says how to do it without Ruckus.\n" +
		"Exits with 0 if all was checked and is right, with 1 if something differs, and with 4 if something could not be checked.\n" +
		"Reads RIOT_EDITION.",
	"backup FILE": "Writes all that the bot keeps into a file, also while it runs, and checks it. Where that fails, a file that was there stays\n" +
		"as it is. A dash for FILE writes to the standard output. Exits with 1 if something in the store is damaged: the rest is\n" +
		"in the file. Reads RUCKUS_DATA, REDIS_URL, DISCORD_TOKEN, RUCKUS_LOG and RUCKUS_LOG_FORMAT.",
	"restore FILE": "Puts what a backup has into an empty store of any kind, or with --force in the place of what is there. Nothing of a\n" +
		"backup that is damaged, or of a newer version, is used. Stop the bot first.\n" +
		"Reads RUCKUS_DATA, REDIS_URL, DISCORD_TOKEN, RUCKUS_LOG and RUCKUS_LOG_FORMAT.",
	"league rebuild": "Makes ratings and statistics again from the results of games, and says where the ratings differed.\n" +
		"Reads RUCKUS_DATA, REDIS_URL, RIOT_EDITION, RUCKUS_LOG and RUCKUS_LOG_FORMAT. Stop a bot that keeps its data in a file first.",
	"version": "Prints which version of the program this is, and what it was built with and for. Reads no settings.",
}

// helpOf is the help of a command, and how it is written with its arguments.
func helpOf(name string) (line, text string) {
	for line, text := range help {
		if line == name || strings.HasPrefix(line, name+" ") {
			return line, text
		}
	}
	return name, ""
}

// printHelp writes all about a command.
func printHelp(w io.Writer, name string, set *flag.FlagSet) {
	line, text := helpOf(name)
	fmt.Fprintf(w, "usage: ruckus %s [flags]\n\n%s\n\n", line, text)
	set.VisitAll(func(f *flag.Flag) {
		value, what := flag.UnquoteUsage(f)
		if value != "" {
			value = " " + strings.ToUpper(value)
		}
		if f.DefValue != "" && f.DefValue != "false" {
			what += " (default " + f.DefValue + ")"
		}
		fmt.Fprintf(w, "  --%s%s\n        %s\n", f.Name, value, what)
	})
	fmt.Fprintf(w, "  --help\n        print this\n")
}

// flags parses a command's flags, and between them, in any order, what is no flag: into values, as far as there are any. What they are
// is printed if somebody asks for it.
func (p program) flags(name string, args []string, declare func(*flag.FlagSet), values ...*string) error {
	set := flag.NewFlagSet("ruckus "+name, flag.ContinueOnError)
	set.SetOutput(io.Discard)
	declare(set)
	others, err := parse(set, args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		printHelp(p.stdout, name, set)
		return err
	case err != nil:
		said := strings.Replace(err.Error(), " -", " --", 1) // package flag writes one dash
		fmt.Fprintf(p.stderr, "ruckus %s: %s; \"ruckus %s --help\" lists the flags\n", name, said, name)
		return errFlags
	case len(others) > len(values):
		fmt.Fprintf(p.stderr, "ruckus %s: %q is too much; \"ruckus %s --help\" says what it takes\n", name, others[len(values)], name)
		return errFlags
	}
	for i, other := range others {
		*values[i] = other
	}
	return nil
}

// parse is set.Parse for flags that may stand behind other arguments, which it returns. Behind "--" there are no more flags.
func parse(set *flag.FlagSet, args []string) (others []string, err error) {
	for {
		if err := set.Parse(args); err != nil || set.NArg() == 0 {
			return others, err
		}
		if read := len(args) - set.NArg(); read > 0 && args[read-1] == "--" {
			return append(others, set.Args()...), nil
		}
		others, args = append(others, set.Arg(0)), set.Args()[1:]
	}
}

// asksForHelp reports whether a command line needs no settings: it asks for help or the version.
func asksForHelp(args []string) bool {
	if slices.Contains([]string{"help", "version", "--version"}, args[0]) {
		return true
	}
	return slices.ContainsFunc(args, func(a string) bool { return a == "-h" || a == "-help" || a == "--help" })
}

// jsonFlag declares the flag for output that programs read.
func jsonFlag(f *flag.FlagSet) *bool { return f.Bool("json", false, "print JSON, for programs") }

// printJSON prints what programs read.
func (p program) printJSON(v any) error {
	e := json.NewEncoder(p.stdout)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}
