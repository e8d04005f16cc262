package deploy_test

import (
	"maps"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/joho/godotenv"
	"github.com/stretchr/testify/require"
)

// settings are the names that .env.example explains.
func settings(t *testing.T) (names []string) {
	t.Helper()
	for _, found := range regexp.MustCompile(`(?m)^#?([A-Z_]+)=`).FindAllStringSubmatch(read(t, "../.env.example"), -1) {
		names = append(names, found[1])
	}
	require.NotEmpty(t, names)
	return names
}

// filled is .env with a value for each setting, and what else compose wants.
func filled(t *testing.T) map[string]string {
	t.Helper()
	env := map[string]string{"STORE_PASSWORD": "53ae"}
	for _, name := range settings(t) {
		env[name] = "my " + name
	}
	return env
}

// placed are the settings that say where things are in a container or a unit, so a file may decide them.
var placed = []string{"DISCORD_TOKEN_FILE", "REDIS_URL", "RUCKUS_DATA", "RUCKUS_METRICS_ADDR", "RUCKUS_LOG_FORMAT"}

// A host fills in the file .env, and the bot has all of it, whatever runs it.
func TestEverySettingReachesTheBot(t *testing.T) {
	env := filled(t)
	for file, has := range map[string]map[string]string{
		"compose.yaml":           ofCompose(t, env),
		"kubernetes.yaml":        ofPod(t, "kubernetes.yaml", "Deployment", env),
		"kubernetes-shards.yaml": ofPod(t, "kubernetes-shards.yaml", "StatefulSet", env),
		"ruckus.service":         ofUnit(t, "ruckus.service", env),
		"ruckus-backup.service":  ofUnit(t, "ruckus-backup.service", env),
	} {
		for _, name := range settings(t) {
			require.NotEmpty(t, has[name], "%s: %s", file, name)
			shared := strings.HasSuffix(file, "-shards.yaml") && slices.Contains([]string{"RUCKUS_REPLICAS", "RUCKUS_SHARDS"}, name)
			if !slices.Contains(placed, name) && !shared {
				require.Equal(t, env[name], has[name], "%s: %s", file, name)
			}
		}
		for name := range has {
			known := append(settings(t), "GOMEMLIMIT", "STORE_PASSWORD", "VERSION") // of the language, and of compose
			require.Contains(t, known, name, file)
		}
	}
}

// ofCompose is what the bot's container has in its environment.
func ofCompose(t *testing.T, env map[string]string) map[string]string {
	t.Helper()
	bot := at(t, documents(t, "compose.yaml")[0], "services", "bot")
	require.Equal(t, []any{".env"}, at(t, bot, "env_file"))
	has := maps.Clone(env)
	for name, value := range at(t, bot, "environment").(map[string]any) {
		has[name] = interpolated(t, value.(string), env)
	}
	return has
}

// interpolated is what compose makes of a text: $NAME, ${NAME:-otherwise} and ${NAME:?why it is needed}.
func interpolated(t *testing.T, text string, env map[string]string) string {
	t.Helper()
	return os.Expand(text, func(variable string) string {
		name, otherwise, has := strings.Cut(variable, ":-")
		name, why, must := strings.Cut(name, ":?")
		switch {
		case variable == "$": // $$ is a dollar that the shell in the container reads
			return "$"
		case env[name] == "" && must:
			require.NotEmpty(t, why)
			return "REFUSED"
		case env[name] == "" && !has:
			require.Contains(t, env, name)
		}
		if env[name] == "" {
			return otherwise
		}
		return env[name]
	})
}

func container(t *testing.T, file, kind string) any {
	t.Helper()
	return at(t, document(t, file, kind), "spec", "template", "spec", "containers", 0)
}

// ofPod is what a pod has in its environment, with the secret that is made of .env.
func ofPod(t *testing.T, file, kind string, env map[string]string) map[string]string {
	t.Helper()
	c := container(t, file, kind)
	require.Contains(t, read(t, "kubernetes.yaml"), "create secret generic "+at(t, c, "envFrom", 0, "secretRef", "name").(string)+" --from-env-file=.env")
	has := maps.Clone(env)
	for _, entry := range at(t, c, "env").([]any) {
		has[at(t, entry, "name").(string)] = at(t, entry, "value").(string)
	}
	return has
}

