package world

import (
	"fmt"
	"iter"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/games/gamestest"
)

// What happens in one guild must change nothing that another one sees. The same evening is played twice: once with a neighbour
// who does the worst that people can do, and once without. In both the others see the same.

// apartBy is by how much a screen may be earlier or later because of a neighbour: a promise says how old screens may be, and not
// that nobody waits.
const apartBy = 2 * time.Second

// planApart makes the plan of an evening in two quiet guilds, with a loud one beside them or without.
func planApart(seed uint64, loud bool) plan {
	p := plan{seed: seed, length: 2 * time.Minute, processes: 1, pace: 1, guilds: []guildPlan{
		{"quiet-0", []*habit{patient, patient, patient}},
		{"quiet-1", []*habit{patient, patient}},
	}}
	if loud {
		p.guilds = append(p.guilds, guildPlan{"loud", []*habit{vandal, vandal, vandal, vandal}})
	}
	return p
}

var (
	patient = &habit{"patient", false, false, 4 * time.Second, 7 * time.Second, []deed{{1, (*person).play}}}
	vandal  = &habit{"vandal", true, true, 40 * time.Millisecond, 250 * time.Millisecond, []deed{
		{6, (*person).pressAnything}, {6, (*person).openMany}, {6, (*person).lookAtHand}, {3, (*person).deleteBoard}, {3, (*person).forge}, {2, (*person).lookUp}, {4, (*person).play},
	}}
)

// openMany opens one table more, of as many as there can be.
func (p *person) openMany() {
	if p.presses == 0 {
		p.command("settings", localdiscord.CommandOption{Name: "general", Type: 1, Options: []localdiscord.CommandOption{option("tables", 500), option("tables_each", 50)}})
	}
	p.open()
}

// lookAtHand opens a hand, which lends the bot the right to edit the board.
func (p *person) lookAtHand() {
	if c, ok := p.labelled("My hand"); ok {
		p.press(c)
	} else if c, ok := p.labelled("Start"); ok {
		p.press(c)
	}
}

// A sight is all that was ever seen of one message.
type sight []showing

// sights are what was seen in a guild, by the names of the messages. Identifiers are left out, which are never the same twice.
func (w *world) sights(g *guild) map[string]sight {
	known := []string{g.id, "<guild>"}
	for _, h := range w.vault.inOrder() {
		if h.key.Guild == g.id {
			known = append(known, h.key.ID, fmt.Sprint("<table ", len(known)/2, ">"))
		}
	}
	tables := strings.NewReplacer(known...)
	seen := map[string]sight{}
	for _, p := range w.glass.order {
		if p.guild != g {
			continue
		}
		for _, s := range p.shown {
			text := snowflake.ReplaceAllString(tables.Replace(s.text), "<id>")
			seen[p.name] = append(seen[p.name], showing{at: s.at, text: text})
		}
	}
	return seen
}

var snowflake = regexp.MustCompile(`\b\d{17,20}\b`)

// at returns what was seen at a time; "" for nothing.
func (s sight) at(t time.Time) (text string) {
	for _, shown := range s {
		if shown.at.After(t) {
			break
		}
		text = shown.text
	}
	return text
}

// within reports whether a text was seen at some time between two.
func (s sight) within(text string, from, to time.Time) bool {
	if s.at(from) == text {
		return true
	}
	return slices.ContainsFunc(s, func(shown showing) bool {
		return shown.text == text && !shown.at.Before(from) && !shown.at.After(to)
	})
}

// differs tells where two evenings differ; "" where they do not: whatever was seen in one for longer than may be was seen in
// the other at about the same time.
func differs(one, other map[string]sight, end time.Time) string {
	for _, name := range slices.Sorted(maps.Keys(one)) {
		for i, shown := range one[name] {
			until := end
			if i+1 < len(one[name]) {
				until = one[name][i+1].at
			}
			if until.Sub(shown.at) < apartBy {
				continue // it may have been passed over
			}
			if !other[name].within(shown.text, shown.at.Add(-apartBy), until.Add(apartBy)) {
				return fmt.Sprintf("%s, at %v:\n%s\nis seen only in one of two evenings; in the other one there was\n%s",
					name, shown.at.Format("15:04:05.000"), shown.text, other[name].at(until))
			}
		}
	}
	return ""
}

// same counts the messages of which the very same was seen, and all.
func same(one, other map[string]sight) (n, of int) {
	texts := func(s sight) (all []string) {
		for _, shown := range s {
			all = append(all, shown.text)
		}
		return all
	}
	for name, s := range one {
		of++
		if slices.Equal(texts(s), texts(other[name])) {
			n++
		}
	}
	return n, of
}

// ended is when the evening was over.
func (w *world) ended() time.Time { return w.begun.Add(w.plan.length) }

// compareApart requires that the quiet guilds have seen the same in two evenings.
func compareApart(t *testing.T, quiet, loud *world) {
	t.Helper()
	end := quiet.ended()
	for i := range 2 {
		one, other := quiet.sights(quiet.guilds[i]), loud.sights(loud.guilds[i])
		n, of := same(one, other)
		t.Logf("%s: of %d of %d messages the very same was seen", quiet.guilds[i].name, n, of)
		for _, d := range []string{differs(one, other, end), differs(other, one, end)} {
			if d != "" {
				t.Errorf("%s: %s", quiet.guilds[i].name, d)
			}
		}
	}
}

// apartSeeds are those that are compared: one, or as many as there is time for. They begin with 1: in the evening of 0 two robots of
// a race press in the same instant, and nothing decides which of them comes first.
func apartSeeds() iter.Seq[uint64] {
	end := time.Now().Add(*forTime)
	return func(yield func(uint64) bool) {
		for seed := max(*oneSeed, 1); yield(seed) && time.Now().Before(end); seed++ {
		}
	}
}

func TestWhatHappensInOneServerChangesNothingThatAnotherSees(t *testing.T) {
	long(t)
	var quiet *world
	for seed := range apartSeeds() {
		var loud *world
		quiet, loud = play(t, planApart(seed, false)), play(t, planApart(seed, true))
		t.Logf("seed %d: %+v; with a loud neighbour %+v", seed, quiet.stats, loud.stats)
		compareApart(t, quiet, loud)
	}
	if gamestest.Quick() {
		return
	}
	seed := quiet.plan.seed

	// The comparison is worth as much as an evening is repeated where nothing is changed.
	t.Run("an evening is the same again", func(t *testing.T) { compareApart(t, quiet, play(t, planApart(seed, false))) })

	// Fifty refusals of one guild's tokens once stopped the hands of all guilds for ten minutes.
	t.Run("a counter for the whole process is found", func(t *testing.T) {
		p := planApart(seed, true)
		p.plant = countsForAll()
		spoiled, found := play(t, p), ""
		for i := range 2 {
			found += differs(quiet.sights(quiet.guilds[i]), spoiled.sights(spoiled.guilds[i]), quiet.ended())
		}
		require.NotEmpty(t, found)
	})
}
