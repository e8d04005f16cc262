package frame

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// ratedOption is the option that makes a table rated. The lobby has a line for it.
const ratedOption = "rated"

// stakes says what a rated game is, before anybody takes a seat; "" of a friendly one.
func (t Table) stakes() string {
	if !t.Rated {
		return ""
	}
	return say("rated")
}

// agreeing is a press that says yes to what a rated lobby is now. In a friendly one it names no revision: Discord refuses a press on a
// control that has changed meanwhile, and two who join at once would meet one.
func (t Table) agreeing(press string) string {
	if !t.Rated {
		return press + "0"
	}
	return fmt.Sprint(press, t.Terms.Revision)
}

// unagreed says who has to press again before a rated game begins; "" for nobody. What has changed is news.
func (t Table) unagreed() string {
	people := games.Where(t.Players, func(_ games.Seat, p look.Player) bool { return p.Robot == 0 })
	stale := games.Where(t.Players, func(_ games.Seat, p look.Player) bool { return p.Stale })
	if !t.Rated || len(people) < 2 || len(stale) == 0 {
		return ""
	}
	if len(stale) == 1 {
		return say("lobby.again", "who", t.ShortName(stale[0]))
	}
	return say("lobby.again.many", "n", len(stale))
}

// maxNews is how much a phone shows in a line of small letters.
const maxNews = 52

// news says in a line what has changed since people joined; "" for nothing.
func (t Table) news() string {
	stale, what := t.stale(), t.differ(t.Players...)
	if what == "" {
		return ""
	}
	who := look.Names(stale, t.TinyName)
	if len(stale) > 2 {
		who = fmt.Sprintf("%s, %s +%d", t.TinyName(stale[0]), t.TinyName(stale[1]), len(stale)-2)
	}
	without := say("lobby.news", "who", who, "what", "")
	return say("lobby.news", "who", who, "what", markup.Clip(what, maxNews-markup.Width(markup.Plain(without))))
}

// newsFor says to somebody in a lobby what has changed since they joined, and what they can do; "" for nothing.
func (t Table) newsFor(seat games.Seat) string {
	p := look.At(t.Players, seat)
	switch what := t.differ(p); {
	case !p.Stale || !t.Rated && what == "":
		return ""
	case what == "":
		return say("seat.again")
	default:
		return say("seat.news", "what", what)
	}
}

// stale are the seats of those whose press is older than what it says.
func (t Table) stale() []games.Seat {
	return games.Where(t.Players, func(_ games.Seat, p look.Player) bool { return p.Stale && (t.Rated || t.differ(p) != "") })
}

// differ names what has changed since some have pressed; "" for nothing. A friendly lobby names options alone: who plays stands there.
func (t Table) differ(since ...look.Player) string {
	var names []string
	has := func(name string) bool {
		return slices.ContainsFunc(since, func(p look.Player) bool { return slices.Contains(p.News, name) })
	}
	for _, o := range t.lobbyOptions() {
		if has(o.Name) {
			names = append(names, OptionTitle(o))
		}
	}
	for _, words := range []string{"who plays", "the robots"} {
		if t.Rated && has(words) {
			names = append(names, words)
		}
	}
	return markup.Clip(strings.Join(names, ", "), 80)
}

// rateButton makes a lobby rated or friendly. It stands among the options: on the board a phone has no room for it.
func (t Table) rateButton() screen.Control {
	label, rated := say("rated.make"), 1
	if t.Rated {
		label, rated = say("rated.friendly"), 0
	}
	return screen.Control{Label: label, Style: screen.Blue, Go: fmt.Sprint(PlaceSet, " ", ratedOption, "=", rated)}
}

// loses says what leaving a rated game costs; "" of a friendly one.
func (t Table) loses() string {
	if !t.Rated {
		return ""
	}
	return say("rated.loses")
}
