package localdiscord

import (
	"cmp"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const (
	maxRequest = 25 << 20 // bytes of a whole request
	maxFile    = 10 << 20 // bytes of one file
)

// A request is a call of the API, read completely.
type request struct {
	*http.Request
	version int             // of the API
	body    []byte          // JSON, or nil
	files   map[int]*upload // files[n]
}

// An upload is a file that came with a request.
type upload struct {
	name string
	kind string // its content type
	data []byte
}

// A handler answers a request with a status and a value to be sent as JSON. It runs with the server's lock held.
type handler func(*request) (status int, answer any, err error)

// rest is the API. Routes are named as in Discord's own description.
func (s *Server) rest() http.Handler {
	mux := http.NewServeMux()
	open := func(route string, h handler) {
		mux.HandleFunc(route, func(w http.ResponseWriter, r *http.Request) { s.answer(w, r, route, h) })
	}
	bot := func(route string, h handler) {
		open(route, func(r *request) (int, any, error) {
			if strings.TrimPrefix(r.Header.Get("Authorization"), "Bot ") != s.w.Token ||
				!strings.HasPrefix(r.Header.Get("Authorization"), "Bot ") {
				return 0, nil, errUnauthorized
			}
			return h(r)
		})
	}
	open("GET /gateway", s.getGateway)
	bot("GET /gateway/bot", s.getGatewayBot)
	bot("GET /users/@me", s.getMe)
	bot("GET /users/@me/guilds", s.getMyGuilds)
	bot("GET /applications/@me", s.getApplication)
	bot("GET /oauth2/applications/@me", s.getApplication)
	bot("GET /guilds/{guild_id}", s.getGuild)
	bot("GET /guilds/{guild_id}/channels", s.getChannels)
	bot("GET /guilds/{guild_id}/members/{user_id}", s.getMember)
	bot("GET /channels/{channel_id}", s.getChannel)

	bot("GET /channels/{channel_id}/messages", s.listMessages)
	bot("POST /channels/{channel_id}/messages", s.postMessage)
	bot("GET /channels/{channel_id}/messages/{message_id}", s.getMessage)
	bot("PATCH /channels/{channel_id}/messages/{message_id}", s.patchMessage)
	bot("DELETE /channels/{channel_id}/messages/{message_id}", s.deleteMessage)
	bot("POST /channels/{channel_id}/messages/{message_id}/threads", s.startThread)

	for _, scope := range []string{"/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands"} {
		bot("GET "+scope, s.listCommands)
		bot("PUT "+scope, s.putCommands)
		bot("POST "+scope, s.postCommand)
		bot("GET "+scope+"/{command_id}", s.getCommand)
		bot("PATCH "+scope+"/{command_id}", s.patchCommand)
		bot("DELETE "+scope+"/{command_id}", s.deleteCommand)
	}
	bot("GET "+emojisRoute, s.listEmojis)
	bot("POST "+emojisRoute, s.postEmoji)
	bot("GET "+emojiRoute, s.getEmoji)
	bot("PATCH "+emojiRoute, s.patchEmoji)
	bot("DELETE "+emojiRoute, s.deleteEmoji)

	open("POST /interactions/{interaction_id}/{interaction_token}/callback", s.callback)
	open("POST /webhooks/{webhook_id}/{webhook_token}", s.followUp)
	for _, message := range []string{"@original", "{message_id}"} {
		route := "/webhooks/{webhook_id}/{webhook_token}/messages/" + message
		open("GET "+route, s.getResponse)
		open("PATCH "+route, s.patchResponse)
		open("DELETE "+route, s.deleteResponse)
	}
	open("/", func(*request) (int, any, error) { return 0, nil, errNotFound })

	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for _, v := range []string{"/api/v9", "/api/v10"} {
			if rest, ok := strings.CutPrefix(r.URL.Path, v+"/"); ok {
				r.Header.Set("X-Api-Version", strings.TrimPrefix(v, "/api/v"))
				r.URL.Path, r.URL.RawPath = "/"+rest, ""
				mux.ServeHTTP(w, r)
				return
			}
		}
		s.write(w, 400, nil, encode(apiErr(400, 50041, "Invalid API version specified")))
	})
}

