// Package browsertest drives the emulator's page in a headless Chromium, for tests that click as people do.
package browsertest

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/font/gofont/goregular"
)

// Patience is how long one thing may take to happen in the browser.
const Patience = 30 * time.Second

// A Browser is a headless Chromium whose tabs may talk to one address only.
type Browser struct {
	t     testing.TB
	first context.Context
}

// New starts Chromium. Where there is none the test is left out, but under CI that is a failure.
func New(t testing.TB) *Browser {
	path := findChromium()
	if path == "" {
		const missing = "left out: no Chromium or Chrome is installed"
		if os.Getenv("RUCKUS_TEST") != "" {
			t.Fatal(missing)
		}
		t.Skip(missing)
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.UserDataDir(t.TempDir()),
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("lang", "en-US"), chromedp.Env("LANGUAGE=en_US", "TZ=UTC", "FONTCONFIG_FILE="+fonts(t)))
	allocator, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(cancel)
	quiet := log.New(io.Discard, "", 0).Printf
	first, cancel := chromedp.NewContext(allocator, chromedp.WithErrorf(quiet), chromedp.WithLogf(quiet))
	t.Cleanup(cancel)
	require.NoError(t, chromedp.Do(first))
	return &Browser{t, first}
}

// fonts is a configuration of fonts that adds one to the machine's: without any, Chromium draws nothing, or ends.
func fonts(t testing.TB) string {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.ttf"), goregular.TTF, 0o644))
	machine := cmp.Or(os.Getenv("FONTCONFIG_FILE"), "/etc/fonts/fonts.conf")
	file := filepath.Join(dir, "fonts.conf")
	require.NoError(t, os.WriteFile(file, fmt.Appendf(nil, `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include ignore_missing="yes">%s</include><dir>%s</dir><cachedir>%[2]s/cache</cachedir></fontconfig>`, machine, dir), 0o644))
	return file
}

func findChromium() string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "headless-shell"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// A Tab is one page in the browser. Its methods fail the test when what they wait for does not happen.
type Tab struct {
	t   testing.TB
	ctx context.Context

	mu      sync.Mutex
	strange []string // addresses asked for outside the server
}

// Open opens the page and waits until it can be used.
func (b *Browser) Open(url string, width, height int64) *Tab {
	ctx, cancel := chromedp.NewContext(b.first)
	b.t.Cleanup(cancel)
	tab := &Tab{t: b.t, ctx: ctx}
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
	tab.Go(url, width, height)
	return tab
}

// In is the same tab for a test inside the test.
func (t *Tab) In(inside testing.TB) *Tab { return &Tab{t: inside, ctx: t.ctx} }

// Go opens another page and waits until it can be used. That costs a third of opening a tab for it.
func (t *Tab) Go(url string, width, height int64) {
	t.t.Helper()
	t.Do(chromedp.EmulateViewport(width, height), chromedp.Navigate(url))
	t.Await("#composer")
}

func (t *Tab) Do(steps ...chromedp.Action[chromedp.Void]) {
	t.t.Helper()
	ctx, cancel := context.WithTimeout(t.ctx, Patience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		t.t.Fatalf("%v; the page reads:\n%s", err, t.Text())
	}
}

// Text is all that can be read on the page.
func (t *Tab) Text() string {
	ctx, cancel := context.WithTimeout(t.ctx, Patience)
	defer cancel()
	text, _ := chromedp.Run(ctx, chromedp.Evaluate[string](`document.body.innerText`))
	return text
}

// Await waits until something that a CSS selector finds can be seen and stands still. The question is asked in the page
// itself, since chromedp's own picture of the document lacks what lies in the slots of shadow trees.
func (t *Tab) Await(selector string) {
	t.t.Helper()
	t.Until(`((e) => e && e.checkVisibility({ visibilityProperty: true }) && !e.getAnimations().length)(document.querySelector(` + quote(selector) + `))`)
}

func (t *Tab) Click(selector string) {
	t.t.Helper()
	t.Await(selector)
	where := `(() => {
		const e = document.querySelector(` + quote(selector) + `);
		e.scrollIntoView({ block: "nearest" });
		const { x, y, width, height } = e.getBoundingClientRect();
		return [x + width / 2, y + height / 2];
	})()`
	middle := Eval[[2]float64](t, where)
	for range 50 { // what still moves, because messages come in above it, is not yet pressed
		time.Sleep(40 * time.Millisecond)
		before := middle
		middle = Eval[[2]float64](t, where)
		if middle == before {
			break
		}
	}
	t.Do(chromedp.MouseClickXY(middle[0], middle[1]))
}

// Keys types into the one place that the selector finds.
func (t *Tab) Keys(selector, keys string) {
	t.t.Helper()
	t.Await(selector)
	t.Until(`(document.querySelector(` + quote(selector) + `).focus(), true)`)
	t.Do(chromedp.KeyEvent(keys))
}

// Until waits until a JavaScript expression is true.
func (t *Tab) Until(expression string) {
	t.t.Helper()
	t.Do(chromedp.Poll[chromedp.Void](expression, chromedp.WithPollingInterval(20*time.Millisecond), chromedp.WithPollingTimeout(Patience)))
}

// Reads waits until a text stands somewhere among the messages.
func (t *Tab) Reads(text string) {
	t.t.Helper()
	t.Until(`document.querySelector("#messages").innerText.includes(` + quote(text) + `)`)
}

// Eval returns what a JavaScript expression is now.
func Eval[T any](t *Tab, expression string) T {
	t.t.Helper()
	ctx, cancel := context.WithTimeout(t.ctx, Patience)
	defer cancel()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression))
	require.NoError(t.t, err)
	return v
}

// Shot saves a picture of what can be seen as a PNG file.
func (t *Tab) Shot(file string) {
	t.t.Helper()
	require.NoError(t.t, os.WriteFile(file, t.PNG(), 0o644))
}

// PNG is a picture of what can be seen.
func (t *Tab) PNG() []byte {
	t.t.Helper()
	ctx, cancel := context.WithTimeout(t.ctx, Patience)
	defer cancel()
	png, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	require.NoError(t.t, err)
	return png
}

// Resize gives the screen another size in CSS pixels, each of them scale pixels of a picture wide.
func (t *Tab) Resize(width, height int64, scale float64) {
	t.t.Helper()
	t.Do(chromedp.EmulateViewport(width, height, chromedp.EmulateScale(scale)))
}

// Strange are the addresses outside its own server that the page has asked for.
func (t *Tab) Strange() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return slices.Clone(t.strange)
}

// quote is a text as a JavaScript literal.
func quote(text string) string {
	b, _ := json.Marshal(text)
	return string(b)
}
