package standings

import (
	"fmt"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/named"
	"ruckus/store"
)

// Names of the ranked lists of results.
const (
	numbers = "n"  // by number, from 1
	times   = "t"  // by when the game ended, in milliseconds since 1970
	personX = "p-" // with the person's ID: theirs, by when the game ended
)

// maxPersons is for how many of a result's people it stands in a list of their own.
const maxPersons = store.MaxRanks - 2

func resultKind(game string) string { return "result-" + game }

func leagueKind(game string) string { return "league-" + game }

func headKey(p place) store.Key {
	return store.Key{Guild: p.guild, Kind: leagueKind(p.game), ID: "head"}
}

func partKey(p place, fold int64, name string) store.Key {
	return store.Key{Guild: p.guild, Kind: leagueKind(p.game), ID: fmt.Sprintf("%d-%s", fold, name)}
}

func listOf(guild, game, name string) store.Ranking {
	return store.Ranking{Guild: guild, Kind: resultKind(game), Name: name}
}

// ResultKey is where the result of a table is kept.
func ResultKey(guild, game, table string) store.Key {
	return store.Key{Guild: guild, Kind: resultKind(game), ID: table}
}

// ResultWrite is what stores a new result in a guild, once: where the table has one already, the commit is refused.
func ResultWrite(guild string, r league.Result) (store.Write, error) {
	data, err := r.Encode()
	if err != nil {
		return store.Write{}, err
	}
	return store.Write{Record: store.Record{Key: ResultKey(guild, r.Game, r.Table), Data: data, Ranks: ranksOf(r, store.Next)}}, nil
}

// ranksOf are the lists in which a result with this number stands. Anyone who was forgotten has none.
func ranksOf(r league.Result, number int64) map[string]int64 {
	if r.Season > 0 { // no game has ended
		return map[string]int64{numbers: number}
	}
	ended := r.Ended.UnixMilli()
	ranks := map[string]int64{numbers: number, times: ended}
	persons := 0
	for _, p := range r.Players {
		if p.Robot == 0 && !named.IsMark(p.Person) && persons < maxPersons {
			ranks[personX+p.Person] = ended
			persons++
		}
	}
	return ranks
}
