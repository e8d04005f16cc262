package localdiscord

import (
	"encoding/json"
	"errors"
	"time"
)

// An act is something that is done to the guild on the page, in its server panel: what elsewhere the people who run a
// server do, or Discord itself.
type act struct {
	What string `json:"what"`
	ID   string `json:"id"` // of the channel, role or message
	User string `json:"user"`
	Text string `json:"text"`  // a name or a language
	File []byte `json:"image"` // of a new emoji, a PNG
	Kind string `json:"kind"`  // of a new channel: "text", "voice", "thread" or "private"
	Bits int64  `json:"bits"`  // permissions
	Time int    `json:"time"`  // seconds
	On   bool   `json:"on"`
	Lock bool   `json:"lock"`
}

// direct carries out an act.
func (p *pageConn) direct(f Frame) {
	var a act
	if err := json.Unmarshal(f.Data, &a); err != nil {
		p.fail(f.Nonce, errBadJSON)
		return
	}
	id, err := p.act(a)
	p.finish(f.Nonce, map[string]string{"id": id}, err)
}

// act returns the ID of what was made, if anything was.
func (p *pageConn) act(a act) (string, error) {
	s, guild := p.s, p.s.GuildID()
	switch a.What {
	case "add channel":
		return p.addChannel(a)
	case "delete channel":
		return "", s.DeleteChannel(a.ID)
	case "archive":
		return "", s.Archive(a.ID, a.On, a.Lock)
	case "read only":
		return "", s.SetReadOnly(a.ID, a.On)
	case "bot permissions":
		return "", s.SetBotPermissions(a.ID, a.Bits)
	case "thread member":
		if a.On {
			return "", s.AddToThread(a.ID, a.User)
		}
		return "", s.RemoveFromThread(a.ID, a.User)
	case "nick":
		return "", s.SetNick(guild, a.User, a.Text)
	case "locale":
		return "", s.SetLocale(a.User, a.Text)
	case "member":
		if a.On {
			return "", s.Rejoin(guild, a.User)
		}
		return "", s.Leave(guild, a.User)
	case "timeout":
		return "", s.TimeOut(guild, a.User, time.Duration(a.Time)*time.Second)
	case "add role":
		return p.addRole(a)
	case "role":
		return "", s.SetRole(a.ID, a.Text, a.Bits)
	case "give role":
		return "", s.GiveRole(a.ID, a.User, a.On)
	case "delete role":
		return "", s.DeleteRole(a.ID)
	case "bot":
		if a.On {
			return "", s.InviteBot(guild)
		}
		return "", s.RemoveBot(guild)
	case "outage":
		return "", s.SetOutage(guild, a.On)
	case "add emoji":
		return s.AddEmoji(p.user, a.Text, a.File)
	case "delete emoji":
		return "", s.DeleteEmoji(a.ID)
	case "delete message":
		return "", s.DeleteMessage(p.user, a.ID)
	}
	return "", errors.New("unknown act")
}

func (p *pageConn) addChannel(a act) (string, error) {
	var c Channel
	var err error
	switch a.Kind {
	case "voice":
		c, err = p.s.AddVoiceChannel(a.Text)
	case "thread":
		c, err = p.s.AddThread(a.ID, a.Text)
	case "private":
		c, err = p.s.AddPrivateThread(a.ID, a.Text, p.user)
	default:
		c, err = p.s.AddChannel(a.Text)
	}
	return c.ID, err
}

// addRole makes a role as the panel describes it.
func (p *pageConn) addRole(a act) (string, error) {
	name, err := roleName(a.Text)
	if err != nil {
		return "", err
	}
	r := p.s.AddRole(name)
	return r.ID, nil
}
