// Package backup writes everything in a store to one file, and reads it back into a store of any kind.
//
// The file starts with a line that ends in the number of the format. Blocks follow: the length of the content (4 bytes, big-endian), a
// hash (32 bytes: the SHA-256 of the previous block's hash, the length and the content), and the content, compressed with DEFLATE. The
// first block is a Head and the last one an End, both JSON; the others are records (record.go). So a hash covers every bit of the file,
// and a missing end is noticed. No block has more than a few megabytes, compressed or not, so reading takes little memory, whatever
// the file is.
package backup

import (
	"bufio"
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"time"

	"ruckus/bot/internal/bounded"
)

const (
	format   = 1
	maxPlain = blockBytes + maxRecord // bytes of a block's content
	maxBlock = maxPlain + 1<<16       // compressed: what cannot be becomes a little more
	maxText  = 1 << 16                // of a Head or End
)

var (
	// ErrDamaged is returned for a file that is cut, or not as it was written.
	ErrDamaged = errors.New("the backup is corrupt or cut off, so none of it is used: try an older one")
	// ErrNoBackup is returned for a file that is something else.
	ErrNoBackup = errors.New("this isn't a backup: name a file written by \"ruckus backup\"")
	// ErrNewer is wrapped by the refusal of a backup that this program does not understand.
	ErrNewer = errors.New("the backup is from a newer version of Ruckus: restore it with that one")
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
	Lost            int            // records that could not be read in the store, and are not in the backup
	Damaged         []string       // the first of them, and why
}

// The kinds of blocks, which their contents begin with.
const (
	headBlock    = 'h'
	recordsBlock = 'r'
	endBlock     = 'e'
)

func firstLine(format int) string { return fmt.Sprintf("ruckus backup %d\n", format) }

// A blockWriter writes blocks, one after the other.
type blockWriter struct {
	to  io.Writer
	sum []byte // of the block before
}

func (w *blockWriter) write(plain []byte) error {
	var content bytes.Buffer
	content.Write(make([]byte, 4+sha256.Size))
	compressed, _ := flate.NewWriter(&content, flate.DefaultCompression) // the level is one that there is
	_, err := compressed.Write(plain)
	if err := errors.Join(err, compressed.Close()); err != nil {
		return err
	}
	out := content.Bytes()
	binary.BigEndian.PutUint32(out, uint32(len(out)-4-sha256.Size))
	w.sum = sumOf(w.sum, out[:4], out[4+sha256.Size:])
	copy(out[4:], w.sum)
	_, err = w.to.Write(out)
	return err
}

// writeText writes a Head or an End.
func (w *blockWriter) writeText(kind byte, v any) error {
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return w.write(append([]byte{kind}, text...))
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

// read returns the kind of the next block, and the rest of its content.
func (r *blockReader) read() (kind byte, rest []byte, err error) {
	head := make([]byte, 4+sha256.Size)
	if _, err := io.ReadFull(r.from, head); err != nil {
		return 0, nil, cut(err)
	}
	n := binary.BigEndian.Uint32(head)
	if n > maxBlock {
		return 0, nil, ErrDamaged
	}
	content := make([]byte, n)
	if _, err := io.ReadFull(r.from, content); err != nil {
		return 0, nil, cut(err)
	}
	r.sum = sumOf(r.sum, head[:4], content)
	if !bytes.Equal(r.sum, head[4:]) {
		return 0, nil, ErrDamaged
	}
	plain, err := bounded.All(flate.NewReader(bytes.NewReader(content)), maxPlain)
	if err == nil && len(plain) == 0 {
		err = io.ErrUnexpectedEOF
	}
	if err != nil {
		return 0, nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return plain[0], plain[1:], nil
}

// readText reads a Head or an End.
func readText(text []byte, v any) error {
	if len(text) > maxText {
		return ErrDamaged
	}
	if err := json.Unmarshal(text, v); err != nil {
		return fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return nil
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
