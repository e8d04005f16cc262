// Package ruckus_test checks what holds for the whole project: who may import whom, and how its files are kept.
package ruckus_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

const module = "ruckus"

// A rule says what a package may import. The first rule whose package pattern matches counts; "*" stands for one part
// of a path, "/..." for all below, and in what may be imported "$1" for the last part of the package's own path. Tests
// may import what they like.
type rule struct {
	pkg string
	may []string // of this project and of others; the standard library need not be listed
	not []string // of the standard library
	why string
}

var (
	discordgo = "github.com/bwmarrin/discordgo"
	websocket = "github.com/gorilla/websocket"
	json127   = "github.com/go-json-experiment/json/v1"
	metrics   = "github.com/prometheus/client_golang/prometheus"

	// outside is what neither rules and screens nor the suite that tests games may touch: the network, other goroutines.
	outside = []string{
		"net", "net/...", "log", "log/...", "context", "sync", "sync/...", "syscall", "unsafe",
		"crypto/rand", "math/rand", "database/...", "plugin",
	}
	// impure are also files and the rest of the machine.
	impure = append([]string{"os", "os/...", "io/fs", "io/ioutil", "path/filepath"}, outside...)
)

var table = []rule{
	{"games", nil, impure,
		"the contract: rules run the same everywhere, and depend on nothing"},
	{"games/card", nil, impure,
		"cards are part of the rules"},
	{"games/kit", []string{"ruckus/games"}, impure,
		"what every game needs once; it knows no particular game"},
	{"games/gamestest", []string{"ruckus/games", "ruckus/games/kit", "github.com/stretchr/testify/..."}, outside,
		"the suite knows no particular game; it reads the texts and states that their tests keep"},
	{"games/arena", []string{"ruckus/games"}, nil,
		"it knows no particular game, and runs programs of others"},
	{"games/*", []string{"ruckus/games", "ruckus/games/card", "ruckus/games/kit"}, impure,
		"rules are pure, and games do not know each other"},
	{"render/view", []string{"ruckus/games", "ruckus/render/markup"}, impure,
		"what a person may know of a table is data: it stands between the host and the screens, and knows neither"},
	{"render/screen", []string{"ruckus/render/markup", "ruckus/render/picture"}, impure,
		"a message knows no game"},
	{"render/words", []string{"ruckus/render/screen"}, impure,
		"what people read is filled into texts; it knows no game, and no file but the one that it is given"},
	{"render/look", []string{"ruckus/games", "ruckus/render/view", "ruckus/render/markup", "ruckus/render/screen", "ruckus/render/words"}, impure,
		"all that an author of screens must read; it knows no single game, and no frame"},
	{"render/frame", []string{"ruckus/games", "ruckus/render/view", "ruckus/render/look", "ruckus/render/markup", "ruckus/render/picture", "ruckus/render/screen", "ruckus/render/words"}, impure,
		"the frame knows no single game; screens are pure functions of what is seen"},
	{"render/cards", []string{"ruckus/games/card", "ruckus/render/look", "ruckus/render/screen", "ruckus/render/picture", "ruckus/render/words"}, impure,
		"playing cards as text and as pictures, for the games that are played with them"},
	{"render/markup", []string{"github.com/rivo/uniseg"}, impure,
		"what people have chosen is written in one way, the same everywhere"},
	{"render/picture", []string{"golang.org/x/image/..."}, impure,
		"what is drawn on; it knows no game"},
	{"render/screentest", []string{"ruckus/games", "ruckus/render/view", "ruckus/games/gamestest", "ruckus/render/markup", "ruckus/render/frame", "ruckus/render/look", "ruckus/render/screen", "ruckus/render/words", "github.com/stretchr/testify/..."},
		[]string{"net", "net/...", "log", "log/...", "context", "math/rand"},
		"the suite knows no particular game; it reads the texts that their tests keep, and plays several games at once"},
	{"render/all", []string{"ruckus/games", "ruckus/games/*", "ruckus/render/*"}, impure,
		"the only list of games, each with its look"},
	{"render/riot/riotmap", []string{"ruckus/games", "ruckus/games/riot", "ruckus/render/picture"}, impure,
		"the map of RIOT is a pure function of what is seen"},
	{"render/*", []string{"ruckus/games", "ruckus/render/view", "ruckus/games/card", "ruckus/games/$1", "ruckus/render/markup", "ruckus/render/look", "ruckus/render/screen", "ruckus/render/words", "ruckus/render/cards", "ruckus/render/picture", "ruckus/render/$1/*"}, impure,
		"a game's screens know one game; screens are pure functions of what is seen"},
	{"store", nil, nil,
		"a store knows bytes, not games"},
	{"store/bolt", []string{"ruckus/store", "go.etcd.io/bbolt", "go.etcd.io/bbolt/..."}, nil,
		"a store knows bytes and its driver"},
	{"store/redis", []string{"ruckus/store", "github.com/redis/go-redis/v9", "github.com/redis/go-redis/v9/..."}, nil,
		"a store knows bytes and its driver"},
	{"store/redis/redistest", nil, nil,
		"it knows processes, not what is stored"},
	{"store/storetest", []string{"ruckus/store", "github.com/stretchr/testify/..."}, nil,
		"the suite knows no particular store"},
	{"bot/internal/guild", []string{"ruckus/games", "ruckus/render/markup", "ruckus/render/screen", "ruckus/render/words", "ruckus/store", "ruckus/bot/internal/problem", "ruckus/bot/internal/records", "ruckus/bot/internal/work", "ruckus/bot/internal/named"}, nil,
		"one kind of record: it knows no table, and so no host"},
	{"bot/internal/people", []string{"ruckus/bot/internal/league", "ruckus/bot/internal/problem", "ruckus/bot/internal/records", "ruckus/bot/internal/work", "ruckus/render/markup", "ruckus/store", "ruckus/bot/internal/named"}, nil,
		"what is kept about one person: it knows no table, and so no host"},
	{"bot/internal/league", []string{"ruckus/games", "ruckus/render/markup", "ruckus/store", "ruckus/bot/internal/named", "ruckus/bot/internal/problem"}, nil,
		"results and what follows from them are data; the host stores them"},
	{"bot/internal/named", []string{"ruckus/render/markup"}, impure,
		"how records name people, whatever they are about"},
	{"bot/internal/seal", nil, impure,
		"how a seed is mixed is data; the host stores it"},
	{"bot/internal/screens", []string{"ruckus/bot/internal/daily", "ruckus/bot/internal/guild", "ruckus/bot/internal/league", "ruckus/bot/internal/match", "ruckus/bot/internal/night", "ruckus/bot/internal/people", "ruckus/games", "ruckus/render/view", "ruckus/render/frame", "ruckus/render/look", "ruckus/render/markup", "ruckus/render/picture", "ruckus/render/screen", "ruckus/render/words", "ruckus/bot/internal/named"}, impure,
		"pages of a server and of a person, as pure as the frame; it takes data as they are"},
	{"bot/internal/problem", []string{"ruckus/games", "ruckus/render/markup", "ruckus/render/words", "ruckus/store"}, impure,
		"what people are told is the same whoever refuses"},
	{"bot/internal/records", []string{"ruckus/bot/internal/problem", "ruckus/store"}, nil,
		"it knows records, not what they are about"},
	{"bot/internal/standings", []string{"ruckus/bot/internal/league", "ruckus/bot/internal/records", "ruckus/bot/internal/work", "ruckus/render/markup", "ruckus/store", "ruckus/bot/internal/named"}, nil,
		"the league in the store; it knows no Discord, no table and no particular game"},
	{"bot/internal/daily", []string{"ruckus/games", "ruckus/render/markup", "ruckus/store"}, nil,
		"the deal of each day in the store; it knows no Discord, no table and no particular game"},
	{"bot/internal/backup", []string{"ruckus/store", "ruckus/bot/internal/bounded"}, nil,
		"what a store keeps, as a file: it knows bytes, as a store does"},
	{"bot/internal/outbox", nil, impure,
		"messages that a record owes, as data: it knows no Discord, and not what the record is about"},
	{"bot/internal/night", []string{"ruckus/games", "ruckus/render/markup", "ruckus/store", "ruckus/bot/internal/outbox", "ruckus/bot/internal/problem", "ruckus/bot/internal/named"}, impure,
		"an evening as a value: who plays next and with which points is tested like a rule; of a store it knows the form of records"},
	{"bot/internal/match", []string{"ruckus/games", "ruckus/render/view", "ruckus/render/markup", "ruckus/render/words", "ruckus/store", "ruckus/bot/internal/daily", "ruckus/bot/internal/guild", "ruckus/bot/internal/league", "ruckus/bot/internal/night", "ruckus/bot/internal/outbox", "ruckus/bot/internal/problem", "ruckus/bot/internal/seal", "ruckus/bot/internal/named"}, impure,
		"one table as a value: what a change makes of it is tested like a rule; of a store it knows the form of records"},
	{"bot/internal/nights", []string{"ruckus/games", "ruckus/render/view", "ruckus/store", "ruckus/bot/internal/guild", "ruckus/bot/internal/match", "ruckus/bot/internal/night", "ruckus/bot/internal/outbox", "ruckus/bot/internal/problem", "ruckus/bot/internal/records", "ruckus/bot/internal/table"}, nil,
		"nights in the store: it asks the host for tables, and knows no Discord, no screens and no particular game"},
	{"bot/internal/replay", []string{"ruckus/games", "ruckus/render/view", "ruckus/bot/internal/bounded", "ruckus/render/markup", "ruckus/store", "ruckus/bot/internal/guild", "ruckus/bot/internal/match", "ruckus/bot/internal/problem", "ruckus/bot/internal/records", "ruckus/bot/internal/seal", "ruckus/bot/internal/work", "ruckus/bot/internal/named"}, nil,
		"what is made of a game's log: it reads tables, and changes none"},
	{"bot/internal/table", []string{"ruckus/games", "ruckus/render/view", "ruckus/store", "ruckus/bot/internal/daily", "ruckus/bot/internal/guild", "ruckus/bot/internal/league", "ruckus/bot/internal/match", "ruckus/bot/internal/night", "ruckus/bot/internal/outbox", "ruckus/bot/internal/people", "ruckus/bot/internal/problem", "ruckus/bot/internal/records", "ruckus/bot/internal/replay", "ruckus/bot/internal/seal", "ruckus/bot/internal/standings", "ruckus/bot/internal/work", "ruckus/render/markup", "ruckus/bot/internal/named"}, nil,
		"the host can be tested alone: it knows no Discord, no screens, no particular game"},
	{"bot/internal/bounded", nil, nil,
		"it reads bytes, whatever they are"},
	{"bot/localdiscord", []string{websocket, "ruckus/bot/internal/bounded"}, nil,
		"an independent judge of the bot"},
	{"bot/localdiscord/speccheck", []string{"ruckus/bot/localdiscord", "github.com/santhosh-tekuri/jsonschema/..."}, nil,
		"a judge for tests, by Discord's own description"},
	{"bot/localdiscord/browsertest", []string{"github.com/chromedp/...", "github.com/stretchr/testify/...", "golang.org/x/image/font/..."}, nil,
		"it knows the page, not what is played on it"},
	{"bot/world", nil, nil,
		"it has tests only, which may import what they like: it plays with everything"},
	{"bot/internal/logtest", nil, nil,
		"a log for tests, whoever writes it"},
	{"bot/internal/work", nil, nil,
		"it counts, waits and shares out"},
	{"bot/internal/discord", []string{"ruckus/render/markup", "ruckus/bot/internal/bounded", "ruckus/bot/internal/work", discordgo, websocket, json127, metrics}, nil,
		"Discord as a service, and the only importer of discordgo; it knows no table, no game and no screen"},
	{"bot/internal/page", []string{"ruckus/bot/internal/discord", "ruckus/bot/internal/work", metrics}, nil,
		"messages kept up to date; it knows no table, no game and no screen"},
	{"bot/internal/emojis", []string{"ruckus/bot/internal/discord", "ruckus/bot/internal/work", "ruckus/store", metrics}, nil,
		"pictures kept up at Discord; it knows no table, no game and no screen"},
	{"bot/app", []string{"ruckus/...", "github.com/joho/godotenv"}, nil,
		"the program: it is wired here, of anything but suites and discordgo"},
	{"bot", []string{"ruckus/games", "ruckus/render/view", "ruckus/render/frame", "ruckus/render/look", "ruckus/render/markup", "ruckus/render/screen", "ruckus/render/words", "ruckus/bot/internal/backup", "ruckus/bot/internal/daily", "ruckus/bot/internal/league", "ruckus/bot/internal/match", "ruckus/bot/internal/night", "ruckus/bot/internal/nights", "ruckus/bot/internal/outbox", "ruckus/bot/internal/problem", "ruckus/bot/internal/replay", "ruckus/bot/internal/screens", "ruckus/bot/internal/seal", "ruckus/bot/internal/standings", "ruckus/bot/internal/table", "ruckus/bot/internal/guild", "ruckus/bot/internal/people", "ruckus/bot/internal/discord", "ruckus/bot/internal/page", "ruckus/bot/internal/emojis", "ruckus/bot/internal/work", "ruckus/store", metrics, metrics + "/*"}, nil,
		"the adapter; it knows no particular game, and of a store only that the host needs one"},
	{"docs/examples", nil, nil,
		"the sources of examples"},
	{"docs/examples/*/screens", []string{"ruckus/games", "ruckus/render/view", "ruckus/docs/examples/*", "ruckus/render/look", "ruckus/render/picture", "ruckus/render/screen"}, nil,
		"the screens of a game as others write them"},
	{"docs/examples/*", []string{"ruckus/games", "ruckus/games/card", "ruckus/games/kit"}, impure,
		"a game as others write it, outside of the project"},
	{"tools/*", nil, nil,
		"they measure the source, and run on any machine with Go and git"},
	{module, nil, impure,
		"what the project is, for those who look it up: no code"},
	{"cmd/ruckus", []string{"ruckus/bot/app"}, nil,
		"one line: the program with the five games"},
}

