package bot

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/nights"
	"ruckus/bot/internal/outbox"
	"ruckus/bot/internal/page"
	"ruckus/bot/internal/people"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/store"
)

// nightTime is how long a screen waits for the night that its game belongs to.
const nightTime = time.Second

// newNights makes the keeper of nights. It lacks its host.
func (b *Bot) newNights(s store.Store) *nights.Keeper {
	return nights.New(nights.Config{
		Store: s, Kinds: b.cfg.Kinds, Log: b.log,
		Changed: func(ref match.Ref) {
			b.board(ref, "")
			b.pages.TouchAll(page.Topic(ref))
		},
		Absent: b.absences, Shown: b.showNight, MayThread: b.mayThread, Thread: b.nightThread,
		Owes: func(guild, id string) { b.courier.sendAll(match.Ref{Guild: guild, ID: id}, b.nightOwes) },
	})
}

// tonight is the night of a table that has ended, as its board shows it; nil: it is of none, or that cannot be read now.
func (b *Bot) tonight(t match.Table) *frame.Tonight {
	if t.Private() || !t.Played || t.Phase != match.Over && t.Phase != match.Closed {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.Background(), nightTime)
	defer cancel()
	n, on, err := b.nights.Of(ctx, t)
	if err != nil {
		b.log.Warn("board drawn without tonight's standings", "guild", t.Guild, "table", t.ID, "cause", err)
		return nil
	}
	if n.Plan != nil {
		return &frame.Tonight{Says: nextRound(n, t)}
	}
	out := &frame.Tonight{Standing: standing(n), Asks: on, Next: t.Night.Next != "", Apart: n.Round.On, Begins: n.Round.Begins, Why: n.Round.Why.Says()}
	for _, g := range n.Games {
		if !g.Stopped {
			out.Games++
		}
	}
	for _, id := range n.In() {
		out.In = append(out.In, n.Name(id))
	}
	decided, err := b.host.Guilds.Get(ctx, t.Guild)
	for _, k := range b.cfg.Kinds {
		v := frame.Votes{Kind: k.Name, Title: k.Title, N: n.Votes(k.Name)}
		if err == nil {
			_, off := b.host.Guilds.Begin(t.Guild, k.Name, decided.Settings)
			v.Off = off != nil
		}
		out.Votes = append(out.Votes, v)
	}
	return out
}

// nextRound tells on the board of a game night's game what comes after it.
func nextRound(n night.Night, t match.Table) string {
	board := say("night.board")
	if n.Plan.Board != "" {
		board = markup.MessageLink(t.Guild, n.Channel, n.Plan.Board)
	}
	if !n.Ended.IsZero() || n.Round.N == len(n.Plan.Games) {
		return say("night.last", "board", board)
	}
	return say("night.next", "board", board)
}

func standing(n night.Night) (all []frame.Stood) {
	for _, s := range n.Standings() {
		all = append(all, frame.Stood{Name: n.Name(s.Person), Points: s.Shown(), Place: s.Place, Left: s.Left})
	}
	return all
}

// wants notes on the board of a game that is over, or on a hand there, what the user wants next: a game, any with "", or to sit out.
func (b *Bot) wants(ctx context.Context, a *answer, ref match.Ref, game string, out bool) {
	if !a.mayPlayHere(ctx) {
		return
	}
	b.changeTable(ctx, a, ref, func(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
		return b.nights.Answer(ctx, ref, by, game, out)
	})
}

func (b *Bot) vote(ctx context.Context, a *answer, ref match.Ref, game string) {
	b.wants(ctx, a, ref, game, false)
}

func (b *Bot) imIn(ctx context.Context, a *answer, ref match.Ref) { b.wants(ctx, a, ref, "", false) }

func (b *Bot) sitOut(ctx context.Context, a *answer, ref match.Ref) { b.wants(ctx, a, ref, "", true) }

// endNight closes the night of a table.
func (b *Bot) endNight(ctx context.Context, a *answer, ref match.Ref) {
	t, err := b.nights.Close(ctx, ref, a.i.by())
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.about(t)
	a.private(ctx, discord.Text(say("did.night.over")))
}

// nightOwes is what a night owes: the message with which it closes, and of a game night the call to its check-in.
func (b *Bot) nightOwes(ctx context.Context, ref match.Ref) (debt, error) {
	n, todo, err := b.nights.Owed(ctx, ref.Guild, ref.ID)
	return debt{
		in: discord.Channel{Guild: ref.Guild, ID: n.Channel}, todo: todo,
		may: func(_ context.Context, m outbox.Message) (bool, error) { return !m.Gone, nil }, // else nobody needs it any more
		drawn: func(ctx context.Context, m outbox.Message) discord.Message {
			if m.Notice() {
				return b.closing(n)
			}
			return b.ring(ctx, ref, n)
		},
		sent: func(ctx context.Context, m outbox.Message) error { return b.nights.Sent(ctx, ref.Guild, ref.ID, m) },
	}, err
}

// closing is the message with which a night closes. It calls nobody.
func (b *Bot) closing(n night.Night) discord.Message {
	c := frame.Closing{Standing: standing(n), At: n.Ended}
	for _, g := range n.Games {
		if g.Stopped {
			continue
		}
		c.Games = append(c.Games, b.kinds[g.Kind].Title)
		won := g.Won()
		dots := make([]frame.Dot, len(c.Standing))
		for i, s := range n.Standings() {
			dots[i] = dotOf(g, won, s.Person)
		}
		c.Dots = append(c.Dots, dots)
	}
	if f, kind := n.Award(); kind != "" {
		c.Award = &frame.Award{Name: n.Name(f.Person), Moment: games.Event{Verb: f.Verb, N: f.N, Seats: []games.Seat{0}}, Look: b.cfg.Looks[kind], Kind: b.kinds[kind]}
		if f.Whom != "" {
			c.Award.Moment.Seats = append(c.Award.Moment.Seats, 1)
			c.Award.Whom = cmp.Or(n.Name(f.Whom), markup.NameOf(say("night.robot")))
		}
	}
	if len(n.Games) > 0 {
		c.Last = n.Games[len(n.Games)-1].Kind
	}
	w := compose(frame.ClosingScreen(c), target{noTable, verbHome, people.Pictures})
	w.Flags = discord.FlagSilent
	return w
}

// dotOf is what a game was for somebody.
func dotOf(g night.Game, won []string, person string) frame.Dot {
	switch {
	case slices.Contains(won, person):
		return frame.DotWon
	case slices.ContainsFunc(g.Seats, func(s night.Seat) bool { return s.Person == person }):
		return frame.DotPlayed
	}
	return frame.DotNone
}

// called is the first post of the board of a night's next game: it calls those who have waited for it, until it is edited. Two
// processes that post it, or one that does not know whether it has, make one message.
func called(m discord.Message, t match.Table) discord.Message {
	m.Nonce = nonce("board of " + t.Guild + " " + t.ID)
	return ringing(m, t.Rings, frame.Called)
}

// ringing is the first post of a board with a line on top that mentions people. Its next edit takes the line away.
func ringing(m discord.Message, people []string, line func([]string) string) discord.Message {
	if len(people) == 0 {
		return m
	}
	with := func(m discord.Message) discord.Message {
		m.Content, m.Mention = strings.TrimSpace(line(people)+"\n"+m.Content), people
		return m
	}
	if plain := m.Plain; plain != nil {
		m.Plain = &discord.Plain{Draw: func() discord.Message { return with(plain.Draw()) }}
	}
	return with(m)
}