// unit has the lines of a unit by their names; some come more than once.
func unit(t *testing.T, file string) map[string][]string {
	t.Helper()
	lines := map[string][]string{}
	for line := range strings.Lines(read(t, file)) {
		if name, value, ok := strings.Cut(strings.TrimSpace(line), "="); ok && !strings.HasPrefix(name, "#") {
			lines[name] = append(lines[name], value)
		}
	}
	return lines
}

// ofUnit is what a service has in its environment: the lines of the unit, and over them those of the file of settings.
func ofUnit(t *testing.T, file string, env map[string]string) map[string]string {
	t.Helper()
	u := unit(t, file)
	require.Equal(t, []string{"-/etc/ruckus/.env"}, u["EnvironmentFile"])
	has := map[string]string{}
	for _, line := range u["Environment"] {
		for _, entry := range strings.Fields(line) {
			name, value, _ := strings.Cut(entry, "=")
			has[name] = value
		}
	}
	credential, _, _ := strings.Cut(u["LoadCredential"][0], ":")
	require.Equal(t, "%d/"+credential, has["DISCORD_TOKEN_FILE"])
	maps.Copy(has, env)
	return has
}

func TestSettingsThatTheFilesNameExist(t *testing.T) {
	files, err := filepath.Glob("*.*")
	require.NoError(t, err)
	for _, name := range files {
		for _, setting := range regexp.MustCompile(`\b(RUCKUS|DISCORD|REDIS|RIOT)_[A-Z_]+\b`).FindAllString(read(t, name), -1) {
			require.Contains(t, settings(t), setting, name)
		}
	}
}

// Compose says what is missing before anything starts, and a file as Windows ends its lines is as good as another.
func TestComposeNamesWhatAnEmptyFileOfSettingsLacks(t *testing.T) {
	bot := ofCompose(t, map[string]string{})
	require.Equal(t, "REFUSED", bot["DISCORD_TOKEN"])
	require.Contains(t, bot["REDIS_URL"], "REFUSED")
	env, err := godotenv.Unmarshal("DISCORD_TOKEN=abc\r\nSTORE_PASSWORD=53ae\r\n")
	require.NoError(t, err)
	require.Equal(t, "redis://:53ae@redis:6379/0", ofCompose(t, env)["REDIS_URL"])
}

func TestComposeNamesFilesAndVolumesThatExist(t *testing.T) {
	compose := documents(t, "compose.yaml")[0]
	context := at(t, compose, "services", "bot", "build", "context").(string)
	require.FileExists(t, filepath.Join(context, at(t, compose, "services", "bot", "build", "dockerfile").(string)))
	require.FileExists(t, filepath.Join(context, "go.mod"))
	require.Contains(t, read(t, filepath.Join(context, ".dockerignore")), "**/.env", "no secret gets into an image")
	for _, service := range at(t, compose, "services").(map[string]any) {
		for _, v := range at(t, service, "volumes").([]any) {
			from, _, _ := strings.Cut(v.(string), ":")
			if strings.HasPrefix(from, "./") {
				require.FileExists(t, from)
			} else {
				require.Contains(t, at(t, compose, "volumes"), from)
			}
		}
	}
}

// The bot, Redis and the check of its health have the same password, and it is in nobody's arguments.
func TestComposeGivesTheBotTheKeyToItsRedis(t *testing.T) {
	env := filled(t)
	services := at(t, documents(t, "compose.yaml")[0], "services")
	key, err := url.Parse(ofCompose(t, env)["REDIS_URL"])
	require.NoError(t, err)
	password, _ := key.User.Password()
	require.Equal(t, "53ae", password)

	redis := at(t, services, key.Hostname())
	var line []string
	for _, word := range at(t, redis, "command").([]any) {
		line = append(line, interpolated(t, word.(string), env))
	}
	require.NotContains(t, strings.Join(line, " "), "53ae")
	auth := interpolated(t, at(t, redis, "environment", "REDISCLI_AUTH").(string), env)
	shown := exec.Command(line[0], line[1], strings.Replace(line[2], "exec redis-server", "echo redis-server", 1)+"\n")
	shown.Env = append(os.Environ(), "REDISCLI_AUTH="+auth)
	said, err := shown.CombinedOutput()
	require.NoError(t, err, "%s", said)
	require.Equal(t, "redis-server /etc/redis/redis.conf -\n", string(said))
	shown = exec.Command(line[0], line[1], strings.Replace(line[2], "exec redis-server /etc/redis/redis.conf -", "cat", 1)+"\n")
	shown.Env = append(os.Environ(), "REDISCLI_AUTH="+auth)
	said, err = shown.CombinedOutput()
	require.NoError(t, err, "%s", said)
	require.Equal(t, "requirepass 53ae\n", string(said), "what Redis reads besides its file")
}

