package frame

import (
	"fmt"

	"ruckus/render/look"
	"ruckus/render/screen"
)

// ratedOption is the option that makes a table rated. The lobby has a button and a line for it.
const ratedOption = "rated"

// stakes says what a rated game is, before anybody takes a seat; "" of a friendly one.
func (t Table) stakes() string {
	if !t.Counts {
		return ""
	}
	return "★ **Rated**: no hints, nothing is taken back, and leaving loses. With one person alone it is friendly."
}

// rateButton makes a lobby rated or friendly.
func (t Table) rateButton() screen.Control {
	if t.Counts {
		return screen.Control{Label: "Make it friendly", Host: RateNot}
	}
	return screen.Control{Label: "Make it rated", Host: Rate}
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
