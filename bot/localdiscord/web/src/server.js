// The server panel: what the people who run a server, or Discord itself, do to it. One dialog, out of the way of play.
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { avatarOf, nameOf } from './avatar.js';
import { channelMark } from './icons.js';
import { emoji } from './markdown.js';
import { kinds } from './state.js';

const tabs = { channels: 'Channels', members: 'Members', roles: 'Roles', bot: 'Bot', emojis: 'Emojis' };
const timeout = 600; // seconds

export function serverPanel(page) {
	const { panel, guild } = page.state;
	if (!panel) return nothing;
	const close = () => page.set({ panel: null });
	return html`<dialog class="modal server" aria-labelledby="server-title" data-server-panel @cancel=${(event) => { event.preventDefault(); close(); }}>
		<div class="server-frame">
			<header><h2 id="server-title">${guild.name}</h2><button type="button" class="icon" aria-label="Close" data-close-server @click=${close}>✕</button></header>
			<nav class="tabs" aria-label="Parts of the server">${Object.entries(tabs).map(([id, name]) => html`<button type="button" data-tab=${id}
				aria-pressed=${panel.tab === id ? 'true' : 'false'} @click=${() => page.panel(id)}>${name}</button>`)}</nav>
			<div class="modal-body">
				${panel.error ? html`<div class="failure" role="alert"><span aria-hidden="true">⚠</span> ${panel.error}</div>` : nothing}
				${{ channels, members, roles, bot, emojis }[panel.tab](page)}
			</div>
		</div>
	</dialog>`;
}

// showServer opens the panel that was just drawn.
export function showServer(root) {
	const dialog = root.querySelector('dialog.server');
	if (dialog && !dialog.open) dialog.showModal();
}

const entry = (id, summary, body) => html`<details class="entry" data-entry=${id}><summary>${summary}</summary><div class="entry-body">${body}</div></details>`;

const deed = (page, data, text, look = 'secondary') => html`<button type="button" class=${`button ${look}`} data-act=${data.what} @click=${() => page.act(data)}><span>${text}</span></button>`;

const tick = (text, on, change) => html`<label class="tick"><input type="checkbox" .checked=${live(on)} @change=${(event) => change(event.target.checked)}><span>${text}</span></label>`;

// adder is a line in which something new gets its name.
function adder(page, label, data, what = 'Add') {
	const add = async (event) => {
		event.preventDefault();
		const input = event.target.elements.text;
		if (await page.act({ ...data, text: input.value })) input.value = '';
	};
	return html`<form class="adder" data-add=${data.kind ?? data.what} @submit=${add}><input name="text" type="text" autocomplete="off" maxlength="100" required placeholder=${label} aria-label=${label}>
		<button type="submit" class="button secondary"><span>${what}</span></button></form>`;
}

function permissions(page, forWhom, bits, change) {
	return page.state.permissions.filter(({ for: who }) => who === forWhom || who === 'both').map(({ bit, name }) => tick(name, has(bits, bit), (on) => change(on ? bits + bit : bits - bit)));
}

// Permissions have more bits than JavaScript's own bit operations.
const has = (bits, bit) => Math.floor(bits / bit) % 2 === 1;

function channels(page) {
	const { state } = page;
	return html`${tick('Show “Delete” below messages, for those who may', state.moderating, (moderating) => page.set({ moderating }))}
		${repeat(state.channels.values(), (c) => c.id, (c) => entry(c.id, html`<span class="hash" aria-hidden="true">${channelMark(c)}</span> ${c.name} <small>${c.archived ? 'archived ' : ''}${kinds[c.type]}</small>`, channel(page, c)))}
		${adder(page, 'New text channel', { what: 'add channel', kind: 'text' })}
		${adder(page, 'New voice channel', { what: 'add channel', kind: 'voice' })}`;
}

function channel(page, c) {
	const { users, bot } = page.state;
	return html`${c.type === 0 ? html`${adder(page, 'New thread', { what: 'add channel', kind: 'thread', id: c.id })}
			${adder(page, 'New private thread', { what: 'add channel', kind: 'private', id: c.id })}` : nothing}
		${c.type === 12 ? html`<fieldset><legend>Members of the thread</legend>
			${tick(nameOf(bot), c.bot, (on) => page.act({ what: 'thread member', id: c.id, user: bot.id, on }))}
			${users.filter((u) => !u.gone).map((u) => tick(nameOf(u), c.members.includes(u.id), (on) => page.act({ what: 'thread member', id: c.id, user: u.id, on })))}</fieldset>` : nothing}
		${c.parent ? nothing : html`<div data-read-only>${tick('People only read here', c.read_only, (on) => page.act({ what: 'read only', id: c.id, on }))}</div>`}
		<fieldset><legend>${nameOf(bot)} may</legend>${permissions(page, 'bot', c.bot_permissions, (bits) => page.act({ what: 'bot permissions', id: c.id, bits }))}</fieldset>
		<div class="deeds">
			${c.parent && !c.locked ? deed(page, { what: 'archive', id: c.id, on: !c.archived }, c.archived ? 'Open again' : 'Archive') : nothing}
			${c.parent ? deed(page, { what: 'archive', id: c.id, on: !c.locked, lock: !c.locked }, c.locked ? 'Unlock' : 'Archive and lock') : nothing}
			${deed(page, { what: 'delete channel', id: c.id }, `Delete ${c.name}`, 'danger')}
		</div>`;
}

function members(page) {
	const { users } = page.state;
	return repeat(users, (u) => u.id, (u) => entry(u.id, html`<img src=${avatarOf(u)} alt=""> ${nameOf(u)} <small>${standing(u)}</small>`, member(page, u)));
}

