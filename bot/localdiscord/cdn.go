package localdiscord

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/http"
	"net/url"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"
)

const (
	signedFor   = 24 * time.Hour // that the address of a file works at most
	signedAnew  = 12 * time.Hour // until a file's address changes, counted from when the file came
	openFiles   = "/attachments/"
	secretFiles = "/ephemeral-attachments/"
)

// isFile reports whether a path is that of a message's file.
func isFile(path string) bool {
	return strings.HasPrefix(path, openFiles) || strings.HasPrefix(path, secretFiles)
}

// sign makes the address of a message's file from its path, with until when and since when it works, and a proof of that.
// Other addresses stay as they are.
func (s *Server) sign(file string) string {
	came := made(path.Base(path.Dir(file)))
	if !isFile(file) || came.IsZero() {
		return file
	}
	since := came.Add(s.cfg.Now().Sub(came).Truncate(signedAnew))
	ex, is := strconv.FormatInt(since.Add(signedFor).Unix(), 16), strconv.FormatInt(since.Unix(), 16)
	return fmt.Sprintf("%s?ex=%s&is=%s&hm=%s&", file, ex, is, s.proof(file, ex, is))
}

func (s *Server) proof(file, ex, is string) string {
	h := hmac.New(sha256.New, []byte(s.w.Token))
	fmt.Fprintf(h, "%s %s %s", file, ex, is)
	return hex.EncodeToString(h.Sum(nil))
}

// signed reports whether an address of a file is one that this server has given out, and still works.
func (s *Server) signed(u *url.URL) bool {
	q := u.Query()
	until, err := strconv.ParseInt(q.Get("ex"), 16, 64)
	return err == nil && s.cfg.Now().Before(time.Unix(until, 0)) &&
		hmac.Equal([]byte(q.Get("hm")), []byte(s.proof(u.EscapedPath(), q.Get("ex"), q.Get("is"))))
}

// serveAttachment gives out a file of a message. As on Discord, who has the address may see it, for a while.
func (s *Server) serveAttachment(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	good := s.signed(r.URL)
	s.mu.Unlock()
	if !good {
		http.Error(w, "This content is no longer available.", http.StatusNotFound)
		return
	}
	s.serveFile(w, r, r.PathValue("id"))
}

// ownFile finds the file of a message that an embed names by its address; -1 for none.
func (s *Server) ownFile(address string, files []Attachment) int {
	u, err := url.Parse(address)
	if err != nil || u.Host != s.addr && !slices.Contains(discordHosts, u.Host) {
		return -1
	}
	return slices.IndexFunc(files, func(a Attachment) bool { return a.URL == u.EscapedPath() })
}

// view is a message as people's clients get it: without the files that its embeds show, and with addresses that work.
func (s *Server) view(m *Message) Message {
	out := *m
	used := map[string]bool{}
	out.Embeds = slices.Clone(m.Embeds)
	for i := range out.Embeds {
		for _, image := range []**EmbedImage{&out.Embeds[i].Image, &out.Embeds[i].Thumbnail} {
			if *image != nil {
				used[(*image).URL] = true
				moved := **image
				moved.URL, moved.ProxyURL = s.sign(moved.URL), s.sign(moved.ProxyURL)
				*image = &moved
			}
		}
	}
	out.Attachments = slices.DeleteFunc(slices.Clone(m.Attachments), func(a Attachment) bool { return used[a.URL] })
	for i := range out.Attachments {
		a := &out.Attachments[i]
		a.URL, a.ProxyURL = s.sign(a.URL), s.sign(a.ProxyURL)
	}
	return out
}

// outward is a message as the bot gets it: as people do, but with absolute addresses.
func (s *Server) outward(m *Message) *Message {
	out := s.view(m)
	for i := range out.Attachments {
		a := &out.Attachments[i]
		a.URL, a.ProxyURL = s.absolute(a.URL), s.absolute(a.ProxyURL)
	}
	for _, e := range out.Embeds {
		for _, image := range []*EmbedImage{e.Image, e.Thumbnail} {
			if image != nil {
				image.URL, image.ProxyURL = s.absolute(image.URL), s.absolute(image.ProxyURL)
			}
		}
	}
	return &out
}

func (s *Server) absolute(path string) string {
	if strings.HasPrefix(path, "/") {
		return s.URL() + path
	}
	return path
}
