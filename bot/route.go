package bot

import (
	"context"
	"strings"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/games"
)

// A press is what a control leads to. The argument is what stands behind the name of its route.
type press func(ctx context.Context, a *answer, arg string)

// A route is a control, or all of a sort, by what its identifier says. The list of all is in routes.go.
type route struct {
	verb string
	name string // the argument; with a blank behind it how that begins, with a dot before it how it ends; "" is every other one
	only limits
	do   press
}

// limits are where a control can be, and who may press it. With none it is anywhere but in a lesson.
type limits uint8

const (
	lessons  limits = 1 << iota // in a lesson
	boards                      // at a table with a board
	managers                    // for those who manage the guild
	inOrder                     // a move: presses reach their table in the order in which they came
)

var errNotInPractice = refuse("no.practice")

func (r route) has(l limits) bool { return r.only&l != 0 }

// String names the route in the log.
func (r route) String() string { return strings.TrimSpace("press " + r.verb + " " + r.name) }

// rest is the argument of a press without the name of its route, where that is how it begins.
func (r route) rest(arg string) string {
	switch {
	case r.name == arg:
		return ""
	case strings.HasSuffix(r.name, " "):
		_, arg, _ = strings.Cut(arg, " ")
	}
	return arg
}

// routes are found by the verb, the name, and whether it is in a lesson.
type routes map[routeKey]route

type routeKey struct {
	verb, name string
	inLesson   bool
}

func newRoutes(list []route) routes {
	all := make(routes)
	for _, r := range list {
		all[routeKey{r.verb, r.name, r.has(lessons)}] = r
	}
	return all
}

// read finds out what a control asks for, with what was picked from it. It refuses what is not in the list.
func (all routes) read(i *interaction) (to route, id customID, err error) {
	id, err = i.id, i.bad
	if err == nil && len(i.Data.Values) > 0 {
		id, err = id.pick(i.Data.Values)
	}
	if err != nil {
		return to, id, err
	}
	to, ok := all.find(id)
	if !ok {
		return to, id, errCustomID
	}
	if i.Type == discord.TypeModal && id.Verb == verbDo {
		id.Arg = games.Say(id.Arg, i.Filled())
	}
	return to, id, nil
}

func (all routes) find(id customID) (to route, ok bool) {
	head, _, _ := strings.Cut(id.Arg, " ")
	tail := id.Arg[max(0, strings.LastIndexByte(id.Arg, '.')):]
	for _, name := range []string{id.Arg, head + " ", tail, ""} {
		to, ok = all[routeKey{id.Verb, name, strings.Contains(id.Table, lessonSep)}]
		if ok {
			break
		}
	}
	return to, ok
}

// alone is for what needs nothing but who presses.
func alone(f func(context.Context, *answer)) press {
	return func(ctx context.Context, a *answer, _ string) { f(ctx, a) }
}

// atTable is for what is about the table on a screen of which was pressed.
func atTable(f func(context.Context, *answer, match.Ref)) press {
	return func(ctx context.Context, a *answer, _ string) { f(ctx, a, a.i.ref(a.i.id.Table)) }
}

// inTable is atTable with an argument, such as a place.
func inTable(f func(ctx context.Context, a *answer, ref match.Ref, arg string)) press {
	return func(ctx context.Context, a *answer, arg string) { f(ctx, a, a.i.ref(a.i.id.Table), arg) }
}

// picked is for what is about the table that was picked from a menu.
func picked(f func(context.Context, *answer, match.Ref)) press {
	return func(ctx context.Context, a *answer, id string) { f(ctx, a, a.i.ref(id)) }
}

// ofName is for what is about the game, or whatever else stands in the table's place.
func ofName(f func(ctx context.Context, a *answer, name, arg string)) press {
	return func(ctx context.Context, a *answer, arg string) { f(ctx, a, a.i.id.Table, arg) }
}