function standing(u) {
	if (u.gone) return 'not in the server';
	if (u.until > Date.now()) return `timed out until ${new Date(u.until).toLocaleTimeString([], { timeStyle: 'short' })}`;
	return [u.account !== u.name ? u.account : '', u.owner ? 'owner' : u.admin ? 'administrator' : ''].filter(Boolean).join(', ');
}

function member(page, u) {
	const { locales, roles } = page.state;
	if (u.gone) return html`<div class="deeds">${deed(page, { what: 'member', user: u.id, on: true }, 'Bring back')}</div>`;
	return html`<label class="line-field">Nickname <input type="text" data-nick autocomplete="off" maxlength="32" .value=${live(u.nick ?? '')} @change=${(event) => page.act({ what: 'nick', user: u.id, text: event.target.value })}></label>
		<label class="line-field">Language <select data-locale @change=${(event) => page.act({ what: 'locale', user: u.id, text: event.target.value })}>
			${locales.map((l) => html`<option value=${l} ?selected=${l === u.locale}>${l}</option>`)}</select></label>
		${roles.length > 1 ? html`<fieldset><legend>Roles</legend>${roles.slice(1).map((r) => tick(r.name, u.roles.includes(r.id), (on) => page.act({ what: 'give role', id: r.id, user: u.id, on })))}</fieldset>` : nothing}
		<div class="deeds">
			${u.admin ? nothing : deed(page, { what: 'timeout', user: u.id, time: u.until ? 0 : timeout }, u.until ? 'End the timeout' : 'Time out for 10 minutes')}
			${u.owner ? nothing : deed(page, { what: 'member', user: u.id, on: false }, 'Remove from the server', 'danger')}
		</div>`;
}

function roles(page) {
	return html`${repeat(page.state.roles.slice(1), (r) => r.id, (r) => entry(r.id, r.name, role(page, r)))}
		${adder(page, 'New role', { what: 'add role' })}
		<small class="muted">Roles are given at Members.</small>`;
}

function role(page, { id, name, permissions: bits }) {
	const text = name.replace(/^@/, '');
	return html`<label class="line-field">Name <input type="text" autocomplete="off" maxlength="100" .value=${live(text)} @change=${(event) => page.act({ what: 'role', id, text: event.target.value, bits })}></label>
		<fieldset><legend>Its members may</legend>${permissions(page, 'role', bits, (now) => page.act({ what: 'role', id, text, bits: now }))}</fieldset>
		<div class="deeds">${deed(page, { what: 'delete role', id }, `Delete ${text}`, 'danger')}</div>`;
}

function bot(page) {
	const { guild, bot: app } = page.state;
	return html`<p>${guild.bot ? `${nameOf(app)} is in this server.` : `${nameOf(app)} is not in this server: it has no commands here, and its buttons do nothing.`}</p>
		<div class="deeds">${deed(page, { what: 'bot', on: !guild.bot }, guild.bot ? `Remove ${nameOf(app)}` : `Invite ${nameOf(app)} again`, guild.bot ? 'danger' : 'success')}</div>
		<p>${guild.outage ? 'This server has an outage: nobody can do anything here.' : 'In an outage Discord cannot reach a server for a while, and nobody can do anything there.'}</p>
		<div class="deeds">${deed(page, { what: 'outage', on: !guild.outage }, guild.outage ? 'End the outage' : 'Begin an outage')}</div>`;
}

// emojis are the application's, which elsewhere its owners see in Discord's developer portal.
function emojis(page) {
	const { panel, users, bot: app } = page.state;
	const change = async (data) => (await page.act(data)) && page.panel('emojis');
	const by = (id) => nameOf(users.find((u) => u.id === id) ?? app);
	const add = async (event) => {
		event.preventDefault();
		const { text, file } = event.target.elements;
		const bytes = new Uint8Array(await file.files[0].arrayBuffer());
		const image = btoa(bytes.reduce((all, byte) => all + String.fromCharCode(byte), ''));
		change({ what: 'add emoji', text: text.value, image });
	};
	return html`<p>What ${nameOf(app)} or one of its owners has put up, as in the developer portal.</p>
		<form class="adder" data-add="emoji" @submit=${add}>
			<input name="text" type="text" autocomplete="off" minlength="2" maxlength="32" required placeholder="Name" aria-label="Name of the emoji">
			<input name="file" type="file" accept="image/png" required aria-label="Picture, a PNG of at most 128 x 128">
			<button type="submit" class="button secondary"><span>Add</span></button></form>
		${repeat(panel.emojis ?? [], (e) => e.id, (e) => html`<div class="tick" data-emoji=${e.name}>${emoji(e)} <span class="emoji-owner">${e.name} <small>by ${by(e.by)}</small></span>
			<button type="button" class="button danger" data-act="delete emoji" @click=${() => change({ what: 'delete emoji', id: e.id })}><span>Delete</span></button></div>`)}`;
}

// notice is what keeps the user from playing here, in one line.
export function standingNotice(page) {
	const { guild, me, bot: app } = page.state;
	const { here } = page;
	const text = guild.outage ? 'This server is not available now.'
		: me.gone ? 'You are not in this server. ⚙ brings you back.'
		: me.until > Date.now() ? `You are timed out until ${new Date(me.until).toLocaleTimeString([], { timeStyle: 'short' })}: you can only read.`
		: !guild.bot ? `${nameOf(app)} is not in this server. ⚙ invites it again.`
		: here?.locked ? 'This thread is locked.'
		: here?.archived ? 'This thread is archived. A message opens it again.'
		: '';
	return text ? html`<div class="notice" role="status" data-standing>${text}</div>` : nothing;
}
