package localdiscord

import (
	"cmp"
	"context"
	"embed"
	"encoding/json"
	"errors"
	"io/fs"
	"net/http"
	"sync"
	"time"

	"github.com/gorilla/websocket"
)

//go:embed all:web/dist
var web embed.FS

func pageFiles() http.Handler {
	dist, err := fs.Sub(web, "web/dist")
	if err != nil {
		panic(err) // the folder is embedded
	}
	return http.FileServerFS(dist)
}

// A pageConn is one page in somebody's browser.
type pageConn struct {
	s    *Server
	user string
	ws   *websocket.Conn
	mu   sync.Mutex // one writer at a time
}

func (p *pageConn) send(f Frame) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.ws.SetWriteDeadline(time.Now().Add(10 * time.Second))
	return p.ws.WriteJSON(f)
}

// servePage carries one page: all that its user sees goes out, all that they do comes in.
func (s *Server) servePage(w http.ResponseWriter, r *http.Request) {
	up := websocket.Upgrader{CheckOrigin: func(*http.Request) bool { return true }} // guard has checked it
	ws, err := up.Upgrade(w, r, nil)
	if err != nil {
		return
	}
	defer ws.Close()
	s.mu.Lock()
	me := s.w.user(r.URL.Query().Get("user"))
	if me == nil || me.Bot {
		me = s.w.people()[0]
	}
	hello := Frame{Type: "hello", Data: encode(s.pageHello(me))}
	watch := s.watch(me.ID) // in the same breath as hello, so that nothing is missed or told twice
	s.mu.Unlock()

	p := &pageConn{s: s, user: me.ID, ws: ws}
	go func() {
		defer ws.Close()
		if p.send(hello) != nil {
			return
		}
		for f := range watch.frames {
			if p.send(f) != nil {
				return
			}
		}
	}()
	ws.SetReadLimit(1 << 20)
	for {
		var f Frame
		if err := ws.ReadJSON(&f); err != nil {
			break
		}
		p.handle(f)
	}
	s.mu.Lock()
	s.unwatch(watch)
	s.mu.Unlock()
}

func (p *pageConn) reply(nonce json.RawMessage, what string, data any) {
	_ = p.send(Frame{Type: what, Data: encode(data), Nonce: nonce}) // who is gone needs no reply
}

// handle carries out what the user did on the page.
func (p *pageConn) handle(f Frame) {
	var d struct {
		Message     string          `json:"message"`
		CustomID    string          `json:"custom_id"`
		Values      []string        `json:"values"`
		Channel     string          `json:"channel"`
		Name        string          `json:"name"`
		Content     string          `json:"content"`
		Options     []CommandOption `json:"options"`
		Interaction string          `json:"interaction_id"`
		Components  []struct {
			CustomID string `json:"custom_id"`
			Value    any    `json:"value"`
			Values   []any  `json:"values"`
		} `json:"components"`
	}
	if err := json.Unmarshal(f.Data, &d); err != nil {
		p.fail(f.Nonce, errBadJSON)
		return
	}
	s := p.s
	switch f.Type {
	case "press":
		i, err := s.Press(p.user, d.Message, d.CustomID, d.Values...)
		p.began(f.Nonce, i, err)
	case "command":
		i, err := s.Command(p.user, d.Channel, d.Name, d.Options)
		p.began(f.Nonce, i, err)
	case "autocomplete":
		i, err := s.Autocomplete(p.user, d.Channel, d.Name, d.Options)
		p.began(f.Nonce, i, err)
	case "modal":
		values := map[string]any{}
		for _, c := range d.Components {
			values[c.CustomID] = c.Value
			if c.Values != nil {
				values[c.CustomID] = c.Values
			}
		}
		i, err := s.SubmitModal(p.user, d.Interaction, values)
		p.began(f.Nonce, i, err)
	case "say":
		_, err := s.Say(p.user, d.Channel, d.Content)
		p.finish(f.Nonce, map[string]string{}, err)
	case "dismiss":
		p.finish(f.Nonce, map[string]string{}, s.Dismiss(p.user, d.Message))
	case "user":
		u, err := s.AddUser(d.Name, false)
		p.finish(f.Nonce, map[string]string{"id": u.ID}, err)
	case "emojis":
		p.reply(f.Nonce, "ok", map[string]any{"emojis": s.pageEmojis()})
	case "server":
		p.direct(f)
	default:
		p.fail(f.Nonce, errors.New("unknown frame"))
	}
}

func (p *pageConn) finish(nonce json.RawMessage, data any, err error) {
	if err != nil {
		p.fail(nonce, err)
		return
	}
	p.reply(nonce, "ok", data)
}

func (p *pageConn) fail(nonce json.RawMessage, err error) {
	code := 0
	var refused *apiError
	message := err.Error()
	if errors.As(err, &refused) {
		code, message = refused.Code, cmp.Or(refused.first, refused.Message)
	}
	p.reply(nonce, "error", map[string]any{"code": code, "message": message})
}

// began answers that an interaction is on its way, and later with what became of it.
func (p *pageConn) began(nonce json.RawMessage, i *Interaction, err error) {
	if err != nil {
		p.fail(nonce, err)
		return
	}
	if i.Type != typeAutocomplete {
		p.reply(nonce, "ok", map[string]string{"interaction_id": i.ID})
	}
	go func() {
		o, _ := i.Wait(context.Background()) // it always ends, see answerTime
		switch {
		case o.Failed != "" && i.Type == typeAutocomplete:
			p.reply(nonce, "choices", map[string]any{"choices": []Choice{}})
		case o.Failed != "":
			p.reply(nonce, "interaction", map[string]any{"n": nonce, "state": "failed", "message": o.Failed})
		case o.Type == callbackAutocomplete:
			p.reply(nonce, "choices", map[string]any{"choices": append([]Choice{}, o.Choices...)})
		default:
			if o.Modal != nil {
				p.reply(nonce, "modal", map[string]any{
					"interaction_id": i.ID, "custom_id": o.Modal.CustomID, "title": o.Modal.Title, "components": o.Modal.Components,
				})
			}
			p.reply(nonce, "interaction", map[string]any{"n": nonce, "state": "done", "message": ""})
		}
	}()
}
