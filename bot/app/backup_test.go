package app

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/backup"
	"ruckus/store"
	"ruckus/store/bolt"
	"ruckus/store/redis"
	"ruckus/store/redis/redistest"
)

// kept is all that a store has, but for what a running bot writes of itself.
func kept(t *testing.T, s store.Copier) map[store.Key]store.Write {
	t.Helper()
	found := map[store.Key]store.Write{}
	guilds, err := s.Guilds(t.Context(), "", 100)
	require.NoError(t, err)
	for _, guild := range append(guilds, store.Installation) {
		require.NoError(t, s.Copy(t.Context(), guild, func(w store.Write) error {
			w.Record.Expires = time.Time{} // a file does not know it
			found[w.Record.Key] = w
			return nil
		}))
	}
	return found
}

// asCommand runs a command on a store, with a token.
func asCommand(t *testing.T, data, redis, token string, args ...string) (code int, said string) {
	t.Helper()
	t.Setenv("DISCORD_TOKEN", token)
	t.Setenv("RUCKUS_DATA", data)
	t.Setenv("REDIS_URL", redis)
	code, out, errs := command(t, args...)
	return code, out + errs
}

// shortDir is a folder for a socket, whose path must be short.
func shortDir(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "r")
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	return dir
}

// filledStore is the file of a store in which a table has stood since a bot stopped.
func filledStore(t *testing.T, data string) map[store.Key]store.Write {
	t.Helper()
	st, err := bolt.Open(filepath.Join(data, "ruckus.db"))
	require.NoError(t, err)
	defer st.Close()
	for _, key := range []store.Key{{Guild: "10", Kind: "table", ID: "k"}, {Guild: "20", Kind: "result-rage", ID: "k"}, {Guild: store.Installation, Kind: "daily-secret", ID: "secret"}} {
		_, err := st.Put(t.Context(), store.Record{Key: key, Data: []byte(`{"v":1,"what":"a record"}`), Due: time.UnixMilli(9e12).UTC()}, []byte("line"))
		require.NoError(t, err)
	}
	return kept(t, st)
}

func TestABackupIsMadeWhileTheBotRunsAndMovesItToRedisAndBack(t *testing.T) {
	discord := startDiscord(t)
	c := &crash{T: t, discord: discord, data: shortDir(t), playing: t.Context()}
	c.start()
	var users []string
	for _, u := range discord.Users()[:4] {
		users = append(users, u.ID)
	}
	require.True(t, c.open(users))

	file := filepath.Join(t.TempDir(), "today")
	code, said := asCommand(t, c.data, "", discord.Token(), "backup", file)
	require.Equal(t, 0, code, said)
	require.Regexp(t, `The backup of .+ is whole: 1 server, \d+ records`, said)
	for _, line := range [][]string{{"backup", file, "--json"}, {"restore", file, "--check", "--json"}} {
		code, said = asCommand(t, c.data, "", discord.Token(), line...)
		require.Equal(t, 0, code, said)
		var told struct{ Servers, Records, Lost int }
		require.NoError(t, json.Unmarshal([]byte(said), &told), said)
		require.Equal(t, 1, told.Servers)
		require.NotZero(t, told.Records)
		require.Zero(t, told.Lost)
	}
	code, said = asCommand(t, c.data, "", discord.Token(), "backup", "-", "--json")
	require.Equal(t, 2, code)
	require.Contains(t, said, "name a file")
	code, said = asCommand(t, c.data, "", discord.Token(), "restore", file, "--force")
	require.Equal(t, 1, code)
	require.Contains(t, said, "in use by another ruckus process; stop it")
	stopBot(t, c.bot)
	st, err := bolt.Open(filepath.Join(c.data, "ruckus.db"))
	require.NoError(t, err)
	defer st.Close()
	inFile := kept(t, st)

	server := redistest.Start(t, redistest.Durable...)
	code, said = asCommand(t, t.TempDir(), server.URL(), discord.Token(), "restore", file)
	require.Equal(t, 0, code, said)
	remote, err := redis.Open(t.Context(), server.URL())
	require.NoError(t, err)
	defer remote.Close()
	inRedis := kept(t, remote)
	table := slices.IndexFunc(keys(inRedis), func(k store.Key) bool { return k.Kind == "table" })
	require.GreaterOrEqual(t, table, 0, "the table is in it")
	for key, w := range inRedis {
		if key.Guild != store.Installation && key.Kind != "table" { // those went on in the file
			require.Equal(t, inFile[key], w)
		}
	}

	back := filepath.Join(t.TempDir(), "back")
	code, said = asCommand(t, t.TempDir(), server.URL(), discord.Token(), "backup", back)
	require.Equal(t, 0, code, said)
	again := t.TempDir()
	code, said = asCommand(t, again, "", discord.Token(), "restore", back)
	require.Equal(t, 0, code, said)
	home, err := bolt.Open(filepath.Join(again, "ruckus.db"))
	require.NoError(t, err)
	require.Equal(t, inRedis, kept(t, home))
	require.NoError(t, home.Close())

	c.redis = server.URL()
	c.start()
	require.NotNil(t, c.press(users[0], "|h|hand"), "people play on")
	code, said = asCommand(t, t.TempDir(), server.URL(), discord.Token(), "restore", file, "--force")
	require.Equal(t, 1, code)
	require.Contains(t, said, "a bot is still running here: stop it")
	code, said = asCommand(t, t.TempDir(), server.URL(), discord.Token(), "backup", back)
	require.Equal(t, 0, code, said)
	stopBot(t, c.bot)
}

