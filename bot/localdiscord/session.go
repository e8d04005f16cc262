package localdiscord

import (
	"crypto/rand"
	"encoding/json"
	"maps"
	"strconv"
	"strings"
	"time"
)

// Gateway intents.
const (
	intentGuilds         = 1 << 0
	intentGuildMessages  = 1 << 9
	intentDirectMessages = 1 << 12
	intentPrivileged     = 1<<1 | 1<<8 | 1<<15
	intentAll            = 1<<26 - 1
)

const (
	sessionLife = 5 * time.Minute // in which a lost session can be resumed
	replayed    = 1000            // events that a session keeps for that
)

// A session is what a bot has identified for; it outlives its connection for a while.
type session struct {
	id      string
	intents int
	shard   [2]int
	seq     int
	past    []payload
	conn    *conn // nil while it is disconnected
	left    time.Time
}

// send gives an event to the session: now, or when it resumes.
func (ss *session) send(event string, data json.RawMessage) {
	ss.seq++
	seq := ss.seq
	p := payload{Op: opDispatch, Data: data, Seq: &seq, Type: &event}
	if len(ss.past) == replayed {
		ss.past = ss.past[1:]
	}
	ss.past = append(ss.past, p)
	if ss.conn != nil {
		ss.conn.push(p)
	}
}

func (s *Server) goodToken(token string) bool { return strings.TrimPrefix(token, "Bot ") == s.w.Token }

func (s *Server) identify(c *conn, data json.RawMessage) int {
	var d struct {
		Token   string  `json:"token"`
		Intents *int    `json:"intents"`
		Shard   *[2]int `json:"shard"`
	}
	if json.Unmarshal(data, &d) != nil {
		return closeDecode
	}
	if d.Shard == nil {
		d.Shard = &[2]int{0, 1}
	}
	switch {
	case !s.goodToken(d.Token):
		return closeAuthentication
	case d.Shard[1] < 1 || d.Shard[0] < 0 || d.Shard[0] >= d.Shard[1]:
		return closeInvalidShard
	case d.Intents == nil || *d.Intents < 0 || *d.Intents > intentAll:
		return closeInvalidIntents
	case *d.Intents&intentPrivileged != 0:
		return closeDisallowedIntents
	}
	now := s.cfg.Now()
	maps.DeleteFunc(s.sessions, func(_ string, old *session) bool { return old.conn == nil && now.Sub(old.left) > sessionLife })
	ss := &session{id: rand.Text(), intents: *d.Intents, shard: *d.Shard, conn: c}
	s.sessions[ss.id] = ss
	c.session = ss
	guilds := []any{}
	for _, g := range s.w.guilds() {
		if onShard(ss, g.ID) {
			guilds = append(guilds, unavailable(g.ID))
		}
	}
	ss.send("READY", encode(map[string]any{
		"v": 9, "user": s.w.bot(), "guilds": guilds, "session_id": ss.id, "session_type": "normal", "shard": ss.shard,
		"resume_gateway_url": s.resumeURL(), "application": map[string]any{"id": s.w.App, "flags": 1 << 23},
		"private_channels": []any{}, "relationships": []any{}, "presences": []any{}, "user_settings": map[string]any{},
	}))
	for _, g := range s.w.guilds() {
		switch {
		case ss.intents&intentGuilds == 0 || !onShard(ss, g.ID):
		case s.outages[g.ID]:
			ss.send("GUILD_DELETE", encode(unavailable(g.ID)))
		default:
			ss.send("GUILD_CREATE", encode(s.fullGuild(g)))
		}
	}
	return 0
}

// resume goes on with a session where it was lost, or says that it cannot (op 9).
func (s *Server) resume(c *conn, data json.RawMessage) int {
	var d struct {
		Token   string `json:"token"`
		Session string `json:"session_id"`
		Seq     int    `json:"seq"`
	}
	if json.Unmarshal(data, &d) != nil {
		return closeDecode
	}
	if !s.goodToken(d.Token) {
		return closeAuthentication
	}
	ss := s.sessions[d.Session]
	switch {
	case ss == nil, c.fault.Forget, ss.conn == nil && s.cfg.Now().Sub(ss.left) > sessionLife, len(ss.past) > 0 && d.Seq < *ss.past[0].Seq-1:
		c.push(payload{Op: opInvalidSession, Data: encode(false)})
		return 0
	case d.Seq > ss.seq:
		return closeInvalidSequence
	}
	if ss.conn != nil {
		ss.conn.close(closeTimeout)
	}
	ss.conn, c.session = c, ss
	for _, p := range ss.past {
		if *p.Seq > d.Seq {
			c.push(p)
		}
	}
	ss.send("RESUMED", encode(map[string]any{}))
	return 0
}

