package work

import (
	"container/list"
	"sync"
)

// A Cache keeps values up to a weight in all. What makes room is the longest unused of the guild that has most, so that no
// guild can flush what others have: each of n guilds keeps an n-th of the room. A guild that is alone can have all of it.
type Cache[K comparable, V any] struct {
	most int

	mu     sync.Mutex
	weight int
	all    map[K]*list.Element
	guilds map[string]*shelf
}

// A shelf is what one guild has in a cache.
type shelf struct {
	weight int
	items  list.List // the longest unused first
}

type item[K comparable, V any] struct {
	key    K
	guild  string
	weight int
	value  V
}

// NewCache makes a cache for values of that weight together.
func NewCache[K comparable, V any](most int) *Cache[K, V] {
	return &Cache[K, V]{most: most, all: make(map[K]*list.Element), guilds: make(map[string]*shelf)}
}

// Get returns what is kept under a key, and whether anything is.
func (c *Cache[K, V]) Get(key K) (value V, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.all[key]
	if e == nil {
		return value, false
	}
	kept := e.Value.(item[K, V])
	c.guilds[kept.guild].items.MoveToBack(e)
	return kept.value, true
}

// Put keeps a value for a guild.
func (c *Cache[K, V]) Put(guild string, key K, value V, weight int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.remove(key)
	s := c.guilds[guild]
	if s == nil {
		s = new(shelf)
		c.guilds[guild] = s
	}
	c.all[key] = s.items.PushBack(item[K, V]{key, guild, weight, value})
	s.weight += weight
	c.weight += weight
	if c.weight > c.most {
		c.shrink()
	}
}

// shrink makes some room at once, because it has to look at all guilds for the one that has most.
func (c *Cache[K, V]) shrink() {
	for c.weight > c.most-c.most/16 && len(c.all) > 0 {
		var biggest *shelf
		for _, s := range c.guilds {
			if biggest == nil || s.weight > biggest.weight {
				biggest = s
			}
		}
		c.remove(biggest.items.Front().Value.(item[K, V]).key)
	}
}

// Delete forgets what is kept under a key.
func (c *Cache[K, V]) Delete(key K) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.remove(key)
}

func (c *Cache[K, V]) remove(key K) {
	e := c.all[key]
	if e == nil {
		return
	}
	old := e.Value.(item[K, V])
	s := c.guilds[old.guild]
	s.items.Remove(e)
	s.weight -= old.weight
	c.weight -= old.weight
	delete(c.all, key)
	if s.items.Len() == 0 {
		delete(c.guilds, old.guild)
	}
}

// Len returns how many values are kept.
func (c *Cache[K, V]) Len() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.all)
}
