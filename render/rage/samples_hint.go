package rage

import (
	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
)

// hintSamples are hands with a hint: for a bid, for a card, and for one that asks for a colour first.
func hintSamples(t look.Table) (samples []look.Sample) {
	t.Hints = true
	bid := biddingView(1, heldCards(false, "R2", "R12", "Y7", "G3", "G15", "P0", "WR", "CR")...)
	bid.Turn = 1
	free := playingView(1, heldCards(true, "R2", "R12", "WR", "CR", "CR")...)
	frees := promptFor("play R2 31", "play R12 31", "play WR=red 31", "play WR=blue 31", "play CR=blue 31")
	for _, h := range []struct {
		name string
		view rage.View
		p    games.Prompt
		hint games.Hint
	}{
		{"hint-bid", bid, promptFor("bid 2 3", "bid 0 3", "bid 1 3", "bid 3 3"), games.Hint{
			Move: "bid 3 3", Reasons: []games.Event{{Verb: "likely", Tokens: []string{"Y7", "WR"}}, {Verb: "possible", N: 2}, {Verb: "others-bid", N: 5}},
		}},
		{"hint", free, frees, games.Hint{
			Move: "play R12 31", Reasons: []games.Event{{Verb: "trumps", Tokens: []string{"red"}}, {Verb: "higher", N: 2, Tokens: []string{"red"}}, {Verb: "needs", N: 3}},
		}},
		{"hint-colour", free, frees, games.Hint{
			Move: "play WR=red 31", Reasons: []games.Event{{Verb: "trumps", Tokens: []string{"red"}}, {Verb: "sure"}, {Verb: "needs", N: 3}},
		}},
	} {
		t.Hint = &h.hint
		samples = append(samples, look.SampleHand(h.name, t, 1, h.view, h.p, "", "", h.name == "hint")...)
	}
	return samples
}
