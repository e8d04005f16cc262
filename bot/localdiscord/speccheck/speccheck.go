// Package speccheck compares what a bot and the Discord emulator say to each other with Discord's own OpenAPI description.
package speccheck

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"

	"ruckus/bot/localdiscord"
)

const (
	file   = "shared/data/discord-openapi.json" // beside the folder of the project
	source = "https://discord.com/openapi.json"
)

// Open reads the description and returns a check of one exchange: of the bot's body, and of what was answered. The test
// is skipped where the description is missing, but fails when the environment variable CI is "true".
func Open(t testing.TB) func(localdiscord.Exchange) error {
	t.Helper()
	b, err := os.ReadFile(find(t))
	if err != nil {
		if os.Getenv("RUCKUS_TEST") != "" {
			t.Fatalf("Discord's description is needed: %v", err)
		}
		t.Skipf("without Discord's description: %v", err)
	}
	check, err := New(b)
	if err != nil {
		t.Fatal(err)
	}
	return check
}

// New makes the check of a description, which is the file openapi.json of Discord's repository discord-api-spec.
func New(description []byte) (check func(localdiscord.Exchange) error, err error) {
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(description))
	if err != nil {
		return nil, err
	}
	c := &checker{compiler: jsonschema.NewCompiler(), compiled: map[string]*jsonschema.Schema{}}
	c.compiler.DefaultDraft(jsonschema.Draft2020)
	c.compiler.AssertFormat()
	schemas := doc.(map[string]any)["components"].(map[string]any)["schemas"].(map[string]any)
	correct(schemas)
	return c.check, c.compiler.AddResource(source, doc)
}

// find returns where the description should be: in the folder that holds the project's.
func find(t testing.TB) string {
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for ; dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			break
		}
	}
	return filepath.Join(filepath.Dir(dir), file)
}

// correct mends the two places where the description refuses what Discord itself says and takes: permissions as a
// string, and the codes of a field's errors, which are words.
func correct(schemas map[string]any) {
	for _, s := range schemas {
		properties, _ := s.(map[string]any)["properties"].(map[string]any)
		if p, ok := properties["default_member_permissions"].(map[string]any); ok {
			p["type"] = []any{"string", "integer", "null"}
		}
	}
	inner := schemas["InnerErrors"].(map[string]any)["properties"].(map[string]any)
	inner["_errors"].(map[string]any)["items"] = map[string]any{
		"type": "object", "required": []any{"code", "message"},
		"properties": map[string]any{"code": map[string]any{"type": "string"}, "message": map[string]any{"type": "string"}},
	}
}

type checker struct {
	mu       sync.Mutex
	compiler *jsonschema.Compiler
	compiled map[string]*jsonschema.Schema
}

func (c *checker) check(e localdiscord.Exchange) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch e.Route {
	case localdiscord.GatewayFromBot:
		return nil // the gateway is not described
	case localdiscord.GatewayToBot:
		return c.event(e.Response)
	case "/":
		return fmt.Errorf("%s is no route that the local Discord knows", e.Path)
	}
	method, path, _ := strings.Cut(e.Route, " ")
	route := "#/paths/" + strings.NewReplacer("~", "~0", "/", "~1").Replace(path) + "/" + strings.ToLower(method)
	if len(e.Request) > 0 {
		if err := c.validate(requestSchema(route, e), e.Request); err != nil {
			return fmt.Errorf("request %s: %w", e.Route, err)
		}
	}
	if e.Fault || e.Status == 204 {
		return nil
	}
	schema := fmt.Sprintf("%s/responses/%d/content/application~1json/schema", route, e.Status)
	switch {
	case e.Status == 429:
		schema = named("RatelimitedResponse")
	case e.Status >= 400:
		schema = named("ErrorResponse")
	}
	if err := c.validate(schema, e.Response); err != nil {
		return fmt.Errorf("answer %d to %s: %w", e.Status, e.Route, err)
	}
	return nil
}

func named(schema string) string { return "#/components/schemas/" + schema }

