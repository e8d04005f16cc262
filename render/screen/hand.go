package screen

import "fmt"

// Refresh leads to the first place of the screen, drawn again.
func Refresh() Control { return Control{Label: LabelRefresh, Go: Home} }

// Back leads to the first place from another one.
func Back(label string) Control { return Control{Label: label, Go: Home} }

// Turn adds the buttons that lead from a page of a list to the newer and the older one, where there are some.
func Turn(row []Control, place string, page, pages int) []Control {
	if page > 1 {
		row = append(row, Control{Label: LabelNewer, Go: fmt.Sprint(place, " ", page-1)})
	}
	if page < pages {
		row = append(row, Control{Label: LabelOlder, Go: fmt.Sprint(place, " ", page+1)})
	}
	return row
}

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

// Sure asks once more before something that is not done lightly.
func Sure(title, text string, yes Control) Screen {
	yes.Style = Red
	return Fit(Screen{Title: title, Text: text, Accent: ClosedColour, Rows: [][]Control{{yes, Back(LabelBack)}}})
}
