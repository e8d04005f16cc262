package localdiscord

import (
	"bytes"
	"fmt"
	"image"
	_ "image/gif"  // to measure
	_ "image/jpeg" // to measure
	_ "image/png"  // to measure
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// An attachmentRef says what a file of this request, or one that is there already, shall be called.
type attachmentRef struct {
	ID          id      `json:"id"`
	Filename    string  `json:"filename"`
	Description *string `json:"description"`
}

// An id may come as a string or as a number.
type id string

func (i *id) UnmarshalJSON(b []byte) error {
	*i = id(strings.Trim(string(b), `"`))
	return nil
}

// attach works out which files a message has after the draft. The functions that it returns keep the new ones.
//
// Without a list a new message takes all files, and an edit with API version 9 adds them; with version 10 an edit with
// files has only what its list names.
func (s *Server) attach(m Message, d *draft, r *request, edit bool) ([]Attachment, []func() error, error) {
	if !d.Attachments.Set && len(r.files) == 0 {
		return m.Attachments, nil, nil
	}
	var out []Attachment
	var keep []func() error
	add := func(n int, ref attachmentRef) {
		file := r.files[n]
		a := s.newAttachment(m, file, ref)
		out = append(out, a)
		keep = append(keep, func() error { return s.files.put(a.ID, file.data, !m.Ephemeral()) })
	}
	var f form
	listed := map[int]bool{}
	for i, ref := range d.Attachments.Value {
		if old := slices.IndexFunc(m.Attachments, func(a Attachment) bool { return a.ID == string(ref.ID) }); old >= 0 {
			a := m.Attachments[old]
			if ref.Description != nil {
				a.Description = *ref.Description
			}
			out = append(out, a)
			continue
		}
		n, err := strconv.Atoi(string(ref.ID))
		if err != nil || r.files[n] == nil || listed[n] {
			f.add(fmt.Sprintf("attachments.%d.id", i), "ATTACHMENT_NOT_FOUND", "Attachment data cannot be found for id %s.", ref.ID)
			continue
		}
		listed[n] = true
		add(n, ref)
	}
	if !d.Attachments.Set && r.version == 9 {
		out = slices.Clone(m.Attachments)
	}
	if !edit || !d.Attachments.Set && r.version == 9 {
		for _, n := range slices.Sorted(maps.Keys(r.files)) {
			if !listed[n] {
				add(n, attachmentRef{})
			}
		}
	}
	f.count("attachments", len(out), 0, 10)
	return out, keep, f.err()
}

var unsafeName = strings.NewReplacer(" ", "_", "/", "_", "\\", "_", `"`, "_", "?", "_", "#", "_", "%", "_")

func (s *Server) newAttachment(m Message, file *upload, ref attachmentRef) Attachment {
	a := Attachment{ID: s.ids.next(), Filename: file.name, ContentType: file.kind, Size: len(file.data), Ephemeral: m.Ephemeral()}
	if ref.Filename != "" {
		a.Filename = ref.Filename
	}
	a.Filename = unsafeName.Replace(a.Filename)
	if a.Filename == "" {
		a.Filename = "unknown"
	}
	if ref.Description != nil {
		a.Description = *ref.Description
	}
	if size, kind, err := image.DecodeConfig(bytes.NewReader(file.data)); err == nil {
		a.Width, a.Height, a.ContentType = size.Width, size.Height, "image/"+kind
	}
	folder := openFiles
	if a.Ephemeral {
		folder = secretFiles
	}
	a.URL = folder + m.ChannelID + "/" + a.ID + "/" + url.PathEscape(a.Filename)
	a.ProxyURL = a.URL
	return a
}

// illustrate puts a message's own files where its embeds name them, with attachment:// or by their addresses.
func (s *Server) illustrate(embeds []Embed, files []Attachment) ([]Embed, error) {
	var f form
	out := slices.Clone(embeds)
	for i := range out {
		out[i].Type = "rich"
		for _, p := range []struct {
			name  string
			image **EmbedImage
		}{{"image", &out[i].Image}, {"thumbnail", &out[i].Thumbnail}} {
			if *p.image == nil {
				continue
			}
			n := s.ownFile((*p.image).URL, files)
			name, named := strings.CutPrefix((*p.image).URL, "attachment://")
			if named {
				n = slices.IndexFunc(files, func(a Attachment) bool { return a.Filename == name })
			}
			switch {
			case n < 0 && !named:
				continue
			case n < 0:
				f.add(fmt.Sprintf("embeds.%d.%s.url", i, p.name), "ATTACHMENT_NOT_FOUND", "Attachment data cannot be found for %s.", name)
				continue
			}
			a := files[n]
			*p.image = &EmbedImage{URL: a.URL, ProxyURL: a.ProxyURL, Width: a.Width, Height: a.Height, Description: a.Description}
		}
	}
	return out, f.err()
}

// dropFiles forgets the files of a message that its successor does not have.
func (s *Server) dropFiles(old, next *Message) {
	for _, a := range old.Attachments {
		if next == nil || !slices.ContainsFunc(next.Attachments, func(b Attachment) bool { return a.ID == b.ID }) {
			s.files.drop(a.ID)
		}
	}
}

func (s *Server) serveFile(w http.ResponseWriter, r *http.Request, id string) {
	s.mu.Lock()
	data, ok := s.files.get(id)
	s.mu.Unlock()
	if !ok {
		http.NotFound(w, r)
		return
	}
	kind := http.DetectContentType(data)
	if !strings.HasPrefix(kind, "image/") { // what a browser might run is only ever downloaded
		kind = "application/octet-stream"
		w.Header().Set("Content-Disposition", "attachment")
	}
	w.Header().Set("Content-Type", kind)
	if w.Header().Get("Cache-Control") == "" {
		w.Header().Set("Cache-Control", "private, max-age=31536000, immutable")
	}
	_, _ = w.Write(data)
}
