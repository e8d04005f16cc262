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
	"local": "Runs the bot with a Discord emulator to play in your browser: no token, no account, no network.\n" +
		"Reads RUCKUS_DATA, RUCKUS_TITLES, RIOT_EDITION, RUCKUS_LOG and RUCKUS_LOG_FORMAT.",
	"serve": "Runs the bot in Discord until you stop it. Reads all settings; needs DISCORD_TOKEN.",
	"new FOLDER": "Creates a small game of your own, named after the folder: playable at once, and yours to change (docs/first-game.md).\n" +
		"Reads no settings.",
	"games": "Lists the games with their seats and options. Reads RUCKUS_TITLES and RIOT_EDITION.",
	"doctor": "Checks settings, token, application, storage and clock, and prints the invite link. Changes nothing; the bot can be running.\n" +
		"Exits with 1 if something is wrong. Reads all settings; needs DISCORD_TOKEN.",
	"emojis": "Uploads the pictures of cards and tokens as the application's emojis and waits until they're all there. That takes seconds,\n" +
		"or hours if Discord allows only fifty an hour. If interrupted, it continues at the next run. A running bot uploads them too.\n" +
		"Exits with 1 if some are missing. Reads all settings; needs DISCORD_TOKEN. Without Redis, stop the bot first.",
	"health": "Asks the bot on this machine if it's working. Exits with 1 if it's stuck and needs a restart.\n" +
		"Reads RUCKUS_METRICS_ADDR.",
	"ready": "Asks the bot on this machine if people can play. If they can't, says why and exits with 1.\n" +
		"Reads RUCKUS_METRICS_ADDR.",
	"gallery": "Prints every screen players can see, with made-up tables. Reads no settings.",
	"arena GAME --seats hard,medium": "Plays a game many times between robots, or programs of yours, and shows who's better. Players: easy, medium, hard,\n" +
		"hints:50 (takes the hint in 50 % of its moves, otherwise plays easy), flat:20000 (20,000 random playouts a move) or\n" +
		"exec (a program of yours, see docs/arena.md). Reads RIOT_EDITION.",
	"verify FILE": "Checks the deal and the moves of a game saved with Export. docs/verify.md shows how to do it without Ruckus.\n" +
		"Exits with 0 if everything's right, 1 if something differs, 4 if something couldn't be checked.\n" +
		"Reads RIOT_EDITION.",
	"backup FILE": "Saves everything the bot stores to a file and checks it, even while the bot runs. If that fails, an existing file stays as\n" +
		"it was. Use - as FILE for standard output. Exits with 1 if stored records are corrupt; everything else is in the file.\n" +
		"Reads RUCKUS_DATA, REDIS_URL, DISCORD_TOKEN, RUCKUS_LOG and RUCKUS_LOG_FORMAT.",
	"restore FILE": "Loads a backup into empty storage of any kind; --force replaces what's there. Refuses a backup that's corrupt or from a\n" +
		"newer version, without changing anything. Stop the bot first.\n" +
		"Reads RUCKUS_DATA, REDIS_URL, DISCORD_TOKEN, RUCKUS_LOG and RUCKUS_LOG_FORMAT.",
	"league rebuild": "Rebuilds ratings and statistics from the stored results, and shows which ratings differed.\n" +
		"Reads RUCKUS_DATA, REDIS_URL, RIOT_EDITION, RUCKUS_LOG and RUCKUS_LOG_FORMAT. Without Redis, stop the bot first.",
	"version": "Prints the version, and what it was built with and for. Reads no settings.",
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
		said = strings.Replace(said, "flag provided but not defined:", "there's no flag", 1)
		return configError{fmt.Sprintf("%s; try \"ruckus %s --help\"", said, name)}
	case len(others) > len(values):
		return configError{fmt.Sprintf("don't know what to do with %q; try \"ruckus %s --help\"", others[len(values)], name)}
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
