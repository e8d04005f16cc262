// Command release builds everything a release publishes: the program for each system, the source, a container image, and checksums.
//
//	deploy/release --out dist                 the version git reports, for all systems
//	deploy/release --out dist --twice         builds everything twice, and fails if anything differs
//
// Run it at the top of a clone, with git and Go. With the same version of Go, the same commit gives the same bytes on every machine, except
// for the image: it contains the certificates of the machine, or of the file named by --certificates.
package main

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A target is a system that the program is built for.
type target struct{ os, arch string }

var targets = []target{{"linux", "amd64"}, {"linux", "arm64"}, {"linux", "arm"}, {"darwin", "arm64"}, {"darwin", "amd64"}, {"windows", "amd64"}}

// papers are the files of the project that go with the program. Of deploy those stay away that make releases and test.
func papers() ([]string, error) {
	hosting, err := filepath.Glob("deploy/*.*")
	hosting = slices.DeleteFunc(hosting, func(name string) bool { return strings.HasSuffix(name, ".go") })
	return append([]string{"LICENSE", "README.md", "CHANGELOG.md", ".env.example", "deploy/Containerfile"}, hosting...), err
}

// A release is a version that is made.
type release struct {
	version      string
	module       string    // its path
	at           time.Time // the commit's: no file of it is of another time
	out          string
	certificates string
}

func main() {
	r := release{}
	twice := flag.Bool("twice", false, "make it twice, and fail if anything differs")
	flag.StringVar(&r.out, "out", "dist", "`folder` for what is made; it must not exist")
	flag.StringVar(&r.version, "version", "", "`version` to name it by; default: what git describe says")
	flag.StringVar(&r.certificates, "certificates", "/etc/ssl/certs/ca-certificates.crt", "`file` of the certificates that the image trusts")
	flag.Parse()
	if err := r.run(*twice); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func (r release) run(twice bool) error {
	var at string
	for _, ask := range []struct {
		to   *string
		line []string
	}{
		{&r.module, []string{"go", "list", "-m"}},
		{&at, []string{"git", "log", "-1", "--format=%ct"}},
	} {
		said, err := output(ask.line...)
		if err != nil {
			return err
		}
		*ask.to = said
	}
	changed, err := output("git", "status", "--porcelain")
	if err != nil {
		return err
	}
	if changed != "" {
		return fmt.Errorf("these files are not as they were committed, so nobody could build the same: commit or remove them\n%s", changed)
	}
	seconds, err := strconv.ParseInt(at, 10, 64)
	if err != nil {
		return err
	}
	r.at = time.Unix(seconds, 0).UTC()
	if r.version == "" {
		r.version, err = output("git", "describe", "--tags", "--always", "--dirty")
		if err != nil {
			return err
		}
	}
	if err := r.make(); err != nil || !twice {
		return err
	}
	again := r
	again.out = r.out + ".again"
	if err := again.make(); err != nil {
		return err
	}
	return errors.Join(same(filepath.Join(r.out, sumsFile), filepath.Join(again.out, sumsFile)), os.RemoveAll(again.out))
}

// make makes everything.
func (r release) make() error {
	// Of two releases built at once, only one makes the folder.
	switch err := os.Mkdir(r.out, 0o755); {
	case errors.Is(err, fs.ErrExist):
		return fmt.Errorf("there is something at %s already: move it away, or choose another folder with --out", r.out)
	case err != nil:
		return err
	}
	licences, err := licences(r.module)
	if err != nil {
		return err
	}
	program := map[target][]byte{}
	for _, t := range targets {
		program[t], err = r.build(t)
		if err != nil {
			return err
		}
		if err := r.pack(t, program[t], licences); err != nil {
			return err
		}
	}
	if err := r.source(); err != nil {
		return err
	}
	trusted, err := os.ReadFile(r.certificates)
	if err != nil {
		return fmt.Errorf("the image needs certificates, with which the program knows Discord: %w", err)
	}
	layers := map[string][]file{}
	for _, t := range targets {
		if t.os == "linux" {
			layers[t.arch] = []file{
				{name: "data/", owner: user}, {name: "etc/ssl/certs/ca-certificates.crt", data: trusted},
				{name: "licences.txt", data: licences}, {name: "ruckus", data: program[t], mode: 0o755},
			}
		}
	}
	image, err := ociImage(r.version, r.at, layers)
	if err != nil {
		return err
	}
	if err := r.write("ruckus-"+r.version+"-image.oci.tar", image); err != nil {
		return err
	}
	return r.sums()
}

// build returns the program for a system. Nothing of this machine is in it.
func (r release) build(t target) ([]byte, error) {
	dir, err := os.MkdirTemp("", "release")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	name := filepath.Join(dir, "ruckus")
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-o", name,
		"-ldflags=-s -w -buildid= -X "+r.module+"/bot/app.linkedVersion="+r.version, "./cmd/ruckus")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS=", "GOOS="+t.os, "GOARCH="+t.arch, "GOAMD64=v1", "GOARM64=v8.0", "GOARM=7")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("%s/%s: %w", t.os, t.arch, err)
	}
	return os.ReadFile(name)
}

