// Package deploy_test checks that what the files for running the bot name is there.
package deploy_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"

	"ruckus/bot"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/store"
	"ruckus/store/redis/redistest"
)

func read(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile(name)
	require.NoError(t, err)
	return string(b)
}

// documents are the YAML documents of a file.
func documents(t *testing.T, name string) (all []map[string]any) {
	t.Helper()
	for d := yaml.NewDecoder(strings.NewReader(read(t, name))); ; {
		var doc map[string]any
		err := d.Decode(&doc)
		if errors.Is(err, io.EOF) {
			return all
		}
		require.NoError(t, err)
		all = append(all, doc)
	}
}

// at follows names and indexes into what YAML or JSON holds.
func at(t *testing.T, v any, path ...any) any {
	t.Helper()
	for i, step := range path {
		switch step := step.(type) {
		case string:
			m, ok := v.(map[string]any)
			require.True(t, ok, "%v: no map", path[:i])
			require.Contains(t, m, step, "%v", path[:i])
			v = m[step]
		case int:
			l, ok := v.([]any)
			require.True(t, ok && step < len(l), "%v: no such entry", path[:i])
			v = l[step]
		}
	}
	return v
}

// monitor is what a bot serves to those who run it, once it is ready.
func monitor(t *testing.T) http.Handler {
	t.Helper()
	discord, err := localdiscord.Start(localdiscord.Config{})
	require.NoError(t, err)
	t.Cleanup(func() { discord.Close() })
	b, err := bot.New(bot.Config{Token: discord.Token(), Store: store.NewMemory(), Kinds: all.Kinds(), Transport: discord.Transport()})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- b.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		require.NoError(t, <-ended)
	})
	select {
	case <-b.Ready():
	case <-time.After(20 * time.Second):
		t.Fatal("the bot is not ready")
	}
	return b.Monitor()
}

func get(h http.Handler, path string) (status int, body string) {
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
	return w.Code, w.Body.String()
}

// exportedSeries returns the labels of the first series of each metric that a bot exports.
func exportedSeries(t *testing.T) map[string]string {
	t.Helper()
	_, exported := get(monitor(t), "/metrics")
	series := map[string]string{}
	for _, found := range regexp.MustCompile(`(?m)^([a-z_]+)(\{[^}]*\})? `).FindAllStringSubmatch(exported, -1) {
		if _, ok := series[found[1]]; !ok {
			series[found[1]] = found[2]
		}
	}
	return series
}

func TestAlertsWatchMetricsThatExistWithTheirLabels(t *testing.T) {
	_, exported := get(monitor(t), "/metrics")
	series := exportedSeries(t)
	names := map[string]bool{}
	for _, group := range at(t, documents(t, "alerts.yaml")[0], "groups").([]any) {
		for _, rule := range at(t, group, "rules").([]any) {
			name, expr := at(t, rule, "alert").(string), at(t, rule, "expr").(string)
			require.False(t, names[name], "%s is there twice", name)
			names[name] = true
			watched := regexp.MustCompile(`\b(?:ruckus|process)_[a-z_]+|\bup\b`).FindAllString(expr, -1)
			require.NotEmpty(t, watched, name)
			for _, metric := range watched {
				if metric != "up" { // Prometheus adds it
					require.Contains(t, series, metric, name)
				}
			}
			for _, job := range regexp.MustCompile(`job="(\w+)"`).FindAllStringSubmatch(expr, -1) {
				require.Equal(t, at(t, documents(t, "prometheus.yaml")[0], "scrape_configs", 0, "job_name"), job[1], name)
			}
			for _, match := range regexp.MustCompile(`(ruckus_[a-z_]+)\{(\w+="\w+")\}`).FindAllStringSubmatch(expr, -1) {
				require.Regexp(t, match[1]+`\{[^}]*`+match[2], exported, "%s: a series that does not exist yet is never noticed", name)
			}
			said := at(t, rule, "annotations", "summary").(string)
			for _, label := range regexp.MustCompile(`\$labels\.(\w+)`).FindAllStringSubmatch(said, -1) {
				require.True(t, label[1] == "instance" || strings.Contains(series[watched[0]], label[1]+"="), "%s: %s", name, said)
			}
			require.Contains(t, []any{"page", "ticket"}, at(t, rule, "labels", "severity"), name)
		}
	}
	require.Subset(t, slices.Collect(maps.Keys(names)), []string{"RuckusDown", "RuckusCrashing", "RuckusNotReady", "RuckusAnswersLost", "RuckusShardSilent", "RuckusBackupOld"})
}

