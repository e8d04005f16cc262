package bot

import (
	"encoding/json"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/render/all"
	"ruckus/render/markup"
	"ruckus/store"
)

// hostile are names by which people would get links, mentions, formatting, disorder or too much into messages: each is
// accepted by Discord. The first is the host's, the second that of the person who manages the server.
var hostile = []string{
	"[evil](https://evil.ex)@everyone",
	"evil<@66600><#66600></evil:66>",
	"\u202eevil\u2066\u200b\u200d<t:66600:R>",
	"**evil** `evil` ||evil||\n# evil",
	"שרה evil ~~evil~~ __evil__",
	"👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿evil",
	strings.Repeat("𝕏", 32),
	strings.Repeat("W", 32),
	"evil" + strings.Repeat("\u0301", 28),
	"\u200b\u3164\u2800\u200b",
}

// traces are what is left where a name was written in any other way than by markup.
var traces = regexp.MustCompile("(?i)evil|@everyone|<[@#t:]+66600|𝕏|WWW|שרה|👨|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u3164\u2800\u0301]")

// onlyNames checks that a message has names only as markup writes them, and each of its parts is as long as Discord takes,
// in UTF-16 code units.
func (e *evening) onlyNames(m *localdiscord.Message) {
	e.t.Helper()
	if m == nil {
		return
	}
	var asText, asPlain []string
	for _, chosen := range hostile {
		name := markup.NameOf(chosen)
		for _, name := range []markup.Name{name, name.Short(), name.Short().Tiny()} { // the longest first
			if name != (markup.Name{}) {
				asText, asPlain = append(asText, name.String(), ""), append(asPlain, name.Plain(), "")
			}
		}
	}
	check := func(names []string, text string, most int) {
		e.t.Helper()
		require.LessOrEqual(e.t, markup.Width(text), most, text)
		left := codeBlocks.ReplaceAllString(strings.NewReplacer(names...).Replace(text), "")
		require.Empty(e.t, traces.FindString(left), "%+q in\n%s", left, text)
	}
	check(asText, m.Content, 2000)
	for _, embed := range m.Embeds {
		check(asText, embed.Title, 256)
		check(asText, embed.Description, 4096)
		for _, f := range embed.Fields {
			check(asText, f.Name, 256)
			check(asText, f.Value, 1024)
		}
		if embed.Footer != nil {
			check(asPlain, embed.Footer.Text, 2048)
		}
		if embed.Image != nil {
			check(asPlain, embed.Image.Description, 1024)
		}
	}
	for _, file := range m.Attachments {
		check(asPlain, file.Description, 1024)
	}
	for _, row := range m.Components {
		for _, c := range row.Components {
			check(asPlain, c.Label, 80)
			check(asPlain, c.Placeholder, 150)
			for _, o := range c.Options {
				check(asPlain, o.Label, 100)
				check(clippedNames(asPlain, o.Description), o.Description, 100)
			}
		}
	}
	require.False(e.t, m.MentionEveryone)
}

// codeBlocks show what is in them as it stands. A score sheet has the letters and digits of names there.
var codeBlocks = regexp.MustCompile("(?s)```[\\pL\\pN\\s/+−-]*```")

// clippedNames adds what a cut has left of the last name in a list: the beginning of one.
func clippedNames(names []string, list string) []string {
	cut, clipped := strings.CutSuffix(list, "…")
	if !clipped {
		return names
	}
	cut = strings.TrimSuffix(cut[strings.LastIndex(cut, ", ")+1:], "\u2069")
	for i := 0; i < len(names); i += 2 {
		if strings.HasPrefix(names[i], strings.TrimSpace(cut)) {
			return append(slices.Clone(names), list[strings.LastIndex(list, ", ")+1:], "")
		}
	}
	return names
}

// Whatever people are called: on every screen and in every refusal, list, file and log line they are called that, and
// their names do nothing.
func TestNamesDoNothing(t *testing.T) {
	t.Parallel()
	for _, kind := range all.Kinds() {
		t.Run(kind.Name, func(t *testing.T) {
			t.Parallel()
			described(t) // in virtual time nothing can be opened
			virtual(t, func(t *testing.T) {
				e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)})
				e.addHostile()
				e.meetHostileNames(kind)
				e.nothingDone()
			})
		})
	}
}

// addHostile has people of hostile names come in.
func (e *evening) addHostile() {
	e.t.Helper()
	for n, name := range hostile {
		u, err := e.discord.AddUser(name, n == 1)
		require.NoError(e.t, err)
		e.users[name] = u.ID
	}
}

