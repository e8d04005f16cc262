package frame

import (
	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Hand draws the private screen of one seat; of games.Table, that of somebody without one. The place says where in it the reader is; "" is its first place, and a
// place that does not exist (any more) is taken as the first one.
// The note is a sentence in Markdown to be shown on top, e.g. why a move was refused; "" for none.
func Hand(t Table, seat games.Seat, view any, p games.Prompt, place, note string, r screen.Reader) screen.Screen {
	s, _ := HandAt(t, seat, view, p, place, note, r)
	return s
}

// HandAt is Hand, with the place that it shows: "" where that is what the hand shows at first, as at the cards to throw between two turns.
func HandAt(t Table, seat games.Seat, view any, p games.Prompt, place, note string, r screen.Reader) (s screen.Screen, at string) {
	if seat == games.Table && (t.Phase == look.PlayingPhase || t.Phase == look.OverPhase) {
		return t.bystander(p, place, note, r), place
	}
	at = place
	d := t.Look.Drawing(view)
	t.Noted, r.New = note != "", t.Solo.First()
	switch t.Phase {
	case look.LobbyPhase:
		s = seated(t, seat)
		if place == DealtPlace {
			s = t.dealtPage(true)
		}
	case look.PlayingPhase:
		if page, ok := t.help(d, p, place, r); ok {
			return screen.Fit(page), place
		}
		switch {
		case isSince(place):
			s = t.sincePage(d, place, r)
		case place == MorePlace && d.More == "":
			s = t.withSince(t.firstPlace(d, p, r), d, seat, r) // the hand stays in sight
			s.Rows = [][]screen.Control{append(t.moreButtons(d, r), rulesHere), {screen.Back(screen.LabelBackToHand)}}
		case place == TablePlace && t.Private():
			return t.practicePage(d.Hand(t.Table, p, "", r), r), place
		default:
			s = d.Hand(t.Table, p, place, r)
			home := place == "" || place == screen.Home || s.Like(d.Hand(t.Table, p, "", r))
			if home {
				s, at = t.withSince(moreLast(s, d), d, seat, r), ""
			}
			if home && t.Solo.First() && d.First != nil {
				if think := d.First(t.Table, p, r); think != "" {
					s.Text = together(d, s, r)("**"+think+"**", s.Text)
				}
			}
			switch ask, asks := t.hurryButton(); {
			case home && d.More == "" && asks && !p.Must:
				s = withSmall(s, ask, r)
			case d.More != "" && place == d.More:
				for _, c := range t.moreButtons(d, r) {
					s = s.With(c)
				}
			}
			s = t.withHints(s, d, p, place, note, home, r)
		}
		said := s.Title != "" && !isSince(place) && len(p.Moves) > 0 && !p.Must // what can be done stands in the title
		if d.Turns && !said {
			s.Text = screen.Lines(turn(t, seat, p), s.Text)
		}
		s.Text = together(d, s, r)(t.absence(seat), t.calledFor(seat), t.tried(seat), s.Text)
		if s.Accent == 0 {
			s.Accent = handColour(p)
		}
	case look.OverPhase:
		s = t.overHand(seat, view, r)
	default:
		s = screen.Screen{Text: screen.Paragraphs(t.WhyClosed(), t.stood(r)), Accent: screen.ClosedColour}
		if t.Private() {
			s.Rows = t.after()
		}
	}
	if s.Title == "" {
		s.Title = t.titled("hand.title")
	}
	if note != "" {
		var inPlace bool
		s, inPlace = t.noted(d, s, note, r)
		if !inPlace { // else a button more would move the others
			s = t.withWhy(s, r)
		}
	}
	return screen.Fit(t.welcome(d, s, note, r)), at
}

// firstPlace draws the first place of a hand.
func (t Table) firstPlace(d look.Drawing, p games.Prompt, r screen.Reader) screen.Screen {
	return moreLast(d.Hand(t.Table, p, "", r), d)
}

// handColour is the edge of a hand: it tells at a glance whether the game waits for its player.
func handColour(p games.Prompt) int {
	switch {
	case p.Must:
		return screen.OverColour
	case len(p.Moves) > 0:
		return screen.PlayingColour
	}
	return screen.ClosedColour
}

// turn tells the seat whether the game waits for it, and until when.
func turn(t Table, seat games.Seat, p games.Prompt) string {
	switch {
	case p.Must && !t.Deadline.IsZero():
		return say("turn.until", "time", relative(t.Deadline))
	case p.Must:
		return say("turn")
	case len(p.Moves) > 0 && !p.Until.IsZero():
		return say("turn.may.until", "time", relative(p.Until))
	case len(p.Moves) > 0:
		return say("turn.may")
	}
	others := games.Where(t.Players, func(s games.Seat, p look.Player) bool { return p.Waiting && s != seat })
	if others == nil {
		return ""
	}
	return say("waiting", "who", t.Names(others))
}
