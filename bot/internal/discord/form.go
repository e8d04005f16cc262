package discord

import (
	"bytes"
	"mime/multipart"
	"net/textproto"
)

// withFile packs a JSON body and a file as Discord wants files: as parts of a form.
func withFile(body []byte, f File) (form []byte, kind string) {
	var buf bytes.Buffer
	w := multipart.NewWriter(&buf)
	part := func(disposition, kind string, data []byte) {
		p, err := w.CreatePart(textproto.MIMEHeader{"Content-Disposition": {disposition}, "Content-Type": {kind}})
		if err == nil {
			_, err = p.Write(data)
		}
		if err != nil {
			panic(err) // memory can always be written to
		}
	}
	part(`form-data; name="payload_json"`, "application/json", body)
	part(`form-data; name="files[0]"; filename="`+f.Name+`"`, f.Kind, f.Data)
	if err := w.Close(); err != nil {
		panic(err)
	}
	return buf.Bytes(), w.FormDataContentType()
}