// pure are the packages whose source must not read the clock, draw from global chance or start goroutines; with "!" in
// front, one that may nevertheless: the arena measures time and runs programs, and the suite waits for rules that never come back.
var pure = []string{"!games/arena", "!games/gamestest", "games", "games/...", "bot/internal/league", "bot/internal/match", "bot/internal/outbox", "bot/internal/problem", "bot/internal/screens", "bot/internal/seal", "render/..."}

// A listed package is what go list tells about it.
type listed struct {
	ImportPath, Dir, Doc string
	GoFiles, Imports     []string
}

func TestImportsKeepToTheTable(t *testing.T) {
	for _, p := range packages(t) {
		for _, fault := range importFaults(p) {
			t.Error(fault)
		}
	}
}

func TestRulesAndScreensArePure(t *testing.T) {
	for _, p := range packages(t) {
		name := strings.TrimPrefix(p.ImportPath, module+"/")
		if slices.Contains(pure, "!"+name) || !slices.ContainsFunc(pure, func(pattern string) bool { return matches(pattern, name) }) {
			continue
		}
		for _, name := range p.GoFiles {
			source, err := os.ReadFile(filepath.Join(p.Dir, name))
			require.NoError(t, err)
			for _, fault := range impurities(t, p.ImportPath+"/"+name, source) {
				t.Error(fault)
			}
		}
	}
}

