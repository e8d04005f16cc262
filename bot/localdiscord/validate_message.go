package localdiscord

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"
)

// readDraft reads and checks the body of a message; in a callback the body lies under the path "data".
func readDraft(body []byte, into *draft) error {
	if body == nil {
		return nil // only files
	}
	return decode(body, into)
}

// check notes all that Discord would refuse in a draft.
func (d *draft) check(f *form, prefix string) {
	f.length(prefix+"content", d.Content.Value, 0, 2000)
	if d.Flags.Value&flagComponentsV2 != 0 {
		f.add(prefix+"flags", "UNSUPPORTED", "The local Discord does not show components of the second version.")
	}
	if !d.Flags.Set || d.Flags.Value&flagComponentsV2 == 0 {
		checkRows(f, prefix+"components", d.Components.Value)
	}
	checkEmbeds(f, prefix+"embeds", d.Embeds.Value)
	for i, a := range d.Attachments.Value {
		if a.Description != nil {
			f.length(fmt.Sprintf("%sattachments.%d.description", prefix, i), *a.Description, 0, 1024)
		}
	}
	if rules := d.AllowedMentions.Value; rules != nil {
		rules.check(f, prefix+"allowed_mentions")
	}
	if nonce, ok := d.Nonce.(string); ok {
		f.length(prefix+"nonce", nonce, 0, 25)
	}
}

func (m *mentionRules) check(f *form, path string) {
	for i, p := range m.Parse {
		if !slices.Contains([]string{"users", "roles", "everyone"}, p) {
			f.add(fmt.Sprintf("%s.parse.%d", path, i), "BASE_TYPE_CHOICES", "Value must be one of {'users', 'roles', 'everyone'}.")
		}
	}
	for _, list := range []struct {
		name string
		ids  []string
	}{{"users", m.Users}, {"roles", m.Roles}} {
		f.count(path+"."+list.name, len(list.ids), 0, 100)
		if len(list.ids) > 0 && slices.Contains(m.Parse, list.name) {
			f.add(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", "parse:[%q] and %s: [ids...] are mutually exclusive.", list.name, list.name)
		}
	}
}

func checkEmbeds(f *form, path string, embeds []Embed) {
	f.count(path, len(embeds), 0, 10)
	total := 0
	for i, e := range embeds {
		at := fmt.Sprintf("%s.%d.", path, i)
		text := func(name, value string, min, max int) {
			f.length(at+name, value, min, max)
			total += len([]rune(value))
		}
		text("title", e.Title, 0, 256)
		text("description", e.Description, 0, 4096)
		if e.Footer != nil {
			text("footer.text", e.Footer.Text, 0, 2048)
			checkURL(f, at+"footer.icon_url", e.Footer.IconURL, true)
		}
		if e.Author != nil {
			text("author.name", e.Author.Name, 1, 256)
			checkURL(f, at+"author.url", e.Author.URL, false)
			checkURL(f, at+"author.icon_url", e.Author.IconURL, true)
		}
		f.count(at+"fields", len(e.Fields), 0, 25)
		for j, field := range e.Fields {
			text(fmt.Sprintf("fields.%d.name", j), strings.TrimSpace(field.Name), 1, 256)
			text(fmt.Sprintf("fields.%d.value", j), strings.TrimSpace(field.Value), 1, 1024)
		}
		checkURL(f, at+"url", e.URL, false)
		if e.Image != nil {
			checkURL(f, at+"image.url", e.Image.URL, true)
		}
		if e.Thumbnail != nil {
			checkURL(f, at+"thumbnail.url", e.Thumbnail.URL, true)
		}
		if e.Color < 0 || e.Color > 0xFFFFFF {
			f.add(at+"color", "NUMBER_TYPE_MAX", "int value should be less than or equal to 16777215.")
		}
		if _, err := time.Parse(time.RFC3339, e.Timestamp); e.Timestamp != "" && err != nil {
			f.add(at+"timestamp", "DATE_TIME_TYPE_PARSE", "Could not parse %s. Should be ISO8601.", e.Timestamp)
		}
		if e.Title == "" && e.Description == "" && len(e.Fields) == 0 && e.Image == nil && e.Thumbnail == nil && e.Author == nil && e.Footer == nil {
			f.add(at+"description", "BASE_TYPE_REQUIRED", "This field is required")
		}
	}
	if total > 6000 {
		f.add(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")
	}
}

// checkURL notes an address that Discord would not take; "" is none.
func checkURL(f *form, path, address string, file bool) {
	if address == "" {
		return
	}
	f.length(path, address, 0, 2048)
	u, err := url.Parse(address)
	switch {
	case err != nil || u.Scheme == "" || u.Host == "":
		f.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
	case u.Scheme == "attachment" && file, u.Scheme == "http", u.Scheme == "https":
	default:
		f.add(path, "URL_TYPE_INVALID_SCHEME", "Scheme %q is not supported. Scheme must be one of ('http', 'https').", u.Scheme)
	}
}
