package localdiscord_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/gorilla/websocket"

	"ruckus/bot/localdiscord"
)

// request makes a request as a bot does that knows nothing of this package.
func request(s *localdiscord.Server, method, path, body string) (status int, answer string) {
	r, err := http.NewRequest(method, s.URL()+"/api/v10"+path, strings.NewReader(body))
	if err != nil {
		panic(err)
	}
	r.Header.Set("Authorization", "Bot "+s.Token())
	r.Header.Set("Content-Type", "application/json")
	resp, err := http.DefaultClient.Do(r)
	if err != nil {
		panic(err)
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	if err != nil {
		panic(err)
	}
	return resp.StatusCode, string(text)
}

// A bot needs nothing but another address: what it posts, people see.
func ExampleStart() {
	s, err := localdiscord.Start(localdiscord.Config{})
	if err != nil {
		panic(err)
	}
	defer s.Close()
	ada, channel := s.Users()[0], s.Channels()[0]

	status, _ := request(s, "POST", "/channels/"+channel.ID+"/messages", `{"content": "Hello!"}`)
	fmt.Println(status)
	for _, m := range s.Messages(ada.ID, channel.ID) {
		fmt.Println(m.Author.Bot, m.Content)
	}
	// Output:
	// 200
	// true Hello!
}

// What Discord refuses is refused in Discord's words, with its codes.
func ExampleServer() {
	s, err := localdiscord.Start(localdiscord.Config{})
	if err != nil {
		panic(err)
	}
	defer s.Close()
	channel := s.Channels()[0]
	_, answer := request(s, "POST", "/channels/"+channel.ID+"/messages", `{"content": "`+strings.Repeat("x", 2001)+`"}`)
	fmt.Println(answer)
	if err := s.SetBotPermissions(channel.ID, localdiscord.PermViewChannel); err != nil {
		panic(err)
	}
	_, answer = request(s, "POST", "/channels/"+channel.ID+"/messages", `{"content": "Hello!"}`)
	fmt.Println(answer)
	// Output:
	// {"code":50035,"message":"Invalid Form Body","errors":{"content":{"_errors":[{"code":"BASE_TYPE_MAX_LENGTH","message":"Must be 2000 or fewer in length."}]}}}
	// {"code":50013,"message":"Missing Permissions"}
}

// Discord on a bad day: the second post from now on is done, but its answer is lost.
func ExampleServer_Misbehave() {
	s, err := localdiscord.Start(localdiscord.Config{})
	if err != nil {
		panic(err)
	}
	defer s.Close()
	path := "/channels/" + s.Channels()[0].ID + "/messages"
	s.Misbehave(localdiscord.Fault{Route: "POST /channels/", Skip: 1, After: true, Status: http.StatusBadGateway})
	for _, body := range []string{`{"content": "one"}`, `{"content": "two"}`, `{"content": "three"}`} {
		status, _ := request(s, "POST", path, body)
		fmt.Println(status)
	}
	fmt.Println(len(s.Messages(s.Users()[0].ID, s.Channels()[0].ID)), "messages")
	// Output:
	// 200
	// 502
	// 200
	// 3 messages
}

// A user types a command, and the bot that listens on the gateway answers.
func ExampleServer_Command() {
	s, err := localdiscord.Start(localdiscord.Config{})
	if err != nil {
		panic(err)
	}
	defer s.Close()
	request(s, "PUT", "/applications/"+s.AppID()+"/commands", `[{"name": "ping", "description": "answers"}]`)
	ready := make(chan bool)
	go pong(s, ready)
	<-ready

	typed, err := s.Command(s.Users()[0].ID, s.Channels()[0].ID, "ping", nil)
	if err != nil {
		panic(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	outcome, err := typed.Wait(ctx)
	fmt.Println(outcome.Message.Content, err)
	// Output:
	// pong <nil>
}

// pong is a bot: it says who it is on the gateway, and answers each interaction.
func pong(s *localdiscord.Server, ready chan<- bool) {
	gateway, _, err := websocket.DefaultDialer.Dial(strings.Replace(s.URL(), "http", "ws", 1)+"/gateway/?v=10&encoding=json", nil)
	if err != nil {
		panic(err)
	}
	defer gateway.Close()
	for {
		var event struct {
			Op   int             `json:"op"`
			Type string          `json:"t"`
			Data json.RawMessage `json:"d"`
		}
		if gateway.ReadJSON(&event) != nil {
			return // the server is closed
		}
		switch {
		case event.Op == 10: // hello
			identify := map[string]any{"token": s.Token(), "intents": 0, "properties": map[string]string{"os": "linux", "browser": "x", "device": "x"}}
			if err := gateway.WriteJSON(map[string]any{"op": 2, "d": identify}); err != nil {
				panic(err)
			}
		case event.Type == "READY":
			ready <- true
		case event.Type == "INTERACTION_CREATE":
			var i struct{ ID, Token string }
			if err := json.Unmarshal(event.Data, &i); err != nil {
				panic(err)
			}
			request(s, "POST", "/interactions/"+i.ID+"/"+i.Token+"/callback", `{"type": 4, "data": {"content": "pong"}}`)
		}
	}
}
