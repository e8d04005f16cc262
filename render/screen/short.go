package screen

import "ruckus/render/markup"

// width and clip are markup's, under the short names that all screens use.
func width(s string) int { return markup.Width(s) }

func clip(s string, n int) string { return markup.Clip(s, n) }
