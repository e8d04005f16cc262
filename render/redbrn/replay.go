package redbrn

import (
	"ruckus/render/look"
	"ruckus/render/screen"
)

// held writes what the view's seat could see of its waste beside the top card, which everybody sees.
func (g scene) held(_ look.Table, r screen.Reader) string {
	if g.Own == nil || len(g.Own.Waste) == 0 {
		return ""
	}
	return "waste " + pack.Row(g.Own.Waste, r)
}
