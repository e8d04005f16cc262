package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// takeBack is the control that gives back what was bought in this turn: a button for a single unit, else a menu with one of each
// kind and all of it. No row where there is nothing to give back.
func (h hand) takeBack() [][]screen.Control {
	c := screen.Control{Label: "Take back", Do: "return * " + strconv.Itoa(h.Step)}
	for _, u := range h.Returns {
		mark := unitMark(h.side.Team, u.ID)
		for _, n := range slices.Compact([]int{1, u.N}) {
			name := u.Name
			if n > 1 {
				name = fmt.Sprintf("%d × %s", n, u.Name)
			}
			c.Pick = append(c.Pick, h.r.OnChoice(screen.Choice{
				Label: markup.Clip(name, screen.MaxChoice), Value: strconv.Itoa(n) + u.Letter, Help: screen.Plural(n*h.unit(h.Seat, u.ID).Cost, "credit") + " back",
			}, mark, ""))
		}
	}
	switch len(c.Pick) {
	case 0:
		return nil
	case 1:
		c.Do = strings.Replace(c.Do, "*", c.Pick[0].Value, 1)
		c.Emoji = c.Pick[0].Emoji
		if c.Emoji == "" {
			c.Label += " " + c.Pick[0].Label
		}
		c.Pick = nil
	default:
		c.Label += " …"
	}
	return [][]screen.Control{{c}}
}

// buyingHint says what the numbers are, what can be taken back, and how the purchase ends.
func (h hand) buyingHint() string {
	more := slices.ContainsFunc(h.prompt.Moves, func(m string) bool { return strings.HasPrefix(m, "buy ") || strings.HasPrefix(m, "card ") })
	stays := ""
	if number(h.New) > number(h.Returns) {
		stays = " What you bought before a card stays."
	}
	switch {
	case h.prompt.NoChoice:
		return "You can buy nothing more: **it goes on by itself** in a moment."
	case !more && len(h.Returns) == 0:
		return "You can buy nothing more: press **Done**." + stays
	case !more:
		return "You can buy nothing more. Take something back, or press **Done**." + stays
	case h.t.Noted:
		return ""
	case len(h.Returns) > 0:
		return "-# Number: the price. Unspent credits are lost. Until *Done* you can take back." + stays
	}
	return "-# Number: the price. Unspent credits are lost." + stays
}

// lasting are events without purchases that were taken back: nothing has come of them.
func lasting(events []games.Event) []games.Event {
	all := slices.Clone(events)
	for i, e := range all {
		if e.Verb != "return" {
			continue
		}
		back := make(map[string]int)
		for _, group := range e.Tokens {
			n, id := counted(group)
			back[id] += n
		}
		for j := i - 1; j >= 0; j-- {
			if all[j].Verb == "buy" && slices.Equal(all[j].Seats, e.Seats) {
				all[j].Tokens = without(all[j].Tokens, back)
			}
		}
	}
	return slices.DeleteFunc(all, func(e games.Event) bool { return e.Verb == "return" || e.Verb == "buy" && len(e.Tokens) == 0 })
}

// without takes units out of those of an event, and out of what is to be taken out.
func without(units []string, back map[string]int) (left []string) {
	for _, group := range units {
		n, id := counted(group)
		k := min(n, back[id])
		back[id] -= k
		if n > k {
			left = append(left, strconv.Itoa(n-k)+" "+id)
		}
	}
	return left
}

// counted takes units of an event apart: "2 officer". What has no number is one.
func counted(group string) (n int, id string) {
	count, id, _ := strings.Cut(group, " ")
	n, err := strconv.Atoi(count)
	if err != nil {
		return 1, group
	}
	return n, id
}
