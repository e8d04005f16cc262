package riotmap

import (
	"image/color"

	"ruckus/render/picture"
)

// The inks of the map.
const (
	clear picture.Ink = iota
	paper
	block
	border
	asphalt
	lane
	white
	dark
	faint
	gold
	alarm
	park
	tree
	plaza
	policeInk
	policeTint
	autonomenInk
	autonomenTint
	anarchistsInk
	anarchistsTint
	nationalistsInk
	nationalistsTint

	inks = iota
)

var inkColors = [inks]color.RGBA{
	clear:            {},
	paper:            {0xdf, 0xd9, 0xcb, 255},
	block:            {0xfb, 0xf9, 0xf3, 255},
	border:           {0x8d, 0x86, 0x78, 255},
	asphalt:          {0x4a, 0x50, 0x5a, 255},
	lane:             {0x6a, 0x71, 0x7d, 255},
	white:            {255, 255, 255, 255},
	dark:             {0x1b, 0x1d, 0x21, 255},
	faint:            {0x5f, 0x5a, 0x50, 255},
	gold:             {0xf6, 0xd3, 0x5b, 255},
	alarm:            {0xd6, 0x1f, 0x5c, 255},
	park:             {0xc5, 0xd3, 0xae, 255},
	tree:             {0x8f, 0xac, 0x78, 255},
	plaza:            {0xc9, 0xd6, 0xe4, 255},
	policeInk:        {0x0a, 0x5f, 0xa8, 255},
	policeTint:       {0xcf, 0xe2, 0xf4, 255},
	autonomenInk:     {0xcf, 0x46, 0x0a, 255},
	autonomenTint:    {0xfb, 0xdb, 0xc9, 255},
	anarchistsInk:    {0x1b, 0x1d, 0x21, 255},
	anarchistsTint:   {0xd3, 0xd4, 0xd6, 255},
	nationalistsInk:  {0xf0, 0xb4, 0x00, 255},
	nationalistsTint: {0xfd, 0xee, 0xbd, 255},
}
