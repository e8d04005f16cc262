package discord

import (
	"encoding/json"
	"strconv"
	"sync"
	"time"
)

// A Handler is told what happens on Discord. No method may block: they run on the goroutine that reads the connection,
// so that what happened is told in order.
type Handler interface {
	// Ready says that a shard has opened its first session, and in which guilds of its part the bot is: in no others.
	Ready(app string, guilds []string, of Part)
	// Interaction is a press or a command.
	Interaction(*Interaction)
	// Gone says that the bot has left a guild, or with a channel that the channel or thread was deleted.
	Gone(guild, channel string)
	// Joined says that the bot has been invited to a guild.
	Joined(guild string)
}

// A Part is the guilds of one shard, of that many.
type Part struct{ Shard, Of int }

// Has reports whether a guild is in the part, by Discord's formula; what is no guild is in none.
func (p Part) Has(guild string) bool {
	n, err := strconv.ParseUint(guild, 10, 64)
	return err == nil && (n>>22)%uint64(max(p.Of, 1)) == uint64(p.Shard)
}

// presence knows in which guilds a shard is, so that an outage that ends is no new invitation.
type presence struct {
	mu  sync.Mutex
	all map[string]bool
}

// reset takes in what a new session says, and returns what has changed since the one before.
func (p *presence) reset(guilds []string) (joined, left []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	before, first := p.all, p.all == nil
	p.all = make(map[string]bool, len(guilds))
	for _, id := range guilds {
		p.all[id] = true
		if !before[id] && !first {
			joined = append(joined, id)
		}
	}
	for id := range before {
		if !p.all[id] {
			left = append(left, id)
		}
	}
	return joined, left
}

// set notes that the bot is in a guild or not, and returns whether that is new, and how many guilds there are.
func (p *presence) set(guild string, in bool) (changed bool, n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	changed = p.all[guild] != in
	if in {
		p.all[guild] = true
	} else {
		delete(p.all, guild)
	}
	return changed, len(p.all)
}

// A ready is what Discord tells when a session opens.
type ready struct {
	Resume      string `json:"resume_gateway_url"`
	Application struct {
		ID string `json:"id"`
	} `json:"application"`
	Guilds []struct {
		ID string `json:"id"`
	} `json:"guilds"`
}

func (r ready) guilds() []string {
	ids := make([]string, len(r.Guilds))
	for n, g := range r.Guilds {
		ids[n] = g.ID
	}
	return ids
}

// take takes in an event that discordgo has read.
func (s *shard) take(session *session, kind string, data json.RawMessage) {
	if s.over.Load() {
		return
	}
	var err error
	switch kind {
	case "READY":
		var r ready
		err = json.Unmarshal(data, &r)
		if err == nil {
			s.members(r.guilds())
			signal(session.ready, &r)
		}
	case "RESUMED":
		signal(session.ready, nil)
	case "GUILD_CREATE", "GUILD_DELETE":
		var g struct {
			ID          string `json:"id"`
			Unavailable bool   `json:"unavailable"`
		}
		err = json.Unmarshal(data, &g)
		if err == nil && !g.Unavailable { // an outage changes nothing
			s.member(g.ID, kind == "GUILD_CREATE")
		}
	case "CHANNEL_DELETE", "THREAD_DELETE":
		var c struct {
			ID    string `json:"id"`
			Guild string `json:"guild_id"`
		}
		err = json.Unmarshal(data, &c)
		if err == nil && c.Guild != "" {
			s.handler.Gone(c.Guild, c.ID)
		}
	}
	if err != nil {
		s.log.Error("ignored an event from Discord that couldn't be read", "event", kind, "do", "update the program, or report it", "cause", err)
	}
}

// members takes in where the bot is as of a new session. Of the first one the handler is told when it is open.
func (s *shard) members(guilds []string) {
	joined, left := s.guilds.reset(guilds)
	s.metrics.guilds.WithLabelValues(shardLabel(s.id)).Set(float64(len(guilds)))
	for _, guild := range joined {
		s.handler.Joined(guild)
	}
	for _, guild := range left {
		s.handler.Gone(guild, "")
	}
}

// member takes in that the bot is in a guild now, or not.
func (s *shard) member(guild string, in bool) {
	changed, n := s.guilds.set(guild, in)
	s.metrics.guilds.WithLabelValues(shardLabel(s.id)).Set(float64(n))
	switch {
	case !changed:
	case in:
		s.handler.Joined(guild)
	default:
		s.handler.Gone(guild, "")
	}
}

// interaction takes in a press or a command, straight from the relay.
func (s *shard) interaction(i *Interaction, err error) {
	switch {
	case s.over.Load():
		return
	case err != nil:
		s.log.Error("ignored a press that couldn't be read", "do", "update the program, or report it", "cause", err)
		return
	}
	i.Arrived = time.Now()
	s.client.clock.saw(i.At())
	if i.Type == TypeCommand || i.Type == TypePress || i.Type == TypeModal {
		s.handler.Interaction(i)
	}
}