func keys(of map[store.Key]store.Write) (all []store.Key) {
	for k := range of {
		all = append(all, k)
	}
	return all
}

func TestARestoreOverLiveDataIsRefusedUnlessForced(t *testing.T) {
	full, other := t.TempDir(), t.TempDir()
	was := filledStore(t, full)
	file := filepath.Join(t.TempDir(), "b")
	code, said := asCommand(t, full, "", "", "backup", file)
	require.Equal(t, 0, code, said)
	st, err := bolt.Open(filepath.Join(other, "ruckus.db"))
	require.NoError(t, err)
	mine := store.Key{Guild: "20", Kind: "table", ID: "mine"}
	_, err = st.Put(t.Context(), store.Record{Key: mine})
	require.NoError(t, err)
	require.NoError(t, st.Close())

	code, said = asCommand(t, other, "", "", "restore", file)
	require.Equal(t, 1, code)
	require.Contains(t, said, "storage isn't empty: back it up, then add --force")
	code, said = asCommand(t, other, "", "", "restore", file, "--guild", "20")
	require.Equal(t, 1, code)
	require.Contains(t, said, "there's already data of server 20: add --force")
	code, said = asCommand(t, other, "", "", "restore", file, "--guild", "10")
	require.Equal(t, 0, code, said)
	code, said = asCommand(t, other, "", "", "restore", file, "--guild", "30")
	require.Equal(t, 1, code)
	require.Contains(t, said, `it has no data of server "30"`)

	st, err = bolt.Open(filepath.Join(other, "ruckus.db"))
	require.NoError(t, err)
	now := kept(t, st)
	require.NoError(t, st.Close())
	require.Len(t, now, 2)
	require.Contains(t, now, mine)
	code, said = asCommand(t, other, "", "", "restore", file, "--force")
	require.Equal(t, 0, code, said)
	st, err = bolt.Open(filepath.Join(other, "ruckus.db"))
	require.NoError(t, err)
	require.Equal(t, was, kept(t, st))
	require.NoError(t, st.Close())
}

func TestWhatCannotBeRestoredIsRefusedInASentence(t *testing.T) {
	data := t.TempDir()
	filledStore(t, data)
	dir := t.TempDir()
	file := filepath.Join(dir, "b")
	code, said := asCommand(t, data, "", "MTIz.x.y", "backup", file) // of the bot 123
	require.Equal(t, 0, code, said)
	require.Contains(t, said, "The backup of the bot 123 of ")
	good, err := os.ReadFile(file)
	require.NoError(t, err)
	write := func(name, content string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(content), 0o600))
	}
	write("cut", string(good[:len(good)-1]))
	write("other", "a photo")
	write("newer", "ruckus backup 7\n")
	var future bytes.Buffer
	later := store.NewMemory()
	_, err = later.Put(t.Context(), store.Record{Key: store.Key{Guild: "1", Kind: "table", ID: "k"}, Data: []byte(`{"v":9}`)})
	require.NoError(t, err)
	require.NoError(t, backup.Write(t.Context(), &future, later, backup.Head{Program: "v9"}))
	write("future", future.String())

	empty := t.TempDir()
	for _, c := range []struct{ token, file, want string }{
		{"", "cut", "the backup is corrupt or cut off, so none of it is used"},
		{"", "other", "this isn't a backup: name a file"},
		{"", "newer", "the backup is from a newer version of Ruckus: restore it with that one (format 7"},
		{"", "future", "the backup is from a newer version of Ruckus: restore it with that one (v9; records of the kind table have schema 9"},
		{"", "none", "there's no file"},
		{"NDU2.x.y", "b", "it's from bot 123, but DISCORD_TOKEN is bot 456's"},
	} {
		code, said := asCommand(t, empty, "", c.token, "restore", filepath.Join(dir, c.file))
		require.Equal(t, 1, code)
		require.Contains(t, said, c.want)
	}
	require.NoFileExists(t, filepath.Join(empty, "ruckus.db"), "none of them got so far")
	code, said = asCommand(t, empty, "", "", "restore", file, "--check")
	require.Equal(t, 0, code, said)
	require.NoFileExists(t, filepath.Join(empty, "ruckus.db"))
	code, said = asCommand(t, empty, "", "", "backup", file)
	require.Equal(t, 1, code)
	require.Contains(t, said, "doesn't exist: name the right folder with --data")
	code, said = asCommand(t, empty, "", "NDU2.x.y", "restore", file, "--other-bot")
	require.Equal(t, 0, code, said)
}

