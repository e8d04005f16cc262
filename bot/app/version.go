package app

import (
	"cmp"
	"context"
	_ "embed"
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
)

// linkedVersion is set by the linker where the program is built without its repository, as in a container:
//
//	go build -ldflags "-X ruckus/bot/app.linkedVersion=v1.2.3" ./cmd/ruckus
var linkedVersion string

// archived is what git writes into an archive of the source: the release, as far as there is one, and below it the commit.
// In a repository it is a question to git.
//
//go:embed archived.txt
var archived string

// version prints which version this is, and what it was built with and for.
func (p program) version(_ context.Context, args []string) error {
	var asJSON *bool
	if err := p.flags("version", args, func(f *flag.FlagSet) { asJSON = jsonFlag(f) }); err != nil {
		return err
	}
	if *asJSON {
		return p.printJSON(map[string]string{"version": thisVersion(), "go": runtime.Version(), "system": runtime.GOOS, "processor": runtime.GOARCH})
	}
	fmt.Fprintf(p.stdout, "ruckus %s (%s, %s/%s)\n", thisVersion(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	return nil
}

// thisVersion names the version of the program: a release, or the commit that it was built from, or whose archive it was built
// from; "unknown" where neither is known.
func thisVersion() string {
	info, ok := debug.ReadBuildInfo()
	if linkedVersion != "" || !ok {
		return cmp.Or(linkedVersion, "unknown")
	}
	return versionOf(info, archived)
}

func versionOf(info *debug.BuildInfo, archived string) string {
	if v := info.Main.Version; v != "" && v != "(devel)" {
		return v // it ends with +dirty where files were changed
	}
	settings := map[string]string{}
	for _, s := range info.Settings {
		settings[s.Key] = s.Value
	}
	revision := settings["vcs.revision"]
	if revision == "" {
		release, commit, _ := strings.Cut(strings.TrimSpace(archived), "\n")
		if strings.Contains(archived, "$Format") {
			return "unknown"
		}
		return cmp.Or(release, commit, "unknown")
	}
	if settings["vcs.modified"] == "true" {
		revision += "+dirty"
	}
	return revision
}