// answer carries out one request: read it, misbehave if told to, limit its rate, handle it, record it.
func (s *Server) answer(w http.ResponseWriter, hr *http.Request, route string, h handler) {
	e := Exchange{At: s.cfg.Now(), Route: route, Proto: hr.Proto, Path: hr.URL.RequestURI()}
	r, err := readRequest(hr)
	if r != nil {
		e.Request = r.body
	}
	s.mu.Lock()
	s.stats.Requests++
	fault := s.faults.take(route, cmp.Or(hr.PathValue("webhook_token"), hr.PathValue("interaction_token")))
	s.mu.Unlock()

	if !fault.After {
		s.wait(fault)
	}
	header := http.Header{}
	if !fault.spoils() || fault.After {
		e.Status, e.Response = s.handle(r, err, route, header, h)
	}
	if fault.After {
		s.wait(fault)
	}
	if fault.spoils() {
		e.Status, e.Response, header, e.Fault = fault.Status, []byte(fault.Body), fault.Header, true
	}
	s.count(e.Status, header)
	s.recordExchange(e)
	if fault.Drop {
		panic(http.ErrAbortHandler) // net/http's way to cut the connection
	}
	s.write(w, e.Status, header, e.Response)
}

// handle runs a handler under the lock and turns what it returns into an answer.
func (s *Server) handle(r *request, err error, route string, header http.Header, h handler) (int, []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	status, answer := 0, any(nil)
	if err == nil && s.cfg.Limits {
		err = s.limit(r, route, header)
	}
	if err == nil {
		err = s.limitEmojis(r, route, header)
	}
	if err == nil {
		status, answer, err = h(r)
	}
	var refused *apiError
	var limited *limited
	switch {
	case errors.As(err, &limited):
		limited.headers(header)
		return http.StatusTooManyRequests, encode(limited)
	case errors.As(err, &refused):
		return refused.status, encode(refused)
	case err != nil:
		s.cfg.Log.Error("the emulator failed on a request", "route", route, "cause", err)
		return http.StatusInternalServerError, encode(apiErr(500, 0, "500: Internal Server Error"))
	case answer == nil:
		return status, nil
	}
	return status, encode(answer)
}

func (s *Server) write(w http.ResponseWriter, status int, header http.Header, body []byte) {
	for k, v := range header {
		w.Header()[k] = v
	}
	w.Header().Set("Date", s.cfg.Now().UTC().Format(http.TimeFormat))
	if len(body) > 0 && w.Header().Get("Content-Type") == "" {
		w.Header().Set("Content-Type", "application/json")
	}
	w.WriteHeader(status)
	_, _ = w.Write(body)
}

// wait pauses an answer as a fault has it; a closing server waits no longer.
func (s *Server) wait(f Fault) {
	if f.Delay > 0 {
		select {
		case <-time.After(f.Delay):
		case <-s.done:
		}
	}
	if f.Until != nil {
		select {
		case <-f.Until:
		case <-s.done:
		}
	}
}

func (s *Server) count(status int, header http.Header) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if status == http.StatusTooManyRequests {
		s.stats.Limited++
	}
	if (status == 401 || status == 403 || status == 429) && header.Get("X-RateLimit-Scope") != "shared" {
		s.stats.Invalid++
	}
}

// readRequest reads the body: JSON, or multipart with payload_json and files[n].
func readRequest(hr *http.Request) (*request, error) {
	r := &request{Request: hr, files: map[int]*upload{}}
	r.version, _ = strconv.Atoi(hr.Header.Get("X-Api-Version"))
	kind, params, _ := mime.ParseMediaType(hr.Header.Get("Content-Type"))
	if kind == "multipart/form-data" {
		return r, r.readParts(multipart.NewReader(http.MaxBytesReader(nil, hr.Body, maxRequest), params["boundary"]))
	}
	body, err := io.ReadAll(http.MaxBytesReader(nil, hr.Body, maxRequest))
	if err != nil {
		return r, errTooLarge
	}
	if len(body) == 0 {
		return r, nil
	}
	r.body = body
	if kind != "application/json" || !json.Valid(body) {
		return r, errBadJSON
	}
	return r, nil
}

func (r *request) readParts(parts *multipart.Reader) error {
	for {
		p, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return bodyError(err)
		}
		data, err := io.ReadAll(p)
		if err != nil {
			return bodyError(err)
		}
		if p.FormName() == "payload_json" {
			if !json.Valid(data) {
				return errBadJSON
			}
			r.body = data
			continue
		}
		n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(p.FormName(), "files["), "]"))
		if err != nil || n < 0 || r.files[n] != nil {
			return errBadJSON
		}
		if len(data) > maxFile {
			return errTooLarge
		}
		r.files[n] = &upload{p.FileName(), p.Header.Get("Content-Type"), data}
	}
}

func bodyError(err error) error {
	var large *http.MaxBytesError
	if errors.As(err, &large) {
		return errTooLarge
	}
	return errBadJSON
}
