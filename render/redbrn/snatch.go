package redbrn

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// fresh is for how long after it a snatched card is news, while others play on.
const fresh = 10 * time.Second

// snatched are the cards that were snatched in the round on the table.
func (g scene) snatched(t look.Table) []games.Margin {
	return redbrn.Snatched(slices.DeleteFunc(slices.Clone(t.Lost), func(m games.Margin) bool { return m.Round != g.Round }))
}

// justSnatched tells of the last card that was snatched, as long as that is fresh; "" for none.
func (g scene) justSnatched(t look.Table, r screen.Reader) string {
	list := g.snatched(t)
	if list == nil {
		return ""
	}
	last := list[len(list)-1]
	if slices.ContainsFunc(g.Pit, func(p redbrn.Pile) bool { return p.At.Sub(last.At) > fresh }) {
		return ""
	}
	return spark(r) + snatch(t, last, r)
}

// snatch tells who was faster than whom, and by how much.
func snatch(t look.Table, m games.Margin, r screen.Reader) string {
	_, rest, _ := strings.Cut(m.Move, " ")
	card, _, _ := strings.Cut(rest, " ")
	return say("snatch", "first", t.ShortName(m.Than), "second", t.ShortName(m.Seat), "card", pack.Written(card, r), "seconds", inSeconds(m.By))
}

// rivalry tells after a round who has snatched most cards from others, and by how little, in a line that a phone does not break; ""
// where nobody has.
func (g scene) rivalry(t look.Table, r screen.Reader) string {
	const most = 2 // who are told
	list := g.snatched(t)
	if list == nil {
		return ""
	}
	closest := slices.MinFunc(list, func(a, b games.Margin) int { return a.By - b.By })
	if len(list) == 1 {
		return spark(r) + snatch(t, closest, r)
	}
	count := make(map[games.Seat]int)
	for _, m := range list {
		count[m.Than]++
	}
	seats := slices.DeleteFunc(seatsOf(g.Players), func(s games.Seat) bool { return count[s] == 0 })
	slices.SortStableFunc(seats, func(a, b games.Seat) int { return count[b] - count[a] })
	var who []string
	for _, s := range seats[:min(len(seats), most)] {
		who = append(who, "**"+t.TinyName(s)+"** "+strconv.Itoa(count[s]))
	}
	return screen.Small(spark(r)+say("snatched", "counts", strings.Join(who, ", "), "seconds", inSeconds(closest.By)), r)
}

// inSeconds writes milliseconds: a tenth of a second and more as "1.2 s", less as "0.04 s" or "0.004 s".
func inSeconds(n int) string {
	digits := 1
	for least := 100; n < least && digits < 3; least /= 10 {
		digits++
	}
	return fmt.Sprintf("%.*f s", digits, float64(n)/1000)
}

// spark stands before what was close.
func spark(r screen.Reader) string {
	if r.TextOnly {
		return ""
	}
	return "⚡ "
}
