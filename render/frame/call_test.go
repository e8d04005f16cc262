package frame

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

func TestACallSaysWhyAndWhatMyHandDoes(t *testing.T) {
	at := Table{Table: look.TableOf(games.Kind{Title: "REDOX"}, look.Look{}, look.PlayingPhase, view.Player{User: view.User{ID: "11", Name: markup.NameOf("Ann")}}, view.Player{User: view.User{ID: "12"}})}
	timed, away, race, paused := at, at, at, at
	timed.Deadline = look.SampleTime
	away.Players = []view.Player{{User: view.User{ID: "11"}, Away: true}}
	race.Kind.New = beginRace
	paused.Rest.Paused = true
	for _, c := range []struct {
		t    Table
		late bool
		want string
	}{
		{timed, false, "<@11>, your move in **REDOX**. Auto-move: <t:1893553445:R>."},
		{at, false, "<@11>, your move in **REDOX**."},
		{race, false, "<@11>, ready for **REDOX**? Press **Ready** in your hand."},
		{timed, true, "<@11>, you timed out in **REDOX**, so I played for you. **My hand** brings you back."},
		{away, true, "<@11>, a robot is playing for you in **REDOX**. **My hand** brings you back."},
		{race, true, "<@11>, a round of **REDOX** began without you. **My hand** brings you back."},
		{paused, true, "<@11>, **REDOX** is paused: everyone left. Press **My hand** to resume."},
	} {
		text, rows := Call(c.t, 0, c.late)
		require.Equal(t, c.want, text)
		require.Equal(t, [][]screen.Control{{{Label: "My hand", Style: screen.Green, Host: MyHand}}}, rows)
	}
}
