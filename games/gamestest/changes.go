package gamestest

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"
)

var words = regexp.MustCompile(`\s+|\S+`)

// Changes is how a text differs from one before, line by line: "- " begins a line that is gone, "+ " a new one, and "~ " one of
// which a part has changed: "~ Turn time: {90 → 30} seconds{+, set here}". Lines that are as they were are left out; where all
// are, "| as before" stands for them.
func Changes(before, now []string) []string { return changes(before, now, false) }

// ChangesInPlace are the changes, and where they are: "| " begins the line below which there are new ones, if not the first. So
// another order of lines is another text.
func ChangesInPlace(before, now []string) []string { return changes(before, now, true) }

func changes(before, now []string, inPlace bool) (lines []string) {
	// common[i][j] is how many lines of before[i:] stand in now[j:], in the same order, at the most.
	common := make([][]int, len(before)+1)
	for i := len(before); i >= 0; i-- {
		common[i] = make([]int, len(now)+1)
		for j := len(now) - 1; j >= 0 && i < len(before); j-- {
			if before[i] == now[j] {
				common[i][j] = 1 + common[i+1][j+1]
			} else {
				common[i][j] = max(common[i+1][j], common[i][j+1])
			}
		}
	}
	var gone, added []string
	var above string // the last line that is as it was
	flush := func() {
		if inPlace && above != "" && len(gone) == 0 && len(added) > 0 {
			lines = append(lines, "| "+above)
		}
		lines = append(lines, paired(gone, added)...)
		gone, added = nil, nil
	}
	for i, j := 0, 0; i < len(before) || j < len(now); {
		switch {
		case i < len(before) && j < len(now) && before[i] == now[j]:
			flush()
			above = now[j]
			i, j = i+1, j+1
		case i < len(before) && (j == len(now) || common[i+1][j] >= common[i][j+1]):
			gone = append(gone, before[i])
			i++
		default:
			added = append(added, now[j])
			j++
		}
	}
	flush()
	if len(lines) == 0 {
		return []string{"| as before"}
	}
	return lines
}

// paired are lines that are gone and those in their place. Two that are alike become one.
func paired(gone, added []string) (lines []string) {
	for _, old := range gone {
		at, line := 0, ""
		for at < len(added) && line == "" {
			line = edited(old, added[at])
			at++
		}
		if line == "" {
			lines = append(lines, "- "+old)
			continue
		}
		for _, text := range added[:at-1] {
			lines = append(lines, "+ "+text)
		}
		lines, added = append(lines, "~ "+line), added[at:]
	}
	for _, text := range added {
		lines = append(lines, "+ "+text)
	}
	return lines
}

// edited is a line with what has changed in braces, in whole words; "" where less than half of it is as it was.
func edited(old, now string) string {
	a, b := words.FindAllString(old, -1), words.FindAllString(now, -1)
	first := 0
	for first < min(len(a), len(b)) && a[first] == b[first] {
		first++
	}
	last := 0
	for last < min(len(a), len(b))-first && a[len(a)-1-last] == b[len(b)-1-last] {
		last++
	}
	head, tail := strings.Join(a[:first], ""), strings.Join(a[len(a)-last:], "")
	same := utf8.RuneCountInString(head + tail)
	if 2*same < max(utf8.RuneCountInString(old), utf8.RuneCountInString(now)) {
		return ""
	}
	was, is := strings.Join(a[first:len(a)-last], ""), strings.Join(b[first:len(b)-last], "")
	switch {
	case was == "":
		return head + "{+" + is + "}" + tail
	case is == "":
		return head + "{-" + was + "}" + tail
	}
	return fmt.Sprintf("%s{%s → %s}%s", head, was, is, tail)
}