// Prometheus' own tool lets each state come about, and says which alert fires then.
func TestSomebodyIsCalledInEachStateInWhichNobodyCanPlay(t *testing.T) {
	promtool, err := exec.LookPath("promtool")
	if err != nil {
		t.Skip("promtool is not installed")
	}
	for _, line := range [][]string{{"check", "config", "prometheus.yaml"}, {"check", "rules", "alerts.yaml"}, {"test", "rules", "testdata/alerts_test.yaml"}} {
		said, err := exec.Command(promtool, line...).CombinedOutput()
		require.NoError(t, err, "%s", said)
	}
}

func TestMetricsThatTheFilesNameAreExportedWithTheirLabels(t *testing.T) {
	series := exportedSeries(t)

	var dashboard map[string]any
	require.NoError(t, json.Unmarshal([]byte(read(t, "grafana.json")), &dashboard))
	used := map[string]bool{}
	for _, p := range at(t, dashboard, "panels").([]any) {
		for _, target := range at(t, p, "targets").([]any) {
			expr := at(t, target, "expr").(string)
			names := regexp.MustCompile(`\b([a-z_]+)\{`).FindAllStringSubmatch(expr, -1)
			require.NotEmpty(t, names, expr)
			for _, name := range names {
				require.Contains(t, series, name[1], "%s", at(t, p, "title"))
				used[name[1]] = true
				labels := at(t, target, "legendFormat").(string) + expr
				for _, label := range regexp.MustCompile(`\{\{(\w+)\}\}`).FindAllStringSubmatch(labels, -1) {
					if label[1] != "instance" { // Prometheus adds it
						require.Contains(t, series[name[1]], label[1]+"=", expr)
					}
				}
				for _, by := range regexp.MustCompile(`by \(([^)]*)\)`).FindAllStringSubmatch(expr, -1) {
					for _, label := range strings.Split(by[1], ", ") {
						require.Contains(t, series[name[1]], label+"=", expr)
					}
				}
			}
		}
	}
	for name := range series {
		base := strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(name, "_bucket"), "_sum"), "_count")
		if strings.HasPrefix(name, "ruckus_") {
			require.True(t, used[name] || used[base+"_bucket"] || used[base+"_count"], "no panel shows %s", name)
		}
	}
	for _, name := range regexp.MustCompile(`\bruckus_[a-z_]+\b`).FindAllString(read(t, "README.md"), -1) {
		_, plain := series[name]
		onlyAtTimes := name == "ruckus_grants_rest_seconds" // for servers where grants rest
		require.True(t, plain || series[name+"_bucket"] != "" || onlyAtTimes, name)
	}
}

func TestRedisTakesItsSettingsAndKeepsEverything(t *testing.T) {
	var lines []string
	for line := range strings.Lines(read(t, "redis.conf")) {
		line = strings.TrimSpace(line)
		if line != "" && !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "dir ") {
			lines = append(lines, line)
		}
	}
	for _, needed := range append([]string{"maxmemory-policy noeviction"}, redistest.Durable...) {
		require.Contains(t, lines, needed)
	}
	redis := redistest.Start(t, lines...)
	redis.Do("SET table kept")
	redis.Kill()
	redis.Restart()
	require.Contains(t, redis.Do("GET table"), "kept")
}

func TestTheDashboardHasNoPanelOnAnother(t *testing.T) {
	var dashboard struct {
		Panels []struct {
			ID    int
			Title string
			Grid  struct{ X, Y, W, H int } `json:"gridPos"`
		}
	}
	d := json.NewDecoder(bytes.NewReader([]byte(read(t, "grafana.json"))))
	require.NoError(t, d.Decode(&dashboard))
	cells := map[[2]int]string{}
	for _, p := range dashboard.Panels {
		require.LessOrEqual(t, p.Grid.X+p.Grid.W, 24, p.Title)
		for x := p.Grid.X; x < p.Grid.X+p.Grid.W; x++ {
			for y := p.Grid.Y; y < p.Grid.Y+p.Grid.H; y++ {
				require.Empty(t, cells[[2]int{x, y}], p.Title)
				cells[[2]int{x, y}] = p.Title
			}
		}
	}
}

func TestToolsThatTheDocumentsNameAreThere(t *testing.T) {
	found := 0
	for _, name := range []string{"README.md", "../CONTRIBUTING.md"} {
		for _, tool := range regexp.MustCompile(`go tool -modfile=(\S+) (\w[\w-]*)`).FindAllStringSubmatch(read(t, name), -1) {
			found++
			require.Regexp(t, `(?m)^\s\S+/cmd/`+tool[2]+`$`, read(t, filepath.Join("..", tool[1])), name)
		}
	}
	require.Equal(t, 2, found)
}
