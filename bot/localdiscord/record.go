package localdiscord

import (
	"slices"
	"time"
)

// Routes of exchanges that are not REST.
const (
	GatewayToBot   = "gateway to bot"
	GatewayFromBot = "gateway from bot"
)

// An Exchange is one request of the bot with its answer, or one payload on the gateway.
type Exchange struct {
	At       time.Time
	Route    string // method and path with names for its parts, "PATCH /channels/{channel_id}/messages/{message_id}", or a gateway's
	Proto    string // the protocol of a request: "HTTP/1.1" or "HTTP/2.0"; "" on the gateway
	Path     string // the path as it was, with the query; on the gateway that of the connection
	Status   int    // of the answer; 0 on the gateway, and where the answer was dropped
	Request  []byte // JSON from the bot; of a multipart body its payload_json
	Response []byte // JSON, or in a fault other text, to the bot
	Fault    bool   // the answer was spoiled on request, see Misbehave
}

// recordExchange must not be called with mu held: OnExchange may take its time.
func (s *Server) recordExchange(e Exchange) {
	s.record.Lock()
	defer s.record.Unlock()
	if len(s.recorded) >= 2*s.cfg.Keep { // not at every exchange: it moves all the others
		s.recorded = slices.Delete(s.recorded, 0, len(s.recorded)-s.cfg.Keep)
	}
	s.recorded = append(s.recorded, e)
	if s.cfg.OnExchange != nil {
		s.cfg.OnExchange(e)
	}
}

// Requests are the last exchanges with the bot, the oldest first; how many is said by Config.Keep.
func (s *Server) Requests() []Exchange {
	s.record.Lock()
	defer s.record.Unlock()
	return slices.Clone(s.recorded[max(0, len(s.recorded)-s.cfg.Keep):])
}
