package localdiscord

import (
	"fmt"
	"slices"
	"strings"
)

// Channel types, as Discord numbers them.
const (
	channelText          = 0
	channelVoice         = 2
	channelPublicThread  = 11
	channelPrivateThread = 12
)

// A Channel is a text or voice channel of a guild, or a thread of a text channel.
type Channel struct {
	ID             string
	Name           string
	Guild          string   `json:",omitempty"` // "": the first
	Parent         string   // of a thread: its channel
	Voice          bool     `json:",omitempty"`
	Private        bool     `json:",omitempty"` // of a thread: only its members, and who manages threads, see it
	Members        []string `json:",omitempty"` // of a private thread: IDs of its users, without the bot
	BotMember      bool     `json:",omitempty"` // of a private thread: the bot was added or mentioned there
	BotPermissions int64
	ReadOnly       bool `json:",omitempty"` // people only read there, but for those who may do everything
	Archived       bool
	Locked         bool
}

func (c *Channel) isThread() bool { return c.Parent != "" }

// kind is Discord's type of the channel.
func (c *Channel) kind() int {
	switch {
	case c.Voice:
		return channelVoice
	case c.Private:
		return channelPrivateThread
	case c.isThread():
		return channelPublicThread
	}
	return channelText
}

// addChannel makes a text channel, or with a parent a public thread.
func (s *Server) addChannel(name, parent string) *Channel {
	return s.insertChannel(&Channel{ID: s.ids.next(), Name: name, Parent: parent, BotPermissions: everybody})
}

// insertChannel puts a channel where its ID belongs: a thread at a message is as old as that.
func (s *Server) insertChannel(c *Channel) *Channel {
	n, _ := place(s.w.Channels, c.ID, (*Channel).id)
	s.w.Channels = slices.Insert(s.w.Channels, n, c)
	return c
}

func (c *Channel) id() string { return c.ID }

// channelName is a name as Discord writes it for a kind of channel; an error when it is too short or too long.
func channelName(name string, plain bool) (string, error) {
	name = strings.TrimSpace(name)
	if !plain {
		name = strings.ToLower(strings.ReplaceAll(name, " ", "-"))
	}
	if n := len([]rune(name)); n < 1 || n > 100 {
		return "", fmt.Errorf("a channel's name has 1 to 100 characters")
	}
	return name, nil
}

// AddChannel adds a text channel to the first guild.
func (s *Server) AddChannel(name string) (Channel, error) { return s.newChannel(name, false) }

// AddVoiceChannel adds a voice channel to the first guild. People write in it too; the bot needs CONNECT for that.
func (s *Server) AddVoiceChannel(name string) (Channel, error) { return s.newChannel(name, true) }

func (s *Server) newChannel(name string, voice bool) (Channel, error) {
	name, err := channelName(name, voice)
	if err != nil {
		return Channel{}, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.addChannel(name, "")
	c.Voice = voice
	s.changed()
	s.tellChannels()
	s.dispatch(s.w.guildOf(c), "CHANNEL_CREATE", intentGuilds, s.channelObject(c))
	return *c, nil
}

// SetBotPermissions sets what the bot may do in a channel; see the Perm constants.
func (s *Server) SetBotPermissions(channel string, bits int64) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.w.channel(channel)
	if c == nil {
		return errUnknownChannel
	}
	c.BotPermissions = bits
	s.changed()
	s.tellChannels()
	if !c.isThread() {
		s.dispatch(s.w.guildOf(c), "CHANNEL_UPDATE", intentGuilds, s.channelObject(c))
	}
	return nil
}

// SetReadOnly has people only read in a channel, or write there again. They use commands and press buttons all the same.
func (s *Server) SetReadOnly(channel string, on bool) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.w.channel(channel)
	if c == nil || c.isThread() {
		return errUnknownChannel
	}
	c.ReadOnly = on
	s.changed()
	s.tellChannels()
	s.dispatch(s.w.guildOf(c), "CHANNEL_UPDATE", intentGuilds, s.channelObject(c))
	return nil
}

// DeleteChannel deletes a channel with its threads, or a thread, and all messages there. The bot is told of a thread only
// where it sees it, and not of the threads that go with a channel.
func (s *Server) DeleteChannel(channel string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.w.channel(channel)
	if c == nil {
		return errUnknownChannel
	}
	object := s.channelObject(c)
	s.w.Channels = slices.DeleteFunc(s.w.Channels, func(x *Channel) bool {
		gone := x == c || x.Parent == c.ID
		if gone {
			for _, m := range s.w.Messages[x.ID] {
				s.dropFiles(m, nil)
			}
			delete(s.w.Messages, x.ID)
		}
		return gone
	})
	s.changed()
	s.tellChannels()
	guild := s.w.guildOf(c)
	switch {
	case !c.isThread():
		s.dispatch(guild, "CHANNEL_DELETE", intentGuilds, object)
	case botSees(c):
		s.dispatch(guild, "THREAD_DELETE", intentGuilds, map[string]any{
			"id": c.ID, "guild_id": guild, "parent_id": c.Parent, "type": c.kind(),
		})
	}
	return nil
}

// tellChannels tells everybody which channels they see now.
func (s *Server) tellChannels() {
	if !s.heard() {
		return
	}
	for _, u := range s.w.people() {
		s.tell(u.ID, "channels", s.pageChannels(u))
	}
}

// Channels are the channels and threads of all guilds, the oldest first.
func (s *Server) Channels() []Channel {
	s.mu.Lock()
	defer s.mu.Unlock()
	var out []Channel
	for _, c := range s.w.Channels {
		copied := *c
		copied.Members = slices.Clone(c.Members)
		out = append(out, copied)
	}
	return out
}
