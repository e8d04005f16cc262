package bot

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"log/slog"
	"net/http"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/logtest"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/render/all"
	"ruckus/render/look"
	"ruckus/store"
)

// patience is how long a test waits for what must happen. It is long because it promises nothing: it only ends a test that
// fails.
const patience = 2 * time.Minute

// An evening is a bot on a local Discord, and people who play there.
type evening struct {
	t       testing.TB
	bot     *Bot
	discord *localdiscord.Server
	channel string
	users   map[string]string // IDs by name
	roles   map[string]string // IDs by name
	log     *logtest.Buffer
	limited bool             // rate-limited by Discord
	tls     bool             // Discord speaks TLS and HTTP/2
	clock   func() time.Time // Discord's
	kinds   []games.Kind
	ready   time.Duration         // how long a session may take to get ready; 0: as usual
	noted   map[string][][]string // screens in the evening's file, by their title
	stop    func()                // stops the bot
	kept    *seenKinds            // what kinds of records were stored

	robotPace float64 // how long robots take, in what is usual; 0: next to nothing

	limits table.Limits // for each person
	gentle bool         // to those who play a game for the first time

	sealed bool // the cards are not those of a given seed: each table has a secret

	tuning discord.Tuning

	spoil func(map[string]look.Look) // changes the looks of the games; nil: not at all

	stalls   *stalls // of the machine; nil: nobody watches
	pictures string  // the game whose cards are pictures; in all others, and by default in all, they are text

	wire     func(http.RoundTripper) http.RoundTripper // what the bot's requests go through; nil: nothing
	refusals *refusals                                 // that private messages have shown
	rings    *rings                                    // whom messages have notified
	step     func()                                    // is called before each thing that people do in a script; nil: nothing
	idle     func()                                    // in virtual time: waits until nothing more happens on its own; nil: in real time
}

// startDiscord starts a local Discord until the test ends.
func startDiscord(t testing.TB, cfg localdiscord.Config) *localdiscord.Server {
	t.Helper()
	discord, err := localdiscord.Start(cfg)
	require.NoError(t, err)
	t.Cleanup(func() { discord.Close() })
	return discord
}

// newEvening starts a local Discord and a bot that has its tables in the store. Where Discord does not limit the rate,
// the bot edits without pauses, so that a test need not wait for them.
func newEvening(t testing.TB, s store.Store, cfg localdiscord.Config, set ...func(*evening)) *evening {
	t.Helper()
	log := &logtest.Buffer{}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.NewTextHandler(log, nil))
	}
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	refusals, rings := newRefusals(&cfg), newRings(&cfg)
	discord := startDiscord(t, inMemory(cfg))
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	e := &evening{t: t, discord: discord, users: map[string]string{}, channel: discord.Channels()[0].ID, log: log, limited: cfg.Limits, tls: cfg.TLS, clock: cfg.Now, kinds: all.Kinds(), noted: map[string][][]string{}, refusals: refusals, rings: rings}
	for _, u := range discord.Users() {
		e.users[u.Name()] = u.ID
	}
	e.roles = map[string]string{"everyone": discord.GuildID(), "hosts": discord.AddRole("hosts", e.users["Ben"]).ID}
	t.Cleanup(e.keepsSecrets)
	t.Cleanup(e.keepsQuiet)
	for _, f := range set {
		f(e)
	}
	e.start(s)
	return e
}

