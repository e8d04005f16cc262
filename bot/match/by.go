package match

import (
	"slices"

	"ruckus/bot/guild"
)

// requestsKept is how many of the last requests a table knows: more than can come in while another process is a second
// behind.
const requestsKept = 24

// By says who asks a Host for something. The zero By is nobody: the host itself.
type By struct {
	User
	Manager bool // they manage the guild
	// Request names what they ask for. What was done under the same name, by this host or by another one on the store, is
	// not done again, and is no refusal. A name is good for one change of each table. "" is always another request.
	Request string
}

// Once is a change that is made only once for the same request.
func Once(request string, change func(*Draft) error) func(*Draft) error {
	return func(d *Draft) error {
		if request != "" && slices.Contains(d.Record.Requests, request) {
			return nil
		}
		err := change(d)
		if !d.Changed {
			return err
		}
		d.OwnIfNewer()
		if err == nil && request != "" {
			d.Record.Requests = append(d.Record.Requests, request)
			d.Record.Requests = d.Record.Requests[max(0, len(d.Record.Requests)-requestsKept):]
		}
		return err
	}
}

// Entry begins an entry of a guild's audit list.
func (by By) Entry() guild.Entry {
	return guild.Entry{ID: by.Request, User: by.ID, Name: by.Name}
}
