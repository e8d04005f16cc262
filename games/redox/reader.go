package redox

import (
	"encoding/binary"

	"ruckus/games"
)

// A reader takes the stored form apart. When something is missing or impossible, it has failed, and yields zeros.
type reader struct {
	b       []byte
	version int // of the stored form
	failed  bool
}

// bytes are the next n bytes.
func (r *reader) bytes(n int) []byte {
	if r.failed = r.failed || len(r.b) < n; r.failed {
		return make([]byte, n)
	}
	b := r.b[:n]
	r.b = r.b[n:]
	return b
}

func (r *reader) byte() byte     { return r.bytes(1)[0] }
func (r *reader) uint16() uint16 { return binary.BigEndian.Uint16(r.bytes(2)) }
func (r *reader) uint32() uint32 { return binary.BigEndian.Uint32(r.bytes(4)) }
func (r *reader) uint64() uint64 { return binary.BigEndian.Uint64(r.bytes(8)) }

// cards are a number and so many cards; at most as many as asked for.
func (r *reader) cards(most, decks int, cards []deckCard) []deckCard {
	n := int(r.byte())
	if r.failed = r.failed || n > most; r.failed {
		return cards
	}
	for _, b := range r.bytes(n) {
		c := deckCard(b)
		r.failed = r.failed || !c.isIn(decks)
		cards = append(cards, c)
	}
	return cards
}

// hand is a hand with its known and its recycled cards, and the one that was taken last.
func (r *reader) hand(decks int) (hand, known, recycled, fresh cardSet) {
	var room, again [dealt]deckCard
	cards := r.cards(dealt, decks, room[:0])
	knownBits, recycledBits := r.uint16(), r.uint16()
	last := byte(0)
	if r.version > 1 {
		last = r.byte()
	}
	hand = setOf(cards)
	for i, c := range hand.appendTo(again[:0]) {
		r.failed = r.failed || c != cards[i] // in another order
	}
	r.failed = r.failed || hand.count() != len(cards) || (knownBits|recycledBits)>>len(cards) != 0 || int(last) > len(cards)
	for i, c := range cards {
		if knownBits>>i&1 != 0 {
			known.add(c)
		}
		if recycledBits>>i&1 != 0 {
			recycled.add(c)
		}
		if int(last) == i+1 {
			fresh.add(c)
		}
	}
	return hand, known, recycled, fresh
}

// readCards reads all that lies anywhere, and the calls.
func (g *game) readCards(r *reader) {
	decks := decksFor(g.seats)
	for s := range g.seats {
		var recycled, fresh cardSet
		g.hands[s], g.known[s], recycled, fresh = r.hand(decks)
		for i := range recycled {
			g.recycled[i] |= recycled[i]
			g.fresh[i] |= fresh[i]
		}
	}
	room := make([]deckCard, 2*maxCards)
	g.stock = r.cards(maxCards, decks, room[:0:maxCards])
	g.pile = r.cards(maxCards, decks, room[maxCards:maxCards])
	if g.reshuffles > 0 {
		for _, c := range g.stock {
			g.recycled.add(c)
		}
	}
	plots := int(r.byte())
	g.table = make([]plot, 0, min(plots, maxCards/minPlot)+1)
	for range plots {
		head := r.byte()
		p := plot{owner: games.Seat(head & 0x7f), run: head&0x80 != 0, low: int8(r.byte())}
		if p.n = int8(len(r.cards(maxPlot, decks, p.cards[:0]))); r.failed {
			return
		}
		g.table = append(g.table, p)
	}
	if !g.rules.MustYell {
		return
	}
	for s := range g.seats {
		g.calls[s] = call{step: int32(r.uint32()), left: int8(r.byte()), until: int64(r.uint64())}
		g.missed[s] = int8(r.byte())
	}
}
