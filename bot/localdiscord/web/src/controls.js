// Buttons and menus under a message. They are native controls instead of the library's, whose buttons cannot be
// disabled for the keyboard, show no press that waits, and whose menus have no roles and pick nothing.
import { html, nothing } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { repeat } from 'lit/directives/repeat.js';
import { isPending } from './state.js';
import { plain } from './emoji.js';
import { emoji } from './markdown.js';
import { menuBox } from './menu.js';
import { filled, isMenu } from './entities.js';

const styles = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link' };

// rows draws the action rows. Controls are keyed by custom_id, so that a press that began on one never ends on another.
export function rows(message, page) {
	return (message.components ?? []).filter((row) => row.type === 1).map((row, index) => html`
		<div class="row">
			${repeat(row.components, (c, i) => c.custom_id ?? i, (c) => control(c, index, message, page))}
		</div>`);
}

function control(component, row, message, page) {
	if (component.type === 2) return button(component, message, page);
	if (isMenu(component)) return menuBox(filled(component, page.state), row, message, page);
	return nothing;
}

function button(component, message, page) {
	const face = html`${component.emoji ? html`<span class="face">${emoji(component.emoji)}</span>` : nothing}${component.label ? html`<span>${plain(component.label)}</span>` : nothing}`;
	if (component.style === 5) {
		return html`<a class="button link" href=${component.url} target="_blank" rel="noopener noreferrer">${face}<span aria-hidden="true">↗</span></a>`;
	}
	const waits = isPending(page.state, message.id, component.custom_id);
	return html`<button type="button" class=${`button ${styles[component.style] ?? 'secondary'}`}
		data-custom-id=${component.custom_id}
		?disabled=${component.disabled}
		aria-busy=${ifDefined(waits ? 'true' : undefined)}
		aria-label=${ifDefined(component.label ? undefined : component.emoji?.name)}
		@click=${() => page.press(message.id, component.custom_id, component.type)}>
		${face}${waits ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing}
	</button>`;
}

// focusKeeper notes which control of a message has the focus, and after drawing gives it back: to the same control,
// else to the one in its place, else to the next that can be used.
export function focusKeeper(root) {
	const usable = 'button[data-custom-id]:not([disabled])';
	const at = document.activeElement;
	const message = at?.closest?.('[data-message-id]')?.dataset.messageId;
	if (!message || !at.dataset.customId) return () => {};
	const find = (selector) => [...root.querySelectorAll(`[data-message-id="${message}"] ${selector}`)];
	const place = find('[data-custom-id]').indexOf(at);
	return () => {
		if (document.activeElement === at && at.isConnected && !at.disabled) return;
		if (document.activeElement && document.activeElement !== document.body && document.activeElement !== at) return;
		const same = find(usable).find((c) => c.dataset.customId === at.dataset.customId);
		const there = find('[data-custom-id]')[place];
		const next = same ?? (there && !there.disabled ? there : find(usable)[0]);
		next?.focus({ preventScroll: true });
	};
}