// onShard reports whether the guild's events go to the session.
func onShard(ss *session, guild string) bool {
	id, _ := strconv.ParseInt(guild, 10, 64)
	return int(id>>22%int64(ss.shard[1])) == ss.shard[0]
}

// dispatch sends an event of a guild to every session on its shard with the intent; intent 0 is for all. Of a guild that
// is unavailable, or that the bot is not in, nothing comes.
func (s *Server) dispatch(guild, event string, intent int, data any) {
	if s.reachable(guild) != nil {
		return
	}
	s.onShardOf(guild, event, intent, data)
}

// onShardOf tells the sessions of a guild's shard, whether the bot is a member there or not.
func (s *Server) onShardOf(guild, event string, intent int, data any) {
	b := encode(data)
	for _, ss := range s.sessions {
		if onShard(ss, guild) && ss.intents&intent == intent {
			ss.send(event, b)
		}
	}
}

// dispatchInteraction delivers an interaction, as the faults have it.
func (s *Server) dispatchInteraction(data map[string]any) {
	send := func(data map[string]any) {
		guild := data["guild_id"].(string)
		if s.w.CommandsAlone[guild] && !s.outages[guild] {
			s.onShardOf(guild, "INTERACTION_CREATE", 0, data)
			return
		}
		s.dispatch(guild, "INTERACTION_CREATE", 0, data)
	}
	fault := first(&s.faults.events)
	switch {
	case fault.Drop:
		return
	case fault.Swap:
		s.faults.held = append(s.faults.held, data)
		return
	case fault.Until != nil:
		go func() {
			select {
			case <-fault.Until:
			case <-s.done:
				return
			}
			s.mu.Lock()
			defer s.mu.Unlock()
			send(data)
		}()
		return
	case fault.Delay > 0:
		time.AfterFunc(fault.Delay, func() {
			s.mu.Lock()
			defer s.mu.Unlock()
			send(data)
		})
		return
	}
	for range fault.Repeat + 1 {
		send(data)
	}
	for _, held := range s.faults.held {
		send(held)
	}
	s.faults.held = nil
}

// dispatchMessage tells the bot of a message. An ephemeral one comes like a direct message. What others write to others
// is hidden from a bot without the privileged intent.
func (s *Server) dispatchMessage(event string, m *Message) {
	out := s.outward(m)
	if out.Author.ID != s.w.App {
		out.Content, out.Embeds, out.Attachments, out.Components = "", []Embed{}, []Attachment{}, []Component{}
		for _, u := range m.Mentions {
			if u.ID == s.w.App {
				out = s.outward(m)
			}
		}
	}
	if m.Ephemeral() {
		if u := s.w.user(m.viewer); u != nil {
			s.dispatchDirect(event, out)
		}
		return
	}
	c := s.w.channel(m.ChannelID)
	if !botSees(c) {
		return
	}
	guild := s.w.guildOf(c)
	s.dispatch(guild, event, intentGuildMessages, struct {
		*Message
		Guild  string         `json:"guild_id"`
		Member map[string]any `json:"member"`
	}{out, guild, s.partialMember(m.Author, guild)})
}

// dispatchDirect sends an event that belongs to no guild: it goes to shard 0.
func (s *Server) dispatchDirect(event string, data any) {
	b := encode(data)
	for _, ss := range s.sessions {
		if ss.shard[0] == 0 && ss.intents&intentDirectMessages != 0 {
			ss.send(event, b)
		}
	}
}

func (s *Server) dispatchDeletion(m *Message) {
	c := s.w.channel(m.ChannelID)
	if !botSees(c) {
		return
	}
	guild := s.w.guildOf(c)
	s.dispatch(guild, "MESSAGE_DELETE", intentGuildMessages, map[string]string{"id": m.ID, "channel_id": m.ChannelID, "guild_id": guild})
}
