// Package app is the program: it hosts tabletop games in Discord channels, or on a Discord emulator in your browser. A program with
// games of your own is one call:
//
//	func main() { app.Main(append(app.Games(), app.Game{Kind: pig.Kind()})...) }
package app

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"os/signal"
	"syscall"

	"ruckus/bot/internal/discord"
	"ruckus/render/all"
)

const usage = `Ruckus runs card and board games in Discord channels.

Play and host:
  ruckus local     play in your browser; needs no token
  ruckus serve     run the bot in Discord; needs DISCORD_TOKEN
  ruckus doctor    check settings, token, permissions, storage and clock
  ruckus emojis    upload the card pictures to Discord before anyone plays
  ruckus health    ask the running bot if it needs a restart
  ruckus ready     ask the running bot if people can play
  ruckus backup    save everything to a file, even while the bot runs
  ruckus restore   load a backup
  ruckus league    rebuild ratings and statistics from the stored results
  ruckus version   print the version

Tools:
  ruckus new       start a game of your own in a new folder
  ruckus games     list the games with their seats and options
  ruckus gallery   print every screen players can see
  ruckus verify    check the deal and the moves of an exported game
  ruckus arena     pit robots or programs against each other and see who's better

"ruckus COMMAND --help" explains a command and lists its flags. Settings come from the environment and the file .env;
.env.example explains each one.
`

// A Game is one that the program hosts: its rules, and what it looks like.
type Game = all.Game

// Games returns the five games of Ruckus.
func Games() []Game { return all.Games() }

// Main runs the program with these games, as the command line and the environment ask, and ends the process.
func Main(hosted ...Game) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	os.Exit(run(ctx, hosted, os.Args[1:], os.Stdout, os.Stderr))
}

// run is the program without the process around it. It returns the exit code.
func run(ctx context.Context, hosted []Game, args []string, stdout, stderr io.Writer) int {
	if len(args) == 0 {
		fmt.Fprint(stderr, usage)
		return 2
	}
	env, err := environment(".env")
	if err != nil && !asksForHelp(args) {
		fmt.Fprintf(stderr, "ruckus: %v\n", err)
		return 2
	}
	p := program{hosted: hosted, env: env, stdout: stdout, stderr: stderr}
	commands := map[string]func(context.Context, []string) error{
		"local": p.local, "serve": p.serve, "games": p.games, "doctor": p.doctor, "gallery": p.gallery, "health": p.health, "ready": p.ready,
		"version": p.version, "arena": p.arena, "verify": p.verify, "league": p.league, "emojis": p.emojis, "new": p.newGame,
		"backup": p.backup, "restore": p.restore,
	}
	switch args[0] {
	case "help", "-h", "--help":
		fmt.Fprint(stdout, usage)
		return 0
	case "--version":
		args[0] = "version"
	}
	command, ok := commands[args[0]]
	if !ok {
		fmt.Fprintf(stderr, "ruckus: no command is called %q\n\n%s", args[0], usage)
		return 2
	}
	if args[0] == "serve" && env["RUCKUS_LOG_FORMAT"] == "json" { // what reads its log reads the last line, too
		stderr = slog.NewLogLogger(slog.NewJSONHandler(stderr, nil), slog.LevelError).Writer()
	}
	return exitCode(command(ctx, args[1:]), stderr)
}

// Exit codes.
const (
	codeFailed = 1
	codeWrong  = 2 // the command line, a setting or what it leads to is wrong: it does not become right on its own
	codeStuck  = 3 // the program has ended itself, because only a new start may help
	codePart   = 4 // nothing is wrong, but not all could be checked
)

// exitCode says what went wrong, and returns the code that tells it to what has started the program.
func exitCode(err error, stderr io.Writer) int {
	var wrong configError
	var forGood discord.ForGood
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return 0
	}
	fmt.Fprintf(stderr, "ruckus: %v\n", err)
	switch {
	case errors.As(err, &wrong), errors.As(err, &forGood), errors.Is(err, errNoStore):
		return codeWrong
	case errors.Is(err, errStuck):
		return codeStuck
	case errors.Is(err, errUnchecked):
		return codePart
	}
	return codeFailed
}

// program is what all commands share.
type program struct {
	hosted         []Game
	env            map[string]string
	stdout, stderr io.Writer
	transport      http.RoundTripper // to Discord; nil: the network
}
