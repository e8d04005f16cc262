package world

import (
	"fmt"
	"net/http"
	"time"

	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// A mishap is a fault that lasts for some time. To add one, write it down here.
type mishap struct {
	name        string
	least, most time.Duration // how long it lasts
	mends       time.Duration // how long after that something may still be wrong because of it
	strikes     bool          // tokens are refused: the bot may use none of them for ten minutes
	begin, end  func(*world, pulse)
	call        func(*call) *spoil     // what becomes of requests meanwhile
	errand      func(*errand) *mistake // what becomes of uses of the store meanwhile
}

const second = time.Second

// mishaps are all that the nemesis knows. That a process's own clock jumps is not among them: all of a test has one clock, which
// also wakes up anyone who waits and only goes on. So "the machine was suspended" moves Discord's clock instead.
var mishaps = []*mishap{
	{name: "some tokens are refused with 401", strikes: true, least: 5 * second, most: 20 * second, mends: second, call: refusesTokens(401, 50027)},
	{name: "some tokens are refused with 403", strikes: true, least: 5 * second, most: 20 * second, mends: second, call: refusesTokens(403, 50001)},
	{name: "some edits by token meet 404", strikes: true, least: 5 * second, most: 20 * second, mends: second, call: refusesTokens(404, 10015)},
	{name: "REST is silent", least: 2 * second, most: 12 * second, mends: hangs + 5*second, call: func(*call) *spoil { return &spoil{hang: true} }},
	{name: "connections are reset", least: 3 * second, most: 15 * second, mends: 5 * second, call: func(c *call) *spoil {
		if !c.oneIn(3) {
			return nil
		}
		return &spoil{late: c.oneIn(2)}
	}},
	{name: "Discord fails", least: 3 * second, most: 15 * second, mends: 5 * second, call: func(c *call) *spoil {
		if !c.oneIn(3) {
			return nil
		}
		return &spoil{status: 502, body: "<html>bad gateway</html>"}
	}},
	{name: "edits are limited", strikes: true, least: 3 * second, most: 10 * second, mends: 5 * second, call: func(c *call) *spoil {
		if !c.edits() || !c.oneIn(4) {
			return nil
		}
		return limited(localdiscord.RateLimited("", 1500*time.Millisecond, 1))
	}},
	{name: "all is limited", strikes: true, least: 2 * second, most: 8 * second, mends: 8 * second, call: func(c *call) *spoil {
		if c.answers() || !c.oneIn(4) {
			return nil
		}
		return limited(localdiscord.GlobalLimit(2*second, 1))
	}},
	{name: "the network before Discord bans the bot", strikes: true, least: 2 * second, most: 6 * second, mends: 15 * second, call: func(*call) *spoil {
		return limited(localdiscord.Banned(1))
	}},
	{name: "emojis are refused", least: 5 * second, most: 20 * second, mends: second, call: func(c *call) *spoil {
		if !c.edits() && !c.answers() || !c.oneIn(5) {
			return nil
		}
		return limited(localdiscord.EmojiRefused("", 1))
	}},
	{name: "the gateway is silent", mends: 40 * second, begin: func(w *world, _ pulse) {
		w.discord.Silence(localdiscord.GatewayConnections)
	}},
	{name: "the gateway wants new connections", mends: 12 * second, begin: func(w *world, _ pulse) { w.discord.Reconnect() }},
	{name: "the gateway closes", mends: 12 * second, begin: func(w *world, _ pulse) { w.discord.CloseGateway(4000) }},
	{name: "the session is over", mends: 25 * second, begin: func(w *world, p pulse) { w.discord.InvalidateSession(p.oneIn(2)) }},
	{name: "interactions come late, twice or never", least: 10 * second, most: 20 * second, mends: 5 * second, begin: func(w *world, p pulse) {
		for range 10 {
			w.discord.Misdeliver(pick(p, []localdiscord.EventFault{{Drop: true}, {Repeat: 1}, {Delay: 2500 * time.Millisecond}, {Delay: 4 * second}, {Swap: true}, {}}))
		}
	}, end: func(w *world, _ pulse) { w.discord.Behave() }},
	{name: "the machine was suspended", mends: 15 * second, begin: func(w *world, p pulse) { w.jump(p.between(second, 30*second)) }},
	{name: "a process is killed", least: second, most: 15 * second, mends: 30 * second, begin: func(w *world, _ pulse) {
		w.killOne()
	}, end: func(w *world, _ pulse) { w.startProcess(w.t) }},
	{name: "a process takes over", least: 5 * second, most: 20 * second, mends: 20 * second, begin: func(w *world, _ pulse) {
		w.startProcess(w.t)
	}, end: func(w *world, _ pulse) { w.stopOldest() }},
	{name: "the store stops", least: second, most: 20 * second, mends: 15 * second, errand: func(*errand) *mistake {
		return &mistake{err: errStopped}
	}},
	{name: "the store hangs", least: second, most: 15 * second, mends: 25 * second, errand: func(*errand) *mistake {
		return &mistake{err: errStopped, takes: 8 * second}
	}},
	{name: "the store is full", least: second, most: 20 * second, mends: 15 * second, errand: func(e *errand) *mistake {
		if !e.writes {
			return nil
		}
		return &mistake{err: errFull}
	}},
	{name: "the store loses replies", least: 5 * second, most: 20 * second, mends: 15 * second, errand: func(e *errand) *mistake {
		if !e.writes || !e.oneIn(4) {
			return nil
		}
		return &mistake{err: errLost, late: true}
	}},
	{name: "the store refuses as if somebody was faster", least: 5 * second, most: 20 * second, mends: 5 * second, errand: func(e *errand) *mistake {
		if e.what != "commit" || !e.oneIn(5) {
			return nil
		}
		return &mistake{err: store.ErrConflict}
	}},
	{name: "the store is slow", least: 5 * second, most: 20 * second, mends: 10 * second, errand: func(e *errand) *mistake {
		return &mistake{takes: e.between(0, 700*time.Millisecond)}
	}},
	{name: "a guild has an outage", least: 5 * second, most: 30 * second, mends: 10 * second, begin: func(w *world, p pulse) {
		_ = w.discord.SetOutage(pick(p, w.guilds).id, true)
	}, end: func(w *world, _ pulse) {
		for _, g := range w.guilds {
			_ = w.discord.SetOutage(g.id, false)
		}
	}},
}

// refusesTokens has edits by one token in four fail.
func refusesTokens(status, code int) func(*call) *spoil {
	return func(c *call) *spoil {
		if !c.byToken() || c.ask == nil || newPulse(c.p.w.plan.seed, "token", c.ask.person.guild.name, c.ask.person.name, c.ask.number).IntN(4) > 0 {
			return nil
		}
		return refusal(status, code)
	}
}

// refusal is an error of Discord's.
func refusal(status, code int) *spoil {
	return &spoil{
		status: status, body: fmt.Sprintf(`{"message":"refused","code":%d}`, code),
		header: http.Header{"Content-Type": {"application/json"}},
	}
}

// limited is a fault of the local Discord's, for one request.
func limited(f localdiscord.Fault) *spoil {
	return &spoil{status: f.Status, body: f.Body, header: f.Header}
}
