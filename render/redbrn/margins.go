package redbrn

import (
	"strings"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// margin tells of a press that was close: by how much, and what became of it.
func margin(t look.Table, m games.Margin, r screen.Reader) string {
	who, by := "**"+t.ShortName(m.Seat)+"**", "**"+look.Apart(m.By)+"** "
	than := "the call"
	if m.Than != games.Table {
		than = "**" + t.ShortName(m.Than) + "**"
	} else if m.By >= 0 {
		than = "the end of the time"
	}
	what := who
	switch {
	case strings.HasPrefix(m.Move, "call"):
		what += " called"
	case strings.HasPrefix(m.Move, "flip"):
		what += " flipped"
	case m.Move != "":
		what += " " + scene{}.played(&redbrn.Play{Move: m.Move}, r)
	}
	onCall := "the call of " + than
	if m.Than == games.Table {
		onCall = than
	}
	switch m.Verb {
	case "lost":
		switch {
		case m.Rule == "window":
			return what + ", " + by + onCall + ", does not count"
		case m.By < 0:
			return what + ", " + by + than + ", but came in later: too late"
		}
		return what + ", " + by + than + ": too late"
	case "held":
		return what + ", " + by + onCall + ", does not count"
	case "window":
		return what + ", " + by + onCall + ": the one play, counts"
	case "before":
		return what + ", " + by + onCall + ", came in after it: counts"
	case "call":
		return who + " called " + by + than + ", and it came in later: the call"
	case "undone":
		return presses(m.N, who) + " not count: made after the call of " + than
	case "restored":
		return presses(m.N, who) + " count after all"
	}
	return ""
}

// marginSamples are the page of close presses with the longest sentences.
func marginSamples() []look.Sample {
	t := sampleTable(look.OverPhase)
	list := []games.Margin{
		{Round: 1, Seat: 3, Move: "pit 7RW", Verb: "lost", Than: 1, By: 12, Rule: "late"},
		{Round: 1, Seat: 0, Move: "wild 9BW", Verb: "lost", Than: 2, By: -240, Rule: "late"},
		{Round: 2, Seat: 1, Move: "pit 10WB 12", Verb: "lost", Than: 3, By: 1480, Rule: "late"},
		{Round: 2, Seat: 2, Move: "col 7BW 8RW", Verb: "before", Than: 1, By: -300, Rule: "window"},
		{Round: 2, Seat: 3, Move: "pit 4WR", Verb: "window", Than: 1, By: 1250, Rule: "window"},
		{Round: 2, Seat: 0, Move: "pit 5WR", Verb: "lost", Than: 1, By: 3050, Rule: "window"},
		{Round: 3, Seat: 2, Verb: "undone", Than: 0, N: 2, Rule: "window"},
		{Round: 3, Seat: 0, Move: "call", Verb: "call", Than: 3, By: -95, Rule: "riot"},
		{Round: 3, Seat: 1, Move: "call", Verb: "lost", Than: 0, By: 180, Rule: "riot"},
		{Round: 4, Seat: 1, Move: "spot 9RW", Verb: "held", Than: 0, By: 2100, Rule: "window"},
	}
	return []look.Sample{{Of: look.OfMargins, Words: true, Table: t, Margins: list}}
}