// requestSchema is the schema of a body. For a callback it is the one of its type, so that an error says what is wrong
// with that, and not why the others do not fit.
func requestSchema(route string, e localdiscord.Exchange) string {
	var body struct {
		Type int `json:"type"`
	}
	if strings.HasSuffix(e.Route, "/callback") && json.Unmarshal(e.Request, &body) == nil {
		switch body.Type {
		case 4, 5:
			return named("CreateMessageInteractionCallbackRequest")
		case 6, 7:
			return named("UpdateMessageInteractionCallbackRequest")
		case 8:
			return named("ApplicationCommandAutocompleteCallbackRequest")
		case 9:
			return named("ModalInteractionCallbackRequest")
		}
	}
	return route + "/requestBody/content/application~1json/schema"
}

// event checks the objects that the gateway carries, as far as they are described.
func (c *checker) event(b []byte) error {
	var p struct {
		Type string          `json:"t"`
		Data json.RawMessage `json:"d"`
	}
	if json.Unmarshal(b, &p) != nil || !strings.Contains(described, " "+p.Type+" ") {
		return nil
	}
	switch {
	case strings.HasPrefix(p.Type, "CHANNEL_"):
		return c.part(p.Type, "GuildChannelResponse", p.Data)
	case strings.HasPrefix(p.Type, "THREAD_"):
		return c.part(p.Type, "ThreadResponse", p.Data)
	}
	var d struct{ Message, Member, Role json.RawMessage }
	if err := json.Unmarshal(p.Data, &d); err != nil {
		return fmt.Errorf("%s: %w", p.Type, err)
	}
	return errors.Join(c.part(p.Type, "MessageResponse", d.Message), c.part(p.Type, "GuildMemberResponse", d.Member),
		c.part(p.Type, "GuildRoleResponse", d.Role))
}

// described are the events whose objects are described.
const described = " INTERACTION_CREATE CHANNEL_CREATE CHANNEL_UPDATE CHANNEL_DELETE THREAD_CREATE THREAD_UPDATE GUILD_ROLE_CREATE GUILD_ROLE_UPDATE "

// part checks an object in an event, if it is there.
func (c *checker) part(event, schema string, b json.RawMessage) error {
	if b == nil {
		return nil
	}
	if err := c.validate(named(schema), b); err != nil {
		return fmt.Errorf("%s in %s: %w", schema, event, err)
	}
	return nil
}

func (c *checker) validate(schema string, body []byte) error {
	s := c.compiled[schema]
	if s == nil {
		var err error
		s, err = c.compiler.Compile(source + schema)
		if err != nil {
			return fmt.Errorf("no schema for it: %w", err)
		}
		c.compiled[schema] = s
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(body))
	if err != nil {
		return err
	}
	err = s.Validate(value)
	var invalid *jsonschema.ValidationError
	if !errors.As(err, &invalid) {
		return err
	}
	var lines []string
	for _, leaf := range leaves(invalid) {
		lines = append(lines, leaf.Error())
	}
	return fmt.Errorf("%s\nin %s", strings.Join(lines, "\n"), body)
}

// leaves are the causes of an error. Of alternatives those are left out that are for another type of object.
func leaves(e *jsonschema.ValidationError) []*jsonschema.ValidationError {
	if len(e.Causes) == 0 {
		return []*jsonschema.ValidationError{e}
	}
	var all, fitting []*jsonschema.ValidationError
	for _, cause := range e.Causes {
		below := leaves(cause)
		all = append(all, below...)
		if !otherType(below) {
			fitting = append(fitting, below...)
		}
	}
	switch e.ErrorKind.(type) {
	case *kind.OneOf, *kind.AnyOf:
		if len(fitting) > 0 {
			return fitting
		}
	}
	return all
}

func otherType(causes []*jsonschema.ValidationError) bool {
	for _, e := range causes {
		_, enum := e.ErrorKind.(*kind.Enum)
		if at := e.InstanceLocation; enum && len(at) > 0 && at[len(at)-1] == "type" {
			return true
		}
	}
	return false
}