func TestABackupThatFailsLeavesTheOldFile(t *testing.T) {
	data := shortDir(t)
	filledStore(t, data)
	dir := t.TempDir()
	file := filepath.Join(dir, "b")
	require.NoError(t, os.WriteFile(file, []byte("the old one"), 0o600))
	p := program{hosted: Games(), stdout: full{}, stderr: &bytes.Buffer{}, env: map[string]string{"RUCKUS_DATA": data}}
	require.ErrorContains(t, p.backup(t.Context(), []string{"-"}), "no space left")

	st, err := bolt.Open(filepath.Join(data, "ruckus.db")) // as a bot has it open, which breaks the backup off
	require.NoError(t, err)
	defer st.Close()
	require.NoError(t, os.Mkdir(filepath.Join(data, "socket"), 0o700))
	bot, err := net.Listen("unix", filepath.Join(data, "socket", "backup"))
	require.NoError(t, err)
	defer bot.Close()
	go func() {
		conn, err := bot.Accept()
		if err == nil {
			_, _ = bufio.NewReader(conn).ReadString('\n')
			_, _ = conn.Write([]byte("ruckus backup 1\n"))
			_ = conn.Close()
		}
	}()
	p.stdout = &bytes.Buffer{}
	err = p.backup(t.Context(), []string{file})
	require.ErrorContains(t, err, "no backup made; an older file there is untouched: the bot stopped it; its log says why")
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Len(t, left, 1)
	old, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, "the old one", string(old))
}

// full is a disk without space.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

func TestABotDoesNotStartWithHalfARestoredStore(t *testing.T) {
	data := t.TempDir()
	was := filledStore(t, data)
	file := filepath.Join(t.TempDir(), "b")
	code, said := asCommand(t, data, "", "", "backup", file)
	require.Equal(t, 0, code, said)
	st, err := bolt.Open(filepath.Join(data, "ruckus.db"))
	require.NoError(t, err)
	require.NoError(t, putMark(t.Context(), st, mark{})) // as a restore that was killed leaves it
	require.NoError(t, st.Delete(t.Context(), store.Key{Guild: "10", Kind: "table", ID: "k"}))
	require.NoError(t, st.Close())
	for _, line := range [][]string{{"serve"}, {"backup", file}, {"restore", file, "--guild", "10"}} {
		code, said = asCommand(t, data, "", "MTIz.x.y", line...)
		require.Equal(t, map[bool]int{true: codeWrong, false: codeFailed}[line[0] == "serve"], code)
		require.Contains(t, said, "a restore was cut off: run the same \"ruckus restore\" again", line)
	}
	code, said = asCommand(t, data, "", "", "restore", file)
	require.Equal(t, 0, code, said)
	st, err = bolt.Open(filepath.Join(data, "ruckus.db"))
	require.NoError(t, err)
	defer st.Close()
	require.Equal(t, was, kept(t, st))
}

// stored are the kinds of records, by how their forms are called in errors.
var stored = map[string][]string{
	"a night": {"night"}, "a guild that was left": {"left"}, "settings": {"settings"}, "the secret": {"daily-secret"},
	"the time of the last backup": {"backup"}, "a try": {"daily"}, "a day": {"daily"}, "a day's result": {"daily"}, "a replay": {"replay"}, "the list of the bot's own emojis": {"emojis"},
	"a table": {"table", "private"}, "a result": {"result"}, "ratings": {"league"}, "statistics": {"league"},
	"the heartbeat": {"clock"}, "lessons": {"lesson"}, "a person's settings": {"person"}, "a wish to be forgotten": {"forget"},
	"the mark of a restore": {"restore"}, "what was posted": {"posted"}, "the list of excluded players": {"struck"},
	"how often people have met today": {"met"},
}

// A backup of this program's own store is never one of a newer program.
func TestTheProgramRestoresWhatItStores(t *testing.T) {
	form := regexp.MustCompile(`store\.Form\[\w+\]\{\s*Name: "([^"]+)", Schema: (\d+)`)
	found := map[string]bool{}
	require.NoError(t, filepath.WalkDir("..", func(path string, d os.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		for _, one := range form.FindAllSubmatch(text, -1) {
			require.NotEmpty(t, stored[string(one[1])], "%s: %s is new", path, one[1])
			for _, kind := range stored[string(one[1])] {
				found[kind] = true
				require.Equal(t, string(one[2]), strconv.Itoa(schemas[kind]), "%s: its schema, in the map schemas", path)
			}
		}
		return err
	}))
	require.Len(t, found, len(schemas))
}
