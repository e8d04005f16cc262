package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// carried are the licences of what the project itself carries.
var carried = []string{"render/picture/barlow/OFL.txt", "bot/localdiscord/web/dist/licences.txt"}

// licenceName is how files are called that must go with what is built of a module.
var licenceName = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents)(\..*|-.*)?$`)

// licences returns the licences of all that is in the program, on any of the systems. It fails where a module has none.
func licences(own string) ([]byte, error) {
	modules := map[string]string{} // their folders, by path and version
	for _, t := range targets {
		cmd := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}", "./cmd/ruckus")
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+t.os, "GOARCH="+t.arch)
		cmd.Stderr = os.Stderr
		out, err := cmd.Output()
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(string(out)) {
			name, dir, found := strings.Cut(strings.TrimSpace(line), "\t")
			if found && !strings.HasPrefix(name, own+" ") && name != own {
				modules[name] = dir
			}
		}
	}
	goroot, err := output("go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	modules["Go's standard library"] = goroot
	var b bytes.Buffer
	fmt.Fprintf(&b, "Ruckus is under the licence in the file LICENSE. In the program there is also what follows, each part under its own.\n")
	for _, name := range sorted(modules) {
		if err := addLicences(&b, name, modules[name]); err != nil {
			return nil, err
		}
	}
	for _, name := range carried {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "\n==== %s\n\n%s\n", name, bytes.TrimSpace(text))
	}
	return b.Bytes(), nil
}

// addLicences adds those of a module.
func addLicences(b *bytes.Buffer, name, dir string) error {
	list, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	found := false
	for _, f := range list {
		if f.IsDir() || !licenceName.MatchString(f.Name()) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, f.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(b, "\n==== %s, %s\n\n%s\n", name, f.Name(), bytes.TrimSpace(text))
		found = true
	}
	if !found {
		return fmt.Errorf("%s has no licence in %s: it cannot be given to others", name, dir)
	}
	return nil
}

func sorted(modules map[string]string) (names []string) {
	for name := range modules {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
