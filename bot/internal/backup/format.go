// Package backup writes all that a store keeps into one file, and reads it into a store of any kind.
//
// The file begins with a line, which ends with the number of the format. Blocks follow: how long the content is (4 bytes,
// big-endian), a sum (32 bytes, SHA-256 of the sum of the block before, of the length and of the content), and the content,
// a block in the form of encoding/gob, compressed by DEFLATE. The first one has a Head, the last one an End, the others records. So
// each bit of the file is under a sum, and what is cut off is missed.
package backup

import (
	"bufio"
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/binary"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"time"

	"ruckus/store"
)

const (
	format   = 1
	maxBlock = 64 << 20 // bytes of a block's content: more than any has
)

var (
	// ErrDamaged is returned for a file that is cut, or not as it was written.
	ErrDamaged = errors.New("the backup is damaged or cut, so nothing of it is used: take an older one")
	// ErrNoBackup is returned for a file that is something else.
	ErrNoBackup = errors.New("this is no backup: name a file that \"ruckus backup\" has written")
	// ErrNewer is wrapped by the refusal of a backup that this program does not understand.
	ErrNewer = errors.New("the backup is of a newer version of the program: restore it with that one")
)

// A Head says where a backup is from.
type Head struct {
	Program string    // the version that has written it
	Made    time.Time // when it was begun
	Bot     string    // the ID of the bot whose data it is; "" where that was not known
	Guild   string    // the only one in it; "" for all, and what belongs to all together
	Guilds  int       // how many there were at the beginning
}

// An End says what a whole backup has.
type End struct {
	Guilds, Records int
	Schemas         map[string]int // the newest schema of each kind of record
	Damaged         []string       // what could not be read in the store, and is not in the backup
}

// A block is one of Head, Records and End.
type block struct {
	Head    *Head
	Records []record
	End     *End
}

// A record of a store, with its log. Of two with one key the later one counts.
type record struct {
	store.Key
	Sealed  []byte // as store.Seal returns it; empty where it was deleted after all
	Log     [][]byte
	Expires time.Time
}

func firstLine(format int) string { return fmt.Sprintf("ruckus backup %d\n", format) }

// A blockWriter writes blocks, one after the other.
type blockWriter struct {
	to  io.Writer
	sum []byte // of the block before
}

func (w *blockWriter) write(b block) error {
	var content bytes.Buffer
	content.Write(make([]byte, 4+sha256.Size))
	compressed, _ := flate.NewWriter(&content, flate.DefaultCompression) // the level is one that there is
	if err := errors.Join(gob.NewEncoder(compressed).Encode(b), compressed.Close()); err != nil {
		return err
	}
	out := content.Bytes()
	binary.BigEndian.PutUint32(out, uint32(len(out)-4-sha256.Size))
	w.sum = sumOf(w.sum, out[:4], out[4+sha256.Size:])
	copy(out[4:], w.sum)
	_, err := w.to.Write(out)
	return err
}

// A blockReader reads what a blockWriter has written, and refuses everything else.
type blockReader struct {
	from *bufio.Reader
	sum  []byte
}

var line = regexp.MustCompile(`^ruckus backup (\d{1,9})\n$`)

// begin reads the first line.
func (r *blockReader) begin() error {
	first, err := r.from.ReadSlice('\n')
	found := line.FindSubmatch(first)
	switch {
	case err != nil && err != io.EOF && !errors.Is(err, bufio.ErrBufferFull):
		return err
	case found == nil && len(first) > 0 && bytes.HasPrefix([]byte(firstLine(format)), first):
		return ErrDamaged
	case found == nil:
		return ErrNoBackup
	}
	if n, _ := strconv.Atoi(string(found[1])); n > format {
		return fmt.Errorf("%w (format %d, known is %d)", ErrNewer, n, format)
	} else if n != format || string(first) != firstLine(format) {
		return ErrDamaged
	}
	return nil
}

func (r *blockReader) read() (b block, err error) {
	head := make([]byte, 4+sha256.Size)
	if _, err := io.ReadFull(r.from, head); err != nil {
		return b, cut(err)
	}
	n := binary.BigEndian.Uint32(head)
	if n > maxBlock {
		return b, ErrDamaged
	}
	content := make([]byte, n)
	if _, err := io.ReadFull(r.from, content); err != nil {
		return b, cut(err)
	}
	r.sum = sumOf(r.sum, head[:4], content)
	if !bytes.Equal(r.sum, head[4:]) {
		return b, ErrDamaged
	}
	if err := gob.NewDecoder(flate.NewReader(bytes.NewReader(content))).Decode(&b); err != nil {
		return b, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return b, nil
}

// cut tells a file that ends too early from one that cannot be read.
func cut(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return ErrDamaged
	}
	return err
}

func sumOf(parts ...[]byte) []byte {
	h := sha256.New()
	for _, p := range parts {
		h.Write(p)
	}
	return h.Sum(nil)
}
