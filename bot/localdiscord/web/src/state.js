// What the page knows, and how frames from the server change it. Nothing here touches the document.

import { nameOf } from './avatar.js';

export const flags = { ephemeral: 64, loading: 128 };

// kinds are the types of channels in words.
export const kinds = { 0: 'text channel', 2: 'voice channel', 11: 'thread', 12: 'private thread' };

export function newState() {
	return {
		online: false,
		greeted: false, // the server has said hello at least once
		me: null,
		bot: null,
		guild: null,
		users: [],
		commands: [],
		roles: [],
		permissions: [], // that the server panel can set: {bit, name, for}
		locales: [],
		channels: new Map(), // id → {id, name, parent, type and so on, messages: Map of id → message, unread}
		channel: '', // id of the one that is shown
		pending: new Map(), // nonce → what an interaction waits for: {message, customId} or {command, channel} or {modal}
		failed: new Map(), // message id → why its last interaction failed
		chosen: new Map(), // `${message id}/${custom_id}` → values picked since the message was last changed
		menu: null, // the open menu: {message, row, values: Set, active}
		modal: null, // the open form with {values: Map, errors: Map, failure, nonce}
		panel: null, // the open server panel: {tab, error}
		moderating: false, // messages have a button that deletes them
		popup: '', // 'users' or 'channels' while such a list is open
		toast: '',
		newBelow: 0, // messages that came while the reader was further up
	};
}

// receive applies a frame. It returns the message that is new to the reader, if there is one.
export function receive(state, type, data, nonce) {
	switch (type) {
		case 'hello': hello(state, data); break;
		case 'message': return putMessage(state, data);
		case 'delete': state.channels.get(data.channel_id)?.messages.delete(data.id); break;
		case 'commands': state.commands = data ?? []; break;
		case 'guild': state.guild = data; break;
		case 'roles': state.roles = data ?? []; break;
		case 'users': setUsers(state, data ?? []); break;
		case 'channels': setChannels(state, data ?? []); break;
		case 'modal': openModal(state, data); break;
		case 'interaction': endInteraction(state, String(data.n ?? nonce), data); break;
	}
	return undefined;
}

// openModal shows a form: Discord's, or with a function then one of the page's own.
export function openModal(state, modal) {
	state.modal = { ...modal, values: new Map(), errors: new Map(), failure: '' };
}

function hello(state, data) {
	const changed = state.me?.id !== data.me.id;
	Object.assign(state, { greeted: true, me: data.me, guild: data.guild, bot: data.bot, commands: data.commands ?? [], roles: data.roles ?? [], permissions: data.permissions ?? [], locales: data.locales ?? [] });
	state.pending.clear();
	state.failed.clear();
	state.chosen.clear();
	if (changed) state.modal = state.menu = null;
	setUsers(state, data.users ?? []);
	setChannels(state, data.channels ?? []);
}

function setUsers(state, users) {
	state.users = users.map((user) => ({ ...user, account: user.name, name: nameOf(user) }));
	state.me = state.users.find((user) => user.id === state.me?.id) ?? state.me;
}

function setChannels(state, list) {
	const old = state.channels;
	state.channels = new Map(list.map(({ messages, ...channel }) => {
		const { id } = channel;
		const kept = messages ? new Map(messages.map((m) => [m.id, m])) : (old.get(id)?.messages ?? new Map());
		return [id, { ...channel, messages: kept, unread: old.get(id)?.unread ?? false }];
	}));
	if (!state.channels.has(state.channel)) state.channel = list[0]?.id ?? '';
}

function putMessage(state, message) {
	const channel = state.channels.get(message.channel_id);
	if (!channel) return undefined;
	const before = channel.messages.get(message.id);
	channel.messages.set(message.id, message);
	for (const key of state.chosen.keys()) if (key.startsWith(`${message.id}/`)) state.chosen.delete(key);
	if (before && !(before.flags & flags.loading)) return undefined;
	if (channel.id !== state.channel) channel.unread = true;
	return message;
}

function endInteraction(state, nonce, { state: how, message }) {
	const waiting = state.pending.get(nonce);
	if (!waiting) return;
	if (how === 'failed') fail(state, nonce, message);
	else {
		state.pending.delete(nonce);
		if (state.modal?.nonce === nonce) state.modal = null;
	}
}

// fail ends a pending interaction with a reason that is shown where the interaction began.
export function fail(state, nonce, why) {
	const waiting = state.pending.get(nonce);
	if (!waiting) return;
	if (waiting.command) waiting.failure = why || 'The application did not respond';
	else state.pending.delete(nonce);
	if (waiting.message) state.failed.set(waiting.message, why || 'This interaction failed');
	if (state.modal && state.modal.nonce === nonce) {
		state.modal.failure = why || 'Something went wrong. Try again.';
		state.modal.nonce = undefined;
	}
}

// isPending tells whether a control of a message waits for the bot.
export function isPending(state, message, customId) {
	for (const waiting of state.pending.values()) if (waiting.message === message && waiting.customId === customId) return true;
	return false;
}

// messagesOf lists a channel's messages, oldest first.
export function messagesOf(channel) {
	return [...channel.messages.values()].sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1));
}
