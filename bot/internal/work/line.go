package work

import (
	"slices"
	"time"
)

// A Who says for which guild and person something is done. What has no guild is done for the installation, which counts as one more guild;
// what has no person, for nobody in particular.
type Who struct{ Guild, Person string }

// A turn is one place in a line. Its channel is closed when the turn has come.
type turn struct {
	who   Who
	ready chan struct{}
	ends  *time.Timer // of a Rate, once it has come
}

func (t *turn) hasCome() bool {
	select {
	case <-t.ready:
		return true
	default:
		return false
	}
}

// A share is what a guild or a person has of something: what they hold of it, and their line for more. The share of all is
// made of those of guilds, and those of people. Between the shares on one level the next turn goes to the one that holds
// least, and of those to the one that was served longest ago; a share that is new comes last.
type share struct {
	name    string
	held    int
	waiting int
	parts   []*share // in the order in which they are served; those that neither hold nor wait for anything are gone
	turns   []*turn  // of a person, in the order in which they came
}

// on returns the shares on the way from this one down to a person, with this one first.
func (s *share) on(who Who) [3]*share {
	guild := s.part(who.Guild)
	return [3]*share{s, guild, guild.part(who.Person)}
}

// part returns the share of that name below this one.
func (s *share) part(name string) *share {
	for _, p := range s.parts {
		if p.name == name {
			return p
		}
	}
	p := &share{name: name}
	s.parts = append(s.parts, p)
	return p
}

// join puts a turn in the line.
func (s *share) join(t *turn) {
	path := s.on(t.who)
	for _, p := range path {
		p.waiting++
	}
	path[2].turns = append(path[2].turns, t)
}

// quit takes a turn out of the line, and reports whether it was there.
func (s *share) quit(t *turn) bool {
	path := s.on(t.who)
	at := slices.Index(path[2].turns, t)
	if at >= 0 {
		path[2].turns = slices.Delete(path[2].turns, at, at+1)
		for _, p := range path {
			p.waiting--
		}
	}
	drop(path)
	return at >= 0
}

// next returns the turn that comes next, which then is out of the line and held; nil where nobody waits.
func (s *share) next() *turn {
	if s.waiting == 0 {
		return nil
	}
	s.waiting--
	s.held++
	if len(s.turns) > 0 {
		t := s.turns[0]
		s.turns = slices.Delete(s.turns, 0, 1)
		return t
	}
	var first *share
	for _, p := range s.parts {
		if p.waiting > 0 && (first == nil || p.held < first.held) {
			first = p
		}
	}
	s.last(first)
	return first.next()
}

// release ends what a turn has begun. Others come first then.
func (s *share) release(who Who) {
	path := s.on(who)
	for i, p := range path {
		p.held--
		if i > 0 {
			path[i-1].last(p)
		}
	}
	drop(path)
}

// last puts a part behind the others.
func (s *share) last(p *share) {
	s.parts = append(slices.DeleteFunc(s.parts, func(one *share) bool { return one == p }), p)
}

// drop forgets the shares on a path that are of no use any more.
func drop(path [3]*share) {
	for i := len(path) - 1; i > 0; i-- {
		if p := path[i]; p.held == 0 && p.waiting == 0 {
			above := path[i-1]
			above.parts = slices.DeleteFunc(above.parts, func(one *share) bool { return one == p })
		}
	}
}
