package redbrn

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// maxLatest is how many plays in the pit the board tells.
const maxLatest = 3

// maxWanted is how many cards of a suit stand in a line that a phone does not break.
const maxWanted = 8

// wants lists for each suit which cards the pit takes next, those going up first. It always takes as many lines. Where there
// are too many, those are left out that are farthest from the reader's own cards.
func (g scene) wants(own []string, r screen.Reader) string {
	rows := []string{say("wants")}
	for _, suit := range suits {
		name := say("wants.suit", "symbol", suit.symbol, "suit", suit.letters)
		if r.TextOnly {
			name = say("wants.suit-words", "suit", pack.Plain(suit.letters, r))
		}
		up, down := g.next(suit.letters)
		left := nearest(slices.Concat(up, down), own, suit.letters)
		says := []string{r.Mark(suit.mark, name), wanted("wants.up", up, left, suit.letters, r), wanted("wants.down", down, left, suit.letters, r)}
		switch {
		case up == nil && down == nil:
			says = append(says, say("wants.none"))
		case len(left) < len(up)+len(down):
			says = append(says, "…")
		}
		rows = append(rows, screen.Join(" ", says))
	}
	return strings.Join(rows, "\n")
}

// next are the ranks that the piles of a suit take next, going up and going down, each of them once.
func (g scene) next(suit string) (up, down []int) {
	for _, p := range g.Pit {
		top, of, ok := parseCard(p.Top)
		if !ok || of != suit {
			continue
		}
		for _, card := range p.Next {
			switch rank, _, ok := parseCard(card); {
			case ok && rank > top:
				up = append(up, rank)
			case ok && rank < top:
				down = append(down, -rank)
			}
		}
	}
	slices.Sort(up)
	slices.Sort(down)
	return slices.Compact(up), slices.Compact(down)
}

// nearest are those of the ranks that are shown, those going down below nothing.
func nearest(ranks []int, own []string, suit string) []int {
	if len(ranks) <= maxWanted {
		return ranks
	}
	far := func(rank int) int {
		least := highest
		for _, card := range own {
			if n, of, ok := parseCard(card); ok && of == suit {
				least = min(least, max(n, max(rank, -rank))-min(n, max(rank, -rank)))
			}
		}
		return least
	}
	slices.SortStableFunc(ranks, func(a, b int) int { return cmp.Compare(far(a), far(b)) })
	return ranks[:maxWanted]
}

// wanted writes those of the ranks that are shown.
func wanted(key string, ranks, shown []int, suit string, r screen.Reader) string {
	var cards, numbers []string
	for _, rank := range ranks {
		if slices.Contains(shown, rank) {
			number := strconv.Itoa(max(rank, -rank))
			numbers, cards = append(numbers, number), append(cards, number+suit)
		}
	}
	switch {
	case cards == nil:
		return ""
	case r.TextOnly:
		return say(key, "cards", strings.Join(numbers, ", "))
	case r.Mark(emptyMark, "") == "":
		return say(key, "cards", strings.Join(numbers, " "))
	}
	return say(key, "cards", pack.Row(cards, r))
}

// latest tells the last plays in the pit, the newest first: who has made them, and when in the race. A card that was just snatched
// stands above them, in the place of one.
func (g scene) latest(t look.Table, r screen.Reader) string {
	piles := slices.Clone(g.Pit)
	slices.SortStableFunc(piles, func(a, b redbrn.Pile) int { return b.At.Compare(a.At) })
	var rows []string
	if snatch := g.justSnatched(t, r); snatch != "" {
		rows = append(rows, snatch)
	}
	for _, p := range piles[:min(len(piles), maxLatest-len(rows))] {
		card := pack.Written(p.Top, r)
		if p.Wild {
			card = withWild(p.Top, r)
		}
		row := say("latest.row", "time", raceTime(p.At.Sub(g.Start)), "who", t.ShortName(p.Last), "card", card)
		if p.Complete {
			row = say("latest.complete", "play", row)
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, "\n")
}

// raceTime writes a moment of the race: "1:07.3" are 67.3 seconds.
func raceTime(d time.Duration) string {
	tenths := max(0, int64(d/(100*time.Millisecond)))
	return fmt.Sprintf("%d:%02d.%d", tenths/600, tenths/10%60, tenths%10)
}
