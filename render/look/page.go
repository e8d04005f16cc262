package look

// A Page is one page of a game's rules. The first one tells how to begin; the others stand in a menu, in this order.
type Page struct{ Place, Title, Text string }

// The first page of each guide.
const (
	FirstPlace = "first"
	FirstTitle = "Your first turn"
)

// FirstTurn is the first page of a guide.
func FirstTurn(text string) Page { return Page{FirstPlace, FirstTitle, text} }

// HouseRule tells in a guide of an option that makes a rule other than it usually is; "" where it does not.
func HouseRule(differs bool, option, text string) string {
	if !differs {
		return ""
	}
	return "**House rule here (" + option + "):** " + text
}
