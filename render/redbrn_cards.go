package render

import (
	"regexp"
	"strconv"
	"strings"
)

// redbrnSuits are the suits of R!OT. The mark of a black suit is a square and that of a red one a circle; it is light
// for a number on white, so that no colour needs to be told from another.
var redbrnSuits = [...]struct{ letters, mark, word string }{
	{"BW", "⬜", "black on white"}, {"WB", "⬛", "white on black"}, {"RW", "⭕", "red on white"}, {"WR", "🔴", "white on red"},
}

// redbrnParts splits a card into its rank and its suit, "7" and "RW"; ok is false for what is no card.
func redbrnParts(id string) (rank int, suit string, ok bool) {
	if len(id) < 3 {
		return 0, "", false
	}
	suit = id[len(id)-2:]
	rank, err := strconv.Atoi(strings.TrimSuffix(id, suit))
	return rank, suit, err == nil && redbrnMark(suit) != ""
}

// redbrnMark is the mark of a suit, "" for what is none.
func redbrnMark(suit string) string {
	for _, s := range redbrnSuits {
		if s.letters == suit {
			return s.mark
		}
	}
	return ""
}

// redbrnName writes a card as its rank and suit, "7RW", or for who reads text only as "7 red on white".
func redbrnName(id string, r Reader) string {
	rank, suit, ok := redbrnParts(id)
	switch {
	case !ok:
		return escape(id)
	case !r.TextOnly:
		return id
	}
	for _, s := range redbrnSuits {
		if s.letters == suit {
			suit = s.word
		}
	}
	return strconv.Itoa(rank) + " " + suit
}

// redbrnCard writes a card that matters now with its mark: "⭕ 7RW".
func redbrnCard(id string, r Reader) string {
	name := redbrnName(id, r)
	_, suit, ok := redbrnParts(id)
	if !ok || r.TextOnly {
		return "**" + name + "**"
	}
	return redbrnMark(suit) + " **" + name + "**"
}

// redbrnNames writes several cards, the last one as the one that matters.
func redbrnNames(ids []string, r Reader) string {
	if len(ids) == 0 {
		return "–"
	}
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = redbrnName(id, r)
	}
	names[len(ids)-1] = redbrnCard(ids[len(ids)-1], r)
	if r.TextOnly {
		return strings.Join(names, ", ")
	}
	return strings.Join(names, " ")
}

var redbrnIDs = regexp.MustCompile(`\b(10|[1-9])(BW|WB|RW|WR)\b`)

// redbrnWords puts the cards of a sentence into words, for who reads text only.
func redbrnWords(s string, r Reader) string {
	return redbrnIDs.ReplaceAllStringFunc(s, func(id string) string { return redbrnName(id, r) })
}
