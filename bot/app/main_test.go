package app

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"image/png"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/render/all"
)

// command runs the program as a person would, and returns its exit code and what it printed.
func command(t *testing.T, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	t.Chdir(t.TempDir())
	var out, errs bytes.Buffer
	code = run(t.Context(), Games(), args, &out, &errs)
	return code, out.String(), errs.String()
}

func TestWithoutACommandTheUsageIsShown(t *testing.T) {
	code, _, stderr := command(t)
	require.Equal(t, 2, code)
	require.Contains(t, stderr, "ruckus local")

	code, stdout, _ := command(t, "help")
	require.Equal(t, 0, code)
	require.Contains(t, stdout, "ruckus serve")
}

func TestAWrongCommandLineIsExplained(t *testing.T) {
	code, _, stderr := command(t, "paly")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, `no command is called "paly"`)

	code, _, stderr = command(t, "games", "--colour")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, "ruckus: there's no flag --colour; try \"ruckus games --help\"")

	code, _, stderr = command(t, "local", "now")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, `don't know what to do with "now"`)
}

func TestFlagsMayStandBeforeAndBehindWhatACommandIsAbout(t *testing.T) {
	data := shortDir(t)
	filledStore(t, data)
	file := filepath.Join(t.TempDir(), "b")
	runs := func(want string, args ...string) {
		t.Helper()
		code, stdout, stderr := command(t, args...)
		require.Contains(t, stdout+stderr, want, "%q ends with %d", args, code)
	}
	runs("the server 10, 1 record", "backup", "--guild", "10", "--data", data, file)
	runs("the server 10, 1 record", "backup", "--guild", "10", file, "--data", data)
	runs("the server 10, 1 record", "restore", "--check", "--guild=10", file)
	runs("the server 10, 1 record", "restore", "--guild", "10", file, "--check")
	runs("there's no file --check", "restore", "--guild", "10", "--", "--check")
	runs("there's no file x.json", "verify", "--json", "x.json")
	runs(`there's no game "chess"`, "arena", "--deals", "1", "chess")
	runs(`no game "chess"; "ruckus games" lists them`, "league", "--game", "chess", "rebuild")
	runs("the folder "+data+" isn't empty", "new", "--ruckus", ".", data)
	runs(`don't know what to do with "more"`, "restore", file, "--check", "more")
	runs("there's no flag --cheque", "restore", file, "--cheque")
}

func TestGamesListsSeatsAndOptionsWithTheirBounds(t *testing.T) {
	code, stdout, _ := command(t, "games")
	require.Equal(t, 0, code)
	for _, k := range all.Kinds() {
		require.Contains(t, stdout, k.Titled()+" ("+k.Name+")")
		for _, o := range k.Options() {
			require.Contains(t, stdout, o.Name)
			require.Contains(t, stdout, o.Help)
		}
	}
	require.Regexp(t, `turn_time +0 to 86400 +default 90 seconds `, stdout)
	require.Regexp(t, `multi_start +on or off +default off `, stdout)
}

func TestServeNamesEveryWrongSettingAtOnce(t *testing.T) {
	t.Setenv("DISCORD_TOKEN", "")
	t.Setenv("RUCKUS_TEST", "")
	require.NoError(t, os.Unsetenv("RUCKUS_TEST")) // the bot has no such setting
	t.Setenv("RUCKUS_LOG", "loud")
	t.Setenv("RUCKUS_LOG_FORMAT", "xml")
	code, _, stderr := command(t, "serve")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, "3 settings are wrong")
	require.Contains(t, stderr, "DISCORD_TOKEN isn't set")
	require.Contains(t, stderr, `RUCKUS_LOG is "loud"`)
	require.Contains(t, stderr, `RUCKUS_LOG_FORMAT is "xml"`)
}

func TestGalleryPrintsScreens(t *testing.T) {
	code, stdout, _ := command(t, "gallery")
	require.Equal(t, 0, code)
	require.Greater(t, strings.Count(stdout, "=== "), 5)
}

func TestGalleryDrawsCardsAndTokens(t *testing.T) {
	file := filepath.Join(t.TempDir(), "sheet.png")
	code, _, stderr := command(t, "gallery", "--png", file)
	marks := 0
	for _, l := range all.Looks() {
		marks += len(l.Marks)
	}
	if marks == 0 {
		require.Equal(t, 1, code)
		require.Contains(t, stderr, "no game has pictures")
		return
	}
	require.Equal(t, 0, code, stderr)
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	_, err = png.DecodeConfig(bytes.NewReader(data))
	require.NoError(t, err)
}

// The rules can be read without Discord, and are those that people read there.
func TestTheRulesInTheDocsAreThoseOfTheGames(t *testing.T) {
	pages, err := filepath.Abs("../../docs/games") // commands run elsewhere
	require.NoError(t, err)
	dir := t.TempDir()
	code, _, stderr := command(t, "gallery", "--rules", dir)
	require.Equal(t, 0, code, stderr)
	for _, k := range all.Kinds() {
		now, err := os.ReadFile(filepath.Join(dir, k.Name+".md"))
		require.NoError(t, err)
		kept, err := os.ReadFile(filepath.Join(pages, k.Name+".md"))
		require.NoError(t, err)
		require.Equal(t, string(now), string(kept), "write them again: go run ./cmd/ruckus gallery --rules docs/games")
	}
	list, err := os.ReadDir(pages)
	require.NoError(t, err)
	require.Len(t, list, len(all.Kinds()))
}

