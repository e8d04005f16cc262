// What the person writes: a message, or a slash command with its options as fields.
import { body, calls, check, find, optionType, readCall, readOptions, suggestions } from './commands.js';

const line = '#composer';
const autocompletePause = 150; // ms without a key before suggestions are asked for

// A Composer holds the state of the input line. In call mode, fields are the options in use, in order.
export class Composer {
	text = '';
	active = 0; // the marked entry of the list above the line; -1: none
	call = null;
	fields = []; // {option, text, error, choices}
	focused = ''; // name of the option whose field has the focus; '' is the field that adds options
	more = ''; // what is typed to find an option to add
	moreError = ''; // why that cannot be sent
	hidden = false; // the list was closed with Escape
	wantFocus = ''; // selector of what to focus after drawing
	#asked = 0;
	#timer;

	constructor(page) {
		this.page = page;
	}

	get calls() {
		return calls(this.page.state.commands);
	}

	// found lists the commands that match what is typed so far.
	get found() {
		return this.call || this.hidden || !this.text.startsWith('/') || this.text.includes('\n') ? [] : find(this.calls, this.text);
	}

	get field() {
		return this.fields.find((f) => f.option.name === this.focused);
	}

	// unused lists the options that can still be added and match what is typed for them.
	get unused() {
		const text = this.more.trim().toLowerCase();
		return this.call.options.filter((o) => !this.fields.some((f) => f.option === o) && o.name.includes(text));
	}

	// offered is the list above the line in call mode: choices for the focused field, or options to add.
	get offered() {
		if (!this.call || this.hidden) return [];
		const { field } = this;
		if (!field) return this.unused.map((option) => ({ option }));
		return (field.choices ?? suggestions(field.option, field.text, this.page)).slice(0, 25).map((choice) => ({ choice }));
	}

	type(text) {
		this.text = text.replace(/^\n+/, ''); // the Enter that ended the last message may still arrive
		this.active = 0;
		this.hidden = false;
		const read = readCall(this.calls, text);
		if (read && text === `/${read.call.name} `) this.choose(read.call.name);
		this.page.update();
	}

	// choose starts a command by its full name, with what is given for its options. The rest, which names none, is for the
	// first required option that has nothing yet; else it is left to be mended. A name that is only the beginning of others
	// is left in the line.
	choose(name, { given = new Map(), rest = '' } = {}) {
		const call = this.calls.find((c) => c.name === name);
		if (!call) {
			Object.assign(this, { text: `/${name} `, wantFocus: line, call: null });
			this.page.update();
			return;
		}
		const open = call.options.find((o) => o.required && !given.get(o.name));
		if (rest && open) {
			given.set(open.name, rest);
			rest = '';
		}
		const used = call.options.filter((o) => o.required || given.has(o.name));
		const fields = used.map((option) => ({ option, text: given.get(option.name) ?? '', error: '' }));
		Object.assign(this, { call, fields, text: '', more: rest, moreError: '', hidden: false });
		this.focus(fields.find((f) => f.text === '')?.option.name ?? '');
	}

	clear() {
		Object.assign(this, { text: '', call: null, fields: [], more: '', moreError: '', focused: '', hidden: false, wantFocus: line });
		this.page.update();
	}

	focus(name) {
		this.enter(name);
		this.wantFocus = name ? `[data-option="${CSS.escape(name)}"]` : '[data-more]';
		this.page.update();
	}

	// enter notes that a field has got the focus.
	enter(name) {
		this.focused = name;
		this.hidden = false;
		this.active = this.field && this.field.option.type !== optionType.string && !this.field.text ? 0 : this.#firstActive();
		if (this.field?.option.autocomplete) this.#autocomplete(this.field);
		this.page.update();
	}

