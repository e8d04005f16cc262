// The page: one state, the socket, and what a person can do. Views call these methods; every change ends in update().
import { Socket } from './socket.js';
import { fail, flags, isPending, newState, openModal, receive } from './state.js';
import { plainText } from './markdown.js';
import { nameOf } from './avatar.js';

const patience = 15000; // ms until a press without any answer counts as failed
const toastTime = 6000;

export class Page {
	state = newState();
	#render;
	#scheduled = false;

	constructor(render) {
		this.#render = render;
		this.socket = new Socket((type, data, nonce) => this.#receive(type, data, nonce), (online) => this.set({ online }));
		const address = new URLSearchParams(location.search);
		this.state.channel = address.get('channel') ?? '';
		this.socket.connect(address.get('user') ?? '');
	}

	// update draws the page soon, once for all changes made in the meantime.
	update() {
		if (this.#scheduled) return;
		this.#scheduled = true;
		queueMicrotask(() => {
			this.#scheduled = false;
			this.#render(this);
		});
	}

	set(change) {
		Object.assign(this.state, change);
		this.update();
	}

	get here() {
		return this.state.channels.get(this.state.channel);
	}

	user(id) {
		if (id === this.state.bot?.id) return { ...this.state.bot, bot: true };
		return this.state.users.find((user) => user.id === id);
	}

	channel(id) {
		return this.state.channels.get(id);
	}

	// command puts a slash command into the composer.
	command(name) {
		this.composer.choose(name);
	}

	// become makes this tab another user's.
	become(id) {
		if (id === this.state.me?.id) return;
		this.set({ popup: '', me: this.user(id) ?? this.state.me, modal: null, menu: null });
		this.composer.clear();
		this.scroll.toPresent();
		this.#address(id, this.state.channel);
		this.socket.connect(id);
	}

	enter(channel) {
		this.channel(channel).unread = false;
		this.set({ channel, popup: '', newBelow: 0, menu: null });
		this.#address(this.state.me.id, channel);
	}

	addUser() {
		this.#ask('Add a user', 'Name', async (name) => {
			const user = await this.socket.request('user', { name });
			if (user?.id) this.become(user.id);
		});
	}

	addChannel() {
		this.#ask('Add a channel', 'Name', (text) => this.socket.request('server', { what: 'add channel', text }));
	}

	// act does something to the server; true if it was done. What is wrong stands in the panel, or else in a toast.
	act(data) {
		return this.socket.request('server', data).then(() => {
			if (this.state.panel) this.set({ panel: { ...this.state.panel, error: '' } });
			return true;
		}, (err) => {
			if (this.state.panel) this.set({ panel: { ...this.state.panel, error: err.message } });
			else this.toast(err.message);
			return false;
		});
	}

	// panel opens a part of the server panel.
	panel(tab) {
		this.set({ panel: { ...this.state.panel, tab, error: '' } });
		if (tab !== 'emojis') return;
		this.#showErrors(this.socket.request('emojis', {}).then(({ emojis }) => this.state.panel && this.set({ panel: { ...this.state.panel, emojis } })));
	}

	#ask(title, label, then) {
		const component = { type: 4, custom_id: 'name', label, style: 1, min_length: 1, max_length: 32 };
		openModal(this.state, { title, custom_id: title, components: [{ type: 1, components: [component] }], then });
		this.set({ popup: '' });
	}

	say(content) {
		const { channel } = this.state;
		this.scroll.toPresent();
		this.#showErrors(this.socket.request('say', { channel, content }));
	}

	press(message, customId, componentType, values) {
		if (isPending(this.state, message, customId)) return;
		this.state.failed.delete(message);
		this.#interact('press', { message, custom_id: customId, component_type: componentType, values }, { message, customId });
	}

	send(name, options, shown) {
		const { channel } = this.state;
		this.scroll.toPresent();
		this.#interact('command', { channel, name, options }, { command: shown, channel });
	}

	autocomplete(name, options) {
		return this.socket.request('autocomplete', { channel: this.state.channel, name, options });
	}

	// submit sends the open form.
	submit(components) {
		const { modal } = this.state;
		modal.failure = '';
		if (modal.then) {
			modal.then(components[0].value.trim()).then(() => this.#closeModal(modal), (err) => {
				modal.failure = err.message;
				this.update();
			});
			return;
		}
		modal.nonce = this.#interact('modal', { interaction_id: modal.interaction_id, components }, { modal: true });
	}

	#closeModal(modal) {
		if (this.state.modal === modal) this.set({ modal: null });
	}

	dismiss(message) {
		this.here.messages.delete(message);
		this.#showErrors(this.socket.request('dismiss', { message }));
		this.update();
	}

	// forget removes the note about a command that failed.
	forget(nonce) {
		this.state.pending.delete(nonce);
		this.update();
	}

	toast(text) {
		this.set({ toast: text });
		clearTimeout(this.#toastTimer);
		this.#toastTimer = setTimeout(() => this.set({ toast: '' }), toastTime);
	}
	#toastTimer;

	// A press that the server refuses fails in Discord's words: the message has changed under the finger.
	#interact(type, data, waiting) {
		const request = this.socket.request(type, data);
		const { nonce } = request;
		this.state.pending.set(nonce, waiting);
		request.catch((err) => this.#fail(nonce, waiting.message && err.code !== undefined ? '' : err.message));
		setTimeout(() => this.state.pending.has(nonce) && !waiting.failure && this.#fail(nonce), patience);
		this.update();
		return nonce;
	}

	#fail(nonce, why) {
		fail(this.state, nonce, why);
		this.update();
	}

	#receive(type, data, nonce) {
		const fresh = receive(this.state, type, data, nonce);
		if (type === 'users' || type === 'hello') this.#awaitTimeouts();
		if (fresh) this.#announce(fresh);
		if (fresh?.channel_id === this.state.channel) {
			this.state.newBelow++;
			if (fresh.flags & flags.ephemeral) this.scroll.toPresent(); // it answers what this user has just done
		}
		this.update();
	}

	// awaitTimeouts draws the page again when a timeout ends, which nobody tells.
	#awaitTimeouts() {
		clearTimeout(this.#timeouts);
		const ends = this.state.users.map((user) => user.until).filter((until) => until > Date.now());
		if (ends.length) this.#timeouts = setTimeout(() => { this.#awaitTimeouts(); this.update(); }, Math.min(...ends) - Date.now() + 100);
	}
	#timeouts;

	#announce(message) {
		const parts = [message.content, ...(message.embeds ?? []).flatMap((e) => [e.title, e.description])];
		const text = plainText(parts.filter(Boolean).join('. ')).slice(0, 300);
		document.getElementById('announcer').textContent = `${nameOf(message.author)}: ${text || 'new message'}`;
	}

	#showErrors(request) {
		request.catch((err) => this.toast(err.message));
	}

	#address(user, channel) {
		history.replaceState(null, '', `?${new URLSearchParams({ user, channel })}`);
	}
}
