// Package ruckus is the root of Ruckus, a bot that hosts tabletop games in Discord channels. It has no code: cmd/ruckus is the
// program.
//
// To host games of your own beside the five, or instead of them, import
//
//   - ruckus/bot/app: the program for any games;
//   - ruckus/games: the contract between the rules of a game and everything else, with games/kit and games/card, which games share;
//   - ruckus/games/gamestest: the suite that judges rules, and ruckus/render/screentest, which judges screens;
//   - ruckus/games/arena: robots and programs against each other;
//   - ruckus/render/look, ruckus/render/screen, ruckus/render/picture and ruckus/render/cards: screens of your own;
//   - ruckus/store: what another store has to do, with the suite ruckus/store/storetest.
//
// Package ruckus/bot/localdiscord is a Discord on your machine, for tests of any bot.
//
// A first game takes a quarter of an hour: docs/first-game.md.
package ruckus