func document(t *testing.T, file, kind string) map[string]any {
	t.Helper()
	for _, doc := range documents(t, file) {
		if doc["kind"] == kind {
			return doc
		}
	}
	t.Fatalf("%s has no %s", file, kind)
	return nil
}

func TestEveryReplicaOfTheStatefulSetHasShards(t *testing.T) {
	set := document(t, "kubernetes-shards.yaml", "StatefulSet")
	env := ofPod(t, "kubernetes-shards.yaml", "StatefulSet", map[string]string{})
	replicas := at(t, set, "spec", "replicas").(int)
	require.Equal(t, strconv.Itoa(replicas), env["RUCKUS_REPLICAS"])
	shards, err := strconv.Atoi(env["RUCKUS_SHARDS"])
	require.NoError(t, err)
	require.GreaterOrEqual(t, shards, replicas)
	require.NotContains(t, env, "RUCKUS_SHARD_INDEX", "it comes from the pod's name")
	require.Equal(t, "OrderedReady", at(t, set, "spec", "podManagementPolicy"))
	require.Equal(t, at(t, set, "spec", "selector"), at(t, document(t, "kubernetes-shards.yaml", "PodDisruptionBudget"), "spec", "selector"))
	require.Equal(t, at(t, set, "metadata", "name"), at(t, document(t, "kubernetes.yaml", "Service"), "metadata", "name"))
}

// pods are the two ways to run the bot in Kubernetes.
var pods = map[string]string{"kubernetes.yaml": "Deployment", "kubernetes-shards.yaml": "StatefulSet"}

func TestWhatIsProbedIsServed(t *testing.T) {
	h := monitor(t)
	for file, kind := range pods {
		c := container(t, file, kind)
		for probe, path := range map[string]string{"startupProbe": "/healthz", "livenessProbe": "/healthz", "readinessProbe": "/readyz"} {
			require.Equal(t, path, at(t, c, probe, "httpGet", "path"))
			status, body := get(h, path)
			require.Equal(t, http.StatusOK, status, body)
			require.Equal(t, at(t, c, "ports", 0, "name"), at(t, c, probe, "httpGet", "port"))
		}
	}
	services := at(t, documents(t, "compose.yaml")[0], "services")
	require.Equal(t, []any{"CMD", "/ruckus", "health"}, at(t, services, "bot", "healthcheck", "test"))
}

// The upgrade without a gap: the next pod is ready before the one before is told to stop, and they share a store.
func TestTheNextPodIsReadyBeforeTheOldOneStops(t *testing.T) {
	spec := at(t, document(t, "kubernetes.yaml", "Deployment"), "spec")
	require.Equal(t, 1, at(t, spec, "strategy", "rollingUpdate", "maxSurge"))
	require.Equal(t, 0, at(t, spec, "strategy", "rollingUpdate", "maxUnavailable"))
	require.Equal(t, "/readyz", at(t, container(t, "kubernetes.yaml", "Deployment"), "readinessProbe", "httpGet", "path"))
	require.Contains(t, read(t, "../docs/upgrades.md"), "| `kubernetes.yaml`, with a new tag | 0 s")
}

// What runs in production is a version that somebody chose: a tag that moves makes an upgrade of a restart.
func TestImagesAreOfAVersion(t *testing.T) {
	for file, kind := range pods {
		require.Regexp(t, `^\S+/ruckus:v\d+\.\d+\.\d+$`, at(t, container(t, file, kind), "image"))
	}
	for _, service := range at(t, documents(t, "compose.yaml")[0], "services").(map[string]any) {
		require.Regexp(t, `:(\d+|\$\{VERSION:-local\})$`, at(t, service, "image"))
	}
}

