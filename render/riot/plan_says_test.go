package riot

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
	"ruckus/render/view"
)

// A player who plans to buy something reads at the top what is left, not what they had.
func TestTheTitleOfAPlanSaysWhatIsLeftToSpend(t *testing.T) {
	police, _ := placed(t)
	had := police.credits()
	h, _ := handOf(t, police.game, 0)
	require.Contains(t, h.planTitle(), fmt.Sprintf("· %d credits", had))
	h, _ = handOf(t, police.game, 0, "buy 1O")
	require.Contains(t, h.planTitle(), fmt.Sprintf("· %d of %d credits left", had-1, had))
	require.Contains(t, h.planning().Text, "Buy Officer", "and what the plan buys")
}

// A purchase is read in the plan beside what the units do, as long as there is room, and so is a card that was just bought.
func TestAPlanSaysWhatItBuysBesideWhatItDoes(t *testing.T) {
	police, autonomen := placed(t)
	police.press("e")
	h, _ := handOf(t, autonomen.game, 1, "move A1 1M1 A")
	require.Contains(t, h.planning().Text, "**4 credits unspent:** they're lost")
	require.NotContains(t, h.planning().Text, "Your cards")
	autonomen.press("card")
	h, _ = handOf(t, autonomen.game, 1, "move A1 1M1 A")
	require.Contains(t, h.planning().Text, "Your cards")
	require.Contains(t, h.planning().Text, "**3 credits unspent:** they're lost")
	h, _ = handOf(t, autonomen.game, 1, "buy 1M", "deploy Be 1M", "move A1 1M1 A")
	require.Contains(t, h.planning().Text, "→ B")
	require.Contains(t, h.planning().Text, "A1 → A")
	require.NotContains(t, h.planning().Text, "unspent")
}

// Who is stopped by a fight that thrown cards have ended reads what both sides lost, and not only which card was theirs.
func TestAStopSaysWhatThrownCardsDid(t *testing.T) {
	police, _ := placed(t)
	h, plan := handOf(t, police.game, 0)
	plan.Stopped = &view.PlanStop{Order: "attack A/1 HQ:1S1!"}
	plan.Told = []games.Event{event("attack", 0, "A 1_swat", 0, 1), event("blitz", 0, "stones", 0), units("kill", 1, "1 militant"), units("wound", 0, "1 swat")}
	require.Regexp(t, "They lost|they lost", h.planning().Text)
	require.Contains(t, h.planning().Text, "your ")
	require.NotContains(t, h.planning().Text, "plays")
}

// A unit that will be wounded is out for a turn: the line of the attack says so before it is played.
func TestAPlannedAttackSaysWhoWillBeWounded(t *testing.T) {
	police, _ := placed(t)
	h, plan := handOf(t, police.game, 0, "buy 1S", "attack A1/1 HQ:1S1!")
	require.Empty(t, plan.Outlooks[1].Refused)
	require.Contains(t, h.orderLine(plan.Orders[1], plan.Outlooks[1]), `**3:2**, wounded S\.W\.A\.T\.`)
}

// A player who is asked in a clash reads which cards have brought it to where it is.
func TestAClashSaysWhichCardsWerePlayed(t *testing.T) {
	v := sides(t)
	v.Phase = riot.Deciding
	v.Clash = &riot.Clash{Target: "A", Attacker: riot.Party{Seat: 1}, Defender: riot.Party{Seat: 0, Played: []riot.HandCard{{Card: riot.Card{ID: "stones", Name: "Stones"}}}}}
	for _, r := range screentest.Readers(Look()) {
		h := hand{scene: scene{v}, t: framedTable().Table, r: r, prompt: games.Prompt{Moves: []string{"go 1", "stop 1"}, Must: true}, side: v.Sides[1]}
		require.Contains(t, h.inClash(*v.Clash).Text, "Stones")
	}
}

// What a step of the lesson says to press is a button on its screen, not an entry of a menu.
func TestTheLessonAsksForButtonsThatThereAre(t *testing.T) {
	l, asked := Look().Lesson, 0
	for at := frame.BeginLesson(l); !at.Last(l); {
		step := l.Steps[at.Step]
		if len(step.Ways) == 0 || step.Ways[0].Move == "" {
			at = at.Skip(l)
			continue
		}
		move := step.Ways[0].Move
		if order, ok := strings.CutPrefix(move, games.PlanMark+games.PlanAdd); ok && step.Via == nil {
			s, err := frame.LessonScreen(riot.Kind(riot.Default()), Look(), frame.Learner{At: at, Now: look.SampleTime}, screen.Reader{})
			require.NoError(t, err)
			require.True(t, slices.ContainsFunc(slices.Concat(s.Rows...), func(c screen.Control) bool { return strings.HasSuffix(c.Do, " "+games.PlanAdd+order) }), "%s\n%s", move, s)
			asked++
		}
		at, _ = at.Move(l, move)
	}
	require.Greater(t, asked, 3)
}

// Who presses another attack in the lesson reads what the step says of it, and not that it is allowed, but not now.
func TestTheLessonSaysWhatItThinksOfAnotherAttack(t *testing.T) {
	l := Look().Lesson
	at := frame.BeginLesson(l)
	for l.Steps[at.Step].Name != "attack" {
		at = at.Skip(l)
	}
	_, told := at.Move(l, "@+attack A/0 HQ:1S1!")
	require.Contains(t, told, "Also good.")
}

// A player reads of an idea that only builds up what it buys.
func TestAnIdeaThatBuildsUpNamesItsPurchases(t *testing.T) {
	police, _ := placed(t)
	h, _ := handOf(t, police.game, 0)
	require.Equal(t, "Build up with 2 × Officer", h.idea(games.Idea{Orders: []string{"buy 2O"}}))
	require.Equal(t, "Build up", h.idea(games.Idea{}))
}

// A plan that stops after a fight that its player has won doesn't look like an alarm.
func TestAFightThatWasWonIsNoAlarm(t *testing.T) {
	police, _ := placed(t)
	h, plan := handOf(t, police.game, 0, "buy 1S", "attack A1/1 HQ:1S1!")
	plan.Stopped = &look.PlanStop{Order: plan.Orders[1]}
	plan.Told = plan.Outlooks[1].Events
	require.Zero(t, h.planning().Accent)
	plan.Told = nil
	require.NotZero(t, h.planning().Accent)
}

// A button that plays a card at an entry names the place as people do.
func TestAButtonForACardNamesItsEntry(t *testing.T) {
	_, autonomen := placed(t)
	h, _ := handOf(t, autonomen.game, 1)
	h.t.Plan = &view.Plan{}
	b, ok := h.control([]string{"play assembly Be"}, games.Outlook{})
	require.True(t, ok)
	require.Contains(t, b.Label, "B entry")
}

// In a fight that a plan has begun and plays on, no limit is named that it won't wait for.
func TestAFightThatAPlanPlaysOnNamesNoTimeLimit(t *testing.T) {
	h := hand{t: look.Table{Hand: view.Hand{Table: view.Table{Deadline: time.Unix(9, 0)}, Carried: true}}}
	require.Empty(t, h.silent())
	h.t.Carried = false
	require.NotEmpty(t, h.silent())
}
