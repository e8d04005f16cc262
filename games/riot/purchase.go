package riot

import "ruckus/games"

// applyBuying carries out a move of the purchase phase.
func (g *game) applyBuying(w words) error {
	switch {
	case w.n == 2 && w.word[0] == "buy":
		return g.buyUnits(w.word[1])
	case w.n == 2 && w.word[0] == "return":
		return g.returnUnits(w.word[1])
	case w.n == 1 && w.word[0] == "card":
		return g.buyCard()
	case w.n == 1 && w.word[0] == "bought":
		g.finishBuying()
		return nil
	case w.word[0] == "play":
		err := g.playEarly(w)
		if err == nil {
			g.boughtAll()
		}
		return err
	}
	return games.Illegalf("you're buying now: buy units or cards, take units back, or say that you have bought enough")
}

// forEachGroup does something with each group of units of the team on turn that a move names ("1M+2A"), and returns all tokens.
func (g *game) forEachGroup(text string, do func(n int, which uint8, k *kind) (tokens, error)) (all tokens, err error) {
	groups, err := parseGroups(text)
	if err != nil {
		return 0, err
	}
	t := g.turn()
	for _, gr := range groups {
		which := g.t.kindWith(t, gr.letter)
		if which < 0 || !gr.plain() {
			return 0, games.Illegalf("your team has no such unit: choose from your summary mat")
		}
		some, err := do(gr.n, uint8(which), &g.t.kinds[t][which])
		if err != nil {
			return 0, err
		}
		all |= some
	}
	return all, nil
}

func (g *game) buyUnits(text string) error {
	t := g.turn()
	all, err := g.forEachGroup(text, func(n int, which uint8, k *kind) (all tokens, err error) {
		switch {
		case n*k.cost > g.Credits:
			return 0, games.Breaks("credits", "%d %s cost %d credits, and you have %d: buy less", n, k.Name, n*k.cost, g.Credits)
		case t == Police && g.Dearest > 0 && k.cost >= g.Dearest:
			return 0, games.Breaks("opinion", "Public Opinion allows only units of cost %d or less in this turn", g.Dearest-1)
		}
		for range n {
			i := g.spare(t, which)
			if i < 0 {
				return 0, games.Breaks("buy", "all your %s are on the board: the tokens are the limit", k.Name)
			}
			g.of(t)[i].at = bought
			all |= 1 << i
		}
		g.Credits -= n * k.cost
		return all, nil
	})
	if err != nil {
		return err
	}
	g.tell(games.Event{Verb: "buy", Seats: g.seatsOf(t), Tokens: g.unitList(t, all)})
	return nil
}

// kindWith is the kind of unit with a letter; -1 if the team has none.
func (t *tables) kindWith(team Team, letter byte) int {
	for i := range t.kinds[team] {
		if t.kinds[team][i].letter == letter {
			return i
		}
	}
	return -1
}

// cardPrice is what the next card of the turn costs.
func (g *game) cardPrice() int { return g.t.edition.Params.CardCost + g.Cards }

func (g *game) buyCard() error {
	t := g.turn()
	switch {
	case t == Police:
		return games.Breaks("buy", "the Police have no cards: buy units")
	case g.deck[t]|g.Discard[t] == 0:
		return games.Breaks("buy", "all your cards are in your hand: there is none to buy")
	case g.cardPrice() > g.Credits:
		return games.Breaks("buy", "the next card of this turn costs %d credits, and you have %d", g.cardPrice(), g.Credits)
	}
	g.Credits -= g.cardPrice()
	g.Cards++
	g.keepBought()
	g.draw(t, 1)
	return nil
}

// playEarly plays a card that brings credits or units: "play fund", "play rally Ae".
func (g *game) playEarly(w words) error {
	t := g.turn()
	s, c, err := g.holds(t, w.word[1])
	switch {
	case err != nil:
		return err
	case c.Effect == Credits && w.n == 2 && g.Phase == Buying:
		g.Credits += c.N
	case c.Effect == Credits:
		return games.Breaks("cardtime", "%s is for the time when you buy", c.Name)
	case c.Effect == Rally && w.n == 3:
		if err := g.rally(c, w.word[2]); err != nil {
			return err
		}
	case c.Effect == Rally:
		return games.Illegalf("choose an entry point for %s", c.Name)
	case c.Effect == Steps || c.Effect == Unobstructed:
		return g.playMoving(w, s, c)
	default:
		return games.Breaks("cardtime", "%s can't be played now: blitz cards are for clashes", c.Name)
	}
	g.spend(t, s)
	g.tell(games.Event{Verb: "play", Seats: g.seatsOf(t), Tokens: []string{c.ID}})
	return nil
}

// rally puts free basic units on an entry point.
func (g *game) rally(c *Card, code string) error {
	p, err := g.t.place(code)
	if err != nil {
		return err
	}
	t := g.turn()
	var s tokens
	for range c.N {
		if i := g.spare(t, g.t.basic(t)); i >= 0 {
			g.of(t)[i].at = bought
			s |= 1 << i
		}
	}
	switch {
	case !g.t.isEntry(p):
		return games.Breaks("deploy", "units come in at entry points: choose one")
	case s == 0:
		return games.Illegalf("all your basic units are on the board: keep %s for later", c.Name)
	}
	g.deployTo(p, s)
	return nil
}

// applyDeploying carries out a move of the deployment phase.
func (g *game) applyDeploying(w words) error {
	switch {
	case w.n == 3 && w.word[0] == "deploy":
	case w.word[0] == "play":
		return g.playEarly(w)
	default:
		return games.Breaks("deploy", "put your new units on entry points first")
	}
	p, err := g.t.place(w.word[1])
	if err != nil {
		return err
	}
	groups, err := parseGroups(w.word[2])
	if err != nil {
		return err
	}
	if !g.t.isEntry(p) {
		return games.Breaks("deploy", "new units come in at entry points: choose one")
	}
	t := g.turn()
	var s tokens
	for _, gr := range groups {
		for i, u := range g.of(t) {
			if gr.n > 0 && gr.plain() && u.at == bought && !s.has(i) && g.kind(t, i).letter == gr.letter {
				s |= 1 << i
				gr.n--
			}
		}
		if gr.n > 0 {
			return games.Breaks("deploy", "you haven't bought those units, or they are deployed already")
		}
	}
	g.deployTo(p, s)
	if g.tokensAt(t, bought) == 0 {
		g.startActing()
	}
	return nil
}
