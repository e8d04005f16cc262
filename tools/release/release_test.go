package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

var at = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)

// entries are the files of a tar archive, by their names.
func entries(t *testing.T, packed []byte) map[string]*tar.Header {
	t.Helper()
	found := map[string]*tar.Header{}
	for r := tar.NewReader(bytes.NewReader(packed)); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return found
		}
		require.NoError(t, err)
		found[h.Name] = h
	}
}

func TestAnImageIsWhatContainersRead(t *testing.T) {
	layers := map[string][]file{}
	for _, arch := range []string{"amd64", "arm64", "arm"} {
		layers[arch] = []file{{name: "data/", owner: user}, {name: "ruckus", data: []byte("program for " + arch), mode: 0o755}}
	}
	image, err := ociImage("v1.2.3", at, layers)
	require.NoError(t, err)
	again, err := ociImage("v1.2.3", at, layers)
	require.NoError(t, err)
	require.Equal(t, image, again, "the same bytes each time")

	blobs := map[string][]byte{}
	for r := tar.NewReader(bytes.NewReader(image)); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		require.NoError(t, err)
		blobs[h.Name], err = io.ReadAll(r)
		require.NoError(t, err)
	}
	require.JSONEq(t, `{"imageLayoutVersion":"1.0.0"}`, string(blobs["oci-layout"]))
	read := func(d descriptor, to any) {
		data := blobs["blobs/"+strings.Replace(d.Digest, ":", "/", 1)]
		require.Equal(t, d.Digest, fmt.Sprintf("sha256:%x", sha256.Sum256(data)))
		require.Len(t, data, d.Size)
		if to != nil {
			require.NoError(t, json.Unmarshal(data, to))
		}
	}
	var top, index struct{ Manifests []descriptor }
	require.NoError(t, json.Unmarshal(blobs["index.json"], &top))
	require.Equal(t, "v1.2.3", top.Manifests[0].Annotations["org.opencontainers.image.ref.name"])
	read(top.Manifests[0], &index)
	require.Len(t, index.Manifests, 3)
	for _, d := range index.Manifests {
		var manifest struct {
			Config descriptor
			Layers []descriptor
		}
		read(d, &manifest)
		var config struct {
			Architecture, OS, Variant string
			Config                    struct {
				User            string
				Entrypoint, Cmd []string
				Healthcheck     struct{ Test []string }
			}
			Rootfs struct {
				DiffIDs []string `json:"diff_ids"`
			}
		}
		read(manifest.Config, &config)
		require.Equal(t, *d.Platform, platform{config.Architecture, config.OS, config.Variant})
		require.Equal(t, []string{"/ruckus", "serve"}, append(config.Config.Entrypoint, config.Config.Cmd...))
		require.Equal(t, []string{"CMD", "/ruckus", "health"}, config.Config.Healthcheck.Test)
		require.Equal(t, "65532:65532", config.Config.User, "not root")
		read(manifest.Layers[0], nil)
		unpacked, err := gzip.NewReader(bytes.NewReader(blobs["blobs/"+strings.Replace(manifest.Layers[0].Digest, ":", "/", 1)]))
		require.NoError(t, err)
		plain, err := io.ReadAll(unpacked)
		require.NoError(t, err)
		require.Equal(t, []string{fmt.Sprintf("sha256:%x", sha256.Sum256(plain))}, config.Rootfs.DiffIDs)
		files := entries(t, plain)
		require.Equal(t, int64(0o755), files["ruckus"].Mode)
		require.Equal(t, user, files["data/"].Uid, "the program may write there")
	}
}

func TestArchivesHaveNothingOfTheMachineOnWhichTheyAreMade(t *testing.T) {
	files := []file{{name: "a/ruckus", data: []byte("program"), mode: 0o755}, {name: "a/LICENSE", data: []byte("text")}}
	packed, err := tarred(at, files)
	require.NoError(t, err)
	require.Equal(t, make([]byte, 1024), packed[len(packed)-1024:], "an archive has an end, which tar wants")
	for _, h := range entries(t, packed) {
		require.Equal(t, at, h.ModTime.UTC())
		require.Zero(t, h.Uid)
		require.Empty(t, h.Uname)
	}
	small, err := gzipped(packed)
	require.NoError(t, err)
	r, err := gzip.NewReader(bytes.NewReader(small))
	require.NoError(t, err)
	require.True(t, r.ModTime.IsZero())
	zipped, err := zipped(at, files)
	require.NoError(t, err)
	z, err := zip.NewReader(bytes.NewReader(zipped), int64(len(zipped)))
	require.NoError(t, err)
	require.Equal(t, at, z.File[0].Modified.UTC())
}

func TestTheLicencesOfAllThatIsInTheProgramGoWithIt(t *testing.T) {
	t.Chdir("../..")
	module, err := output("go", "list", "-m")
	require.NoError(t, err)
	text, err := licences(module)
	require.NoError(t, err)
	for _, part := range []string{"go.etcd.io/bbolt v", "github.com/bwmarrin/discordgo v", "prometheus/client_golang v", "Go's standard library, LICENSE", "OFL.txt", "NOTICE"} {
		require.Contains(t, string(text), part)
	}
	require.NotContains(t, string(text), "testify", "tests are not in it")
	require.ErrorContains(t, addLicences(&bytes.Buffer{}, "example.org/nothing v1", t.TempDir()), "has no licence")
}

// A host needs nothing else than the program and these.
func TestTheFilesForHostingAreInTheArchives(t *testing.T) {
	t.Chdir("../..")
	all, err := papers()
	require.NoError(t, err)
	for _, name := range []string{"compose.yaml", "redis.conf", "ruckus.service", "ruckus-backup.service", "ruckus-backup.timer", "kubernetes.yaml", "kubernetes-shards.yaml", "alerts.yaml", "prometheus.yaml", "grafana.json", "completion.bash", "README.md"} {
		require.Contains(t, all, "deploy/"+name)
	}
	for _, name := range all {
		require.NotRegexp(t, `\.go$|testdata`, name)
	}
}

// Nobody could make a release again that was made of files which are in no commit.
func TestAReleaseOfChangedFilesIsRefused(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, line := range [][]string{
		{"git", "init", "-q"}, {"git", "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "--allow-empty", "-m", "first"},
	} {
		_, err := output(line...)
		require.NoError(t, err)
	}
	require.NoError(t, os.WriteFile("go.mod", []byte("module ruckus\n"), 0o600))
	require.ErrorContains(t, release{out: "dist"}.run(false), "not as they were committed")
	require.NoFileExists(t, "dist")
}

// Two that are built into one folder at once would mix their files.
func TestOfTwoReleasesBuiltAtOnceOneIsRefused(t *testing.T) {
	t.Chdir(t.TempDir()) // where nothing can be built
	said := make(chan string)
	for range 2 {
		go func() { said <- release{out: "dist"}.make().Error() }()
	}
	both := []string{<-said, <-said}
	require.Equal(t, 1, strings.Count(strings.Join(both, "\n"), "there is something at dist already"), both)
}

func TestFilesThatDifferAreNotTheSameRelease(t *testing.T) {
	a, b := filepath.Join(t.TempDir(), "a"), filepath.Join(t.TempDir(), "b")
	require.NoError(t, os.WriteFile(a, []byte("1"), 0o600))
	require.NoError(t, os.WriteFile(b, []byte("1"), 0o600))
	require.NoError(t, same(a, b))
	require.NoError(t, os.WriteFile(b, []byte("2"), 0o600))
	require.ErrorContains(t, same(a, b), "these differ")
}
