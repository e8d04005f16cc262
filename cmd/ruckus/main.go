// Command ruckus hosts tabletop games in Discord channels, or in a browser page on this machine that stands in for Discord.
package main

import "ruckus/bot/app"

func main() { app.Main(app.Games()...) }
