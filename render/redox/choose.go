package redox

import (
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// minPlotCards is how many cards a plot has at least.
const minPlotCards = 3

// choosing offers all cards, for plots and connections that the first place does not list.
func (h hand) choosing() screen.Screen {
	step := h.step()
	s := screen.Screen{Title: say("choose.title"), Text: screen.Paragraphs(say("choose"), h.holding(""))}
	s.Rows = h.picking(s.Rows, say("choose.lay"), "lay *"+step, minPlotCards, h.cardChoices(h.Hand))
	for i, id := range h.Hand {
		if isJoker(id) {
			others := slices.Delete(slices.Clone(h.Hand), i, i+1)
			s.Rows = h.picking(s.Rows, say("choose.joker"), "lay "+id+"+*"+step, minPlotCards-1, h.cardChoices(others))
			break
		}
	}
	if look.At(h.Laid, h.Seat) {
		s.Rows = h.joining(s.Rows, step)
	}
	s.Rows = append(s.Rows, []screen.Control{screen.Back(screen.LabelBack)})
	return s
}

// joining offers the plots and the cards that might fit to them in one menu. Only where they are too many for that, and for
// jokers at the lower end of a run, the plot is picked first.
func (h hand) joining(rows [][]screen.Control, step string) [][]screen.Control {
	var plots, runs []screen.Choice
	fits := make(map[string]bool)
	for _, p := range h.Table {
		cards := h.fitting(p)
		if len(cards) == 0 {
			continue
		}
		for _, id := range cards {
			fits[id] = true
		}
		c := screen.Choice{Label: markup.Clip(h.plotChoice(p), screen.MaxChoice), Value: strconv.Itoa(p.Number)}
		plots = append(plots, c)
		if p.Run {
			runs = append(runs, c)
		}
	}
	cards := slices.DeleteFunc(slices.Clone(h.Hand), func(id string) bool { return !fits[id] })
	if len(plots)+len(cards) > screen.MaxChoices {
		return h.plotMenus(rows, say("choose.plot"), plots)
	}
	both := slices.Clone(plots)
	for i := range both {
		both[i].Value = "p" + both[i].Value
	}
	const least = 2 // a plot and a card
	rows = h.picking(rows, say("choose.connect"), "connect *"+step, least, append(both, h.cardChoices(cards)...))
	if slices.ContainsFunc(cards, isJoker) {
		rows = h.plotMenus(rows, say("choose.below"), runs)
	}
	return rows
}

// plotChoice is a plot as an entry of a menu.
func (h hand) plotChoice(p redox.Plot) string {
	return say("plot.choice", "plot", letter(p.Number), "cards", plotBrief(p, h.r))
}

// plotMenus adds menus that lead to what can be connected to a plot.
func (h hand) plotMenus(rows [][]screen.Control, label string, plots []screen.Choice) [][]screen.Control {
	for from := 0; from < len(plots) && len(rows) < screen.MaxRows-1; from += screen.MaxChoices {
		menu := screen.Control{Label: label, Go: placeTo + "*", Pick: plots[from:min(len(plots), from+screen.MaxChoices)]}
		if from > 0 { // another identifier for the same places: 026 is 26
			menu.Label, menu.Go = say("choose.later"), placeTo+"0*"
		}
		rows = append(rows, []screen.Control{menu})
	}
	return rows
}

// cardChoices are cards as entries of a menu.
func (h hand) cardChoices(cards []string) []screen.Choice {
	choices := make([]screen.Choice, len(cards))
	for i, id := range cards {
		choices[i] = screen.Choice{Label: cardLabel(id, h.r), Value: id, Emoji: h.r.Mark(markName(id), "")}
	}
	return choices
}

// picking adds a menu of which several entries are picked, at most as many as fit into a move.
func (h hand) picking(rows [][]screen.Control, label, do string, least int, picks []screen.Choice) [][]screen.Control {
	if len(picks) < least {
		return rows
	}
	menu := screen.Control{Label: label, Do: do, Min: least, Pick: picks}
	var lengths [8]int // how many entries have a value of that many bytes
	for _, c := range picks {
		lengths[min(len(c.Value), len(lengths)-1)]++
	}
	room := games.MaxMove - len(do) + len("*") + len("+")
	for n := len(lengths) - 1; n >= 0; n-- {
		fit := min(lengths[n], room/(n+len("+")))
		menu.Max += fit
		room -= fit * (n + len("+"))
		if fit < lengths[n] {
			break
		}
	}
	if menu.Max < least {
		return rows
	}
	return append(rows, []screen.Control{menu})
}

// fitting are the cards of the hand that a plot might take.
func (h hand) fitting(p redox.Plot) []string {
	var cards []string
	for _, id := range h.Hand {
		c, ok := parseCard(id)
		switch {
		case !ok, !p.Run && c.Rank().String() == p.Rank:
			cards = append(cards, id)
		case p.Run && len(p.Stands) > 0:
			if stands, _ := parseCard(p.Stands[0]); stands.Suit() == c.Suit() {
				cards = append(cards, id)
			}
		}
	}
	return cards
}

// plotChoices are the plots to which something can be connected: one for each entry, or several where they are many.
func (h hand) plotChoices() []screen.Choice {
	var numbers []int
	for _, c := range h.connects {
		if !slices.Contains(numbers, c.Plot) {
			numbers = append(numbers, c.Plot)
		}
	}
	slices.Sort(numbers)
	each := (len(numbers) + screen.MaxChoices - 1) / screen.MaxChoices
	var choices []screen.Choice
	for from := 0; from < len(numbers); from += each {
		var values, labels []string
		for _, n := range numbers[from:min(len(numbers), from+each)] {
			p, _ := h.plotAt(n)
			values = append(values, strconv.Itoa(n))
			labels = append(labels, h.plotChoice(p))
		}
		choices = append(choices, screen.Choice{Label: markup.Clip(strings.Join(labels, " · "), screen.MaxChoice), Value: strings.Join(values, "+")})
	}
	return choices
}

// connectingTo offers what can be connected to the plots of some numbers, such as "3" or "3+4"; ok is false where there are
// no such plots.
func (h hand) connectingTo(numbers string) (s screen.Screen, ok bool) {
	step := h.step()
	var plots []redox.Plot
	var connects []redox.Connection
	for text := range strings.SplitSeq(numbers, "+") {
		n, err := strconv.Atoi(text)
		p, known := h.plotAt(n)
		if err != nil || !known || !look.At(h.Laid, h.Seat) {
			return s, false
		}
		plots = append(plots, p)
		for _, c := range h.connects {
			if c.Plot == n {
				connects = append(connects, c)
			}
		}
	}
	s.Title = say("to.title")
	s.Text = screen.Paragraphs(strings.Join(h.plots(h.t, plots, true, h.r), "\n"), h.holding(""))
	s.Rows = h.menu(nil, say("to.these"), "connect *"+step, h.connectChoices(connects))
	if p := plots[0]; len(plots) == 1 {
		number := "p" + strconv.Itoa(p.Number)
		fitting := h.fitting(p)
		s.Rows = h.picking(s.Rows, say("to.pick"), "connect "+number+"+*"+step, 1, h.cardChoices(fitting))
		if p.Run {
			var below []string // jokers go before the cards
			for _, jokers := range []bool{true, false} {
				for _, id := range fitting {
					if isJoker(id) == jokers {
						below = append(below, id)
					}
				}
			}
			s.Rows = h.picking(s.Rows, say("to.lower"), "connect *+"+number+step, 1, h.cardChoices(below))
		}
	}
	s.Rows = append(s.Rows, []screen.Control{screen.Back(screen.LabelBack)})
	return s, true
}

// connectChoices are some of the connections that can be made.
func (h hand) connectChoices(connects []redox.Connection) []screen.Choice {
	var choices []screen.Choice
	for _, c := range connects {
		p, _ := h.plotAt(c.Plot)
		key := "plot.to"
		switch {
		case p.Run && len(c.Upper) == 0:
			key = "plot.to-lower"
		case p.Run && len(c.Lower) == 0:
			key = "plot.to-upper"
		}
		to := say(key, "plot", letter(c.Plot), "cards", plotBrief(p, h.r))
		cards := slices.Concat(c.Lower, c.Upper)
		label := say("label", "text", cardList(cards, h.r.Raw()))
		if len(cards) == 1 {
			label = cardLabel(cards[0], h.r)
		}
		choices = append(choices, screen.Choice{Label: markup.Clip(label, screen.MaxChoice), Value: named(c.Move), Help: markup.Clip(to, screen.MaxChoice), Emoji: h.r.Mark(markName(cards[0]), "")})
	}
	return choices
}
