package bot

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/render/all"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// TestEveryLobbyFitsAPhone measures what everybody sees of a lobby, for each game with one person to as many as can play: as it opens,
// and with all that can stand there. RUCKUS_SHOTS names a folder for pictures, also of what its host and others see behind Set up.
func TestEveryLobbyFitsAPhone(t *testing.T) {
	page, server, _ := startPage(t)
	for _, kind := range all.Kinds() {
		t.Run(kind.Name, func(t *testing.T) {
			var samples []frame.Drawn
			keep := func(what string, people int, s screen.Screen) {
				samples = append(samples, frame.Drawn{Name: fmt.Sprintf("%s-%s-%d", kind.Name, what, people), Screen: s})
			}
			for people := 1; people <= kind.Max; people++ {
				fresh := lobbyOf(kind, people)
				rated, full := fullLobby(fresh), fullLobby(fresh)
				rated.Rated = true
				for what, table := range map[string]frame.Table{"lobby": fresh, "lobby-full": full, "lobby-rated": rated} {
					keep(what, people, frame.Board(table, nil, screen.Reader{}))
				}
				if people > 1 && people < kind.Max {
					continue
				}
				keep("lobby-options", people, frame.LobbyPanel(fresh, frame.Visitor{}).Screen("", ""))
				keep("lobby-options-full", people, frame.LobbyPanel(full, frame.Visitor{}).Screen("", "saved – Rated: on"))
				keep("lobby-options-guest", people, frame.LobbyPanel(full, frame.Visitor{Seat: games.Table}).Screen("", ""))
			}
			tab := page.In(t)
			postSamples(t, server, tab, kind.Name, samples, func(s screen.Screen) screen.Screen { return s })
			list := ""
			for i, b := range boxes(tab, len(samples)) {
				name := samples[i].Name
				list += fmt.Sprintf("%4.0f%-6s %s%s\n", b.Own, over(b.Own, mostOf(name)), name, wraps(b))
				if over(b.Own, mostOf(name)) != "" {
					t.Errorf("%s is %.0f px tall, at most %.0f", name, b.Own, mostOf(name))
				}
			}
			if shots := os.Getenv("RUCKUS_SHOTS"); shots != "" {
				shoot(t, tab, samples, filepath.Join(shots, "lobbies"), 390, 2)
			}
			t.Log("heights in pixels on a phone of 390 x 844\n" + list)
		})
	}
}

// lobbyOf is a lobby of that many people, whose names are long.
func lobbyOf(kind games.Kind, people int) frame.Table {
	t := frame.SampleTable(kind, all.Looks()[kind.Name], look.LobbyPhase)
	for _, name := range []string{"Bolt", "Dan-with-a-name-of-32-characters", "Eve", "Площадь Мира"} {
		t.Players = append(t.Players, view.Named(markup.NameOf(name)))
	}
	t.Players, t.Deadline, t.Extra = t.Players[:people:people], look.SampleTime, guild.OptionsOf(kind)
	t.Players[0].Host = true
	t.Terms.Values = guild.AllOptions(kind).Values()
	t.Dealing = view.Dealing{Sum: "9f86d0819f86d0819f86d0819f86d0819f86d0819f86d0819f86d0819f86d081", Checks: true}
	return t
}

// fullLobby has robots, as many options as go together as nobody has them, each against the server's, and a change that somebody has missed.
func fullLobby(t frame.Table) frame.Table {
	t.Players = slices.Clone(t.Players)
	for i := range t.Players[1:min(3, len(t.Players))] {
		t.Players[1+i].Robot, t.Players[1+i].Name = games.Medium, markup.NameOf("Robot Sprocket (medium)")
	}
	if last := &t.Players[len(t.Players)-1]; last.Robot == 0 && !last.Host {
		last.Stale, last.News = true, []string{t.Kind.Options()[0].Name, "the robots"}
	}
	t.Terms.House = t.Terms.Values
	t.Terms.Values = map[string]int{}
	for _, o := range guild.AllOptions(t.Kind) {
		t.Terms.Values[o.Name] = o.Max
		if o.Max == o.Default {
			t.Terms.Values[o.Name] = o.Min
		}
		if t.Kind.Allows(t.Terms.Values) != nil {
			t.Terms.Values[o.Name] = o.Default
		}
	}
	return t
}
