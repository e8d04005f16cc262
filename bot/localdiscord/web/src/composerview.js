// The input line and the list above it.
import { html, nothing } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { help, optionType } from './commands.js';
import { avatarOf, nameOf } from './avatar.js';

export function composerView(page) {
	const { composer: c, state } = page;
	return html`<div class="composer">
		${c.call ? callPanel(c) : commandList(c, state)}
		<div class=${`line ${c.call ? 'calling' : ''}`}>
			${c.call ? callLine(c) : textLine(c, page)}
			${c.call ? html`<button type="button" class="cancel" aria-label="Cancel command" @click=${() => c.clear()}>✕</button>` : nothing}
			<button type="button" id="send" class="send" aria-label=${c.call ? 'Send command' : 'Send message'} ?disabled=${!c.call && !c.text.trim()} @click=${() => c.submit()}>
				<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 20V4l19 8zm2-3 11.900-5L5 7v3.500l6 1.500-6 1.500z" fill="currentColor"/></svg>
			</button>
		</div>
	</div>`;
}

function textLine(c, page) {
	const open = c.found.length > 0;
	const label = page.here ? `Message #${page.here.name} as ${nameOf(page.state.me)}` : 'There is no channel';
	return html`<textarea id="composer" rows="1" maxlength="2000" autocomplete="off" enterkeyhint="send" spellcheck="true"
		aria-autocomplete="list" aria-controls="command-list" aria-activedescendant=${ifDefined(open ? 'command-active' : undefined)}
		aria-label=${label} placeholder=${label}
		.value=${live(c.text)} @input=${(event) => c.type(event.target.value)} @keydown=${(event) => onKey(event, c)}></textarea>`;
}

function commandList(c, { bot, commands }) {
	const found = c.found;
	if (!c.text.startsWith('/') || c.hidden) return nothing;
	return html`<div class="panel">
		<div class="panel-title"><img src=${avatarOf({ ...bot, bot: true })} alt=""> ${nameOf(bot)}</div>
		<div role="listbox" id="command-list" class="options" aria-label="Commands">
			${found.map((call, i) => html`<div role="option" class=${`option ${i === c.active ? 'active' : ''}`} data-command=${call.name}
				id=${ifDefined(i === c.active ? 'command-active' : undefined)} aria-selected=${i === c.active ? 'true' : 'false'}
				@mousedown=${(event) => event.preventDefault()} @click=${() => c.choose(call.name)}>
				<span class="option-text"><span><b>/${call.name}</b> ${call.options.filter((o) => o.required).map((o) => html`<i class="slot">${o.name}</i>`)}</span>
				<small>${call.description}</small></span>
			</div>`)}
		</div>
		${found.length ? nothing : html`<div class="panel-note">${commands.length ? 'No command of that name.' : 'The bot has no commands yet.'}</div>`}
	</div>`;
}

// callPanel explains the call, or the option that is being filled in, and lists what can be picked.
function callPanel(c) {
	const { field, offered } = c;
	const what = field?.option ?? c.call;
	const range = field ? help(field.option) : '';
	return html`<div class="panel">
		<div class="panel-title" id="option-help">
			<b>${field ? field.option.name : `/${c.call.name}`}</b>
			<span>${what.description}${range ? html` <span class="range">(${range})</span>` : nothing}</span>
			${field ? html`<span class="need">${field.option.required ? 'required' : 'optional'}</span>` : nothing}
		</div>
		${field?.error ? html`<div class="panel-error" role="alert">${field.error}</div>` : nothing}
		${!field && c.moreError ? html`<div class="panel-error" role="alert">${c.moreError}</div>` : nothing}
		${field?.note ? html`<div class="panel-note">${field.note}</div>` : nothing}
		${offered.length && !field ? html`<div class="panel-sub">Options</div>` : nothing}
		<div role="listbox" id="command-list" class="options" aria-label=${field ? 'Choices' : 'Options'}>
			${offered.map((entry, i) => offer(entry, i, c))}
		</div>
	</div>`;
}

