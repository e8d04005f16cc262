package bot

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/screen"
	"ruckus/store"
)

// tapRounds is how many rounds of RIOT are counted.
const tapRounds = 5

// A tapper is somebody who plays RIOT as a medium robot would, by what the hand offers, and counts the taps: a button is one, a menu of one
// two, and a menu of several two and one a line.
type tapper struct {
	e     *evening
	store store.Store
	ref   match.Ref
	user  string
	ideas bool // they take the first idea as it is
	team  string

	taps, turns, answers int  // answers: the taps that were none of the own turn
	stops, missed        int  // missed: orders that the hand did not offer, though their units were there
	menus, squads        int  // orders that were picked from the menu of all, as they had no button, and those for which others went than proposed
	goOns, noes          int  // the times that they said to go on hand to hand, and that they let others pass or played no card
	turn                 int  // the last one that was begun
	others               bool // others have gone in this turn than wanted, who may be those of a later order
	wanted               []string
	chance               *rand.Rand
	doing                string         // what the next taps are for,
	kinds                map[string]int // and how many there were for each
}

// spend counts taps.
func (p *tapper) spend(n int) {
	p.taps += n
	p.kinds[p.doing] += n
}

// position is the game as it is stored.
func (p *tapper) position() *games.Position {
	stored, err := p.store.Get(p.e.t.Context(), match.Key(p.ref))
	require.NoError(p.e.t, err)
	rec, err := match.Decode(stored.Data)
	require.NoError(p.e.t, err)
	lines, err := p.store.Log(p.e.t.Context(), stored.Key)
	require.NoError(p.e.t, err)
	past, err := rec.Past(lines)
	require.NoError(p.e.t, err)
	kind := riot.Kind(riot.Default())
	g, err := past.Last(kind)
	require.NoError(p.e.t, err)
	return kind.Of(g)
}

// control finds what makes a move on the newest hand that has it, or leads to a place: a button, else an entry of a menu.
func (p *tapper) control(verb string, is func(do string) bool) (m localdiscord.Message, c localdiscord.Component, values []string) {
	for _, m := range slices.Backward(p.e.seen(p.user)) {
		if !m.Ephemeral() {
			continue
		}
		var menu localdiscord.Component
		for _, row := range m.Components {
			for _, c := range row.Components {
				_, do, ok := strings.Cut(c.CustomID, verb)
				if !ok || c.Disabled {
					continue
				}
				if len(c.Options) == 0 && is(do) {
					return m, c, nil
				}
				if menu.CustomID != "" {
					continue
				}
				for _, o := range c.Options {
					if is(strings.Replace(do, "*", o.Value, 1)) && values == nil {
						values = append(values, o.Value)
					}
				}
				if values != nil {
					menu = c
				}
			}
		}
		if values != nil {
			return m, menu, values
		}
	}
	return m, c, nil
}

// tap presses the control that makes a move, and reports whether there is one, with what was picked from a menu.
func (p *tapper) tap(is func(do string) bool) (values []string, ok bool) { return p.press("|d|", is) }

// visit goes to a place in the hand.
func (p *tapper) visit(place string) bool {
	_, ok := p.press("|g|", func(to string) bool { return to == place })
	return ok
}

func (p *tapper) press(verb string, is func(do string) bool) (values []string, ok bool) {
	p.e.settle()
	m, c, values := p.control(verb, is)
	if c.CustomID == "" {
		return nil, false
	}
	taps := 1
	switch {
	case c.Type == discord.TypeMenu && c.MaxValues != nil && *c.MaxValues > 1:
		taps = 2 + len(values)
	case c.Type == discord.TypeMenu:
		taps = 2
	}
	p.spend(taps)
	p.e.outcome(p.e.discord.Press(p.e.users[p.user], m.ID, c.CustomID, values...))
	p.e.settle()
	return values, true
}

// planned finds what does something with a plan.
func planned(what string) func(string) bool {
	return func(do string) bool {
		_, rest, ok := strings.Cut(do, " ")
		return strings.HasPrefix(do, games.PlanMark) && ok && rest == what
	}
}

