package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// A program must never destroy what a newer one wrote, or play on with what no program wrote. So a record names its schema,
// and reading refuses both.

// ErrNewer is wrapped by the refusal of what a newer version of the program has stored. It must not be written over.
var ErrNewer = errors.New("stored by a newer version of the program")

// A Form is how records of one kind are written: a value as JSON, with its schema in front as the field "v".
type Form[T any] struct {
	Name   string        // for errors, e.g. "a result"
	Schema int           // from 1; another one with every change that older programs could not read
	Check  func(T) error // refuses what no program has written; nil: any JSON of a T will do
	Key    func(T) Key   // for Read: the key under which a value stands; nil: it does not follow from the value

	Spare bool // for Load and Update: what is damaged is worth nothing; it is deleted and counts as absent
}

// Encode returns the stored form. It refuses what Decode would refuse.
func (f Form[T]) Encode(v T) ([]byte, error) {
	body, err := json.Marshal(v)
	if err == nil {
		err = f.check(v)
	}
	if err != nil {
		return nil, fmt.Errorf("%s can't be stored: %w", f.Name, err)
	}
	head := f.head()
	if string(body) == "{}" {
		head = head[:len(head)-1]
	}
	return append(head, body[1:]...), nil
}

// Decode reads what Encode has written. It refuses a newer schema with ErrNewer, and everything else that Encode has not written
// with ErrDamaged.
func (f Form[T]) Decode(data []byte) (T, error) {
	var v, none T
	schema, err := f.Schema, error(nil)
	if !bytes.HasPrefix(data, f.head()) {
		schema, err = schemaOf(data)
	}
	if schema > f.Schema {
		return none, fmt.Errorf("%s: %w: schema %d, known is %d", f.Name, ErrNewer, schema, f.Schema)
	}
	if err == nil && schema != f.Schema {
		err = fmt.Errorf("schema %d", schema)
	}
	if err == nil {
		err = json.Unmarshal(data, &v)
	}
	if err == nil {
		err = f.check(v)
	}
	if err != nil {
		return none, fmt.Errorf("%s: %w: %w", f.Name, ErrDamaged, err)
	}
	return v, nil
}

// Read decodes a record. It refuses what Decode would refuse, and with ErrDamaged a value that stands under the key of another.
func (f Form[T]) Read(r Record) (T, error) {
	v, err := f.Decode(r.Data)
	if err == nil && f.Key != nil && f.Key(v) != r.Key {
		var none T
		return none, fmt.Errorf("%s: %w: that of %s is stored under %s", f.Name, ErrDamaged, f.Key(v), r.Key)
	}
	return v, err
}

func (f Form[T]) check(v T) error {
	if f.Check == nil {
		return nil
	}
	return f.Check(v)
}

// head is what almost all stored forms begin with. Of those the schema is known without a look at the rest.
func (f Form[T]) head() []byte { return fmt.Appendf(nil, `{"v":%d,`, f.Schema) }

// schemaOf reads the schema, wherever it stands.
func schemaOf(data []byte) (int, error) {
	var head struct {
		V int `json:"v"`
	}
	err := json.Unmarshal(data, &head)
	return head.V, err
}
