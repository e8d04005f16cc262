package picture

import (
	"bytes"
	"image/png"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

func chartOf(players, rounds int) Chart {
	c := Chart{Title: "Points after each round"}
	for i := range players {
		c.Names = append(c.Names, []string{"Ann", "שרה כהן", "Dan-with-a-name-of-32-characters", "Eve"}[i%4])
	}
	row := make([]int, players)
	for round := range rounds {
		for i := range row {
			row[i] += (i*7+round*5)%23 - 4
		}
		c.Rows = append(c.Rows, slices.Clone(row))
	}
	return c
}

// Whatever the game was like, there is a chart, and it is small enough to be sent with a message.
func TestAChartOfEveryGameCanBeDrawn(t *testing.T) {
	for _, c := range []Chart{
		chartOf(2, 1), chartOf(8, 10), chartOf(8, 200), chartOf(12, 30),
		{Title: "none", Names: []string{"A", "B"}, Rows: [][]int{{0, 0}}},
		{Title: "losses", Names: []string{"A", "B"}, Rows: [][]int{{-5, -1000000}}},
		{Title: "nobody has a round", Names: []string{"A"}},
	} {
		img, err := png.Decode(bytes.NewReader(c.PNG()))
		require.NoError(t, err)
		require.Equal(t, chartWide, img.Bounds().Dx())
		require.Less(t, len(c.PNG()), maxSize)
	}
}

// Twelve names have room one below the other, and no two lines look the same.
func TestTwelveAreToldApartInAChart(t *testing.T) {
	c := chartOf(12, 5)
	looks := map[string]bool{}
	for i := range 12 {
		c := c
		c.Names, c.Rows = slices.Repeat([]string{"Ann"}, 12), slices.Repeat([][]int{slices.Repeat([]int{1}, 12)}, 5)
		c.Rows[4] = slices.Clone(c.Rows[4])
		c.Rows[4][i] = 9 // this line alone goes up
		looks[string(c.PNG())] = true
	}
	require.Len(t, looks, 12)
}

func TestChartsThatDifferHaveDifferentKeys(t *testing.T) {
	require.Equal(t, chartOf(4, 3).Key(), chartOf(4, 3).Key())
	require.NotEqual(t, chartOf(4, 3).Key(), chartOf(4, 4).Key())
}

// A chart with signs is known by them.
func TestAChartWithOtherSignsLooksOtherwise(t *testing.T) {
	signs := func(names ...string) (c Chart) {
		c = chartOf(len(names), 3)
		for _, name := range names {
			line := RGB(0x1f6fd6)
			if name == "yellow" {
				line = RGB(0xffc20e)
			}
			c.Signs = append(c.Signs, Sign{Name: name, Fill: line, Edge: RGB(0xffffff), Line: line, Outline: func(x, y, side, edge float32) Path {
				return Disc(x+side/2, y+side/2, side/2-edge)
			}})
		}
		return c
	}
	blue := signs("blue", "yellow")
	require.NotEqual(t, chartOf(2, 3).Key(), blue.Key())
	require.NotEqual(t, signs("yellow", "blue").Key(), blue.Key())
	require.NotEqual(t, signs("yellow", "blue").PNG(), blue.PNG())
}

// BenchmarkChart measures how long the chart of a game of eight over ten rounds takes, and how large it is.
func BenchmarkChart(b *testing.B) {
	c := chartOf(8, 10)
	for b.Loop() {
		b.ReportMetric(float64(len(c.PNG())), "bytes")
	}
}
