// Slash commands as data: what can be called, what was typed, and whether it is allowed. Nothing here draws.

export const optionType = { sub: 1, group: 2, string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10 };

// calls lists everything that can be called: commands without subcommands, and subcommands under their full name.
export function calls(commands) {
	return commands.filter((c) => (c.type ?? 1) === 1).flatMap((command) => below(command, command.name, [command.name]));
}

function below(node, name, path) {
	const subs = (node.options ?? []).filter((o) => o.type <= optionType.group);
	if (!subs.length) return [{ name, path, description: node.description, options: node.options ?? [] }];
	return subs.flatMap((sub) => below(sub, `${name} ${sub.name}`, [...path, sub.name]).map((call) => ({ ...call, types: [sub.type, ...(call.types ?? [])] })));
}

// find lists the calls that a typed text may mean, the likeliest first.
export function find(list, typed) {
	const text = typed.replace(/^\//, '').trim().toLowerCase();
	const starts = list.filter((call) => call.name.startsWith(text));
	const words = text.split(/\s+/);
	const holds = list.filter((call) => !starts.includes(call) && words.every((w) => call.name.includes(w) || (words.length === 1 && w.length > 2 && call.description.toLowerCase().includes(w))));
	return [...starts, ...holds];
}

// readCall splits a text such as "/play rednines target:100" into a call, what is given for its options, and the rest
// before them that names no option.
export function readCall(list, typed) {
	if (!typed.startsWith('/')) return null;
	const text = typed.slice(1);
	const call = list.filter((c) => text === c.name || text.startsWith(`${c.name} `)).sort((a, b) => b.name.length - a.name.length)[0];
	if (!call) return null;
	return { call, ...readOptions(call.options, text.slice(call.name.length)) };
}

// readOptions splits a text such as "target:100 wild:3" into what is given for options, and the rest before them.
export function readOptions(options, text) {
	const given = new Map();
	const marks = [...text.matchAll(/(?:^|\s)([^\s:]+):/g)].filter((m) => options.some((o) => o.name === m[1]));
	marks.forEach((mark, i) => given.set(mark[1], text.slice(mark.index + mark[0].length, marks[i + 1]?.index).trim()));
	return { given, rest: text.slice(0, marks[0]?.index).trim() };
}

// check turns what was typed for an option into its value, or says what is wrong: {value} or {error}.
export function check(option, typed, page) {
	const text = typed.trim();
	if (text === '') return { error: 'This option is required. Specify a value.' };
	if (option.choices?.length) return one(option.choices, text, 'Pick one of the choices.', (c) => c.value);
	switch (option.type) {
		case optionType.boolean: return one(truths, text, 'Pick True or False.', (c) => c.value);
		case optionType.user: case optionType.mentionable: return one(people(page), text.replace(/^@/, ''), 'Pick a member.', (u) => u.id);
		case optionType.channel: return one(places(option, page), text.replace(/^#/, ''), 'Pick a channel.', (c) => c.id);
		case optionType.role: return one(page.state.roles, text.replace(/^@?/, '@'), 'Pick a role.', (r) => r.id);
		case optionType.integer: case optionType.number: return number(option, text);
		default: return string(option, text);
	}
}

const people = (page) => page.state.users.filter((u) => !u.gone);

const places = ({ channel_types: types }, page) => [...page.state.channels.values()].filter((c) => !types?.length || types.includes(c.type));

export const truths = [{ name: 'True', value: true }, { name: 'False', value: false }];

// one finds what was typed out, or else the only one whose name holds what was typed.
function one(list, text, error, valueOf) {
	const same = (a) => String(a).toLowerCase() === text.toLowerCase();
	const holds = list.filter((item) => String(item.name).toLowerCase().includes(text.toLowerCase()));
	const found = list.find((item) => same(item.name)) ?? list.find((item) => same(item.value ?? item.id)) ?? (holds.length === 1 ? holds[0] : undefined);
	return found ? { value: valueOf(found) } : { error };
}

function number({ type, min_value: min, max_value: max }, text) {
	const whole = type === optionType.integer;
	const value = Number(text);
	if (!Number.isFinite(value) || (whole && !Number.isSafeInteger(value))) return { error: whole ? 'Enter a whole number.' : 'Enter a number.' };
	if (max !== undefined && value > max) return { error: `Enter a value less than or equal to ${max}.` };
	if (min !== undefined && value < min) return { error: `Enter a value greater than or equal to ${min}.` };
	return { value };
}

function string({ min_length: min = 0, max_length: max = 6000 }, text) {
	const { length } = [...text];
	if (length < min) return { error: `Enter at least ${min} characters.` };
	if (length > max) return { error: `Enter at most ${max} characters.` };
	return { value: text };
}

// help says what an option takes, e.g. "50 to 1000".
export function help({ min_value: min, max_value: max, min_length: shortest, max_length: longest }) {
	if (min !== undefined && max !== undefined) return `${min} to ${max}`;
	if (min !== undefined) return `at least ${min}`;
	if (max !== undefined) return `at most ${max}`;
	if (longest !== undefined) return `${shortest ?? 0} to ${longest} characters`;
	return '';
}

// suggestions lists what may be picked for an option: [{name, value}].
export function suggestions(option, typed, page) {
	const all = option.choices?.length ? option.choices
		: option.type === optionType.boolean ? truths
		: option.type === optionType.user || option.type === optionType.mentionable ? people(page).map((u) => ({ name: u.name, value: u.id }))
		: option.type === optionType.channel ? places(option, page).map((c) => ({ name: c.name, value: c.id }))
		: option.type === optionType.role ? page.state.roles.map((r) => ({ name: r.name, value: r.id }))
		: [];
	const text = typed.trim().toLowerCase();
	if (all.some((c) => c.name.toLowerCase() === text)) return all;
	return all.filter((c) => c.name.toLowerCase().includes(text));
}

// body nests options the way Discord sends them: {name, options}.
export function body(call, values) {
	let options = values;
	for (let i = call.path.length - 1; i > 0; i--) options = [{ type: call.types[i - 1], name: call.path[i], options }];
	return { name: call.path[0], options };
}
