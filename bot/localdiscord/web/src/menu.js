// Menus: a box that shows what is picked, and a list that opens above everything else. The focus stays on the box
// (a "select-only combobox"), so that redrawing the list cannot lose it.
import { html, nothing } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { filled, isMenu } from './entities.js';
import { isPending } from './state.js';
import { plain } from './emoji.js';
import { emoji } from './markdown.js';

const placeOf = (menu) => `menu-${menu.message}-${menu.row}`;

// menuBox draws the closed menu of a message.
export function menuBox(component, row, message, page) {
	const { state } = page;
	const open = state.menu?.message === message.id && state.menu.row === row;
	const values = open ? state.menu.values : picked(component, message.id, state);
	return box({
		component, values, open, place: placeOf({ message: message.id, row }),
		waits: isPending(state, message.id, component.custom_id),
		toggle: () => (open ? close(page) : page.set({ menu: opened({ message: message.id, row }, values, component) })),
		key: (event) => onKey(event, page),
	});
}

// box is the closed look of any menu, also in a modal.
export function box({ component, values, open, place, waits, toggle, key, label, describedBy }) {
	const chosen = component.options.filter((o) => values.has(o.value));
	return html`<button type="button" role="combobox" class="menu" id=${place}
		data-custom-id=${component.custom_id}
		aria-haspopup="listbox" aria-expanded=${open ? 'true' : 'false'} aria-controls=${`${place}-list`}
		aria-activedescendant=${ifDefined(open ? `${place}-active` : undefined)}
		aria-label=${label ?? component.placeholder ?? 'Make a selection'}
		aria-describedby=${ifDefined(describedBy)}
		aria-busy=${ifDefined(waits ? 'true' : undefined)}
		?disabled=${component.disabled}
		@click=${(event) => { event.currentTarget.focus(); toggle(); }} @keydown=${key}>
		<span class="menu-chosen">
			${chosen.length === 0 ? html`<span class="placeholder">${plain(component.placeholder ?? 'Make a selection')}</span>` : nothing}
			${chosen.map((o) => html`<span class=${max(component) > 1 ? 'tag' : ''}>${o.emoji ? html`${emoji(o.emoji)} ` : nothing}${plain(o.label)}</span>`)}
		</span>
		${waits ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : html`<span class="arrow" aria-hidden="true"></span>`}
	</button>`;
}

// list draws the entries of an open menu.
export function list(component, menu, place, pick) {
	return html`<div role="listbox" id=${`${place}-list`} class="options" aria-multiselectable=${max(component) > 1 ? 'true' : 'false'}>
		${component.options.map((option, i) => {
			const on = menu.values.has(option.value);
			const full = !on && max(component) > 1 && menu.values.size >= max(component);
			return html`<div role="option" data-value=${option.value} id=${ifDefined(i === menu.active ? `${place}-active` : undefined)}
				class=${`option ${i === menu.active ? 'active' : ''}`}
				aria-selected=${on ? 'true' : 'false'} aria-disabled=${ifDefined(full ? 'true' : undefined)}
				@mousedown=${(event) => event.preventDefault()} @click=${() => pick(option.value)}>
				${option.emoji ? html`<span class="face">${emoji(option.emoji)}</span>` : nothing}
				<span class="option-text"><span>${plain(option.label)}</span>${option.description ? html`<small>${plain(option.description)}</small>` : nothing}</span>
				${max(component) > 1 ? html`<span class="check" aria-hidden="true">${on ? '✓' : ''}</span>` : on ? html`<span class="dot" aria-hidden="true"></span>` : nothing}
			</div>`;
		})}
	</div>`;
}

const max = (component) => component.max_values ?? 1;
const min = (component) => component.min_values ?? 1;

function opened(where, values, component) {
	const first = component.options.findIndex((o) => values.has(o.value));
	return { ...where, values: new Set(values), before: [...values].sort().join('\n'), active: Math.max(0, first) };
}

function picked(component, message, state) {
	const values = state.chosen.get(`${message}/${component.custom_id}`);
	return new Set(values ?? component.options.filter((o) => o.default).map((o) => o.value));
}

// current finds the component of the open menu; it may be gone since it was opened.
function current(page) {
	const { menu } = page.state;
	const message = menu && page.here?.messages.get(menu.message);
	const component = message?.components?.filter((row) => row.type === 1)[menu.row]?.components[0];
	return component && isMenu(component) && !component.disabled ? filled(component, page.state) : null;
}