// start starts a bot.
func (e *evening) start(s store.Store) {
	e.t.Helper()
	transport, dialer := e.discord.Transport(), discord.Dialer{Dial: e.discord.Dial}
	switch {
	case e.tls: // as to Discord itself, but for where that is
		transport, dialer.TLS = nil, e.discord.ClientTLS()
	case e.wire != nil:
		transport = e.wire(transport)
	}
	seed := func() [32]byte { return [32]byte{9} }
	if e.sealed {
		seed = nil
	}
	if e.kept == nil {
		e.kept = &seenKinds{}
	}
	b, err := New(Config{
		Token: e.discord.Token(), Store: watchedStore{s, e.kept}, Kinds: e.kinds, Looks: e.looks(), Transport: transport, Dialer: dialer, Tuning: e.tuning,
		Log:  slog.New(slog.NewTextHandler(e.log, &slog.HandlerOptions{Level: slog.LevelDebug})),
		Seed: seed, RobotPace: cmp.Or(e.robotPace, 0.01), Limits: e.limits, Gentle: e.gentle,
	})
	require.NoError(e.t, err)
	b.gateway.IdentifyPause = 0 // the local Discord starts sessions as often as one likes
	b.gateway.ReadyTime = cmp.Or(e.ready, b.gateway.ReadyTime)
	b.turning.pace = time.Hour // what changes without a press would come at any time
	if !e.limited {
		b.pages.Unpace()
	}
	e.bot = b
	e.stop = run(e.t, b)
}

// run runs a bot until it is stopped, or else until the test ends, and waits until it is ready.
func run(t testing.TB, b *Bot) (stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	var failed error
	over := make(chan struct{})
	go func() {
		failed = b.Run(ctx)
		close(over)
	}()
	stop = func() {
		cancel()
		<-over
		if failed != nil {
			t.Errorf("the bot ended with %v", failed)
		}
	}
	t.Cleanup(stop)
	select {
	case <-b.Ready():
	case <-over:
		t.Fatalf("the bot hasn't started: %v", failed)
	case <-time.After(patience):
		t.Fatal("the bot isn't ready")
	}
	return stop
}

// settle waits until the bot has nothing left to do.
func (e *evening) settle() {
	e.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	e.until("the bot is idle", func() bool {
		if err := e.bot.work.Wait(ctx); err != nil {
			return false
		}
		return e.bot.standings.Idle() && e.bot.pages.Idle()
	})
}

// until waits for a condition. The longer it has waited, the more rarely it looks: what is looked at may cost a lot.
func (e *evening) until(what string, is func() bool) {
	e.t.Helper()
	if e.idle != nil {
		e.idle()
	}
	for begun := time.Now(); !is(); {
		waited := time.Since(begun)
		if waited > patience {
			e.t.Fatalf("never: %s\n%s\n%s", what, e.screens("Ada"), e.log)
		}
		time.Sleep(time.Millisecond + min(waited/20, 100*time.Millisecond))
	}
}

// outcome waits for the bot's answer.
func (e *evening) outcome(i *localdiscord.Interaction, err error) localdiscord.Outcome {
	e.t.Helper()
	require.NoError(e.t, err)
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	o, err := i.Wait(ctx)
	require.NoError(e.t, err)
	require.Empty(e.t, o.Failed, "%s", e.log)
	return o
}

// command types a command: "/play rednines robots:2". What /play is given besides its own options is chosen in the lobby.
func (e *evening) command(user, line string) localdiscord.Outcome {
	e.t.Helper()
	words := strings.Fields(strings.TrimPrefix(line, "/"))
	var options []localdiscord.CommandOption
	chosen := map[string]int{} // in the lobby
	for _, w := range words[1:] {
		name, value, given := strings.Cut(w, ":")
		if words[0] == commandPlay {
			switch {
			case !given:
				options = append(options, localdiscord.CommandOption{Name: optionGame, Value: w})
				continue
			case name != optionLength && name != optionRobots:
				chosen[name] = toInt(e.value(value))
				continue
			}
		}
		if !given {
			options = append(options, localdiscord.CommandOption{Name: name, Type: discord.OptionSubcommand})
			continue
		}
		to := &options
		if len(options) > 0 && options[0].Type == discord.OptionSubcommand {
			to = &options[0].Options
		}
		*to = append(*to, localdiscord.CommandOption{Name: name, Value: e.value(value)})
	}
	o := e.outcome(e.discord.Command(e.users[user], e.channel, words[0], options))
	if len(chosen) > 0 && o.Message != nil && !o.Message.Ephemeral() {
		return e.choose(user, chosen, o)
	}
	return o
}