// A backup is made by the same program with the same settings, and as the same user: nobody else reads the store.
func TestBackupsAreMadeOfWhatTheBotKeeps(t *testing.T) {
	bot, backup := unit(t, "ruckus.service"), unit(t, "ruckus-backup.service")
	for _, line := range []string{"User", "DynamicUser", "EnvironmentFile", "LoadCredential"} {
		require.Equal(t, bot[line], backup[line], line)
	}
	require.Contains(t, strings.Fields(backup["StateDirectory"][0]), bot["StateDirectory"][0])
	require.Contains(t, backup["ExecStart"][0], " backup --keep ")
	require.NotEmpty(t, unit(t, "ruckus-backup.timer")["OnCalendar"])

	job := at(t, document(t, "kubernetes.yaml", "CronJob"), "spec", "jobTemplate", "spec", "template", "spec")
	c, pod := at(t, job, "containers", 0), container(t, "kubernetes.yaml", "Deployment")
	require.Equal(t, at(t, pod, "image"), at(t, c, "image"))
	require.Equal(t, at(t, pod, "envFrom"), at(t, c, "envFrom"))
	args := at(t, c, "args").([]any)
	require.Equal(t, "backup", args[0])
	require.Equal(t, at(t, c, "volumeMounts", 0, "mountPath"), args[len(args)-1])
	require.Equal(t, at(t, job, "volumes", 0, "name"), at(t, c, "volumeMounts", 0, "name"))
	require.Equal(t, at(t, document(t, "kubernetes.yaml", "PersistentVolumeClaim"), "metadata", "name"), at(t, job, "volumes", 0, "persistentVolumeClaim", "claimName"))
}

// Nothing that the bot or its Redis does takes the machine from others.
func TestNothingRunsWithoutLimits(t *testing.T) {
	for name, service := range at(t, documents(t, "compose.yaml")[0], "services").(map[string]any) {
		for _, limit := range []string{"mem_limit", "pids_limit", "cap_drop", "read_only", "logging", "healthcheck"} {
			require.NotEmpty(t, at(t, service, limit), name)
		}
		require.NotEmpty(t, at(t, service, "logging", "options", "max-size"))
	}
	u := unit(t, "ruckus-backup.service")
	require.NotEmpty(t, u["TasksMax"])
	require.NotEmpty(t, u["MemoryMax"])
	u = unit(t, "ruckus.service")
	require.NotEmpty(t, u["TasksMax"])
	require.Equal(t, []string{"512M"}, u["MemoryMax"])
	require.Contains(t, u["Environment"], "GOMEMLIMIT=450MiB")
}

func TestAProgramThatEndsItselfIsStartedAgain(t *testing.T) {
	const stuck, endAfter = "3", 5 * time.Minute // cmd/ruckus
	require.Contains(t, read(t, "README.md"), "| "+stuck+" | `serve` was stuck")
	require.Equal(t, "unless-stopped", at(t, documents(t, "compose.yaml")[0], "services", "bot", "restart"))
	u := unit(t, "ruckus.service")
	require.Equal(t, []string{"notify"}, u["Type"])
	require.Equal(t, []string{"on-failure"}, u["Restart"])
	require.NotContains(t, u["RestartPreventExitStatus"], stuck)
	require.Contains(t, u["RestrictAddressFamilies"][0], "AF_UNIX", "systemd is told over such a socket")
	watchdog, err := time.ParseDuration(strings.TrimSuffix(u["WatchdogSec"][0], "in"))
	require.NoError(t, err)
	require.Greater(t, watchdog, endAfter+time.Minute, "the program ends itself first, and closes its store")
}

// systemd itself reads the units, where it is installed.
func TestSystemdTakesTheUnits(t *testing.T) {
	program, err := exec.LookPath("systemd-analyze")
	if err != nil {
		t.Skip("systemd is not installed")
	}
	units, err := filepath.Glob("*.service")
	require.NoError(t, err)
	timers, err := filepath.Glob("*.timer")
	require.NoError(t, err)
	dir := t.TempDir()
	var copies []string
	for _, name := range append(units, timers...) {
		// The program is not on this machine.
		text := strings.ReplaceAll(read(t, name), "/usr/local/bin/ruckus", "/bin/true")
		copies = append(copies, filepath.Join(dir, name))
		require.NoError(t, os.WriteFile(copies[len(copies)-1], []byte(text), 0o644))
	}
	said, err := exec.Command(program, append([]string{"verify", "--man=no"}, copies...)...).CombinedOutput()
	require.NoError(t, err, "%s", said)
	for line := range strings.Lines(string(said)) {
		require.NotContains(t, line, "ruckus", "%s", said)
	}
}
