package rage

import "ruckus/render"

// memories are what was worth remembering, see the kind's Story.
var memories = map[string]render.Memory{
	"bold":   {Text: "Boldest bid: {who}, {n}, and won exactly so many", N: render.Many("trick")},
	"streak": {Text: "Surest eye: {who} bid exactly in {n} one after the other", N: render.Many("round")},
	"astray": {Text: "Furthest from a bid: {who}, {n}", N: tooMany},
}

// tooMany says how many tricks a bid was missed by.
func tooMany(n int) string {
	if n > 0 {
		return render.Plural(n, "trick") + " too many"
	}
	return render.Plural(-n, "trick") + " too few"
}
