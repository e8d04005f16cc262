package league

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

// BenchmarkCount reads the ratings of 5,000 people, counts one more game of four and writes them again, as a host does.
func BenchmarkCount(b *testing.B) {
	ratings := crowded(b, 5000)
	data, err := RatingsForm.Encode(ratings)
	require.NoError(b, err)
	result := game(person("1000000000000000007", 1), person("1000000000000000100", 2), person("1000000000000004000", 3), person("2", 4))
	for b.Loop() {
		r, err := RatingsForm.Decode(data)
		if err == nil {
			r.Apply(r.Applied+1, result)
			_, err = RatingsForm.Encode(r)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(data)), "stored-bytes")
}

// BenchmarkResult reads and checks the result of a game of four, with names, figures and moments.
func BenchmarkResult(b *testing.B) {
	data, err := evening().Encode()
	require.NoError(b, err)
	for b.Loop() {
		if _, err := DecodeResult(data); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(data)), "stored-bytes")
}

// BenchmarkBoard sorts the leaderboard of 5,000 people.
func BenchmarkBoard(b *testing.B) {
	ratings := crowded(b, 5000)
	for b.Loop() {
		ratings.Board(ByRating, 0, nil)
	}
}

// BenchmarkFold counts 10,000 results of twelve people.
func BenchmarkFold(b *testing.B) {
	list := evenings(10_000)
	for b.Loop() {
		fold(list)
	}
}

// crowded are ratings of that many people, each of whom has played two games.
func crowded(b *testing.B, people int) Ratings {
	id := func(n int) string { return fmt.Sprintf("1%018d", n%people) }
	ratings := NewRatings("rednines")
	for n := range people / 2 {
		for at := range 2 {
			r := game(person(id(2*n+at), 1), person(id(2*n+1+at), 2))
			ratings.Apply(uint64(2*n+at+1), r)
		}
	}
	return ratings
}
