package world

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"ruckus/bot/localdiscord"
)

// What people do who look around, spoil it or rule.

// wander presses something that the person sees, but leaves and ends nothing.
func (p *person) wander() {
	if c, ok := p.anything(func(c control) bool {
		arg := readButton(c.CustomID).arg
		return !strings.Contains(arg, "leave") && !strings.Contains(arg, "cancel") && !strings.Contains(arg, "forget")
	}); ok {
		p.press(c)
	}
}

// pressAnything presses anything that the person sees.
func (p *person) pressAnything() {
	if c, ok := p.anything(func(control) bool { return true }); ok {
		p.press(c)
	}
}

// anything returns one of the controls that the person sees and that are wanted.
func (p *person) anything(wanted func(control) bool) (control, bool) {
	p.w.serving.Lock()
	defer p.w.serving.Unlock()
	var all []control
	for _, pane := range p.w.glass.onScreen(p) {
		all = append(all, pane.controls()...)
	}
	all = slices.DeleteFunc(all, func(c control) bool { return !wanted(c) })
	if len(all) == 0 {
		return control{}, false
	}
	return pick(p.pulse, all), true
}

// pressOld presses what a screen offered a while ago.
func (p *person) pressOld() {
	p.w.serving.Lock()
	if p.hand != nil {
		for _, c := range p.hand.moves() {
			p.old = append(p.old, c.CustomID)
		}
	}
	p.old = p.old[max(0, len(p.old)-20):]
	id := ""
	if len(p.old) > 0 {
		id = pick(p.pulse, p.old)
	}
	p.w.serving.Unlock()
	if id != "" {
		p.pressForged(id)
	}
}

// pressOthers presses a button of somebody else's hand.
func (p *person) pressOthers() {
	p.w.serving.Lock()
	var all []control
	for _, pane := range p.w.glass.order {
		if pane.guild == p.guild && !pane.gone && pane.viewer != nil && pane.viewer != p {
			all = append(all, pane.controls()...)
		}
	}
	id := ""
	if len(all) > 0 {
		id = pick(p.pulse, all).CustomID
	}
	p.w.serving.Unlock()
	if id != "" {
		p.pressForged(id)
	}
}

// forge presses what nobody was ever shown.
func (p *person) forge() {
	c, ok := p.anything(func(control) bool { return true })
	if !ok {
		return
	}
	b := readButton(c.CustomID)
	p.pressForged(fmt.Sprintf("1|%s|%s|%s", b.table, string("dghrowmuckiplys"[p.IntN(15)]), pick(p.pulse, []string{b.arg, "", "x", "leave!", "export", "play 7H 1", "start", "0"})))
}

// pressForged presses a control with an identifier that the person cannot be shown.
func (p *person) pressForged(id string) {
	channel := p.channel()
	if channel == "" || len(id) > 100 {
		return
	}
	p.w.serving.Lock()
	message, remove, err := p.w.discord.PostButton(channel, "forged", id)
	p.w.serving.Unlock()
	if err != nil {
		return
	}
	p.ask(&ask{what: "forged", channel: channel, pressed: readButton(id)}, func() (*localdiscord.Interaction, error) {
		return p.w.discord.Press(p.id, message, id)
	})
	p.w.serving.Lock()
	defer p.w.serving.Unlock()
	remove()
}

// leave has somebody leave the server and come back later.
func (p *person) leave() {
	if p.w.discord.Leave(p.guild.id, p.id) == nil && p.w.sleep(p.pulse, p.between(5*time.Second, 2*time.Minute)) {
		_ = p.w.discord.Rejoin(p.guild.id, p.id)
	}
}

// nap does nothing for a while.
func (p *person) nap() { p.w.sleep(p.pulse, p.between(time.Minute, 4*time.Minute)) }

// manage types a command of those who manage the server.
func (p *person) manage() {
	switch p.IntN(3) {
	case 0:
		p.command("tables")
	case 1:
		p.command("settings", localdiscord.CommandOption{Name: "general", Type: 1})
	default:
		p.command("settings", localdiscord.CommandOption{Name: pick(p.pulse, kinds), Type: 1})
	}
}

// deleteBoard deletes a message of the bot's.
func (p *person) deleteBoard() {
	p.w.serving.Lock()
	defer p.w.serving.Unlock()
	for _, pane := range p.w.glass.onScreen(p) {
		if pane.viewer == nil && p.oneIn(2) && p.w.discord.DeleteMessage(p.id, pane.id) == nil {
			p.w.note("%s in %s deletes a board", p.name, p.guild.name)
			p.w.glass.remove(pane.id)
			return
		}
	}
}

// deleteChannel deletes a channel; the first one stays.
func (p *person) deleteChannel() {
	p.w.serving.Lock()
	defer p.w.serving.Unlock()
	if len(p.guild.channels) < 2 {
		return
	}
	i := 1 + p.IntN(len(p.guild.channels)-1)
	gone := p.guild.channels[i]
	if p.w.discord.DeleteChannel(gone) != nil {
		return
	}
	p.w.note("%s in %s deletes a channel", p.name, p.guild.name)
	for _, pane := range p.w.glass.order {
		if pane.channel == gone {
			pane.gone = true
		}
	}
	p.guild.channels = slices.Delete(slices.Clone(p.guild.channels), i, i+1)
}

// kickBot removes the bot from the server, and invites it again later.
func (p *person) kickBot() {
	if p.w.discord.RemoveBot(p.guild.id) != nil {
		return
	}
	p.w.note("%s in %s kicks the bot", p.name, p.guild.name)
	away := p.between(5*time.Second, time.Minute)
	p.w.nemesis.disturb(p.guild, away)
	p.w.sleep(p.pulse, away)
	_ = p.w.discord.InviteBot(p.guild.id)
	p.w.nemesis.disturb(p.guild, away)
	p.w.note("the bot is back in %s", p.guild.name)
}
