package table

import (
	"context"
	"slices"
)

// requestsKept is how many of the last requests a table knows: more than can come in while another process is a second
// behind.
const requestsKept = 24

type requestKey struct{}

// Request returns a context for something that somebody asks of a Host, under a name of its own: asked again under the
// same name, of this host or of another one on the store, it is done only once, and is no refusal. A name is good for one
// change of each table.
func Request(ctx context.Context, name string) context.Context {
	return context.WithValue(ctx, requestKey{}, name)
}

// requestOf returns the name of a request; "" where it has none.
func requestOf(ctx context.Context) string {
	name, _ := ctx.Value(requestKey{}).(string)
	return name
}

// asked is a change that somebody has asked for. Where it has been made already, it does nothing.
func asked(ctx context.Context, change func(*draft) error) func(*draft) error {
	request := requestOf(ctx)
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