func TestEveryPackageHasAComment(t *testing.T) {
	for _, p := range packages(t) {
		if p.Doc == "" {
			t.Errorf("%s has no package comment", p.ImportPath)
		}
	}
}

func TestNoFileIsLongerThan500Lines(t *testing.T) {
	require.NoError(t, filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "node_modules"):
			return fs.SkipDir
		case d.IsDir() || path.Ext(name) != ".go":
			return nil
		}
		source, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if n := bytes.Count(source, []byte("\n")); n > 500 && !generated(name, source) {
			t.Errorf("%s has %d lines", name, n)
		}
		return nil
	}))
}

// A table that lets everything pass would be worth nothing.
func TestTableRefuses(t *testing.T) {
	for _, c := range []struct{ pkg, imported, want string }{
		{"games/rednines", "os", "rules are pure"},
		{"games/rednines", "net/http", "rules are pure"},
		{"games/rednines", "ruckus/games/riot", "games do not know each other"},
		{"games", "ruckus/games/card", "depend on nothing"},
		{"games/gamestest", "ruckus/games/rednines", "no particular game"},
		{"games/gamestest", "net", "no particular game"},
		{"render/frame", "ruckus/store", "pure functions"},
		{"render/frame", "ruckus/games/rednines", "no single game"},
		{"render/look", "ruckus/render/frame", "no frame"},
		{"render/rednines", "ruckus/games/riot", "know one game"},
		{"render/rednines", "ruckus/render/rage", "know one game"},
		{"render/picture", "ruckus/render/frame", "knows no game"},
		{"render/screen", "ruckus/games", "knows no game"},
		{"render/screentest", "ruckus/games/rednines", "no particular game"},
		{"bot/internal/table", "ruckus/render/frame", "tested alone"},
		{"bot/internal/table", discordgo, "knows no Discord"},
		{"bot/internal/match", "context", "tested like a rule"},
		{"bot/internal/match", "ruckus/bot/internal/table", "tested like a rule"},
		{"bot/localdiscord", "ruckus/bot", "independent judge"},
		{"bot", "ruckus/games/rednines", "no particular game"},
		{"bot", discordgo, "the adapter"},
		{"bot/internal/discord", "ruckus/bot/internal/table", "knows no table"},
		{"bot/internal/page", "ruckus/render/frame", "knows no table"},
		{"bot/internal/emojis", "ruckus/render/frame", "knows no table"},
		{"bot/app", discordgo, "wired here"},
		{"games/rednines", "github.com/stretchr/testify/require", "rules are pure"},
		{"surprise", "fmt", "no rule"},
	} {
		p := listed{ImportPath: module + "/" + c.pkg, Imports: []string{"errors", c.imported}, GoFiles: []string{"x.go"}}
		require.Contains(t, strings.Join(importFaults(p), "\n"), c.want, "%s importing %s", c.pkg, c.imported)
	}
	for _, source := range []string{
		`import "time"; var _ = time.Now()`,
		`import clock "time"; var f = clock.Since`,
		`import "math/rand/v2"; var _ = rand.IntN(3)`,
		`import "math/rand/v2"; func f() { rand.Shuffle(2, nil) }`,
		`func f() { go f() }`,
		`import . "time"`,
	} {
		require.NotEmpty(t, impurities(t, "x.go", []byte("package x\n"+source)), source)
	}
	require.Empty(t, impurities(t, "x.go", []byte(`package x
		import ("math/rand/v2"; "time")
		func f(r *rand.Rand, at time.Time) *rand.Rand { return rand.New(rand.NewPCG(uint64(at.Unix()), uint64(r.IntN(3)))) }`)))
}

