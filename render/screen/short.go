package screen

import "ruckus/render/markup"

// width, clip and escape are markup's, under the short names that all screens use.
func width(s string) int { return markup.Width(s) }

func clip(s string, n int) string { return markup.Clip(s, n) }

func escape(s string) string { return markup.Escape(s) }
