package rage

import "ruckus/render"

// memories are what was worth remembering, see the kind's Story.
var memories = render.Phrases{
	"bold":   "Boldest bid: {who}, {n trick}, and won exactly so many",
	"streak": "Surest eye: {who} bid exactly in {n round} one after the other",
	"astray": "Furthest from a bid: {who}, {too many or too few}",
}

// missedBy says how many tricks a bid was missed by.
func missedBy(n int) string {
	if n > 0 {
		return render.Plural(n, "trick") + " too many"
	}
	return render.Plural(-n, "trick") + " too few"
}