// nothingDone checks that no name has done anything on all that anybody sees now, and in the log.
func (e *evening) nothingDone() {
	e.t.Helper()
	for name := range e.users {
		for _, m := range e.seen(name) {
			e.onlyNames(&m)
		}
	}
	require.NotRegexp(e.t, "[\u200b\u202a-\u202e\u2066]|evil", e.log.String())
	require.Zero(e.t, e.discord.Stats().Invalid)
}

// meetHostileNames has people of these names use everything that shows names: a lobby and what is refused there, a game,
// the tools for a table, lists of tables, the list of changes, an export.
func (e *evening) meetHostileNames(kind games.Kind) {
	e.t.Helper()
	host, manager, outsider := hostile[0], hostile[1], hostile[len(hostile)-1]
	guests := hostile[2:min(len(hostile)-1, kind.Max+1)]
	said := ""
	press := func(user, label string) {
		e.t.Helper()
		o := e.press(user, label)
		e.onlyNames(o.Message)
		if o.Message != nil {
			said += o.Message.Content + "\n"
		}
		e.settle()
	}
	command := func(user, line string) {
		e.t.Helper()
		e.onlyNames(e.command(user, line).Message)
		e.settle()
	}
	manage := func(user string) {
		e.t.Helper()
		e.onlyNames(e.manage(user).Message)
		e.settle()
	}
	pick := func(user, menu string, n int) {
		e.t.Helper()
		_, c := find(slices.Backward(e.seen(user)), menu)
		require.NotNil(e.t, c, "no menu %q", menu)
		press(user, menu+": "+c.Options[n].Label)
	}

	command(host, "/play "+kind.Name+" turn_time:0")
	for _, guest := range guests {
		press(guest, "Join")
	}
	for _, label := range []string{"Start", "+ robot", "Set up …"} {
		if _, c := find(slices.Backward(e.seen(guests[0])), label); c != nil {
			press(guests[0], label)
		}
	}
	require.Contains(e.t, said, "Only "+markup.NameOf(host).String()+" can start this game.")
	manage(host)
	pick(host, "Players …", 0)
	press(guests[0], "Join")
	manage(manager)
	press(host, "Start")

	command(outsider, "/play "+kind.Name)
	press(guests[1], "Join")
	command(guests[1], "/hand")
	command(outsider, "/read")
	command(manager, "/tables")

	r := rand.New(rand.NewPCG(1, 2))
	players := append([]string{host}, guests[1:]...)
	for _, p := range players {
		e.onlyNames(e.command(p, "/hand").Message)
		if _, c := find(slices.Backward(e.seen(p)), "Choose a table"); c != nil {
			pick(p, "Choose a table", 0)
		}
	}
	for range 60 {
		e.pressAnything(players[r.IntN(len(players))], r)
	}
	manage(manager)
	for _, label := range []string{"Skip the current player", "Undo 1 move", "Export"} {
		if _, c := find(slices.Backward(e.seen(manager)), label); c != nil {
			press(manager, label)
		}
	}
	pick(manager, "Players …", 0)
	pick(manager, "Players …", 0)
	press(manager, "End the table …")
	press(manager, "Yes, end it")
	e.checkExport(e.press(manager, "Export"), players)
	command(manager, "/settings log")
	require.Contains(e.t, e.screens(manager), "let "+markup.NameOf(host).String()+" back into")
}

// pressAnything has a player press something that their hand offers.
func (e *evening) pressAnything(player string, r *rand.Rand) {
	e.t.Helper()
	for _, m := range slices.Backward(e.seen(player)) {
		if !m.Ephemeral() || len(m.Components) == 0 {
			continue
		}
		cs := m.Components[r.IntN(len(m.Components))].Components
		c := cs[r.IntN(len(cs))]
		if c.Disabled {
			return
		}
		var values []string
		for _, o := range c.Options[:min(len(c.Options), 1)] {
			values = append(values, o.Value)
		}
		if c.MinValues != nil && len(values) < *c.MinValues {
			return
		}
		e.onlyNames(e.outcome(e.discord.Press(e.users[player], m.ID, c.CustomID, values...)).Message)
		e.settle()
		return
	}
}

func (e *evening) checkExport(o localdiscord.Outcome, players []string) {
	e.t.Helper()
	text := e.download(*o.Message)
	require.NotRegexp(e.t, "[\u200b\u202a-\u202e\u2066]", text)
	var x struct{ Players []markup.Name }
	require.NoError(e.t, json.Unmarshal([]byte(text), &x))
	for i, p := range players {
		require.Equal(e.t, markup.NameOf(p), x.Players[i])
	}
}
