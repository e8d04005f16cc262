package app

import (
	"context"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"ruckus/bot/internal/guild"
	"ruckus/games"
)

// games prints every game with its seats and options.
func (p program) games(_ context.Context, args []string) error {
	var asJSON *bool
	if err := p.flags("games", args, func(f *flag.FlagSet) { asJSON = jsonFlag(f) }); err != nil {
		return err
	}
	kinds, err := p.kinds()
	if err != nil {
		return configError{err.Error()}
	}
	if *asJSON {
		return p.printJSON(listed(kinds))
	}
	for _, k := range kinds {
		fmt.Fprintf(p.stdout, "%s (%s), %d to %d players\n  %s\n", k.Titled(), k.Name, k.Min, k.Max, k.Summary)
		printOptions(p.stdout, k.Options())
		fmt.Fprintln(p.stdout)
	}
	fmt.Fprintln(p.stdout, "Every game")
	printOptions(p.stdout, guild.Options())
	return nil
}

// A listedGame is a game as programs read it.
type listedGame struct {
	Name    string         `json:"name"`
	Title   string         `json:"title"`
	Summary string         `json:"summary"`
	Min     int            `json:"min_players"`
	Max     int            `json:"max_players"`
	Options []listedOption `json:"options"` // those of every game as well
}

// A listedOption is an option of a game as programs read it.
type listedOption struct {
	Name    string         `json:"name"`
	Help    string         `json:"help"`
	Default int            `json:"default"`
	Min     int            `json:"min"`
	Max     int            `json:"max"`
	Choices []games.Choice `json:"choices,omitempty"`
}

func listed(kinds []games.Kind) (list []listedGame) {
	for _, k := range kinds {
		g := listedGame{Name: k.Name, Title: k.Titled(), Summary: k.Summary, Min: k.Min, Max: k.Max}
		for _, o := range slices.Concat(k.Options(), guild.Options()) {
			g.Options = append(g.Options, listedOption{o.Name, o.Help, o.Default, o.Min, o.Max, o.Choices})
		}
		list = append(list, g)
	}
	return list
}

func printOptions(w io.Writer, options games.Options) {
	for _, o := range options {
		fmt.Fprintf(w, "  %-14s %-22s default %-10s %s\n", o.Name, bounds(o), o.Format(o.Default), o.Help)
	}
}

// bounds says which values an option can have.
func bounds(o games.Option) string {
	switch {
	case o.Bool:
		return "on or off"
	case len(o.Choices) > 0:
		names := make([]string, len(o.Choices))
		for i, c := range o.Choices {
			names[i] = c.Name
		}
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%d to %d", o.Min, o.Max)
}
