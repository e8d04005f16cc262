package arena

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"time"

	"ruckus/games"
)

const (
	maxAnswer = 4096 // bytes of a program's line
	maxFaults = 20   // of a program in one game; then it is asked no more
)

// A Program is a player that runs as a process of its own: one for each game. Each question is a line of JSON on its
// standard input, each answer a line on its standard output. See docs/arena.md.
type Program struct {
	Label   string
	Command []string
	Limit   time.Duration // for one answer
	Start   time.Duration // besides, for the first answer of a process, which has to start
	Stderr  io.Writer     // what the programs write there; nil: nowhere
}

// Name is the label.
func (p Program) Name() string { return p.Label }

// Sit starts nothing: the process begins with the first question.
func (p Program) Sit() (Seated, error) {
	if len(p.Command) == 0 {
		return nil, errors.New("a program needs a command")
	}
	return &process{Program: p}, nil
}

// Asked is a question as a program reads it.
type Asked struct {
	Game    string         `json:"game"`
	Options map[string]int `json:"options"`         // those that are not the default ones
	Seat    games.Seat     `json:"seat"`            // counted from 0
	View    any            `json:"view"`            // all that the seat may know, as the game's View
	Moves   []string       `json:"moves"`           // legal ones; a long list may be only its useful part
	Typed   []games.Typed  `json:"typed,omitempty"` // what can be typed besides: the text stands in quotes in place of the "*", see games.Say
	Must    bool           `json:"must"`            // the game waits for this seat; otherwise the answer may be no move
	LeftMS  int64          `json:"left_ms"`         // until when the answer must be there
}

func askedOf(q Question, limit time.Duration) Asked {
	return Asked{
		Game: q.Kind.Name, Options: q.Values, Seat: q.Seat, View: q.View, Moves: q.Prompt.Moves, Typed: q.Prompt.Typed, Must: q.Prompt.Must, LeftMS: limit.Milliseconds(),
	}
}

// Answered is a program's answer.
type Answered struct {
	Move string `json:"move"` // "" for none
}

// A process is a program in one game.
type process struct {
	Program
	cmd    *exec.Cmd
	in     io.WriteCloser
	lines  chan []byte // its answers; closed when it has ended or has written too much
	faults int
	mute   bool // it has not answered since it was started
}

func (p *process) Choose(q Question) (string, error) {
	if p.faults >= maxFaults {
		return "", fmt.Errorf("it has lost %d moves in this game, and is asked no more", maxFaults)
	}
	move, err := p.ask(q)
	if err != nil {
		p.faults++
		p.Close() // an answer that comes too late must not be taken for the next one
	}
	return move, err
}

func (p *process) ask(q Question) (string, error) {
	limit := p.Limit
	if p.cmd == nil {
		if err := p.run(); err != nil {
			return "", err
		}
		if !p.mute { // one that has never answered is not waited for again
			limit += p.Start
		}
		p.mute = true
	}
	line, err := json.Marshal(askedOf(q, p.Limit))
	if err != nil {
		return "", err
	}
	written := make(chan error, 1)
	go func(in io.Writer) {
		_, err := in.Write(append(line, '\n'))
		written <- err
	}(p.in)
	timeout := time.NewTimer(limit)
	defer timeout.Stop()
	for {
		select {
		case err := <-written:
			written = nil
			if err != nil {
				return "", errors.New("it reads no questions: it has ended")
			}
		case answer, ok := <-p.lines:
			if !ok {
				return "", errors.New("it has ended, or has written a line that is too long")
			}
			var a Answered
			if err := json.Unmarshal(answer, &a); err != nil {
				return "", fmt.Errorf("its answer %.40q is no JSON like {\"move\": \"...\"}", answer)
			}
			p.mute = false
			return a.Move, nil
		case <-timeout.C:
			return "", fmt.Errorf("no answer in %v", limit)
		}
	}
}

// run starts the process.
func (p *process) run() error {
	cmd := exec.Command(p.Command[0], p.Command[1:]...)
	cmd.Stderr = p.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("it doesn't start: %w", err)
	}
	lines := make(chan []byte, 1)
	go func() {
		defer close(lines)
		scan := bufio.NewScanner(out)
		scan.Buffer(make([]byte, 0, maxAnswer), maxAnswer)
		for scan.Scan() {
			line := append([]byte(nil), scan.Bytes()...)
			select {
			case lines <- line:
			default: // an answer to no question
				return
			}
		}
	}()
	p.cmd, p.in, p.lines = cmd, in, lines
	return nil
}

// Close ends the process.
func (p *process) Close() {
	if p.cmd == nil {
		return
	}
	_ = p.in.Close()
	_ = p.cmd.Process.Kill()
	_ = p.cmd.Wait()
	p.cmd = nil
}
