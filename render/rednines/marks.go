package rednines

import (
	"strconv"

	"ruckus/games/card"
	"ruckus/render/cards"
	"ruckus/render/picture"
	"ruckus/render/screen"
)

// maxLeft is how many cards a hand can have: 13 are dealt to each player, and nobody ever draws one.
const maxLeft = card.Ranks

// few is how many cards are a warning to the others.
const few = 2

// marks are the deck, the red nines as they lie in a hand and as each rank that they can stand for, and hands by size.
func marks() []screen.Mark {
	all := cards.Marks()
	for r := range card.Rank(card.Ranks) {
		all = append(all, screen.NewMark(redNineMark(r), func(t *picture.Tile) { redNine(t, r) }))
	}
	for n := 1; n <= maxLeft; n++ {
		all = append(all, screen.NewMark(leftMark(n), func(t *picture.Tile) { fan(t, n) }))
	}
	return all
}

// redNineMark is the name of the mark of a red nine that stands for a rank. Both red nines look alike.
func redNineMark(as card.Rank) string {
	if as == card.Nine {
		return "red_nine"
	}
	return "red_nine_as_" + cards.RankNames[as][0]
}

// leftMark is the name of the mark of a hand with that many cards.
func leftMark(n int) string {
	if n == 1 {
		return "1_card_left"
	}
	return strconv.Itoa(n) + "_cards_left"
}

var (
	white = picture.RGB(0xffffff)
	gold  = picture.RGB(0xffd21e)
	red   = picture.RGB(0xc01025)
)

// redNine draws a red nine with the rank that it stands for. It is a kind of card of its own: its star is large, and its
// edge gold.
func redNine(t *picture.Tile, as card.Rank) {
	cards.Blank(t, red, gold)
	cards.Corner(t, white, as.String())
	t.Fill(red, picture.Tips(88, 88, 5, 43, 20))
	t.Fill(gold, picture.Tips(88, 88, 5, 34, 15))
}

// fan draws a hand with that many cards. Few cards are amber.
func fan(t *picture.Tile, n int) {
	ground, edge, ink := picture.RGB(0x5b6270), picture.RGB(0xc9cdd6), white
	if n <= few {
		ground, edge, ink = picture.RGB(0xffb020), white, picture.RGB(0x1a1c21)
	}
	behind := picture.Shape(picture.Pt(54, 8), picture.Pt(124, 22), picture.Pt(106, 112), picture.Pt(40, 100))
	t.Fill(edge, behind)
	t.Fill(ground, picture.Shape(picture.Pt(60, 17), picture.Pt(114, 28), picture.Pt(99, 103), picture.Pt(50, 92)))
	t.Fill(edge, picture.RoundBox(2, 14, 94, 112, 18))
	t.Fill(ground, picture.RoundBox(9, 21, 80, 98, 12))
	t.Letters(ink, 49, 106, 72, 70, strconv.Itoa(n))
}
