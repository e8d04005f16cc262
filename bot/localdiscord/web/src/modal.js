// A form that the bot opens over the page.
import { html, nothing } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { box, list, moveActive, toggleValue } from './menu.js';
import { markdown } from './markdown.js';

const kind = { row: 1, select: 3, input: 4, text: 10, label: 18 };

// fields lists a modal's inputs as {component, label, description}.
function fields(modal) {
	return (modal.components ?? []).flatMap((top) => {
		if (top.type === kind.row) return top.components.map((component) => ({ component, label: component.label }));
		if (top.type === kind.label) return [{ component: top.component, label: top.label, description: top.description }];
		return [{ component: top }];
	});
}

export function modalView(page) {
	const { modal } = page.state;
	if (!modal) return nothing;
	const close = () => page.set({ modal: null });
	return html`<dialog class="modal form" aria-labelledby="modal-title" data-modal=${modal.custom_id}
		@cancel=${(event) => { event.preventDefault(); close(); }}>
		<form @submit=${(event) => { event.preventDefault(); submit(page); }} novalidate>
			<header><h2 id="modal-title">${modal.title}</h2>
				<button type="button" class="icon" aria-label="Close" @click=${close}>✕</button></header>
			<div class="modal-body">
				${modal.failure ? html`<div class="failure" role="alert"><span aria-hidden="true">⚠</span> ${modal.failure}</div>` : nothing}
				${fields(modal).map((field, i) => fieldView(field, i, modal, page))}
			</div>
			<footer><button type="button" class="button plain" @click=${close}>Cancel</button>
				<button type="submit" class="button primary" data-modal-submit aria-busy=${ifDefined(modal.nonce ? 'true' : undefined)}>
					<span>Submit</span>${modal.nonce ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing}</button></footer>
		</form>
	</dialog>`;
}

function fieldView({ component, label, description }, i, modal, page) {
	if (component.type === kind.text) return html`<p>${markdown(component.content, page)}</p>`;
	const id = `modal-field-${i}`;
	const error = modal.errors.get(component.custom_id);
	return html`<div class=${`modal-field ${error ? 'wrong' : ''}`}>
		<label for=${id}>${label}${component.required === false ? nothing : html`<span class="star" aria-hidden="true"> *</span>`}</label>
		${description ? html`<small>${description}</small>` : nothing}
		${component.type === kind.input ? input(component, id, modal, page) : nothing}
		${component.type === kind.select ? select(component, id, label, modal, page) : nothing}
		${error ? html`<small class="wrong-text" id=${`${id}-error`} role="alert">${error}</small>` : nothing}
	</div>`;
}

function input(component, id, modal, page) {
	const { custom_id: name } = component;
	const value = modal.values.get(name) ?? component.value ?? '';
	const type = (event) => {
		modal.values.set(name, event.target.value);
		if (modal.errors.delete(name)) page.update();
	};
	const describedBy = ifDefined(modal.errors.has(name) ? `${id}-error` : undefined);
	if (component.style === 2) {
		return html`<textarea id=${id} rows="4" data-custom-id=${name} placeholder=${component.placeholder ?? ''} maxlength=${component.max_length ?? 4000}
			aria-describedby=${describedBy} aria-required=${component.required === false ? 'false' : 'true'} .value=${live(value)} @input=${type}></textarea>`;
	}
	return html`<input id=${id} type="text" autocomplete="off" data-custom-id=${name} placeholder=${component.placeholder ?? ''} maxlength=${component.max_length ?? 4000}
		aria-describedby=${describedBy} aria-required=${component.required === false ? 'false' : 'true'} .value=${live(value)} @input=${type}>`;
}

function select(component, id, label, modal, page) {
	const { custom_id: name } = component;
	if (!modal.values.has(name)) modal.values.set(name, new Set(component.options.filter((o) => o.default).map((o) => o.value)));
	const values = modal.values.get(name);
	const open = modal.open === name;
	const menu = { values, active: modal.active ?? 0 };
	const show = (on) => { Object.assign(modal, { open: on ? name : '', active: 0 }); page.update(); };
	const pick = (value) => {
		toggleValue(values, value, component);
		modal.errors.delete(name);
		if ((component.max_values ?? 1) === 1) show(false);
		page.update();
	};
	const key = (event) => {
		if (!open && event.key !== 'ArrowDown') return;
		if (!open) show(true);
		else if (event.key === 'Escape' || event.key === 'Tab') { show(false); if (event.key === 'Tab') return; }
		else if (event.key === 'Enter' || event.key === ' ') pick(component.options[menu.active].value);
		else if (moveActive(event, menu, component)) modal.active = menu.active;
		else return;
		event.preventDefault();
		page.update();
	};
	return html`${box({ component, values, open, place: id, label, toggle: () => show(!open), key })}
		${open ? list(component, menu, id, pick) : nothing}`;
}

function submit(page) {
	const { modal } = page.state;
	if (modal.nonce) return;
	modal.errors.clear();
	const answers = [];
	for (const { component } of fields(modal)) {
		if (component.type === kind.text) continue;
		const { custom_id } = component;
		const given = modal.values.get(custom_id) ?? component.value ?? '';
		const error = component.type === kind.select ? checkSelect(component, given) : checkInput(component, given);
		if (error) modal.errors.set(custom_id, error);
		answers.push(component.type === kind.select ? { custom_id, type: kind.select, values: [...given] } : { custom_id, type: kind.input, value: given });
	}
	if (modal.errors.size) page.update();
	else page.submit(answers);
}

function checkInput({ required, min_length: min, max_length: max }, text) {
	const { length } = [...text];
	if (length === 0) return required === false ? '' : 'This field is required.';
	if (min !== undefined && length < min) return `Enter at least ${min} characters.`;
	if (max !== undefined && length > max) return `Enter at most ${max} characters.`;
	return '';
}

function checkSelect({ required, min_values: min = 1 }, values) {
	if (values.size === 0 && required === false) return '';
	return values.size < min ? `Pick at least ${min}.` : '';
}

// showModal opens the dialog that was just drawn.
export function showModal(root) {
	const dialog = root.querySelector('dialog.form');
	if (dialog && !dialog.open) {
		dialog.showModal();
		dialog.querySelector('.modal-body input, .modal-body textarea, .modal-body .menu')?.focus();
	}
}
