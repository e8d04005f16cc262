package picture

import (
	"image/color"
	"math"
)

// A vision is how somebody sees a colour.
type vision func(color.NRGBA) color.NRGBA

// A deficiency turns the red, green and blue of a colour, as light, into what somebody sees who lacks one kind of cones.
type deficiency [3][3]float64

// The deficiencies in full strength, by Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
// Color Vision Deficiency" (2009).
var (
	protanopia = deficiency{
		{0.152286, 1.052583, -0.204868},
		{0.114503, 0.786281, 0.099216},
		{-0.003882, -0.048116, 1.051998},
	}
	deuteranopia = deficiency{
		{0.367322, 0.860646, -0.227968},
		{0.280085, 0.672501, 0.047413},
		{-0.011820, 0.042940, 0.968881},
	}
	tritanopia = deficiency{
		{1.255528, -0.076749, -0.178779},
		{-0.078411, 0.930809, 0.147602},
		{0.004733, 0.691367, 0.303900},
	}
)

func (d deficiency) see(c color.NRGBA) color.NRGBA {
	light := [3]float64{toLight(c.R), toLight(c.G), toLight(c.B)}
	var seen [3]float64
	for i, row := range d {
		for j, part := range row {
			seen[i] += part * light[j]
		}
	}
	return color.NRGBA{fromLight(seen[0]), fromLight(seen[1]), fromLight(seen[2]), c.A}
}

// greyscale keeps how bright a colour is.
func greyscale(c color.NRGBA) color.NRGBA {
	y := fromLight(0.2126*toLight(c.R) + 0.7152*toLight(c.G) + 0.0722*toLight(c.B))
	return color.NRGBA{y, y, y, c.A}
}

// toLight is how much light a channel of sRGB stands for, from 0 to 1.
func toLight(v uint8) float64 {
	c := float64(v) / 255
	if c <= 0.04045 {
		return c / 12.92
	}
	return math.Pow((c+0.055)/1.055, 2.4)
}

// fromLight is the channel of sRGB for so much light; what no screen can show is the nearest that one can.
func fromLight(l float64) uint8 {
	l = min(max(l, 0), 1)
	if l <= 0.0031308 {
		l *= 12.92
	} else {
		l = 1.055*math.Pow(l, 1/2.4) - 0.055
	}
	return uint8(math.Round(l * 255))
}
