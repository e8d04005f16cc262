package app

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"
)

// linkedVersion is set by the linker where the program is built without its repository, as in a container:
//
//	go build -ldflags "-X ruckus/bot/app.linkedVersion=v1.2.3" ./cmd/ruckus
var linkedVersion string

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

// thisVersion names the version of the program: a release, or the commit that it was built from; "unknown" where neither is known.
func thisVersion() string {
	info, ok := debug.ReadBuildInfo()
	if linkedVersion != "" || !ok {
		return cmp.Or(linkedVersion, "unknown")
	}
	return versionOf(info)
}

func versionOf(info *debug.BuildInfo) string {
	if v := info.Main.Version; v != "" && v != "(devel)" {
		return v // it ends with +dirty where files were changed
	}
	settings := map[string]string{}
	for _, s := range info.Settings {
		settings[s.Key] = s.Value
	}
	revision := settings["vcs.revision"]
	if revision == "" {
		return "unknown"
	}
	if settings["vcs.modified"] == "true" {
		revision += "+dirty"
	}
	return revision
}
