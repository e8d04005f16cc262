package riotmap

import (
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
)

// crowded are maps with all units of all teams nearly everywhere, on a large map and on an ordinary one, and a sign in
// every place.
func crowded(t testing.TB) map[string]Map {
	maps := make(map[string]Map)
	for name, e := range map[string]riot.Edition{"house": riot.Default(), "largest": largest(t)} {
		v := view(t, e, 4)
		crowd(&v)
		m := Describe(v, nil)
		maps[name] = m
		signed := m.clone()
		for p := range signed.Places() {
			p.Aim = Attacked
		}
		maps[name+" signed"] = signed
	}
	return maps
}

// Tokens, letters, signs and entry points never lie on each other, and all lie in their places.
func TestNothingOnTheMapOverlaps(t *testing.T) {
	check := func(m Map) {
		l := m.layout()
		var lies []image.Rectangle
		put := func(what string, r, in image.Rectangle) {
			if r.Empty() {
				return
			}
			require.True(t, r.In(in), "%s: %v in %v", what, r, in)
			for _, other := range lies {
				require.False(t, r.Overlaps(other), "%s: %v and %v", what, r, other)
			}
			lies = append(lies, r)
		}
		var places []image.Rectangle
		for _, b := range l.places() {
			for _, token := range b.tokens {
				put(b.Code, token.Rectangle, b.Rectangle)
				put(b.Code, token.dots, b.Rectangle)
			}
			put(b.Code, b.sign, b.Rectangle)
			require.Len(t, b.tokens, len(b.Groups)+len(b.Ghosts), "all groups of %s", b.Code)
			for i := range l.areas {
				if l.areas[i].entry.Place == b.Place {
					b = &placeBox{} // it lies on the street
				}
			}
			for _, other := range places {
				require.False(t, b.Overlaps(other))
			}
			places = append(places, b.Rectangle)
		}
		for _, a := range l.areas {
			put(a.Letter, a.letter, a.street.Rectangle)
			if len(a.entry.tokens) == 0 {
				put(a.entry.Code, a.entry.Rectangle, a.street.Rectangle)
			}
			require.False(t, a.entry.Overlaps(a.letter))
			for _, token := range a.street.tokens {
				require.False(t, token.Overlaps(a.entry.Rectangle), a.Letter)
			}
		}
	}
	for name, m := range crowded(t) {
		t.Run(name, func(*testing.T) { check(m) })
	}
	for _, m := range samples(t) {
		check(m)
	}
	n := 0
	play(t, riot.Default(), 4, 5, func(v riot.View) {
		if n++; n%20 == 0 || v.Clash != nil || v.Declared != nil {
			check(Describe(v, nil))
		}
	})
}

// On a computer, where the map is shown at a third of its size, no token of an ordinary position is less than 24 pixels
// wide, and where all teams meet with all they have it is 23. On an entry point it is 17.
func TestTokensCanBeReadAtAThirdOfTheSize(t *testing.T) {
	smallest := func(m Map) (low, entry int) {
		low, entry = tokenSide, tokenSide
		l := m.layout()
		for _, b := range l.places() {
			for _, token := range b.tokens {
				if token.dots.Empty() {
					entry = min(entry, token.Dx()/3)
				} else {
					low = min(low, token.Dx()/3)
				}
			}
		}
		return low, entry
	}
	low, entry := smallest(samples(t)["house-four"])
	require.GreaterOrEqual(t, low, 24)
	require.Equal(t, 17, entry)
	low, entry = smallest(crowded(t)["house"])
	require.GreaterOrEqual(t, low, 23)
	require.Equal(t, 17, entry)
}

// What has moved is shown once, as long as it is there, and if that was in this turn or the one before.
func TestTheMapShowsWhatHasMoved(t *testing.T) {
	v := sampleFour(t) // B3, B and Fe have changed in this turn; HQ, D, De and C1 in the one before
	anarchists, police := seatOf(&v, "anarchists"), seatOf(&v, "police")
	m := Describe(v, []games.Event{
		moved(anarchists, "De", "D"), moved(police, "HQ", "D"), moved(police, "HQ", "D"), // twice
		{Verb: "enter", Seats: []games.Seat{anarchists}, Tokens: []string{"B3", "1 militant"}},
		moved(police, "D", "B"),      // has gone on
		moved(anarchists, "C", "C2"), // long ago
		moved(police, "D", "nowhere"), {Verb: "turn", Seats: []games.Seat{police}}, {Verb: "move"},
	})
	require.Equal(t, []Move{{int(anarchists), "De", "D"}, {int(police), "HQ", "D"}, {int(anarchists), "B", "B3"}}, m.Moves)
	require.NotEqual(t, Describe(v, nil).PNG(), m.PNG())
}