// choose has the host of a new lobby choose options, and returns its board as it is then.
func (e *evening) choose(user string, values map[string]int, opened localdiscord.Outcome) localdiscord.Outcome {
	e.t.Helper()
	id := opened.Message.ID
	var own match.Table
	e.until("the board is known", func() bool {
		n := slices.IndexFunc(e.tables(), func(t match.Table) bool { return t.BoardID == id })
		if n >= 0 {
			own = e.tables()[n]
		}
		return n >= 0
	})
	if own.Kind.Races() {
		delete(values, "turn_time")
	}
	_, err := e.bot.host.Choose(context.Background(), own.Ref, match.By{User: match.User{ID: e.users[user]}}, match.Choice{Values: values})
	require.NoError(e.t, err)
	if e.limited {
		return opened
	}
	e.settle()
	for _, m := range e.seen(user) {
		if m.ID == id {
			opened.Message = &m
		}
	}
	return opened
}

// toInt is a number, or 0 and 1 for off and on.
func toInt(value any) int {
	if on, ok := value.(bool); ok && on {
		return 1
	}
	n, _ := value.(int)
	return n
}

// value is what a user types for an option: a number, a truth, a #channel, an @role or a text.
func (e *evening) value(text string) any {
	if n, err := strconv.Atoi(text); err == nil {
		return n
	}
	if on, err := strconv.ParseBool(text); err == nil {
		return on
	}
	switch text[0] {
	case '#':
		return e.channelID(text[1:])
	case '@':
		return e.roles[text[1:]]
	}
	return text
}

func (e *evening) channelID(name string) string {
	for _, c := range e.discord.Channels() {
		if c.Name == name {
			return c.ID
		}
	}
	e.t.Fatalf("there is no channel %q", name)
	return ""
}

// press presses the newest control with this label as soon as the user sees one. What stands behind ": " is picked from a menu, such as
// "#one #two" or "nothing", or is written into the form that is the answer.
func (e *evening) press(user, label string) localdiscord.Outcome {
	e.t.Helper()
	first, _, _ := strings.Cut(label, ": ")
	e.until(user+" can press "+first, func() bool {
		_, c := find(slices.Backward(e.seen(user)), first)
		return c != nil
	})
	return e.pressOn(slices.Backward(e.seen(user)), user, label)
}

func (e *evening) pressOn(messages iter.Seq2[int, localdiscord.Message], user, label string) localdiscord.Outcome {
	e.t.Helper()
	label, entry, _ := strings.Cut(label, ": ")
	m, c := find(messages, label)
	if c == nil {
		e.t.Fatalf("%s sees no %q in\n%s", user, label, e.screens(user))
	}
	var values []string
	for _, o := range c.Options {
		if o.Label == entry {
			values = append(values, o.Value)
		}
	}
	if c.Type == discord.TypeChannels || c.Type == discord.TypeRoles {
		for _, name := range strings.Fields(strings.TrimPrefix(entry, "nothing")) {
			values = append(values, fmt.Sprint(e.value(name)))
		}
	}
	i, err := e.discord.Press(e.users[user], m.ID, c.CustomID, values...)
	o := e.outcome(i, err)
	if o.Modal == nil || entry == "" {
		return o
	}
	return e.outcome(e.discord.SubmitModal(e.users[user], i.ID, map[string]any{o.Modal.Components[0].Component.CustomID: entry}))
}

// find looks for a control that can be used, on the first message that has one.
func find(messages iter.Seq2[int, localdiscord.Message], label string) (localdiscord.Message, *localdiscord.Component) {
	for _, m := range messages {
		for _, row := range m.Components {
			for _, c := range row.Components {
				if (face(c) == label || c.Placeholder == label) && !c.Disabled {
					return m, &c
				}
			}
		}
	}
	return localdiscord.Message{}, nil
}

// face is what a button shows; of an emoji of the application its name.
func face(c localdiscord.Component) string {
	if c.Emoji == nil || c.Emoji.ID == "" {
		return c.Label
	}
	return strings.TrimSpace(":" + c.Emoji.Name + ": " + c.Label)
}

