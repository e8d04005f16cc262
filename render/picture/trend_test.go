package picture

import (
	"bytes"
	"image/png"
	"testing"

	"github.com/stretchr/testify/require"
)

// However a rating went, there is a picture of it, small enough to be sent with a message.
func TestATrendOfEveryRatingCanBeDrawn(t *testing.T) {
	long := Trend{Title: "Rating", Mark: 1500, Marked: "medium robot"}
	for n := range 240 {
		long.Points = append(long.Points, TrendPoint{At: 1500 + n*n%97, Doubt: 400 - n, Label: "31 December 2026"})
	}
	for _, c := range []Trend{
		long, {Title: "none"}, {Points: []TrendPoint{{At: 1500, Doubt: 500}}},
		{Title: "below nothing", Points: []TrendPoint{{At: -5}, {At: -1_000_000}}},
	} {
		img, err := png.Decode(bytes.NewReader(c.PNG()))
		require.NoError(t, err)
		require.Equal(t, chartWide, img.Bounds().Dx())
		require.Less(t, len(c.PNG()), maxSize)
	}
	other := long
	other.Mark = 0
	require.NotEqual(t, long.Key(), other.Key())
}

// However many games of however many kinds were played, there is a picture of the days.
func TestBarsOfAllDaysCanBeDrawn(t *testing.T) {
	for _, b := range []Bars{
		{Title: "Games per day", Names: []string{"One", "שתיים"}, Counts: [][]int{{0, 1, 100_000}, {3, 0, 2}}, First: "1 May", Last: "3 May"},
		{Names: []string{"none"}, Counts: [][]int{{}}}, {},
	} {
		img, err := png.Decode(bytes.NewReader(b.PNG()))
		require.NoError(t, err)
		require.Equal(t, chartWide, img.Bounds().Dx())
		require.Less(t, len(b.PNG()), maxSize)
	}
}