	#firstActive() {
		const { field } = this;
		return field?.option.choices?.length && !field.text ? 0 : -1;
	}

	// typeOption changes what is typed for an option. Another option that is typed out behind it, such as "robots:3", is
	// added with its value.
	typeOption(field, text) {
		const others = this.call.options.filter((o) => !this.fields.some((f) => f.option === o));
		const { given, rest } = field.option.choices?.length ? readOptions(others, text) : { given: new Map(), rest: text };
		for (const [name, value] of given) this.fields.push({ option: others.find((o) => o.name === name), text: value, error: '' });
		if (given.size) this.focus([...given.keys()].at(-1));
		field.text = given.size ? rest : text;
		field.error = '';
		this.hidden = false;
		this.active = field.option.autocomplete || text === '' ? -1 : this.#bestActive();
		if (field.option.autocomplete) this.#autocomplete(field);
		this.page.update();
	}

	// bestActive marks the choice that was typed out, else the first.
	#bestActive() {
		const text = this.field?.text.trim().toLowerCase();
		return Math.max(0, this.offered.findIndex(({ choice }) => choice?.name.toLowerCase() === text));
	}

	// typeMore looks for an option to add. One that is typed out, such as "target:100", is added with its value.
	typeMore(text) {
		const { given, rest } = readOptions(this.call.options.filter((o) => !this.fields.some((f) => f.option === o)), text);
		for (const [name, value] of given) this.fields.push({ option: this.call.options.find((o) => o.name === name), text: value, error: '' });
		Object.assign(this, { more: given.size ? rest : text, moreError: '', hidden: false });
		this.active = this.more.trim() ? 0 : -1;
		const last = [...given.keys()].at(-1);
		if (last && !rest) this.focus(last);
		this.page.update();
	}

	addOption(option) {
		this.fields.push({ option, text: '', error: '' });
		this.more = '';
		this.focus(option.name);
	}

	removeField(field) {
		this.fields = this.fields.filter((f) => f !== field);
		this.focus('');
	}

	pickChoice(field, choice) {
		Object.assign(field, { text: choice.name, picked: choice, error: '' });
		const next = this.fields.find((f) => f.text === '');
		this.focus(next?.option.name ?? '');
	}

	// leave checks a field that has lost the focus.
	leave(field) {
		if (field.text !== '') field.error = this.#check(field).error ?? '';
		this.page.update();
	}

	// take picks the marked entry of the list; false if none is marked.
	take() {
		const found = this.found[this.active];
		if (found) {
			const read = readCall(this.calls, this.text);
			this.choose(found.name, read?.call.name === found.name ? read : undefined);
			return true;
		}
		const entry = this.offered[this.active];
		if (entry?.option) this.addOption(entry.option);
		else if (entry) this.pickChoice(this.field, entry.choice);
		return Boolean(entry);
	}

	move(step) {
		const { length } = this.call ? this.offered : this.found;
		if (!length) return false;
		this.active = (Math.max(this.active, step > 0 ? -1 : 0) + step + length) % length;
		this.page.update();
		return true;
	}

	// submit sends what is in the line, or shows what is wrong with it.
	submit() {
		if (this.call) return this.#submitCall();
		const read = readCall(this.calls, this.text.trim());
		if (read) {
			this.choose(read.call.name, read);
			return this.#submitCall();
		}
		if (this.text.trim()) {
			this.page.say(this.text.trim());
			this.clear();
		}
	}

	#submitCall() {
		const results = this.fields.map((field) => ({ field, ...this.#check(field) }));
		for (const { field, error } of results) field.error = error ?? '';
		const wrong = results.find((r) => r.error);
		if (wrong) return this.focus(wrong.field.option.name);
		if (this.more.trim()) {
			this.focus('');
			this.moreError = `“${this.more.trim()}” names no option that can be added. Nothing was sent.`;
			return;
		}
		const values = results.map(({ field: { option }, value }) => ({ type: option.type, name: option.name, value }));
		const { name, options } = body(this.call, values);
		this.page.send(name, options, this.call.name);
		this.clear();
	}

	#check(field) {
		if (field.picked && field.picked.name === field.text) return { value: field.picked.value };
		return check(field.option, field.text, this.page);
	}

	#autocomplete(field) {
		const asked = ++this.#asked;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(async () => {
			const given = ({ option: { type, name } }, rest) => ({ type, name, ...rest });
			const values = this.fields.map((f) => (f === field ? given(f, { value: f.text, focused: true }) : given(f, this.#check(f))))
				.filter((option) => !option.error);
			const { name, options } = body(this.call, values);
			const reply = await this.page.autocomplete(name, options).catch(() => ({ failed: true }));
			if (asked !== this.#asked) return;
			field.choices = Array.isArray(reply) ? reply : (reply?.choices ?? []);
			field.note = reply?.failed ? 'Loading options failed' : '';
			this.page.update();
		}, autocompletePause);
	}
}
