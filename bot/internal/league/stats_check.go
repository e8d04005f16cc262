package league

import "errors"

// maxTotal bounds what is summed over all games of a person.
const maxTotal = 1 << 53

func (s Stats) check() error {
	if !validName.MatchString(s.Game) || !isID(s.Person) || len(s.Best) > maxVerbs {
		return errors.New("statistics of nobody, or too many")
	}
	if err := s.All.check(); err != nil {
		return err
	}
	for i, r := range s.Best {
		if len(r.Seats) == 0 || len(r.Seats) > MaxPlayers || !isID(r.Table) || i > 0 && r.Verb <= s.Best[i-1].Verb {
			return errors.New("moments of nobody, or in no order")
		}
	}
	return s.History.check()
}

func (t Tally) check() error {
	games := 0
	for _, n := range t.Places {
		if n < 0 || n > t.Games {
			return errors.New("places that nobody had")
		}
		games += n
	}
	switch {
	case len(t.Places) > MaxPlayers || games != t.Games || t.Games > maxTotal:
		return errors.New("games without a place")
	case t.Unrated < 0 || t.Unrated > t.Games || t.Streak < 0 || t.Streak > t.Longest || t.Longest > t.Wins():
		return errors.New("games that were not played")
	case t.Most < t.Fewest || t.Most > maxPoints || t.Fewest < -maxPoints || t.Points > maxTotal || t.Points < -maxTotal:
		return errors.New("points that nobody can have")
	case t.Hints < 0 || t.Hints > maxTotal || t.Seconds < 0 || t.Seconds > maxTotal:
		return errors.New("hints or time that nobody can have had")
	case len(t.Figures) > maxStatFigures:
		return errors.New("too many figures")
	}
	for name, m := range t.Figures {
		if !validText.MatchString(name) || m.Games < 1 || m.Games > t.Games {
			return errors.New("figures of no game")
		}
	}
	return nil
}

func (h History) check() error {
	if h.Step < 0 || h.Step > maxTotal || len(h.Points) > maxHistory {
		return errors.New("a history of too much")
	}
	for i, p := range h.Points {
		if p.Game < 1 || i > 0 && p.Game <= h.Points[i-1].Game || !p.possible() {
			return errors.New("a history in no order")
		}
	}
	return nil
}
