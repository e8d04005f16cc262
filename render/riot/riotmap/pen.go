package riotmap

import "ruckus/render/picture"

// A pen draws the parts of the map.
type pen struct{ *picture.Pen }

func newPen(w, h int) *pen { return &pen{picture.NewPen(picture.NewCanvas(w, h, inkColors[:]))} }

func regular(size int) picture.Face { return picture.Face{Weight: picture.Regular, Size: size} }

func bold(size int) picture.Face { return picture.Face{Weight: picture.Bold, Size: size} }
