package replay

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"ruckus/bot/internal/bounded"
)

// sumDigits is how much of a part's sum stands in an export. It is there to find damage, and to name the part.
const sumDigits = 8

// sums are the sums of an export's parts, by their names: "table", "setup.seed", "actions 12".
func (x Export) sums() (map[string]string, error) {
	x.Sums = nil
	text, err := json.Marshal(x)
	if err != nil {
		return nil, err
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(text, &fields); err != nil {
		return nil, err
	}
	sums := make(map[string]string)
	for name, field := range fields {
		var inner map[string]json.RawMessage
		var list []json.RawMessage
		switch field[0] {
		case '{':
			err = json.Unmarshal(field, &inner)
		case '[':
			err = json.Unmarshal(field, &list)
		}
		if err != nil {
			return nil, err
		}
		for part, value := range inner {
			sums[name+"."+part] = sumOf(value)
		}
		for i, value := range list {
			sums[fmt.Sprint(name, " ", i+1)] = sumOf(value)
		}
		if inner == nil && list == nil {
			sums[name] = sumOf(field)
		}
	}
	return sums, nil
}

func sumOf(value []byte) string {
	sum := sha256.Sum256(value)
	return hex.EncodeToString(sum[:])[:sumDigits]
}

// changed names the parts of an export that do not have their sums, or have none.
func (x Export) changed() ([]string, error) {
	now, err := x.sums()
	if err != nil {
		return nil, err
	}
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(now)) {
		if now[name] != x.Sums[name] {
			parts = append(parts, name)
		}
	}
	for name := range x.Sums {
		if now[name] == "" {
			parts = append(parts, "sums")
			break
		}
	}
	return parts, nil
}

// Summed returns the export with the sums of its parts.
func (x Export) Summed() (Export, error) {
	sums, err := x.sums()
	x.Sums = sums
	return x, err
}

// ReadExport reads the file that Records.Export has written. It refuses everything else, with the place where that begins to differ.
func ReadExport(data []byte) (x Export, err error) {
	if err := bounded.JSON(data, Largest); err != nil {
		return x, fmt.Errorf("this is no export: %w", err)
	}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&x); err != nil {
		text := strings.TrimPrefix(err.Error(), "json: ")
		return x, fmt.Errorf("this is no export, or a damaged one, or one of a newer version: near byte %d: %s", d.InputOffset(), text)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return x, fmt.Errorf("something stands behind the end of the export, from byte %d on", d.InputOffset())
	}
	return x, nil
}
