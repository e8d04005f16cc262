package rage

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/picture"
	"ruckus/render/screen"
)

// A sheet is the score sheet as a picture: a column for each player, a row for each finished round.
type sheet struct {
	names []string
	rows  []sheetRow
}

// A sheetRow is a round.
type sheetRow struct {
	cards int // that everybody was dealt
	cells []sheetCell
}

// A sheetCell is how a round ended for one player.
type sheetCell struct {
	total, bid, won int
	exact           bool
}

// sheet picks out of the view what the score sheet shows.
func (g scene) sheet(t look.Table) sheet {
	var p sheet
	for i := range g.Totals {
		name := look.At(t.Players, games.Seat(i)).ShortName().Plain()
		if name == "" {
			name = say("nobody", "n", i+1)
		}
		p.names = append(p.names, name)
	}
	for i, score := range g.Scored {
		row := sheetRow{cards: g.Rules.Hands - i}
		for s := range games.Seat(len(p.names)) {
			row.cells = append(row.cells, sheetCell{look.At(score.Totals, s), look.At(score.Bids, s), look.At(score.Won, s), look.At(score.Exact, s)})
		}
		p.rows = append(p.rows, row)
	}
	return p
}

// maxWithBids is up to how many players there is room for bids and tricks beside the points.
const maxWithBids = 4

func (p sheet) withBids() bool { return len(p.names) <= maxWithBids }

// Key tells sheets apart.
func (p sheet) Key() string { return fmt.Sprintf("rage sheet %q", fmt.Sprint(p)) }

// alt says what the picture shows.
func (p sheet) alt() string {
	says := []string{say("sheet.alt")}
	for i, name := range p.names {
		totals := make([]string, len(p.rows))
		for j, row := range p.rows {
			totals[j] = screen.Number(row.cells[i].total)
			if row.cells[i].exact {
				totals[j] = say("sheet.alt-exact", "total", totals[j])
			}
		}
		says = append(says, name+": "+strings.Join(totals, ", ")+".")
	}
	return markup.Clip(strings.Join(says, " "), screen.MaxAlt)
}

// Inks of the sheet.
const (
	_ picture.Ink = iota
	paper
	stripe
	letters
	faint
	framed
)

var sheetInks = []color.RGBA{{}, {0x1e, 0x1f, 0x22, 255}, {0x2b, 0x2d, 0x31, 255}, {255, 255, 255, 255}, {0xb5, 0xba, 0xc1, 255}, {0xff, 0xc9, 0x3c, 255}}

// Sizes of the sheet in pixels. It is shown at half of that.
const (
	sheetWidth  = 800
	sheetMargin = 16
	sheetHead   = 60
	sheetRowMax = 76
	sheetRowMin = 50
	sheetFull   = 600
	labelWidth  = 124
)

// PNG draws the sheet.
func (p sheet) PNG() []byte {
	rowHeight := sheetRowMax
	if n := len(p.rows); n > 0 {
		rowHeight = min(sheetRowMax, max(sheetRowMin, (sheetFull-sheetHead-sheetMargin)/n))
	}
	height := sheetHead + rowHeight*len(p.rows) + sheetMargin
	pen := picture.NewPen(picture.NewCanvas(sheetWidth, height, sheetInks))
	pen.Box(paper, 0, 0, sheetWidth, height, 16)
	column := (sheetWidth - labelWidth - sheetMargin) / max(1, len(p.names))
	head, number, note := picture.Face{Weight: picture.Bold, Size: 32}, picture.Face{Weight: picture.Bold, Size: 36}, picture.Face{Size: 26}
	for i, name := range p.names {
		x, room := labelWidth+i*column, column-8
		if w := pen.Width(head, name); w < room {
			x += (room - w) / 2
		}
		if pen.Name(head, letters, x+4, 42, room, name) == x+4 {
			pen.Center(head, letters, labelWidth+i*column+column/2, 42, strconv.Itoa(i+1))
		}
	}
	for j, row := range p.rows {
		top := sheetHead + j*rowHeight
		base := top + rowHeight/2 + 13
		if j%2 == 0 {
			pen.Rect(sheetMargin/2, top, sheetWidth-sheetMargin, rowHeight, stripe)
		}
		pen.Write(note, faint, sheetMargin+4, base, say("sheet.cards", "n", row.cards))
		for i, cell := range row.cells {
			x := labelWidth + i*column
			ground := paper
			if j%2 == 0 {
				ground = stripe
			}
			if cell.exact {
				pen.Frame(framed, ground, x+3, top+3, column-6, rowHeight-6, 10, 4)
			}
			total := screen.Number(cell.total)
			if !p.withBids() {
				pen.Center(number, letters, x+column/2, base, total)
				continue
			}
			bids := fmt.Sprintf("%d/%d", cell.bid, cell.won)
			gap := 10
			left := x + (column-pen.Width(number, total)-gap-pen.Width(note, bids))/2
			pen.Write(note, faint, pen.Write(number, letters, left, base, total)+gap, base, bids)
		}
	}
	return pen.PNG()
}
