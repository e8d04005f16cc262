package standings

import (
	"fmt"

	"ruckus/bot/internal/league"
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

func resultKey(guild, game, table string) store.Key {
	return store.Key{Guild: guild, Kind: resultKind(game), ID: table}
}

func ratingsKey(guild, game string) store.Key {
	return store.Key{Guild: guild, Kind: "ratings", ID: game}
}

func seasonKey(guild, game string, season int) store.Key {
	return store.Key{Guild: guild, Kind: "ratings", ID: fmt.Sprintf("%s-%d", game, season)}
}

func monthKind(game string) string { return "month-" + game }

func monthKey(guild, game, month string) store.Key {
	return store.Key{Guild: guild, Kind: monthKind(game), ID: month}
}

func statsKind(game string) string { return "stats-" + game }

func statsKey(guild, game, person string) store.Key {
	return store.Key{Guild: guild, Kind: statsKind(game), ID: person}
}

func listOf(guild, game, name string) store.Ranking {
	return store.Ranking{Guild: guild, Kind: resultKind(game), Name: name}
}

// ResultKey is where the result of a table is kept.
func ResultKey(guild, game, table string) store.Key { return resultKey(guild, game, table) }

// ResultWrite is what stores a new result in a guild, once: where the table has one already, the commit is refused.
func ResultWrite(guild string, r league.Result) (store.Write, error) {
	data, err := r.Encode()
	if err != nil {
		return store.Write{}, err
	}
	return store.Write{Record: store.Record{Key: resultKey(guild, r.Game, r.Table), Data: data, Ranks: ranksOf(r, store.Next)}}, nil
}

// ranksOf are the lists in which a result with this number stands. Anyone who was forgotten has none.
func ranksOf(r league.Result, number int64) map[string]int64 {
	ended := r.Ended.UnixMilli()
	ranks := map[string]int64{numbers: number, times: ended}
	persons := 0
	for _, p := range r.Players {
		if p.Robot == 0 && !league.IsMark(p.Person) && persons < maxPersons {
			ranks[personX+p.Person] = ended
			persons++
		}
	}
	return ranks
}
