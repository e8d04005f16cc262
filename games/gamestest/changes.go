package gamestest

// Changes is how a text differs from one before, line by line: "- " begins a line that is gone, "+ " a new one, and "| " one that
// is as it was. "| …" stands for two and more of these.
func Changes(before, now []string) (lines []string) {
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
	var same []string
	flush := func() {
		if len(same) > 1 {
			same = []string{"| …"}
		}
		lines, same = append(lines, same...), nil
	}
	for i, j := 0, 0; i < len(before) || j < len(now); {
		switch {
		case i < len(before) && j < len(now) && before[i] == now[j]:
			same = append(same, "| "+now[j])
			i, j = i+1, j+1
		case i < len(before) && (j == len(now) || common[i+1][j] >= common[i][j+1]):
			flush()
			lines = append(lines, "- "+before[i])
			i++
		default:
			flush()
			lines = append(lines, "+ "+now[j])
			j++
		}
	}
	flush()
	return lines
}