// act has the player do one thing, if they are asked.
func (p *tapper) act() bool {
	h, err := p.e.bot.host.Peek(p.e.t.Context(), p.ref, p.e.users[p.user])
	require.NoError(p.e.t, err)
	if !h.Prompt.Must || h.Prompt.NoChoice || p.answered(h) {
		return false
	}
	if h.Plan == nil || h.Plan.Planned.Turn == 0 {
		p.answer(h)
		return true
	}
	if h.View.(riot.View).Phase == riot.Placing { // is no turn
		taps, answers, kinds := p.taps, p.answers, maps.Clone(p.kinds)
		p.answer(h)
		p.taps, p.answers, p.kinds = taps, answers, kinds
		return true
	}
	if turn := h.Plan.Planned.Turn; turn != p.turn {
		p.turn, p.turns, p.others = turn, p.turns+1, false
		at := p.position()
		ideas, err := at.Ideas(h.Seat, p.chance)
		require.NoError(p.e.t, err)
		p.wanted = nil
		if len(ideas) > 0 {
			p.wanted = ideas[0].Orders
		}
	}
	p.play(h)
	return true
}

// answered reports whether a standing answer is about to answer for the player.
func (p *tapper) answered(h match.Hand) bool {
	var move string
	require.NoError(p.e.t, p.position().Look("answer", func(g games.Game) { move = g.(games.Answerer).Answer(h.Seat, h.Answers) }))
	return move != ""
}

// play plans what is wanted, and has it played.
func (p *tapper) play(h match.Hand) {
	if h.Plan.Stopped != nil {
		p.stops++
		p.doing = "never stop"
		p.tap(func(do string) bool { return do == games.PlanOn })
	}
	if p.ideas && p.wanted != nil {
		p.wanted = nil
		p.e.settle()
		if _, c := find(slices.Backward(p.e.seen(p.user)), "Ideas"); c != nil {
			p.doing = "ideas"
			p.spend(1)
			p.e.press(p.user, "Ideas")
			p.e.settle()
			p.tap(planned(games.PlanTake + "0"))
		}
	}
	var bought, orders []string
	for _, o := range p.wanted {
		if strings.HasPrefix(o, "buy ") || strings.HasPrefix(o, "deploy ") {
			bought = append(bought, o)
		} else {
			orders = append(orders, o)
		}
	}
	p.wanted = nil
	if bought != nil {
		p.buy(bought)
	}
	for _, o := range orders {
		p.doing = "order"
		if strings.HasPrefix(o, "play ") { // which a plan offers for one place only: others are played from the page of cards
			p.others = true
		}
		if values, ok := p.tap(planned(games.PlanAdd + o)); !ok && !p.inArea(o) {
			p.another(o)
		} else if values != nil {
			p.menus++
		}
	}
	p.doing = "end"
	if _, ok := p.tap(planned(games.PlanEnd)); !ok {
		p.visit("end") // which asks once whether they mean it
		p.tap(planned(games.PlanEnd))
	}
}

// buy buys a basket that is offered, or unit by unit until what is left is offered as one.
func (p *tapper) buy(bought []string) {
	p.doing = "basket"
	if _, ok := p.tap(planned(games.PlanAdd + strings.Join(bought, ";"))); ok {
		return
	}
	entries := bought[1:]
	if len(entries) == 0 { // of the Police
		entries = []string{""}
	}
	var left [][2]string // an entry, and units of a kind
	for _, entry := range entries {
		units := bought[0]
		if entry != "" {
			units, entry = entry, strings.Fields(entry)[1]
		}
		for group := range strings.SplitSeq(units[strings.LastIndexByte(units, ' ')+1:], "+") {
			left = append(left, [2]string{entry, group})
		}
	}
	slices.Reverse(left) // the dear ones first: what is left of the credits has few ways
	for len(left) > 0 {
		p.doing = "basket"
		if _, ok := p.tap(planned(games.PlanAdd + basketOf(left))); ok {
			return
		}
		p.doing = "buy by unit"
		entry, group := left[0][0], left[0][1]
		n, letter := group[:len(group)-1], group[len(group)-1:]
		ok := p.visit("buy "+letter) && (entry == "" || n == "1" || p.visit("buy "+letter+" "+n))
		if _, pressed := p.tap(planned(games.PlanAdd + basketOf(left[:1]))); !ok || !pressed {
			p.missed++
		}
		left = left[1:]
	}
}

