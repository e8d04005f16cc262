package picture_test

import (
	"bytes"
	"fmt"
	"image/png"

	"ruckus/render/picture"
)

// A token is drawn with shapes on a small square, which Discord gets as an emoji.
func ExampleTile() {
	t := picture.NewTile()
	t.Fill(picture.RGB(0xC03030), picture.Disc(64, 64, 60))
	t.Fill(picture.RGB(0xFFFFFF), picture.Tips(64, 64, 5, 40, 16))
	drawn := t.Image()
	fmt.Println(drawn.Bounds().Size())
	for _, at := range []int{0, 10, 64} {
		r, g, b, a := drawn.At(at, 64).RGBA()
		fmt.Println(at, r>>8, g>>8, b>>8, a>>8)
	}
	// Output:
	// (128,128)
	// 0 0 0 0 0
	// 10 192 48 48 255
	// 64 255 255 255 255
}

// A chart is a value: two that are equal have one key, and need to be drawn only once.
func ExampleChart() {
	chart := picture.Chart{Title: "Points", Names: []string{"Ann", "Ben"}, Rows: [][]int{{3, 5}, {9, 6}}}
	same := picture.Chart{Title: "Points", Names: []string{"Ann", "Ben"}, Rows: [][]int{{3, 5}, {9, 6}}}
	drawn, err := png.Decode(bytes.NewReader(chart.PNG()))
	if err != nil {
		panic(err)
	}
	fmt.Println(chart.Key() == same.Key(), drawn.Bounds().Dx() > drawn.Bounds().Dy())
	// Output:
	// true true
}