// packages asks the go command for all packages of the project that have code outside tests.
func packages(t *testing.T) []listed {
	t.Helper()
	cmd := exec.Command("go", "list", "-json=ImportPath,Dir,Doc,GoFiles,Imports", "./...")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	require.NoError(t, err, stderr.String())
	var all []listed
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := d.Decode(&p); err == io.EOF {
			break
		} else {
			require.NoError(t, err)
		}
		if len(p.GoFiles) > 0 {
			all = append(all, p)
		}
	}
	require.NotEmpty(t, all)
	return all
}

// importFaults tells what a package imports against the table.
func importFaults(p listed) []string {
	name := strings.TrimPrefix(p.ImportPath, module+"/")
	i := slices.IndexFunc(table, func(r rule) bool { return matches(r.pkg, name) })
	if i < 0 {
		return []string{p.ImportPath + ": no rule in the table of imports covers this package"}
	}
	var faults []string
	r := table[i]
	for _, imported := range p.Imports {
		list, want := r.may, true
		if standard(imported) {
			list, want = r.not, false
		}
		if slices.ContainsFunc(list, func(pattern string) bool {
			return matches(strings.ReplaceAll(pattern, "$1", path.Base(name)), imported)
		}) != want {
			faults = append(faults, fmt.Sprintf("%s must not import %s: %s", p.ImportPath, imported, r.why))
		}
	}
	return faults
}

