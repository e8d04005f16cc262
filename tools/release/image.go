package main

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"
)

// Media types of the OCI image format, https://specs.opencontainers.org/image-spec.
const (
	typeIndex    = "application/vnd.oci.image.index.v1+json"
	typeManifest = "application/vnd.oci.image.manifest.v1+json"
	typeConfig   = "application/vnd.oci.image.config.v1+json"
	typeLayer    = "application/vnd.oci.image.layer.v1.tar+gzip"
)

// A descriptor points to a blob.
type descriptor struct {
	MediaType   string            `json:"mediaType"`
	Digest      string            `json:"digest"`
	Size        int               `json:"size"`
	Platform    *platform         `json:"platform,omitempty"`
	Annotations map[string]string `json:"annotations,omitempty"`
}

type platform struct {
	Architecture string `json:"architecture"`
	OS           string `json:"os"`
	Variant      string `json:"variant,omitempty"`
}

// variants are the processors of a kind for which the program is built, where a kind has several.
var variants = map[string]string{"arm": "v7"}

// ociImage returns an image for each processor as one archive in the OCI layout, which podman, docker and skopeo read: nothing
// but the files, and how the program is started.
func ociImage(version string, at time.Time, layers map[string][]file) ([]byte, error) {
	var blobs []file
	var fault error
	add := func(kind string, data []byte) descriptor {
		sum := fmt.Sprintf("%x", sha256.Sum256(data))
		blobs = append(blobs, file{name: "blobs/sha256/" + sum, data: data})
		return descriptor{MediaType: kind, Digest: "sha256:" + sum, Size: len(data)}
	}
	addJSON := func(kind string, v any) descriptor {
		data, err := json.Marshal(v)
		if err != nil {
			fault = err
		}
		return add(kind, data)
	}
	var manifests []descriptor
	var processors []string
	for arch := range layers {
		processors = append(processors, arch)
	}
	slices.Sort(processors)
	for _, arch := range processors {
		plain, err := tarred(at, layers[arch])
		if err != nil {
			return nil, err
		}
		packed, err := gzipped(plain)
		if err != nil {
			return nil, err
		}
		layer := add(typeLayer, packed)
		config := addJSON(typeConfig, map[string]any{
			"architecture": arch, "variant": variants[arch], "os": "linux", "created": at,
			"config": map[string]any{
				"User": fmt.Sprintf("%d:%d", user, user), "Entrypoint": []string{"/ruckus"}, "Cmd": []string{"serve"},
				"Env":          []string{"RUCKUS_DATA=/data", "RUCKUS_METRICS_ADDR=:9090", "RUCKUS_LOG_FORMAT=json"},
				"ExposedPorts": map[string]any{"9090/tcp": struct{}{}}, "Volumes": map[string]any{"/data": struct{}{}},
				// As in the Containerfile, in nanoseconds: Docker reads it in this form of image, too.
				"Healthcheck": map[string]any{"Test": []string{"CMD", "/ruckus", "health"}, "Interval": 30 * time.Second, "Timeout": 6 * time.Second, "StartPeriod": 30 * time.Second},
				"Labels":      map[string]string{"org.opencontainers.image.title": "Ruckus", "org.opencontainers.image.version": version, "org.opencontainers.image.licenses": "MIT"},
			},
			"rootfs":  map[string]any{"type": "layers", "diff_ids": []string{fmt.Sprintf("sha256:%x", sha256.Sum256(plain))}},
			"history": []map[string]any{{"created": at, "created_by": "deploy/release"}},
		})
		manifest := addJSON(typeManifest, map[string]any{"schemaVersion": 2, "mediaType": typeManifest, "config": config, "layers": []descriptor{layer}})
		manifest.Platform = &platform{arch, "linux", variants[arch]}
		manifests = append(manifests, manifest)
	}
	index := addJSON(typeIndex, map[string]any{"schemaVersion": 2, "mediaType": typeIndex, "manifests": manifests})
	index.Annotations = map[string]string{"org.opencontainers.image.ref.name": version, "io.containerd.image.name": "ruckus:" + version}
	top, err := json.Marshal(map[string]any{"schemaVersion": 2, "mediaType": typeIndex, "manifests": []descriptor{index}})
	if err := errors.Join(err, fault); err != nil {
		return nil, err
	}
	return tarred(at, append([]file{{name: "oci-layout", data: []byte(`{"imageLayoutVersion":"1.0.0"}`)}, {name: "index.json", data: top}}, blobs...))
}
