package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"

	"ruckus/bot/table"
	"ruckus/games"
)

// games prints every game with its seats and options.
func (p program) games(_ context.Context, args []string) error {
	if err := p.flags("games", args, func(*flag.FlagSet) {}); err != nil {
		return err
	}
	kinds, err := readKinds(p.env)
	if err != nil {
		return configError{err.Error()}
	}
	for _, k := range kinds {
		fmt.Fprintf(p.stdout, "%s (%s), %d to %d players\n  %s\n", k.Titled(), k.Name, k.Min, k.Max, k.Summary)
		printOptions(p.stdout, k.Options())
		fmt.Fprintln(p.stdout)
	}
	fmt.Fprintln(p.stdout, "Every game")
	printOptions(p.stdout, table.Options())
	return nil
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