// basketOf buys units, and brings them in where they have one entry. With several they are no basket that is offered.
func basketOf(units [][2]string) string {
	groups := make([]string, len(units))
	for i, u := range units {
		groups[len(units)-1-i] = u[1] // as a mat has them
		if u[0] != units[0][0] {
			return ""
		}
	}
	all := strings.Join(groups, "+")
	if units[0][0] == "" {
		return "buy " + all
	}
	return "buy " + all + ";deploy " + units[0][0] + " " + all
}

// inArea gives an order that is on the page of its area.
func (p *tapper) inArea(order string) bool {
	w := strings.Fields(order)
	to := w[len(w)-1]
	if w[0] == "attack" {
		to = w[1]
	}
	area := to[:1]
	if to == "HQ" {
		area = to
	}
	p.doing = "area"
	before, was := p.taps, p.kinds[p.doing]
	if !p.visit("orders") {
		return false
	}
	p.visit("orders " + area) // where it isn't there already
	if _, ok := p.tap(planned(games.PlanAdd + order)); ok {
		p.menus++
		return true
	}
	p.visit(screen.Home)
	p.taps, p.kinds[p.doing] = before, was // a player knows who goes, and looks for no others there
	return false
}

// another gives the order that is proposed for what an order is for, as a player does who leaves it to the hand who goes. Where units go to
// a place, some presses change how many.
func (p *tapper) another(order string) {
	p.doing = "who goes"
	w := strings.Fields(order)
	_, ok := p.tap(func(do string) bool {
		_, press, _ := strings.Cut(do, " ")
		o := strings.Fields(strings.TrimPrefix(press, games.PlanAdd))
		return len(o) > 2 && o[0] == w[0] && (w[0] == "attack" && o[1] == w[1] || w[0] == "move" && o[len(o)-1] == w[len(w)-1])
	})
	if ok {
		if _, swapped := p.tap(planned(games.PlanSwap + order)); swapped {
			return
		}
	}
	switch {
	case !ok && p.others:
	case !ok:
		p.missed++
	case w[0] == "move" && p.visit("squad"):
		h, err := p.e.bot.host.Peek(p.e.t.Context(), p.ref, p.e.users[p.user])
		require.NoError(p.e.t, err)
		p.e.pressForged(p.user, fmt.Sprintf("1|%s|d|@%d.%d =%s", p.ref.ID, h.Plan.Turn, h.Plan.Rev, order))
		require.True(p.e.t, p.visit(screen.Home), "the hand stays where it is, as it was pressed elsewhere")
		const changes = 2
		p.spend(changes)
		p.squads++
	default:
		p.squads++
		p.others = true
	}
}

// answer makes the move that a medium robot would make.
func (p *tapper) answer(h match.Hand) {
	var move string
	require.NoError(p.e.t, p.position().Look("choose", func(g games.Game) { move = games.Choose(g, h.Seat, games.Medium, p.chance) }))
	switch word, _, _ := strings.Cut(move, " "); word {
	case "go":
		p.goOns++
	case "noblitz", "let":
		p.noes++
	}
	before := p.taps
	p.doing = "answer " + strings.Fields(move)[0]
	if always := forGood(h, move); always != "" {
		if _, ok := p.tap(func(do string) bool { return do == always }); ok {
			p.answers += p.taps - before
			return
		}
	}
	if _, ok := p.tap(func(do string) bool { return do == move }); !ok {
		p.e.pressForged(p.user, "1|"+p.ref.ID+"|d|"+move)
		p.spend(2)
	}
	p.answers += p.taps - before
}

