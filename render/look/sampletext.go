package look

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/view"
)

// Samples are the screens of a game: a text that says where robots and written moves take games, and who looks there. So no screen
// shows what the rules could not make, and none needs a new text when the robots play better. A line is
//
//	new 8 seed=2 target=50          a new game for eight, else for four, with values of options
//	on easy 20: 1 may pit *, !call  robots play on: at least 20 moves, and until seat 1 may do one thing and not the other; with "?"
//	on medium: ? may call; over     any seat, and with several conditions all at once; over: until the end
//	do 1 flip *; tick               moves: the first offered one that is like it, else as it is written
//	away 3                          seat 3 is away
//	mark race                       names the position; at race: goes back to it
//	board race | words              a screen: the board; words: once more for those who read text only
//	hand wild 1 | place wild        what a seat sees there; "?" is the seat that was found last, "?+1" the next one
//	lobby, practice 1, coach 1, rules hook=1
//
// Further words after a bar are place, note, ahead and hint with what they name, since, and those of the game's own.
type Samples struct {
	Text string
	// Own are words of the game's own; each changes the copy of the position that one sample is of.
	Own map[string]func(p *Sampled, s games.Seat, value string)
}

// A sampler reads samples.
type sampler struct {
	Samples
	t     Table
	p     Sampled
	marks map[string]Sampled
	who   games.Seat // who was found last
	all   []Sample
}

// Read returns the samples at a table, and the positions that have names.
func (s Samples) Read(t Table) ([]Sample, map[string]Sampled) {
	r := sampler{Samples: s, t: t, marks: map[string]Sampled{}}
	for line := range strings.Lines(s.Text) {
		if line := strings.TrimSpace(line); line != "" && line[0] != '#' {
			r.read(line)
		}
	}
	return r.all, r.marks
}

func (r *sampler) read(line string) {
	defer func() {
		if err := recover(); err != nil {
			panic(fmt.Sprintf("%s: %v", line, err))
		}
	}()
	what, rest, _ := strings.Cut(line, " ")
	switch what {
	case "new":
		r.begin(strings.Fields(rest))
	case "on":
		r.on(rest)
	case "do":
		for m := range strings.SplitSeq(rest, "; ") {
			if m != games.Tick {
				seat, move, _ := strings.Cut(m, " ")
				m = fmt.Sprint(r.seat(seat), " ", r.p.offered(r.seat(seat), move))
			}
			r.p = r.p.Then(m)
		}
	case "away":
		r.p.Table.Players[r.seat(rest)].Away = true
	case "mark":
		r.marks[rest] = r.p
	case "at":
		p, ok := r.marks[rest]
		if !ok {
			panic("no position is called so")
		}
		r.p = p
	default:
		parts := strings.Split(line, " | ")
		r.show(strings.Fields(parts[0]), parts[1:])
	}
}

// begin begins a game.
func (r *sampler) begin(with []string) {
	t, setup := r.t, games.Setup{Seats: len(r.t.Players), At: SampleTime}
	if len(with) > 0 && !strings.Contains(with[0], "=") {
		setup.Seats = number(with[0])
		with = with[1:]
	}
	t.Terms.Values = values(with)
	setup.Seed[0] = byte(t.Terms.Values["seed"])
	delete(t.Terms.Values, "seed")
	t.Players, setup.Values = slices.Concat(t.Players, t.Players)[:setup.Seats], t.Terms.Values
	g, err := t.Kind.New(setup)
	mustSample(err)
	r.p = Sampled{Table: t, Course: Course{Game: g, Now: SampleTime}}.seen()
}

// on has robots play.
func (r *sampler) on(how string) {
	how, conditions, _ := strings.Cut(how, ": ")
	level, least, _ := strings.Cut(how, " ")
	moves := -1
	if least != "" {
		moves -= number(least)
	}
	by := games.Levels()[slices.IndexFunc(games.Levels(), func(l games.Level) bool { return l.String() == level })]
	r.p = r.p.On(by, func(g games.Game) bool {
		moves++
		return moves >= 0 && !slices.ContainsFunc(strings.Split(conditions, "; "), func(c string) bool { return !r.holds(g, c) })
	})
}

func (r *sampler) holds(g games.Game, condition string) bool {
	switch seat, wanted, _ := strings.Cut(condition, " may "); {
	case condition == "over":
		return g.Result() != nil
	case condition == "":
		return true
	case seat != "?":
		return offers(g, r.seat(seat), wanted)
	default:
		for s := range games.Seat(len(r.p.Table.Players)) {
			if offers(g, s, wanted) {
				r.who = s
				return true
			}
		}
		return false
	}
}

// offers reports whether a seat may make moves like those, and none like one with a "!".
func offers(g games.Game, s games.Seat, wanted string) bool {
	moves := g.Prompt(s).Moves
	for like := range strings.SplitSeq(wanted, ", ") {
		like, not := strings.CutPrefix(like, "!")
		if slices.ContainsFunc(moves, alike(like)) == not {
			return false
		}
	}
	return true
}

// alike returns what finds moves like one in which "*" stands for anything.
func alike(move string) func(string) bool {
	return regexp.MustCompile("^" + strings.ReplaceAll(regexp.QuoteMeta(move), `\*`, ".*") + "$").MatchString
}

// offered is the first move of a seat that is like one; that itself, if none is.
func (p Sampled) offered(s games.Seat, move string) string {
	moves := p.Game.Prompt(s).Moves
	if n := slices.IndexFunc(moves, alike(move)); n >= 0 {
		return moves[n]
	}
	return move
}

// show adds a sample.
func (r *sampler) show(of, with []string) {
	p, s := r.p, Sample{Of: of[0], Seat: games.Table, Table: r.t}
	of = of[1:]
	switch s.Of {
	case OfRules:
		s.Table.Terms.Values = values(of)
		r.all = append(r.all, s)
		return
	case OfLobby:
		s.Table.Phase = view.Lobby
		r.all = append(r.all, s)
		return
	case OfBoard, OfHand:
		s.Name, of = of[0], of[1:]
	}
	if s.Of != OfBoard {
		s.Seat = r.seat(of[0])
	}
	for _, word := range with {
		word, value, _ := strings.Cut(word, " ")
		switch word {
		case "words":
			s.Words = true
		case "place":
			s.Place = value
		case "note":
			s.Note = value
		case "ahead":
			p.Table.Ahead = value
		case "since":
			p.Table.Since = p.Recent
		case "hint":
			p.Table.Hints, p.Table.Hint = true, p.hinted(s.Seat, value)
		default:
			r.Own[word](&p, s.Seat, value)
		}
	}
	s.Table, s.View, s.Prompt, s.Public = p.Table, p.Game.View(s.Seat), p.Game.Prompt(s.Seat), nil
	switch s.Of {
	case OfPractice:
		s.Public = p.Game.View(games.Table)
	case OfCoach:
		s.Coaching = p.coached(s.Seat)
	}
	r.all = append(r.all, s)
}

// seat reads a seat; "?" is who was found last, "?+1" the next one.
func (r *sampler) seat(text string) games.Seat {
	if after, found := strings.CutPrefix(text, "?"); found {
		n := 0
		if after != "" {
			n = number(after)
		}
		return (r.who + games.Seat(n)) % games.Seat(len(r.p.Table.Players))
	}
	return games.Seat(number(text))
}

func number(text string) int {
	n, err := strconv.Atoi(text)
	mustSample(err)
	return n
}

// values reads values of options.
func values(of []string) map[string]int {
	all := map[string]int{}
	for _, one := range of {
		name, value, _ := strings.Cut(one, "=")
		all[name] = number(value)
	}
	return all
}