// standard reports whether a path is of the standard library: its first part has no dot, and is not this module.
func standard(imported string) bool {
	first, _, _ := strings.Cut(imported, "/")
	return first != module && !strings.Contains(first, ".")
}

func matches(pattern, name string) bool {
	if below, ok := strings.CutSuffix(pattern, "/..."); ok {
		return strings.HasPrefix(name, below+"/")
	}
	ok, err := path.Match(pattern, name)
	return ok && err == nil
}

// impurities tells where source reads the clock, draws from global chance or starts a goroutine.
func impurities(t *testing.T, name string, source []byte) []string {
	t.Helper()
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, name, source, parser.SkipObjectResolution)
	require.NoError(t, err)
	var faults []string
	fault := func(n ast.Node, what string) {
		faults = append(faults, fmt.Sprintf("%s: %s", files.Position(n.Pos()), what))
	}
	names := make(map[string]string) // of imported packages: their paths
	for _, spec := range f.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		require.NoError(t, err)
		local := path.Base(strings.TrimSuffix(imported, "/v2"))
		if spec.Name != nil {
			local = spec.Name.Name
		}
		if local == "." {
			fault(spec, "a package imported with a dot hides what is called")
		}
		names[local] = imported
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			fault(n, "starts a goroutine")
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && banned(names[x.Name], n.Sel.Name) {
				fault(n, "uses "+x.Name+"."+n.Sel.Name)
			}
		}
		return true
	})
	return faults
}

// banned reports whether a name of a package depends on the clock, the machine's time zone or chance that is not given.
func banned(imported, name string) bool {
	switch imported {
	case "time":
		return slices.Contains([]string{"Now", "Since", "Until", "After", "AfterFunc", "Sleep", "Tick", "NewTimer", "NewTicker", "Local"}, name)
	case "math/rand/v2":
		return !slices.Contains([]string{"New", "NewPCG", "NewChaCha8", "NewZipf", "Rand", "Source", "PCG", "ChaCha8", "Zipf"}, name)
	}
	return false
}

func generated(name string, source []byte) bool {
	f, err := parser.ParseFile(token.NewFileSet(), name, source, parser.PackageClauseOnly|parser.ParseComments)
	return err == nil && ast.IsGenerated(f)
}
