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
)

// sampleWords are what samples of a race say besides: "late 90 310" has seats come so many milliseconds too late.
var sampleWords = map[string]func(*look.Sampled, games.Seat, string){
	"late": func(p *look.Sampled, _ games.Seat, value string) {
		for _, ms := range strings.Fields(value) {
			by, _ := strconv.Atoi(ms)
			loseOne(p, by)
		}
	},
}

// loseOne has a seat lose the card on the newest pile that nobody has lost, by that many milliseconds, to who has played there last.
func loseOne(p *look.Sampled, by int) {
	v := p.Game.View(games.Table).(redbrn.View)
	piles := slices.SortedFunc(slices.Values(v.Pit), func(a, b redbrn.Pile) int { return b.At.Compare(a.At) })
	won := piles[len(p.Table.Lost)]
	p.Table.Lost = append(p.Table.Lost, games.Margin{
		Round: v.Round, At: won.At.Add(time.Duration(by) * time.Millisecond), Seat: (won.Last + 1) % 4, Move: fmt.Sprintf("pit %s @%d", won.Top, v.Round),
		Than: won.Last, By: by, Rule: "late",
	})
}
