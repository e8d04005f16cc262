// Package app is the program: it hosts tabletop games in Discord channels, or in a browser page on this machine that stands in for
// Discord. A program with games of its own is one call:
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

const usage = `Ruckus hosts card and board games in Discord channels.

Play and host:
  ruckus local     play in a browser on this machine; needs no token
  ruckus serve     run the bot in Discord; needs DISCORD_TOKEN
  ruckus doctor    check settings, token, permissions, store and clock
  ruckus emojis    upload the pictures of cards and tokens to Discord before anybody plays
  ruckus health    report whether the bot on this machine works
  ruckus ready     report whether people can play with it
  ruckus backup    write all that the bot keeps into a file, also while it runs
  ruckus restore   put what a backup has into the store
  ruckus league    compute ratings and statistics again from the stored results
  ruckus version   print the version of this program

Tools:
  ruckus new       begin a game of your own, in a folder of its own
  ruckus games     list the games with their seats and options
  ruckus gallery   print every screen that people can see
  ruckus verify    check the deal and the moves of an exported game
  ruckus arena     let robots or programs play each other, and report which is better

"ruckus COMMAND --help" explains a command and lists its flags. Settings are read from the environment and from the file .env;
.env.example explains each.
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
		fmt.Fprintf(stderr, "ruckus: there is no command %q\n\n%s", args[0], usage)
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
	if errors.Is(err, errFlags) {
		return codeWrong // flags has said why
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

// errFlags stands for a command line about which somebody has been told.
var errFlags = errors.New("wrong flags")
