package riot

import (
	"fmt"
	"strings"

	"ruckus/games/riot"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// shortAbility names what units can do in a word, which is explained below the list of units.
var shortAbility = map[string]string{riot.Shield: "shield", riot.DirectAssault: "assault", riot.NoPOInvolved: "unseen", riot.DrawIfKilled: "draws"}

// unitLine is a unit with its Force, its price, if that is wanted, and what it can do besides.
func unitLine(u riot.Unit, price bool) string {
	line := fmt.Sprintf("%s **%d**", markup.Escape(u.Name), u.Force)
	if !price {
		line = fmt.Sprintf("%s · Force %d", markup.Escape(u.Name), u.Force)
	}
	var can []string
	for _, a := range u.Abilities {
		switch a.Effect {
		case riot.StreetForce:
			line += fmt.Sprintf(", in streets **%d**", a.N)
		case riot.Steps:
			can = append(can, fmt.Sprintf("%d steps", a.N))
		default:
			can = append(can, shortAbility[a.Effect])
		}
	}
	if price {
		line += fmt.Sprintf(" · %d", u.Cost)
	}
	if can != nil {
		line += " · " + strings.Join(can, ", ")
	}
	return line
}

// does says in a few words what a card does.
func does(c riot.Card) string {
	switch c.Effect {
	case riot.Distance:
		return fmt.Sprintf("%d damage to one unit", c.N)
	case riot.Force:
		return fmt.Sprintf("+%d Force", c.N)
	case riot.ForceMaxDraw:
		return fmt.Sprintf("+%d Force, at most a draw", c.N)
	case riot.NoPO:
		return "no Public Opinion"
	case riot.NoClash:
		return "ends the clash"
	case riot.Steps:
		return fmt.Sprintf("+%s for one unit", screen.Plural(c.N, "step"))
	case riot.Unobstructed:
		return "one unit enters an empty building, unhindered"
	case riot.Credits:
		return fmt.Sprintf("+%s", screen.Plural(c.N, "credit"))
	case riot.Rally:
		return screen.Plural(c.N, "free unit") + " at an entry"
	}
	return markup.Escape(c.Text)
}

// demands says in a few words what a card of Public Opinion does.
func demands(o riot.Opinion) string {
	switch o.Effect {
	case riot.PoliceCredits:
		text := "income " + screen.Signed(o.N)
		if o.Per == riot.PerTeam {
			text += " a Protester team"
		}
		return text
	case riot.PoliceMaxUnitCost:
		return fmt.Sprintf("units up to %d only", o.N)
	case riot.PoliceNoBuildingAttack:
		return "no attack on buildings"
	case riot.PoliceNoAttack:
		return "no attack at all"
	case riot.PoliceRemoveUnit:
		return map[bool]string{true: "strongest", false: "weakest"}[o.Which == riot.Highest] + " unit goes"
	case riot.ProtestersDraw:
		return "each team draws " + screen.Plural(o.N, "card")
	case riot.ProtestersCredits:
		return fmt.Sprintf("each team +%s", screen.Plural(o.N, "credit"))
	}
	return markup.Escape(o.Text)
}
