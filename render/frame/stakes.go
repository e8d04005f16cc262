package frame

import (
	"fmt"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// ratedOption is the option that makes a table rated. The lobby has a line for it.
const ratedOption = "rated"

// stakes says what a rated game is, before anybody takes a seat; "" of a friendly one.
func (t Table) stakes() string {
	if !t.Counts {
		return ""
	}
	return "★ **Rated:** no hints, nothing is taken back, and leaving loses."
}

// rateButton makes a lobby rated or friendly. It stands among the options: on the board a phone has no room for it.
func (t Table) rateButton() screen.Control {
	label, rated := "Make it rated", 1
	if t.Counts {
		label, rated = "Make it friendly", 0
	}
	return screen.Control{Label: label, Style: screen.Blue, Go: optionPlace(PlaceSet, games.Option{Name: ratedOption}, rated)}
}

// loses says what leaving a rated game costs; "" of a friendly one.
func (t Table) loses() string {
	if !t.Counts {
		return ""
	}
	return "**This game is rated:** if more than a quarter of your moves are made for you, you lose to everybody who stays, whatever the robot wins."
}

// agreed says that somebody wants a rated game to end without a result; "" where nobody does.
func (t Table) agreed() string {
	if len(t.Agree) == 0 {
		return ""
	}
	here := 0
	for _, p := range t.Players {
		if !p.Robot && !p.Away && !p.Left {
			here++
		}
	}
	return fmt.Sprintf("★ %s %s to end this rated game without a result: %d of %d agree (*More …*).",
		look.Names(t.Agree, t.ShortName), look.Verb(t.Agree, "asks", "ask"), len(t.Agree), max(here, len(t.Agree)))
}
