// Package ruckus is the root of Ruckus, a bot that hosts tabletop games in Discord channels. It has no code: cmd/ruckus is the
// program.
//
// To host games of your own beside the five, or instead of them, import from below this path
//
//   - bot/app: the program for any games;
//   - games: the contract between the rules of a game and everything else, with games/kit and games/card, which games share;
//   - games/gamestest: the suite that judges rules, and render/screentest, which judges screens;
//   - games/arena: robots and programs against each other;
//   - render/look, render/screen, render/picture and render/cards: screens of your own;
//   - store: what another store has to do, with the suite store/storetest.
//
// bot/localdiscord is a Discord on your machine, for tests of any bot.
//
// A first game takes a quarter of an hour: docs/first-game.md.
package ruckus