// forGood is the standing answer of somebody who would make a move each time that they are asked the like; "" for none. The order of the
// others they leave as it is, keep everybody out of empty buildings and their own, let pass who attacks others, and play no card
// in own attacks if they would not in the first.
func forGood(h match.Hand, move string) string {
	v := h.View.(riot.View)
	word, _, _ := strings.Cut(move, " ")
	switch d := v.Declared; {
	case v.Phase == riot.Ordering:
		return "same"
	case d != nil && word == "let" && d.Attack && d.Foe != h.Seat:
		return "let others"
	case d != nil && word == "obstruct" && !d.Attack:
		return "block empty"
	case d != nil && word == "obstruct" && d.Foe == h.Seat:
		return "block mine"
	case v.Clash != nil && word == "noblitz" && v.Turn == h.Seat:
		return "none mine"
	}
	return ""
}

// On average of tables of two to four a turn of the Police takes at most 7.4 taps and one of Protesters 5.1, at no seat more than 8.8, and at most
// five if they take an idea as it is. With -v it prints what the taps were for.
func TestATurnOfRIOTTakesFewTaps(t *testing.T) {
	t.Parallel()
	for _, ideas := range []bool{false, true} {
		taps, turns, changed := map[bool]int{}, map[bool]int{}, 0
		for robots := range 3 {
			virtual(t, func(t *testing.T) {
				for _, p := range tapped(t, robots, ideas) {
					police, each, most := p.team == "police", float64(p.taps)/float64(p.turns), 8.8
					taps[police], turns[police], changed = taps[police]+p.taps, turns[police]+p.turns, changed+p.menus+p.squads
					t.Logf("%-13s robots %d, ideas %-5v: %d turns, %.1f taps a turn, of which answers %.1f; %d stops; orders: %d from the menu, %d by others, %d not offered; said %d times to go on, %d times no; %v",
						p.team, robots, ideas, p.turns, each, float64(p.answers)/float64(p.turns), p.stops, p.menus, p.squads, p.missed, p.goOns, p.noes, p.kinds)
					if ideas {
						most = 5
					}
					require.LessOrEqual(t, each, most, p.team)
					require.Zero(t, p.missed, "what a robot would do is offered")
					require.LessOrEqual(t, p.goOns, p.turns, "whether an attack goes on is asked once a turn at most")
					require.LessOrEqual(t, p.noes, 5, "nobody is asked in vain")
				}
			})
		}
		require.LessOrEqual(t, float64(taps[true])/float64(turns[true]), 7.4, "of the Police")
		require.LessOrEqual(t, float64(taps[false])/float64(turns[false]), 5.1, "of Protesters")
		require.LessOrEqual(t, changed, (turns[true]+turns[false])/2, "what seems best mostly has a button")
	}
}

// tapped has two people play some rounds with robots.
func tapped(t *testing.T, robots int, ideas bool) (people []*tapper) {
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	ref := e.play(fmt.Sprintf("/play riot robots:%d random_teams:0 turn_time:0", robots), "Ada", "Ben").Ref
	for i, user := range []string{"Ada", "Ben"} {
		people = append(people, &tapper{e: e, store: s, ref: ref, user: user, ideas: ideas, chance: rand.New(rand.NewPCG(1, uint64(i))), kinds: map[string]int{}})
		e.press(user, "My hand")
	}
	for idle := 0; ; {
		e.settle()
		table, err := e.bot.host.Get(t.Context(), ref)
		require.NoError(t, err)
		v := table.Public.(riot.View)
		if v.Round > tapRounds || table.Phase != match.Playing {
			return people
		}
		acted, step := false, v.Step
		for _, p := range people {
			p.team = v.Sides[table.Seat(e.users[p.user])].Team
			acted = p.act() || acted
		}
		if !acted {
			time.Sleep(time.Second)
			continue
		}
		e.settle()
		if table, err = e.bot.host.Get(t.Context(), ref); err == nil && table.Public.(riot.View).Step == step {
			idle++
			require.Less(t, idle, 20, "nothing comes of what people press: they are stuck")
			continue
		}
		idle = 0
	}
}