function offer({ option, choice }, i, c) {
	return html`<div role="option" class=${`option ${i === c.active ? 'active' : ''}`}
		data-add-option=${ifDefined(option?.name)} data-choice=${ifDefined(choice ? String(choice.value) : undefined)}
		id=${ifDefined(i === c.active ? 'command-active' : undefined)} aria-selected=${i === c.active ? 'true' : 'false'}
		@mousedown=${(event) => event.preventDefault()}
		@click=${() => (option ? c.addOption(option) : c.pickChoice(c.field, choice))}>
		<span class="option-text"><span>${option ? html`<b>${option.name}</b>` : choice.name}</span>
		${option ? html`<small>${option.description}${help(option) ? ` (${help(option)})` : ''}</small>` : nothing}</span>
	</div>`;
}

function callLine(c) {
	const left = c.call.options.length - c.fields.length;
	return html`<div class="call" role="group" aria-label=${`Command /${c.call.name}`}>
		<span class="call-name">/${c.call.name}</span>
		${repeat(c.fields, (f) => f.option.name, (f) => fieldView(f, c))}
		<input class="more" data-more autocomplete="off" aria-label=${left ? 'Add an option' : 'Press Enter to send'}
			role="combobox" aria-expanded=${c.offered.length && !c.field ? 'true' : 'false'} aria-controls="command-list"
			aria-activedescendant=${ifDefined(!c.field && c.active >= 0 ? 'command-active' : undefined)}
			placeholder=${left ? `+${left} option${left > 1 ? 's' : ''}` : ''}
			.value=${live(c.more)} @focus=${() => c.focused !== '' && c.enter('')}
			@input=${(event) => c.typeMore(event.target.value)} @keydown=${(event) => onKey(event, c)}>
	</div>`;
}

function fieldView(f, c) {
	const { option } = f;
	const numeric = (option.type === optionType.integer || option.type === optionType.number) && !option.choices?.length;
	const active = c.field === f;
	return html`<label class=${`field ${f.error ? 'wrong' : ''}`}>
		<span class="field-label">${option.name}</span>
		<input data-option=${option.name} autocomplete="off" spellcheck="false" inputmode=${ifDefined(numeric ? 'numeric' : undefined)}
			role="combobox" aria-expanded=${active && c.offered.length ? 'true' : 'false'} aria-controls="command-list"
			aria-activedescendant=${ifDefined(active && c.active >= 0 ? 'command-active' : undefined)}
			aria-describedby="option-help" aria-required=${option.required ? 'true' : 'false'} aria-invalid=${f.error ? 'true' : 'false'}
			.value=${live(f.text)}
			@focus=${() => !active && c.enter(option.name)} @blur=${() => c.leave(f)}
			@input=${(event) => c.typeOption(f, event.target.value)} @keydown=${(event) => onKey(event, c, f)}>
	</label>`;
}

function onKey(event, c, field) {
	if (event.isComposing) return;
	switch (event.key) {
		case 'ArrowDown': if (!c.move(1)) return; break;
		case 'ArrowUp': if (!c.move(-1)) return; break;
		case 'Enter':
			if (event.shiftKey && !c.call) return;
			if (!c.take()) c.submit();
			break;
		case 'Tab':
			if (event.shiftKey || !(c.call ? c.offered : c.found).length || (c.call && c.active < 0)) return;
			c.take();
			break;
		case 'Escape':
			if (c.call && c.hidden) c.clear();
			else if (c.call || c.found.length) { c.hidden = true; c.page.update(); }
			else return;
			break;
		case 'Backspace':
			if (event.target.value !== '' || !c.call) return;
			back(c, field);
			break;
		default: return;
	}
	event.preventDefault();
}

// back removes what is left of an empty field: the field itself, the one before it, or the whole command.
function back(c, field) {
	if (field && !field.option.required) return c.removeField(field);
	const index = field ? c.fields.indexOf(field) : c.fields.length;
	if (index > 0) return c.focus(c.fields[index - 1].option.name);
	c.clear();
}

// focusComposer moves the focus where the composer wants it, after drawing. It does not make a phone show its keyboard
// for the next message.
export function focusComposer(c, root) {
	const { wantFocus } = c;
	c.wantFocus = '';
	if (!wantFocus || (wantFocus === '#composer' && matchMedia('(pointer: coarse)').matches)) return;
	root.querySelector(wantFocus)?.focus();
}