// running is "ruckus local" in the background.
type running struct {
	url  string
	stop func() (code int, stderr string)
}

func startLocal(t *testing.T, data string) running {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	out, in := io.Pipe()
	var errs bytes.Buffer
	ended := make(chan int, 1)
	go func() {
		code := run(ctx, Games(), []string{"local", "--addr", "127.0.0.1:0", "--data", data}, in, &errs)
		in.Close()
		ended <- code
	}()
	lines := bufio.NewScanner(out)
	if !lines.Scan() {
		t.Fatalf("ruckus local printed nothing and ended with %d: %s", <-ended, &errs)
	}
	words := strings.Fields(lines.Text())
	go io.Copy(io.Discard, out)
	return running{url: words[len(words)-1], stop: func() (int, string) {
		cancel()
		return <-ended, errs.String()
	}}
}

func TestLocalServesThePageAtTheAddressThatItsFirstLineEndsWith(t *testing.T) {
	data := t.TempDir()
	for range 2 { // the second time with what the first has kept
		local := startLocal(t, data)
		page, err := http.Get(local.url)
		require.NoError(t, err)
		body, err := io.ReadAll(page.Body)
		page.Body.Close()
		require.NoError(t, err)
		require.Equal(t, http.StatusOK, page.StatusCode)
		require.Contains(t, strings.ToLower(string(body)), "<!doctype html>")

		code, stderr := local.stop()
		require.Equal(t, 0, code, stderr)
	}
}

func TestASecondProcessOnTheSameDataIsToldSo(t *testing.T) {
	data := t.TempDir()
	local := startLocal(t, data)
	code, _, stderr := command(t, "local", "--addr", "127.0.0.1:0", "--data", data)
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "in use")
	local.stop()
}

func TestATakenAddressIsExplained(t *testing.T) {
	local := startLocal(t, t.TempDir())
	addr := strings.TrimSuffix(strings.TrimPrefix(local.url, "http://"), "/")
	code, _, stderr := command(t, "local", "--addr", addr, "--data", t.TempDir())
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "--addr")
	local.stop()
}

func TestDoctorSaysWhatIsRightAndWhatIsWrong(t *testing.T) {
	discord := startDiscord(t)
	doctor := func(token string, args ...string) (string, error) {
		var out bytes.Buffer
		p := program{hosted: Games(), env: map[string]string{"DISCORD_TOKEN": token, "RUCKUS_DATA": t.TempDir()}, stdout: &out, stderr: &out, transport: discord.Transport()}
		err := p.doctor(t.Context(), args)
		return out.String(), err
	}

	found, err := doctor(discord.Token())
	for _, check := range []string{"settings", "store", "token", "clock", "gateway"} {
		require.Regexp(t, "ok +"+check, found)
	}
	require.Contains(t, found, "/oauth2/authorize?")
	require.NoError(t, err)

	found, err = doctor("not-the-token")
	require.Error(t, err)
	require.Regexp(t, "WRONG +token", found)
	require.NotContains(t, found, "not-the-token")

	found, err = doctor("not-the-token", "--json")
	require.Error(t, err)
	var all []diagnosis
	require.NoError(t, json.Unmarshal([]byte(found), &all))
	require.Contains(t, all, diagnosis{"ok", "settings", "All settings are there."})
	require.Equal(t, "WRONG", all[len(all)-1].State)
}

// startDiscord starts a local Discord until the test ends.
func startDiscord(t *testing.T) *localdiscord.Server {
	t.Helper()
	discord, err := localdiscord.Start(localdiscord.Config{Addr: "127.0.0.1:0"})
	require.NoError(t, err)
	t.Cleanup(func() { discord.Close() })
	return discord
}

// Anyone who reaches the page is every player, so a typing mistake must not open it to a network.
func TestThePageIsNotServedToANetworkUnlessAskedTo(t *testing.T) {
	for _, addr := range []string{":0", "0.0.0.0:0", "[::]:0", "192.0.2.1:0", "example.org:0"} {
		code, _, stderr := command(t, "local", "--addr", addr, "--data", t.TempDir())
		require.Equal(t, 2, code, addr)
		require.Contains(t, stderr, "--network")
	}
	for _, addr := range []string{"127.0.0.1:0", "127.8.0.1:0", "[::1]:0", "localhost:0"} {
		require.True(t, onlyHere(addr), addr)
	}
	_, _, stderr := command(t, "local", "--network", "--addr", "192.0.2.1:0", "--data", t.TempDir())
	require.Contains(t, stderr, "Careful: anyone who opens")
	require.Contains(t, stderr, "can't serve the page at", "that is no address of this machine")
}
