package bot

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord/browsertest"
	"ruckus/render/frame"
)

// A box is where a message stands in the list of messages, in CSS pixels.
type box struct {
	Left, Top, Right, Bottom float64

	Own   float64 // height of embed and controls
	Wraps int     // rows of controls that take more than one line
}

// boxes waits for that many messages with their pictures, and measures them.
func boxes(tab *browsertest.Tab, n int) []box {
	tab.Until(fmt.Sprintf(`document.querySelectorAll("discord-message[data-message-id] discord-embed").length === %d &&
		[...document.images].every((i) => i.complete)`, n))
	return browsertest.Eval[[]box](tab, `(() => {
		const list = document.querySelector("#messages"), start = list.getBoundingClientRect().top - list.scrollTop;
		const place = (element) => element.getBoundingClientRect();
		return [...list.querySelectorAll("discord-message[data-message-id]")].map((message) => {
			const all = place(message), embed = place(message.querySelector("discord-embed"));
			const rows = [...message.querySelectorAll(".row")];
			return {
				Left: all.left, Top: all.top - start, Right: all.right, Bottom: all.bottom - start,
				Own: Math.max(embed.bottom, ...rows.map((row) => place(row).bottom)) - embed.top,
				Wraps: rows.filter((row) => place(row.lastElementChild).top >= place(row.firstElementChild).bottom).length,
			};
		});
	})()`)
}

// jump is how much of the list the button that jumps to its end can hide, in CSS pixels.
const jump = 60

// shoot saves a picture of each sample's message. Many are taken at once, which is far quicker than one by one.
func shoot(t *testing.T, tab *browsertest.Tab, samples []frame.Drawn, dir string, width int64, scale float64) {
	t.Helper()
	require.NoError(t, os.MkdirAll(dir, 0o755))
	tab.Resize(width, 6000, scale)
	shown := boxes(tab, len(samples))
	view := browsertest.Eval[box](tab, `(({ top, bottom }) => ({ Top: top, Bottom: bottom }))(document.querySelector("#messages").getBoundingClientRect())`)
	var drawn image.Image
	var top float64 // of the list, what the screen shows first
	for i, b := range shown {
		if drawn == nil || b.Bottom-top > view.Bottom-view.Top-jump {
			top = browsertest.Eval[float64](tab, fmt.Sprintf(`((list) => { list.scrollTop = %f; return list.scrollTop; })(document.querySelector("#messages"))`, b.Top))
			var err error
			drawn, err = png.Decode(bytes.NewReader(tab.PNG()))
			require.NoError(t, err)
		}
		part := image.NewRGBA(image.Rect(0, 0, int((b.Right-b.Left)*scale), int((b.Bottom-b.Top)*scale)))
		draw.Draw(part, part.Bounds(), drawn, image.Pt(int(b.Left*scale), int((view.Top+b.Top-top)*scale)), draw.Src)
		var out bytes.Buffer
		require.NoError(t, (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&out, part))
		require.NoError(t, os.WriteFile(filepath.Join(dir, samples[i].Name+".png"), out.Bytes(), 0o644))
	}
}
