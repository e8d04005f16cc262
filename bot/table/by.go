package table

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

// once is a change that is made only once for the same request.
func once(request string, change func(*draft) error) func(*draft) error {
	return func(d *draft) error {
		if request != "" && slices.Contains(d.rec.Requests, request) {
			return nil
		}
		err := change(d)
		if !d.changed {
			return err
		}
		d.ownIfNewer()
		if err == nil && request != "" {
			d.rec.Requests = append(d.rec.Requests, request)
			d.rec.Requests = d.rec.Requests[max(0, len(d.rec.Requests)-requestsKept):]
		}
		return err
	}
}

// Entry begins an entry of a guild's audit list.
func (by By) Entry() guild.Entry {
	return guild.Entry{ID: by.Request, User: by.ID, Name: by.Name}
}
