package clues

import "strings"

// An entry is a word to be guessed, and the clues that robots know for it, the most obvious first.
type entry struct {
	word  string
	clues []string
}

// lexicon are the words of the game.
var lexicon = read(`
lighthouse: lamp coast beam tower ships warning
volcano: lava mountain eruption ash crater hot
umbrella: rain handle wet fold shelter
piano: keys music pedals black concert
snowman: carrot winter coal melting scarf
compass: north needle direction lost magnet
honey: bees sweet jar sticky golden
library: books quiet shelves borrow reading
desert: sand hot camel dry dunes
kitchen: stove cooking sink spoons recipes
bridge: river crossing arch span toll
clock: hands ticking hour alarm late
garden: flowers weeds spade hedge watering
ladder: rungs climb roof steps tall
mirror: reflection glass silver vanity twin
pirate: parrot treasure ship patch plank
rainbow: colours storm arch gold spectrum
subway: tunnel train tickets crowd rush
tailor: needle suit thread measure buttons
camel: humps desert dry caravan spit
lemon: sour yellow juice peel zest
balloon: air party string helium pop
castle: moat tower knight siege stone
whale: blubber ocean song giant spout
`)

func read(text string) (all []entry) {
	for line := range strings.Lines(strings.TrimSpace(text)) {
		word, clues, _ := strings.Cut(strings.TrimSpace(line), ": ")
		all = append(all, entry{word, strings.Fields(clues)})
	}
	return all
}

// fits are the words for which robots know a clue, by their places in the lexicon: at most three.
func fits(clue string) (all []int) {
	for i, e := range lexicon {
		for _, c := range e.clues {
			if strings.EqualFold(c, clue) && len(all) < 3 {
				all = append(all, i)
			}
		}
	}
	return all
}
