package riot

import (
	"cmp"
	"fmt"
	"strings"

	"ruckus/games/riot"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// What units can do besides, in a word, which lists of units have, and in full: every screen and page says it so.
var unitEffects = []struct{ effect, word, says string }{
	{riot.Shield, "shield", "thrown cards do %d damage less"},
	{riot.DirectAssault, "assault", "when new, attacks a building straight from HQ or entry"},
	{riot.NoPOInvolved, "unseen", "no Public Opinion in its clashes"},
	{riot.DrawIfKilled, "draws", "lost in defence, it brings %s"},
	{riot.Steps, "", "%d steps"},
	{riot.StreetForce, "", "Force %d in streets"},
}

// ability says what an ability does, and its word; both are "" for one that is not known.
func ability(a riot.Ability) (word, says string) {
	for _, e := range unitEffects {
		switch {
		case e.effect != a.Effect:
		case strings.Contains(e.says, "%d"):
			return e.word, fmt.Sprintf(e.says, a.N)
		case strings.Contains(e.says, "%s"):
			return e.word, fmt.Sprintf(e.says, screen.Plural(a.N, "card"))
		default:
			return e.word, e.says
		}
	}
	return "", ""
}

// abilities tells in full what a unit can do besides.
func abilities(u riot.Unit) string {
	var can []string
	for _, a := range u.Abilities {
		if word, says := ability(a); word != "" {
			can = append(can, word+": "+says)
		} else if says != "" {
			can = append(can, says)
		}
	}
	return strings.Join(can, "; ")
}

// unitLine is a unit with its Force, its price, if that is wanted, and what it can do besides.
func unitLine(u riot.Unit, price bool) string {
	line := fmt.Sprintf("%s **%d**", markup.Escape(u.Name), u.Force)
	if !price {
		line = fmt.Sprintf("%s · Force %d", markup.Escape(u.Name), u.Force)
	}
	var can []string
	for _, a := range u.Abilities {
		if word, says := ability(a); a.Effect == riot.StreetForce {
			line += fmt.Sprintf(", in streets **%d**", a.N)
		} else {
			can = append(can, cmp.Or(word, says))
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
