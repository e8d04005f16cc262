package rage

import (
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// parsePlay reads a card and the colour that is named with it.
func parsePlay(s string) (play, error) {
	name, called, named := strings.Cut(s, "=")
	c, ok := parseCard(name)
	if !ok {
		return play{}, games.Illegalf("write a card as colour letter and value, such as R12, or as WR, CR, OR, BR or MR")
	}
	p := play{card: c, called: none}
	if !named {
		return p, nil
	}
	if c != wild && c != change {
		return play{}, games.Illegalf("%s names no colour: only Wild Rage and Change Rage do", c)
	}
	p.called, ok = parseColour(called)
	if !ok {
		return play{}, games.Illegalf("name one of the colours %s", strings.Join(colourNames[:colours], ", "))
	}
	return p, nil
}

// addPlay adds the move that plays a card.
func addPlay(l kit.Moves, p play) kit.Moves {
	l = l.Add("play ").Add(p.card.String())
	if p.called != none {
		l = l.Add("=").Add(p.called.String())
	}
	return l.End()
}
