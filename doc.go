// Package ruckus is the root of Ruckus, a bot that hosts tabletop games in Discord channels. It has no code: cmd/ruckus is the
// program.
//
// To host games of your own, beside the five or instead of them, import these packages from below this path:
//
//   - bot/app: the program, for any games;
//   - games: the contract between a game's rules and everything else; games/kit and games/card have what games share;
//   - games/gamestest: the test suite for rules; render/screentest is the one for screens;
//   - games/arena: robots and programs against each other;
//   - render/look, render/screen, render/picture and render/cards: screens of your own;
//   - store: what a store of your own has to do; store/storetest is its test suite.
//
// bot/localdiscord emulates Discord on your machine, for tests of any bot.
//
// A first game takes a quarter of an hour: docs/first-game.md.
package ruckus
