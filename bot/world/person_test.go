package world

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/localdiscord"
)

// A person plays by a habit.
type person struct {
	w        *world
	guild    *guild
	id, name string
	habit    *habit
	pulse
	presses int       // and commands so far
	pressed time.Time // last
	hand    *pane     // that they play from; nil: none
	old     []string
}

// An ask is a press or a command of somebody.
type ask struct {
	person  *person
	number  int // of their presses
	id      string
	what    string
	channel string
	pressed button
	on      *pane // nil: a command
	at      time.Time
	refused atomic.Bool // an edit by its token
	nowhere bool        // its channel is gone
}

// patience is how long people wait for an answer; Discord tells them after three seconds that there is none.
const patience = 10 * time.Second

func (w *world) newPerson(g *guild, n int, h *habit) *person {
	name := fmt.Sprintf("%s-%d", h.name, n)
	u, err := w.discord.AddUser(name+"-"+g.name, h.admin)
	require.NoError(w.t, err)
	return &person{w: w, guild: g, id: u.ID, name: name, habit: h, pulse: newPulse(w.plan.seed, g.name, "person", n)}
}

// live has somebody act until the evening is over.
func (p *person) live() {
	for p.w.sleep(p.pulse, p.between(p.habit.least, p.habit.most)) {
		p.act()
	}
}

// act does one thing that the person is in the habit of.
func (p *person) act() {
	whole := 0
	for _, d := range p.habit.does {
		whole += d.often
	}
	n := p.IntN(whole)
	for _, d := range p.habit.does {
		if n -= d.often; n < 0 {
			d.do(p)
			return
		}
	}
}

// channel is one in which the person is.
func (p *person) channel() string {
	p.w.serving.Lock()
	defer p.w.serving.Unlock()
	if len(p.guild.channels) == 0 {
		return ""
	}
	return pick(p.pulse, p.guild.channels[:min(len(p.guild.channels), 2)])
}

// command types a command.
func (p *person) command(name string, options ...localdiscord.CommandOption) {
	channel := p.channel()
	if channel == "" {
		return
	}
	p.ask(&ask{what: "/" + name, channel: channel}, func() (*localdiscord.Interaction, error) {
		return p.w.discord.Command(p.id, channel, name, options)
	})
}

// press presses a button, or picks from a menu.
func (p *person) press(c control) {
	p.w.serving.Lock()
	values := p.values(c)
	a := &ask{what: c.Label + c.Placeholder, channel: c.on.channel, pressed: readButton(c.CustomID), on: c.on}
	message, id := c.on.id, c.CustomID
	p.w.serving.Unlock()
	if len(values) > 0 {
		a.pressed.arg = strings.Replace(a.pressed.arg, "*", strings.Join(values, "+"), 1)
	}
	p.ask(a, func() (*localdiscord.Interaction, error) { return p.w.discord.Press(p.id, message, id, values...) })
}

// values are what the person picks from a menu.
func (p *person) values(c control) (values []string) {
	switch c.Type {
	case discord.TypeMenu:
		most := 1
		if c.MaxValues != nil {
			most = *c.MaxValues
		}
		least := 1
		if c.MinValues != nil {
			least = *c.MinValues
		}
		n := least + p.IntN(most-least+1)
		for _, i := range p.Perm(len(c.Options))[:min(n, len(c.Options))] {
			values = append(values, c.Options[i].Value)
		}
	case discord.TypeChannels:
		if *c.MinValues > 0 {
			values = append(values, p.guild.channels[0])
		}
	}
	return values
}

// ask has Discord tell the bot what somebody wants, and waits for the answer.
func (p *person) ask(a *ask, begin func() (*localdiscord.Interaction, error)) {
	i := p.begin(a, begin)
	if i == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	o, err := i.Wait(ctx)
	if err != nil {
		p.w.fault(p.guild, "%s in %s waits for ever for an answer to %q", p.name, p.guild.name, a.what)
		return
	}
	p.answered(a, i, o)
}

// begin has Discord tell the bot what somebody wants; nil where it does not let them.
func (p *person) begin(a *ask, begin func() (*localdiscord.Interaction, error)) *localdiscord.Interaction {
	p.w.serving.Lock()
	defer p.w.serving.Unlock()
	i, err := begin()
	if err != nil {
		p.w.stats.refused++
		return nil
	}
	p.presses++
	p.pressed = time.Now()
	a.person, a.number, a.id, a.at = p, p.presses, i.ID, time.Now()
	p.w.asked[i.Token] = a
	p.w.stats.asked++
	if a.on != nil {
		a.on.by = a
		if a.pressed.verb == "g" {
			a.on.place = a.pressed.arg
		}
	}
	p.w.note("%s in %s: %s %v", p.name, p.guild.name, a.what, a.pressed)
	return i
}

// answered takes in an answer.
func (p *person) answered(a *ask, i *localdiscord.Interaction, o localdiscord.Outcome) {
	w := p.w
	w.serving.Lock()
	defer w.serving.Unlock()
	if o.Failed != "" {
		w.stats.lost++
		gone := a.nowhere || a.on != nil && (a.on.gone || p.hasLost(a.on)) // deleted meanwhile
		if w.nemesis.wellSince(a.at) && !gone {
			w.fault(p.guild, "%s in %s: %q was not answered, though nothing was wrong", p.name, p.guild.name, a.what)
		}
		return
	}
	if o.Message != nil && o.Message.Ephemeral() {
		if pane := w.glass.panes[o.Message.ID]; pane != nil && pane.offersHand() {
			p.hand = pane
		}
	}
	if o.Modal != nil && p.oneIn(2) {
		form, id := o.Modal.Components, i.ID
		w.busy.Go(func() { p.fillIn(a, id, form) })
	}
}

// hasLost reports whether the local Discord has forgotten a message, as it does with the oldest ones of a channel.
func (p *person) hasLost(on *pane) bool {
	return !slices.ContainsFunc(p.w.discord.Messages(p.id, on.channel), func(m localdiscord.Message) bool { return m.ID == on.id })
}

// offersHand reports whether a private message is somebody's hand.
func (p *pane) offersHand() bool {
	for _, c := range p.controls() {
		if b := readButton(c.CustomID); b.verb == "d" || b.verb == "g" {
			return true
		}
	}
	return false
}

// fillIn sends a form.
func (p *person) fillIn(a *ask, interaction string, form []localdiscord.Component) {
	if !p.w.sleep(p.pulse, time.Second) || len(form) == 0 || form[0].Component == nil {
		return
	}
	next := &ask{what: "form of " + a.what, channel: a.channel, on: a.on, pressed: a.pressed}
	p.ask(next, func() (*localdiscord.Interaction, error) {
		return p.w.discord.SubmitModal(p.id, interaction, map[string]any{form[0].Component.CustomID: pick(p.pulse, []string{"7", "ace", "12", "x"})})
	})
}
