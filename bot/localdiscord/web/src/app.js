// The frame of the page: channels, heading with the switch of user, messages, input line, and what lies above them.
import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { avatarOf, colourOf, nameOf } from './avatar.js';
import { commandNote, continues, messageView } from './message.js';
import { composerView } from './composerview.js';
import { channelMark } from './icons.js';
import { messagesOf } from './state.js';
import { modalView } from './modal.js';
import { openMenu } from './menu.js';
import { serverPanel, standingNotice } from './server.js';

export function app(page) {
	const { state } = page;
	if (!state.greeted) return html`<div class="starting" role="status">${state.online ? 'Loading…' : 'Connecting…'}</div>`;
	return html`
		<a class="skip" href="#composer">Skip to the input line</a>
		<nav class=${`side ${state.popup === 'channels' ? 'open' : ''}`} aria-label="Channels">${side(page)}</nav>
		${state.popup === 'channels' ? html`<div class="shade" @click=${() => page.set({ popup: '' })}></div>` : nothing}
		<main>
			${heading(page)}
			${state.online ? nothing : html`<div class="notice" role="status">Connection lost. Reconnecting…</div>`}
			${standingNotice(page)}
			${messages(page)}
			${composerView(page)}
		</main>
		<div id="layer">${openMenu(page)}</div>
		${serverPanel(page)}
		${modalView(page)}
		<div class="toasts" role="alert">${state.toast ? html`<div class="toast">${state.toast}</div>` : nothing}</div>`;
}

function side(page) {
	const { guild, channels, channel, me } = page.state;
	return html`<div class="guild"><span>${guild.name}</span>
			<button type="button" class="icon" data-server aria-label="Server: channels, members, roles and the bot" title="Server" @click=${() => page.set({ panel: { tab: 'channels' }, popup: '' })}>⚙</button></div>
		<div class="side-title">Channels
			<button type="button" class="icon" data-add-channel aria-label="Add a channel" title="Add a channel" @click=${() => page.addChannel()}>+</button></div>
		<ul class="channels">${repeat(channels.values(), (c) => c.id, (c) => html`<li>
			<button type="button" data-channel-id=${c.id} class=${`${c.unread ? 'unread' : ''} ${c.parent ? 'thread' : ''}`} aria-current=${c.id === channel ? 'page' : 'false'} @click=${() => page.enter(c.id)}>
				<span aria-hidden="true" class="hash">${channelMark(c)}</span>${c.name}${c.archived ? html`<small> archived</small>` : nothing}${c.unread ? html`<span class="unseen"> (unread)</span>` : nothing}</button></li>`)}</ul>
		<div class="me"><img src=${avatarOf(me)} alt=""><span><b>${nameOf(me)}</b><small>${me.gone ? 'Not in the server' : me.admin ? 'Administrator' : 'Member'}</small></span></div>`;
}

function heading(page) {
	const { popup, users, me } = page.state;
	return html`<header class="top">
		<button type="button" class="icon burger" aria-label="Channels" aria-expanded=${popup === 'channels' ? 'true' : 'false'}
			@click=${() => page.set({ popup: popup === 'channels' ? '' : 'channels' })}>☰</button>
		<h1><span class="hash" aria-hidden="true">${channelMark(page.here)}</span>${page.here?.name ?? 'no channel'}</h1>
		<div class="users" role="radiogroup" aria-label="Who you are">
			<span class="users-title" aria-hidden="true">You are</span>
			${repeat(users, (u) => u.id, (u, i) => html`<button type="button" role="radio" class=${`user ${u.gone ? 'gone' : ''}`} data-user-id=${u.id} aria-checked=${u.id === me.id ? 'true' : 'false'}
				style=${`--colour: ${colourOf(u)}`} title=${u.id === me.id ? `You are ${nameOf(u)}` : `Become ${nameOf(u)}${i < 9 ? ` (Alt+${i + 1})` : ''}`} @click=${() => page.become(u.id)}>
				<img src=${avatarOf(u)} alt=""><span class="user-name">${nameOf(u)}</span></button>`)}
			<button type="button" class="icon" data-add-user aria-label="Add a user" title="Add a user" @click=${() => page.addUser()}>+</button>
		</div>
	</header>`;
}

function messages(page) {
	const { state, here } = page;
	const list = here ? messagesOf(here) : [];
	const notes = [...state.pending].filter(([, waiting]) => waiting.command && waiting.channel === state.channel);
	return html`<div class="messages" id="messages" tabindex="0" role="region" aria-label=${here ? `Messages in #${here.name}` : 'Messages'} @scroll=${() => page.scroll.moved()}>
		<div class="messages-inner">
			${here ? html`<div class="beginning"><div class="beginning-sign" aria-hidden="true">${channelMark(here)}</div><h2>Welcome to #${here.name}!</h2>
				<p>This is a Discord on your own machine. Type <kbd>/</kbd> to see what the bot can do, and pick above who you are.</p></div>`
				: html`<div class="beginning"><h2>There is no channel for you here.</h2></div>`}
			${repeat(list, (m) => m.id, (m, i) => {
				const grouped = continues(m, list[i - 1]);
				return guard(looks(m, grouped, page), () => messageView(m, grouped, page));
			})}
			${repeat(notes, ([nonce]) => `note-${nonce}`, ([nonce, waiting]) => commandNote(nonce, waiting, page))}
		</div>
	</div>
	<div class="present">${page.scroll.away ? html`<button type="button" id="jump" @click=${() => page.scroll.toPresent()}>
		${state.newBelow ? html`<b>${state.newBelow} new message${state.newBelow > 1 ? 's' : ''}</b> · ` : nothing}Jump to present ↓</button>` : nothing}</div>`;
}

// looks lists all that a message's look depends on; it is drawn again only when one of them changes.
function looks(message, grouped, { state }) {
	const waiting = [...state.pending.values()].filter((w) => w.message === message.id).map((w) => w.customId).join('\n');
	const chosen = [...state.chosen].filter(([key]) => key.startsWith(`${message.id}/`)).join('\n');
	const menu = state.menu?.message === message.id ? `${state.menu.row} ${state.menu.active} ${[...state.menu.values].join('\n')}` : '';
	return [message, grouped, state.moderating, state.me, waiting, chosen, menu, state.failed.get(message.id), state.users, state.channels, state.roles];
}
