package screen

// What stands on controls that several screens have. A sentence that tells somebody to press one of them takes its name from here.
const (
	LabelAgain       = "Again"
	LabelAllGames    = "All games"
	LabelAllRounds   = "All rounds"
	LabelBack        = "Back"
	LabelBackToCards = "Back to my cards"
	LabelBackToHand  = "Back to my hand"
	LabelChooseCards = "Choose cards …"
	LabelChooseGame  = "Choose a game"
	LabelEndTable    = "End the table …"
	LabelExport      = "Export"
	LabelGoOn        = "Go on"
	LabelMore        = "More"
	LabelMoreOptions = "More …"
	LabelMyHand      = "My hand"
	LabelNewer       = "Newer"
	LabelOlder       = "Older"
	LabelReady       = "Ready"
	LabelRefresh     = "Refresh"
	LabelReplay      = "Replay"
	LabelResetAll    = "Reset everything …"
	LabelRules       = "Rules"
	LabelShare       = "Share"
	LabelWho         = "Who …"
	LabelWhy         = "Why?"
)
