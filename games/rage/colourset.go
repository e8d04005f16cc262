package rage

// A colourSet is a set of colours, with a bit for each.
type colourSet uint8

const everyColour colourSet = 1<<colours - 1

func (set colourSet) has(k colour) bool       { return set>>k&1 != 0 }
func (set colourSet) with(k colour) colourSet { return set | 1<<k }

// names lists the colours in order; it is never nil.
func (set colourSet) names() []string {
	names := make([]string, 0, colours)
	for k := range colour(colours) {
		if set.has(k) {
			names = append(names, k.String())
		}
	}
	return names
}

// voids are by seat the colours that it has shown not to have.
type voids = [maxSeats]colourSet
