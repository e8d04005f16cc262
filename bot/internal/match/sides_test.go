package match_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/seal"
	"ruckus/games/riot"
	"ruckus/render/markup"
	"ruckus/render/view"
)

var (
	cleo = match.By{User: match.User{ID: "3", Name: markup.NameOf("Cleo")}}
	dan  = match.By{User: match.User{ID: "4", Name: markup.NameOf("Dan")}}
)

// choosing is a lobby of RIOT with four people, and this secret.
func choosing(t *testing.T, secret byte) *match.Draft {
	t.Helper()
	values, err := guild.Complete(riotKind(), nil, nil)
	require.NoError(t, err)
	d := draft(0)
	d.OpenLobby(riotKind(), match.Record{
		Known: view.Known{Channel: "c", Host: ann.ID, Terms: view.Terms{Values: values}}, Kind: "riot", Seats: []match.Seat{{ID: ann.ID, Name: ann.Name}},
	}, 7, &seal.Sealed{Secret: seal.Secret([32]byte{secret})})
	for _, by := range []match.By{ben, cleo, dan} {
		by.Request = "press of " + by.ID
		require.NoError(t, d.Join(by))
	}
	return d
}

// teams are who plays which team.
func teams(t *testing.T, d *match.Draft) map[string]string {
	t.Helper()
	view, err := d.Position.View(-1)
	require.NoError(t, err)
	plays := make(map[string]string)
	for _, side := range view.(riot.View).Sides {
		plays[d.Record.Seats[side.Seat].ID] = side.Name
	}
	return plays
}

// Who wishes for a side plays it, whatever the cards; the others play the rest.
func TestWhoWishesForASidePlaysIt(t *testing.T) {
	for secret := range byte(12) {
		d := choosing(t, secret)
		require.NoError(t, d.WishSide(dan, "Police"))
		require.NoError(t, d.WishSide(ben, "Nationalists"))
		require.NoError(t, d.WishSide(cleo, "Police"))
		require.NoError(t, d.WishSide(cleo, ""), "taken back")
		seed := d.Record.Seed([32]byte{})
		require.NoError(t, d.Start(ann, match.Dealing{Given: [32]byte{}}))
		plays := teams(t, d)
		require.Equal(t, "Police", plays[dan.ID])
		require.Equal(t, "Nationalists", plays[ben.ID])
		require.Equal(t, seed, d.Record.Seed([32]byte{}), "the cards can be checked as they were mixed")
		table, err := d.Table()
		require.NoError(t, err)
		for i, of := range table.Dealing.Mixed {
			require.Equal(t, []string{ann.ID, ben.ID, cleo.ID, dan.ID}[i], d.Record.Seats[of].ID, "whose each press is")
		}
		for _, s := range d.Record.Seats {
			require.Empty(t, s.Wish)
		}
		d.Settle()
		later(t, d, time.Second)
	}
}

// Where several want the same side, lots decide, and everybody gets it at times.
func TestLotsDecideWhereSeveralWantTheSameSide(t *testing.T) {
	got := make(map[string]int)
	for secret := range byte(40) {
		d := choosing(t, secret)
		for _, by := range []match.By{ann, cleo, dan} {
			require.NoError(t, d.WishSide(by, "Police"))
		}
		require.NoError(t, d.Start(ann, match.Dealing{Given: [32]byte{}}))
		for id, team := range teams(t, d) {
			if team == "Police" {
				got[id]++
			}
		}
	}
	require.Zero(t, got[ben.ID])
	for _, by := range []match.By{ann, cleo, dan} {
		require.Greater(t, got[by.ID], 4)
	}
}

// A wish is seen by nobody else, and is for sides that there are, of seats that there are, before the game begins.
func TestAWishIsPrivate(t *testing.T) {
	d := choosing(t, 1)
	require.NoError(t, d.WishSide(ben, "Anarchists"))
	own, err := d.Hand(ben.ID)
	require.NoError(t, err)
	require.Equal(t, "Anarchists", own.Wish)
	for _, by := range []match.By{ann, cleo} {
		hand, err := d.Hand(by.ID)
		require.NoError(t, err)
		require.Empty(t, hand.Wish)
	}
	require.ErrorContains(t, d.WishSide(ben, "Firefighters"), "nobody can play that side")
	require.ErrorContains(t, d.WishSide(match.By{User: match.User{ID: "9"}}, "Police"), "no seat")
	require.NoError(t, d.Start(ann, match.Dealing{Given: [32]byte{}}))
	require.ErrorContains(t, d.WishSide(ben, "Police"), "the game is on")
}
