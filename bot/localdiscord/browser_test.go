package localdiscord_test

import (
	"context"
	"encoding/json"
	"io"
	"log"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

const patience = 30 * time.Second // for one thing to happen in the browser

// A browser is a headless Chromium whose tabs may talk to one address only.
type browser struct {
	t     *testing.T
	first context.Context
}

// newBrowser starts Chromium. Where there is none the test is left out, but under CI that is a failure.
func newBrowser(t *testing.T) *browser {
	path := findChromium()
	if path == "" {
		const missing = "left out: no Chromium or Chrome is installed"
		if os.Getenv("CI") == "true" {
			t.Fatal(missing)
		}
		t.Skip(missing)
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.UserDataDir(t.TempDir()),
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true))
	allocator, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(cancel)
	quiet := log.New(io.Discard, "", 0).Printf
	first, cancel := chromedp.NewContext(allocator, chromedp.WithErrorf(quiet), chromedp.WithLogf(quiet))
	t.Cleanup(cancel)
	require.NoError(t, chromedp.Do(first))
	return &browser{t, first}
}

func findChromium() string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "headless-shell"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// A tab is one page in the browser. Its methods fail the test when what they wait for does not happen.
type tab struct {
	t   *testing.T
	ctx context.Context

	mu      sync.Mutex
	strange []string // addresses asked for outside the server
}

// open opens the page and waits until it can be used.
func (b *browser) open(url string, width, height int64) *tab {
	ctx, cancel := chromedp.NewContext(b.first)
	b.t.Cleanup(cancel)
	tab := &tab{t: b.t, ctx: ctx}
	own := url[:strings.LastIndex(url, "/")+1]
	require.NoError(b.t, chromedp.Listen(ctx, func(event any) {
		asked, ok := event.(*network.EventRequestWillBeSent)
		if !ok || strings.HasPrefix(asked.Request.URL, own) || strings.HasPrefix(asked.Request.URL, "data:") {
			return
		}
		tab.mu.Lock()
		defer tab.mu.Unlock()
		tab.strange = append(tab.strange, asked.Request.URL)
	}))
	_, err := chromedp.Call(ctx, network.Enable, network.EnableParams{})
	require.NoError(b.t, err)
	// Every tab acts as if it were in front, as the screens of several people would be.
	_, err = chromedp.Call(ctx, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	require.NoError(b.t, err)
	tab.do(chromedp.EmulateViewport(width, height), chromedp.Navigate(url))
	tab.await("#composer")
	return tab
}

func (t *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	t.t.Helper()
	ctx, cancel := context.WithTimeout(t.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		t.t.Fatalf("%v; the page reads:\n%s", err, t.text())
	}
}

// text is all that can be read on the page.
func (t *tab) text() string {
	ctx, cancel := context.WithTimeout(t.ctx, patience)
	defer cancel()
	text, _ := chromedp.Run(ctx, chromedp.Evaluate[string](`document.body.innerText`))
	return text
}

// await waits until something that a CSS selector finds can be seen and stands still. The question is asked in the page
// itself, since chromedp's own picture of the document lacks what lies in the slots of shadow trees.
func (t *tab) await(selector string) {
	t.t.Helper()
	t.until(`((e) => e && e.checkVisibility({ visibilityProperty: true }) && !e.getAnimations().length)(document.querySelector(` + quote(selector) + `))`)
}

func (t *tab) click(selector string) {
	t.t.Helper()
	t.await(selector)
	ctx, cancel := context.WithTimeout(t.ctx, patience)
	defer cancel()
	middle, err := chromedp.Run(ctx, chromedp.Evaluate[[2]float64](`(() => {
		const e = document.querySelector(`+quote(selector)+`);
		e.scrollIntoView({ block: "nearest" });
		const { x, y, width, height } = e.getBoundingClientRect();
		return [x + width / 2, y + height / 2];
	})()`))
	require.NoError(t.t, err)
	t.do(chromedp.MouseClickXY(middle[0], middle[1]))
}

// keys types into the one place that the selector finds.
func (t *tab) keys(selector, keys string) {
	t.t.Helper()
	t.await(selector)
	t.until(`(document.querySelector(` + quote(selector) + `).focus(), true)`)
	t.do(chromedp.KeyEvent(keys))
}

// until waits until a JavaScript expression is true.
func (t *tab) until(expression string) {
	t.t.Helper()
	t.do(chromedp.Poll[chromedp.Void](expression, chromedp.WithPollingInterval(20*time.Millisecond), chromedp.WithPollingTimeout(patience)))
}

// reads waits until a text stands somewhere among the messages.
func (t *tab) reads(text string) {
	t.t.Helper()
	t.until(`document.querySelector("#messages").innerText.includes(` + quote(text) + `)`)
}

// quote is a text as a JavaScript literal.
func quote(text string) string {
	b, _ := json.Marshal(text)
	return string(b)
}
