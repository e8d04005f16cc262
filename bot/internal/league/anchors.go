package league

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"

	"ruckus/games"
)

// An anchorFile says how well robots play. It is made by TestAnchorsAreWhatTheLadderOfRobotsSays from the figures in
// testdata/ladder.json.
type anchorFile struct {
	Scale int                           `json:"scale"` // counted up with every change
	D     float64                       `json:"d"`     // of all robots: small, because what they are is what the scale means
	Games map[string]map[string]float64 `json:"games"` // points by game and level
}

//go:embed anchors.json
var anchorText []byte

var anchorsRead = sync.OnceValue(func() anchorFile {
	var a anchorFile
	if err := json.Unmarshal(anchorText, &a); err != nil {
		panic(fmt.Sprintf("built-in anchors.json: %v", err))
	}
	return a
})

func (a anchorFile) anchor(game string, level games.Level) (Rating, bool) {
	points, ok := a.Games[game][level.String()]
	return Rating{points, a.D}, ok
}
