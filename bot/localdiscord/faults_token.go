package localdiscord

import (
	"net/http"
	"time"
)

// TokenEdits are the requests that edit a message by an interaction's token, as a Fault's Route.
const TokenEdits = "PATCH /webhooks/"

// TokenEditsFail has edits by an interaction's token fail, and no other requests: with status 401 (the token is not good
// any more), 404 (the message is gone) or 429 (too many for a second). Set its Token to have one token's edits fail only.
func TokenEditsFail(status, times int) Fault {
	var refused *apiError
	switch status {
	case http.StatusUnauthorized:
		refused = errWebhookToken
	case http.StatusNotFound:
		refused = errUnknownMessage
	default:
		return RateLimited(TokenEdits, time.Second, times)
	}
	return Fault{
		Route: TokenEdits, Times: times, Status: status, Body: string(encode(refused)),
		Header: http.Header{"Content-Type": {"application/json"}},
	}
}