// pack writes the archive for a system.
func (r release) pack(t target, program, licences []byte) error {
	name := strings.Join([]string{"ruckus", r.version, t.os, t.arch + variants[t.arch]}, "-")
	files := []file{{name: name + "/licences.txt", data: licences}}
	others, err := papers()
	if err != nil {
		return err
	}
	for _, paper := range others {
		data, err := os.ReadFile(paper)
		if err != nil {
			return err
		}
		files = append(files, file{name: name + "/" + filepath.ToSlash(paper), data: data})
	}
	if t.os == "windows" {
		files = append(files, file{name: name + "/ruckus.exe", data: program, mode: 0o755})
		packed, err := zipped(r.at, files)
		return cmp.Or(err, r.write(name+".zip", packed))
	}
	files = append(files, file{name: name + "/ruckus", data: program, mode: 0o755})
	packed, err := tarred(r.at, files)
	if err == nil {
		packed, err = gzipped(packed)
	}
	return cmp.Or(err, r.write(name+".tar.gz", packed))
}

// source writes the files of the commit. What it is called when it is built is in bot/app/archived.txt, which git fills in.
func (r release) source() error {
	name := "ruckus-" + r.version + "-source"
	cmd := exec.Command("git", "archive", "--format=tar", "--prefix="+name+"/", "HEAD")
	cmd.Stderr = os.Stderr
	tar, err := cmd.Output()
	if err != nil {
		return err
	}
	packed, err := gzipped(tar)
	return cmp.Or(err, r.write(name+".tar.gz", packed))
}

func (r release) write(name string, data []byte) error {
	fmt.Printf("%s, %.1f MB\n", name, float64(len(data))/1e6)
	return os.WriteFile(filepath.Join(r.out, name), data, 0o644)
}

const sumsFile = "SHA256SUMS"

// sums writes the sums of all files, as sha256sum -c reads them.
func (r release) sums() error {
	list, err := os.ReadDir(r.out)
	if err != nil {
		return err
	}
	var lines []string
	for _, f := range list {
		data, err := os.ReadFile(filepath.Join(r.out, f.Name()))
		if err != nil {
			return err
		}
		lines = append(lines, fmt.Sprintf("%x  %s\n", sha256.Sum256(data), f.Name()))
	}
	slices.Sort(lines)
	return r.write(sumsFile, []byte(strings.Join(lines, "")))
}

// same returns an error where two files differ.
func same(a, b string) error {
	first, err := os.ReadFile(a)
	if err != nil {
		return err
	}
	second, err := os.ReadFile(b)
	if err == nil && !bytes.Equal(first, second) {
		err = fmt.Errorf("made twice, these differ:\n%s\n%s", first, second)
	}
	return err
}

// output is what a command prints.
func output(line ...string) (string, error) {
	cmd := exec.Command(line[0], line[1:]...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%s: %w", strings.Join(line, " "), err)
	}
	return strings.TrimSpace(string(out)), nil
}
