package app

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"

	"ruckus/bot/internal/screens"
	"ruckus/render/all"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/picture"
)

// gallery prints every screen with canned data, so that a change of a screen can be looked at without playing up to it.
// Instead it can write a picture with all marks, in the sizes and colours in which people see them, or the rules as pages.
func (p program) gallery(_ context.Context, args []string) error {
	var file, rules string
	if err := p.flags("gallery", args, func(f *flag.FlagSet) {
		f.StringVar(&file, "png", "", "draw all cards and tokens into this `file` instead")
		f.StringVar(&rules, "rules", "", "write each game's rules as Markdown into this `folder` instead")
	}); err != nil {
		return err
	}
	if rules != "" {
		return p.writeRules(rules)
	}
	if file != "" {
		sheet, err := p.marksSheet()
		if err != nil {
			return err
		}
		return os.WriteFile(file, sheet, 0o644)
	}
	for _, s := range p.screens() {
		fmt.Fprintf(p.stdout, "=== %s\n%s\n\n", s.Name, s.Screen)
	}
	return nil
}

// writeRules writes a page for each game into a folder.
func (p program) writeRules(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, g := range p.hosted {
		if err := os.WriteFile(filepath.Join(folder, g.Kind.Name+".md"), []byte(frame.RulesText(g.Kind, g.Look)), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// screens are every page of a server and of a person, and every screen around a game and of one.
func (p program) screens() []frame.Drawn {
	first := p.hosted[0]
	return append(screens.Samples(frame.SampleTable(first.Kind, first.Look, look.LobbyPhase)), all.Gallery(p.hosted)...)
}

// marksSheet is a PNG of the marks of all games, each game's by themselves.
func (p program) marksSheet() ([]byte, error) {
	var chapters []picture.Chapter
	for _, g := range p.hosted {
		c := picture.Chapter{Title: g.Kind.Titled()}
		for _, m := range g.Look.Marks {
			img, err := png.Decode(bytes.NewReader(m.Draw()))
			if err != nil {
				return nil, fmt.Errorf("mark %s of %s: %w", m.Name, g.Kind.Name, err)
			}
			c.Pictures = append(c.Pictures, img)
		}
		if len(c.Pictures) > 0 {
			chapters = append(chapters, c)
		}
	}
	if chapters == nil {
		return nil, errors.New("no game has pictures of cards or tokens")
	}
	return picture.Sheet(chapters), nil
}
