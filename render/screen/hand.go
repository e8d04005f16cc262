package screen

// Refresh leads to the first place of the screen, drawn again.
func Refresh() Control { return Control{Label: LabelRefresh, Go: Home} }

// Back leads to the first place from another one.
func Back(label string) Control { return Control{Label: label, Go: Home} }

// Grid puts buttons into rows.
func Grid(buttons []Control) [][]Control {
	var rows [][]Control
	for len(buttons) > 0 {
		n := min(MaxButtons, len(buttons))
		rows = append(rows, buttons[:n:n])
		buttons = buttons[n:]
	}
	return rows
}