// seen are the messages that a user sees in the channel, the oldest first.
func (e *evening) seen(user string) []localdiscord.Message {
	return e.discord.Messages(e.users[user], e.channel)
}

// screens is all that a user sees in the channel.
func (e *evening) screens(user string) string {
	var out []string
	for _, m := range e.seen(user) {
		out = append(out, show(m))
	}
	return strings.Join(out, "\n")
}

// sees waits until the user sees a text.
func (e *evening) sees(user, text string) {
	e.t.Helper()
	e.until(user+" sees "+text, func() bool { return strings.Contains(e.screens(user), text) })
}

// logs waits until the log has a text.
func (e *evening) logs(text string) {
	e.t.Helper()
	e.until("the log has "+text, func() bool { return strings.Contains(e.log.String(), text) })
}

// noErrors checks that the log has no error.
func (e *evening) noErrors() {
	e.t.Helper()
	for line := range strings.Lines(e.log.String()) {
		require.NotContains(e.t, line, "level=ERROR")
	}
}

var (
	marks      = regexp.MustCompile(`<(:\w+:)\d+>`)
	countdowns = regexp.MustCompile(`<t:\d+:[a-zA-Z]>`)
	snowflakes = regexp.MustCompile(`\b\d{15,20}\b`)
	errorIDs   = regexp.MustCompile(`\(error [a-z0-9]+\)`)
	tableIDs   = regexp.MustCompile(`\b(table |ruckus-)[a-hjkmnp-z2-9]{8}\b`)
	dates      = regexp.MustCompile(`\b(\d{1,2} )?(January|February|March|April|May|June|July|August|September|October|November|December)( \d{4}\b)?( \d\d:\d\d\b)?`)
	raceFirsts = regexp.MustCompile(`(Fastest play|Earliest RIOT): .*`)
	raceTimes  = regexp.MustCompile(`\b\d+:\d\d\.\d\b|\b\d+\\?\.\d+ s\b`)
)

// show writes a message as a person would read it, without what is different each time.
func show(m localdiscord.Message) string {
	var b strings.Builder
	who := "everyone"
	if m.Ephemeral() {
		who = "one person only"
	}
	fmt.Fprintf(&b, "+-- for %s\n", who)
	line := func(s string) {
		for l := range strings.Lines(s) {
			fmt.Fprintf(&b, "| %s\n", strings.TrimRight(l, "\n"))
		}
	}
	line(m.Content)
	for _, embed := range m.Embeds {
		line(embed.Title)
		line(embed.Description)
		for _, f := range embed.Fields {
			line("[" + f.Name + "]")
			line(f.Value)
		}
		if embed.Footer != nil {
			line(embed.Footer.Text)
		}
		if embed.Image != nil {
			u, _ := url.Parse(embed.Image.URL)
			line("{" + path.Base(u.Path) + "}")
		}
	}
	for _, file := range m.Attachments {
		line("{" + file.Filename + "}")
	}
	for _, row := range m.Components {
		var controls []string
		for _, c := range row.Components {
			label := face(c)
			if c.Type != discord.TypeButton {
				label = c.Placeholder
				for _, o := range c.Options {
					label += " / " + o.Label
				}
				for _, v := range c.DefaultValues {
					label += " / " + v.Type + " " + v.ID
				}
			}
			if c.Disabled {
				label += " (off)"
			}
			controls = append(controls, "("+label+")")
		}
		line(strings.Join(controls, " "))
	}
	s := marks.ReplaceAllString(b.String(), "$1")
	s = countdowns.ReplaceAllString(s, "<in a while>")
	s = snowflakes.ReplaceAllString(s, "<id>")
	s = tableIDs.ReplaceAllString(s, "${1}<id>")
	s = dates.ReplaceAllString(s, "<date>")
	s = raceFirsts.ReplaceAllString(s, "$1: <whoever was>")
	s = raceTimes.ReplaceAllString(s, "<time>")
	return errorIDs.ReplaceAllString(s, "(error <id>)")
}
