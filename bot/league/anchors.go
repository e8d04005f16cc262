package league

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"
)

// An anchorFile says how well robots play. It is made by TestAnchorsAreWhatTheLadderOfRobotsSays from the figures in
// testdata/ladder.json.
type anchorFile struct {
	Scale int                           `json:"scale"` // counted up by hand with every change
	Sigma float64                       `json:"sigma"` // of all robots: small, because what they are is what the scale means
	Games map[string]map[string]float64 `json:"games"` // mu by game and level
}

//go:embed anchors.json
var anchorText []byte

var anchorsRead = sync.OnceValue(func() anchorFile {
	var a anchorFile
	if err := json.Unmarshal(anchorText, &a); err != nil {
		panic(fmt.Sprintf("anchors.json, which is part of the program: %v", err))
	}
	return a
})
