package emojis

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/bot/internal/discord"
)

// Emojis that aren't ours stay and take room. Where there isn't enough, as many games as possible get all their pictures,
// and the others none.

// missing are the pictures that are to be put up, in this order: those of games that have room for all of theirs.
func (k *Keeper) missing() (all []Picture) {
	wanted := make(map[string]bool)
	for _, s := range k.fitting() {
		for _, p := range s.Pictures {
			wanted[p.Name] = true
		}
	}
	for _, p := range k.pictures {
		if wanted[p.Name] && k.lacks(p) {
			all = append(all, p)
		}
	}
	return all
}

// lacks reports whether a picture is to be put up: it is not up, and Discord does not refuse it.
func (k *Keeper) lacks(p Picture) bool {
	_, up := k.up[p.Name]
	return !up && !k.refused[p.Name]
}

// fitting are the sets for which there is room, with what makes room: as many as can be. A part of a set is of no use.
func (k *Keeper) fitting() (chosen []Set) {
	room := k.room - len(k.have) + len(k.old())
	planned := map[string]bool{}
	cost := func(s Set) (n int) {
		for _, p := range s.Pictures {
			if k.lacks(p) && !planned[p.Name] {
				n++
			}
		}
		return n
	}
	left := slices.DeleteFunc(slices.Clone(k.sets), func(s Set) bool {
		return slices.ContainsFunc(s.Pictures, func(p Picture) bool { return k.refused[p.Name] })
	})
	for len(left) > 0 {
		best := slices.MinFunc(left, func(a, b Set) int { return cost(a) - cost(b) })
		if n := cost(best); n > 0 && n > room {
			break
		} else {
			room -= n
		}
		for _, p := range best.Pictures {
			if k.lacks(p) {
				planned[p.Name] = true
			}
		}
		chosen = append(chosen, best)
		left = slices.DeleteFunc(left, func(s Set) bool { return s.Name == best.Name })
	}
	return chosen
}

// textOnly are the names of the sets for which there is no room.
func (k *Keeper) textOnly() (names []string) {
	fit := k.fitting()
	for _, s := range k.sets {
		refused := slices.ContainsFunc(s.Pictures, func(p Picture) bool { return k.refused[p.Name] })
		if !refused && !slices.ContainsFunc(fit, func(f Set) bool { return f.Name == s.Name }) {
			names = append(names, s.Name)
		}
	}
	return names
}

// crowded says in a sentence for which games there is no room; "" where there is room for all.
func (k *Keeper) crowded() string {
	names := k.textOnly()
	if len(names) == 0 {
		return ""
	}
	return fmt.Sprintf("An application can have %d emojis, and %d here aren't the bot's, so it won't delete them: the cards of %s stay text until you delete emojis you don't need in Discord's developer portal",
		k.room, k.foreign(), strings.Join(names, ", "))
}

// foreign is how many emojis of the application are not the bot's own.
func (k *Keeper) foreign() (n int) {
	up := make(map[string]bool, len(k.up))
	for _, e := range k.up {
		up[e.ID] = true
	}
	for _, e := range k.have {
		if !k.own[e.ID] && !up[e.ID] {
			n++
		}
	}
	return n
}

// old are the bot's own emojis that stand for no picture any more.
func (k *Keeper) old() (all []discord.AppEmoji) {
	used := make(map[string]bool, len(k.up))
	for _, e := range k.up {
		used[e.ID] = true
	}
	for _, e := range k.have {
		if k.own[e.ID] && !used[e.ID] {
			all = append(all, e)
		}
	}
	return all
}
