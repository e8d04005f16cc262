package riotmap

import (
	"image/color"

	"ruckus/render/picture"
)

// The inks of the map.
const (
	clear picture.Ink = iota
	city
	asphalt
	lane
	white
	paper
	wall
	door
	gold
	bronze
	pink
	red
	ready
	danger
	night
	headquarters
	park
	tree
	brown
	black
	policeInk
	autonomenInk
	anarchistsInk
	nationalistsInk
	grounds // of the areas

	inks = grounds + 8
)

// inkColors are the colours of the inks. Those of the areas are not those of a team.
func inkColors() []color.RGBA {
	all := make([]color.RGBA, inks)
	for i, c := range map[picture.Ink]uint32{
		city: 0x15181d, asphalt: 0x3b4149, lane: 0x6b727c, white: 0xffffff, paper: 0xfbf6e9, wall: 0xe6dfcc, door: 0xb9b09a,
		gold: 0xffc93c, bronze: 0x6b4a00, pink: 0xff5ca2, red: 0xe0233f, ready: 0x5dff8f, danger: 0xff6b6b, night: 0x0b0d10,
		headquarters: 0x123a75, park: 0x4b6b48, tree: 0x31502f, brown: 0x1c1600, black: 0x17181c,
		grounds: 0x27646b, grounds + 1: 0x7a4433, grounds + 2: 0x77682b, grounds + 3: 0x326b3f, grounds + 4: 0x6a3f70,
		grounds + 5: 0x44518a, grounds + 6: 0x8a3b52, grounds + 7: 0x566066,
	} {
		all[i] = rgba(picture.RGB(c))
	}
	for team, t := range tokenInks {
		all[t.fill] = rgba(Tokens[team].Fill)
	}
	return all
}

func rgba(c color.NRGBA) color.RGBA { return color.RGBA(c) }

// tokenInk are the inks of a team's tokens.
type tokenInk struct{ fill, edge, text picture.Ink }

var tokenInks = map[string]tokenInk{
	"police":       {policeInk, white, white},
	"autonomen":    {autonomenInk, white, white},
	"anarchists":   {anarchistsInk, white, white},
	"nationalists": {nationalistsInk, brown, brown},
}
