package localdiscord

import (
	"cmp"
	"crypto/rand"
	"fmt"
	"slices"
	"strings"
)

// world is all that outlives a restart.
type world struct {
	Token         string
	App           string                            // the application's ID
	Guild         string                            // the first one
	Name          string                            // of the first guild
	Guilds        []*Guild                          // the others
	Users         []*User                           // the bot is the first
	Admins        map[string]bool                   // the users who have every permission
	Channels      []*Channel                        // in the order of their IDs
	Roles         []*Role                           // without @everyone
	Members       map[string]map[string]*membership `json:",omitempty"` // by guild and user; who is not in it is an ordinary member
	Locales       map[string]string                 `json:",omitempty"` // the language of a user's client; none: en-US
	Removed       map[string]bool                   `json:",omitempty"` // the guilds that the bot was removed from
	CommandsAlone map[string]bool                   `json:",omitempty"` // those of them that have its commands all the same
	Messages      map[string][]*Message             // by channel, in the order of their IDs; a message is replaced, never changed
	Commands      map[string][]*Command             // by guild, "" for the global ones
	Emojis        []*appEmoji
	Last          int64 // the last snowflake

	found map[string]string // the channels of messages that were looked for
}

// keep is how many messages a channel remembers.
const keep = 200

// colors of the users' names on the page.
var colors = []string{"#5865f2", "#eb459e", "#3ba55d", "#faa61a", "#ed4245", "#1abc9c", "#9b59b6", "#e67e22"}

// newWorld makes the world that a server without a snapshot starts with.
func (s *Server) newWorld() *world {
	w := &world{
		Token: "local." + rand.Text(), Name: "Ruckus Local", Admins: map[string]bool{},
		Messages: map[string][]*Message{}, Commands: map[string][]*Command{},
	}
	s.w = w
	w.Guild = s.ids.next()
	w.App = s.ids.next()
	bot := "Ruckus"
	w.Users = append(w.Users, &User{ID: w.App, Username: "ruckus", GlobalName: &bot, Discriminator: "0000", Bot: true})
	for i, name := range []string{"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia", "Hal"} {
		s.addUser(name, i == 0)
	}
	general := s.addChannel("general", "")
	s.addChannel("table-two", "")
	s.addChannel("a-thread", general.ID)
	return w
}

func (s *Server) addUser(name string, admin bool) *User {
	u := &User{
		ID: s.ids.next(), Username: strings.ToLower(strings.ReplaceAll(name, " ", "_")), GlobalName: &name,
		Discriminator: "0",
	}
	s.w.Users = append(s.w.Users, u)
	if admin {
		s.w.Admins[u.ID] = true
	}
	return u
}

func (w *world) bot() *User { return w.Users[0] }

// people are the users that are not the bot.
func (w *world) people() []*User { return w.Users[1:] }

func (w *world) user(id string) *User {
	return withID(w.Users, id, func(u *User) string { return u.ID })
}

func (w *world) channel(id string) *Channel {
	return withID(w.Channels, id, (*Channel).id)
}

// message finds a message by ID; an unknown one is nil.
func (w *world) message(channel, id string) *Message {
	return withID(w.Messages[channel], id, (*Message).id)
}

func (m *Message) id() string { return m.ID }

// withID finds what has an ID in a list in the order of IDs, which is that of making; nil if nothing has it.
func withID[T any](list []*T, id string, idOf func(*T) string) *T {
	n, found := place(list, id, idOf)
	if !found {
		return nil
	}
	return list[n]
}

// place is where an ID belongs in a list in the order of IDs, and reports whether something there has it.
func place[T any](list []*T, id string, idOf func(*T) string) (n int, found bool) {
	return slices.BinarySearchFunc(list, id, func(x *T, id string) int {
		return cmp.Or(len(idOf(x))-len(id), strings.Compare(idOf(x), id))
	})
}

// find looks for a message in every channel, the first time.
func (w *world) find(id string) *Message {
	if m := w.message(w.found[id], id); m != nil {
		return m
	}
	for channel := range w.Messages {
		if m := w.message(channel, id); m != nil {
			if w.found == nil {
				w.found = make(map[string]string)
			}
			w.found[id] = channel
			return m
		}
	}
	return nil
}

// AddUser adds somebody to the guild. An admin has every permission there, as who manages the server.
func (s *Server) AddUser(name string, admin bool) (User, error) {
	if n := len([]rune(strings.TrimSpace(name))); n < 1 || n > 32 {
		return User{}, fmt.Errorf("a name has 1 to 32 characters")
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	u := s.addUser(strings.TrimSpace(name), admin)
	s.changed()
	s.tellAll("users", s.pageUsers())
	return *u, nil
}

// Users are the people of the guild, without the bot.
func (s *Server) Users() []User {
	s.mu.Lock()
	defer s.mu.Unlock()
	var out []User
	for _, u := range s.w.people() {
		out = append(out, *u)
	}
	return out
}