// openMenu draws the list of the menu that is open in a message, for the layer above the page.
export function openMenu(page) {
	const { menu } = page.state;
	if (!menu) return nothing;
	const component = current(page);
	if (!component) {
		page.set({ menu: null });
		return nothing;
	}
	const values = new Set(component.options.map((o) => o.value));
	for (const value of menu.values) if (!values.has(value)) menu.values.delete(value);
	const many = max(component) > 1;
	return html`<div class="shade" @mousedown=${(event) => { event.preventDefault(); close(page); }}></div>
		<div class="menu-list" data-for=${placeOf(menu)}>
			<div class="menu-title">${plain(component.placeholder ?? 'Make a selection')}</div>
			${list(component, menu, placeOf(menu), (value) => pick(value, component, page))}
			${many ? html`<div class="menu-foot">
				<span>Pick ${min(component) === max(component) ? max(component) : `${min(component)} to ${max(component)}`} · ${menu.values.size} picked</span>
				<button type="button" class="button primary" data-menu-done ?disabled=${menu.values.size < min(component)}
					@mousedown=${(event) => event.preventDefault()} @click=${() => close(page)}>Done</button>
			</div>` : nothing}
		</div>`;
}

function pick(value, component, page) {
	const { menu } = page.state;
	if (!toggleValue(menu.values, value, component)) return;
	if (max(component) === 1) send(component, page);
	else page.update();
}

// toggleValue changes a choice within the menu's bounds; false if it may not change.
export function toggleValue(values, value, component) {
	if (max(component) === 1) {
		const again = values.has(value);
		values.clear();
		if (!again || min(component) > 0) values.add(value);
		return true;
	}
	if (values.delete(value)) return true;
	if (values.size >= max(component)) return false;
	values.add(value);
	return true;
}

function send(component, page) {
	const { menu } = page.state;
	const values = component.options.map((o) => o.value).filter((value) => menu.values.has(value));
	page.state.chosen.set(`${menu.message}/${component.custom_id}`, values);
	page.state.menu = null;
	page.press(menu.message, component.custom_id, component.type, values);
	page.update();
}

// close ends a menu. One for several entries sends them, if there are enough and they changed.
function close(page) {
	const { menu } = page.state;
	const component = current(page);
	const changed = menu && [...menu.values].sort().join('\n') !== menu.before;
	if (component && max(component) > 1 && changed && menu.values.size >= min(component)) send(component, page);
	else page.set({ menu: null });
}

function onKey(event, page) {
	const { menu } = page.state;
	if (!menu) {
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			event.currentTarget.click();
		}
		return;
	}
	const component = current(page);
	if (!component) return;
	if (event.key === 'Escape') page.set({ menu: null });
	else if (event.key === 'Tab') return close(page);
	else if (event.key === 'Enter' || event.key === ' ') pick(component.options[menu.active].value, component, page);
	else if (!moveActive(event, menu, component)) return;
	event.preventDefault();
	page.update();
}

// moveActive moves the mark in an open list by a key; false if the key is none of its.
export function moveActive(event, menu, component) {
	const last = component.options.length - 1;
	const steps = { ArrowDown: menu.active + 1, ArrowUp: menu.active - 1, Home: 0, End: last, PageDown: menu.active + 8, PageUp: menu.active - 8 };
	let to = steps[event.key];
	if (to === undefined && event.key.length === 1) {
		const rest = [...component.options.keys()].map((i) => (i + menu.active + 1) % (last + 1));
		to = rest.find((i) => component.options[i].label.toLowerCase().startsWith(event.key.toLowerCase()));
	}
	if (to === undefined) return false;
	menu.active = Math.min(last, Math.max(0, to));
	return true;
}

// placeMenu puts the open list under its box, or above where there is more room. On a phone the style sheet places it.
export function placeMenu() {
	const list = document.querySelector('.menu-list');
	const box = list && document.getElementById(list.dataset.for);
	if (!box) return;
	const { top, bottom, left, width } = box.getBoundingClientRect();
	const below = innerHeight - bottom;
	const up = below < 260 && top > below;
	Object.assign(list.style, {
		left: `${left}px`, width: `${width}px`,
		top: up ? 'auto' : `${bottom + 4}px`, bottom: up ? `${innerHeight - top + 4}px` : 'auto',
		maxHeight: `${Math.min(340, (up ? top : below) - 16)}px`,
	});
}
