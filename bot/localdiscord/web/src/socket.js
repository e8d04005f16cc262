// The connection to the server: requests with replies, frames that come unasked, and reconnecting.

const firstWait = 300; // ms before the first new attempt; doubles up to longestWait
const longestWait = 5000;

export class Socket {
	#ws;
	#user;
	#timer;
	#wait = firstWait;
	#nonce = 0;
	#open = new Map(); // nonce → the promise's ends

	// onFrame(type, data, nonce) gets what is no reply; onOnline(bool) hears of every change of the connection.
	constructor(onFrame, onOnline) {
		this.onFrame = onFrame;
		this.onOnline = onOnline;
		addEventListener('online', () => this.#retry());
		document.addEventListener('visibilitychange', () => document.hidden || this.#retry());
	}

	// connect opens a connection as a user ('' for the server's first one) and leaves the old one.
	connect(user) {
		this.#user = user;
		this.#wait = firstWait;
		this.#dial();
	}

	// request sends a frame. The promise holds {nonce, data} of the reply, or fails with what the server said.
	request(type, data) {
		const nonce = String(++this.#nonce);
		const reply = new Promise((resolve, reject) => this.#open.set(nonce, { resolve, reject }));
		if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(JSON.stringify({ t: type, d: data, n: nonce }));
		else this.#settle(nonce, 'reject', new Error('Not connected. Try again in a moment.'));
		return Object.assign(reply, { nonce });
	}

	#dial() {
		clearTimeout(this.#timer);
		this.#drop();
		const url = new URL('page/ws', location.href);
		url.protocol = url.protocol.replace('http', 'ws');
		url.search = this.#user ? `?user=${encodeURIComponent(this.#user)}` : '';
		const ws = (this.#ws = new WebSocket(url));
		ws.onopen = () => (this.#wait = firstWait);
		ws.onmessage = (event) => this.#receive(JSON.parse(event.data));
		ws.onclose = () => {
			this.#drop();
			this.onOnline(false);
			this.#timer = setTimeout(() => this.#dial(), this.#wait);
			this.#wait = Math.min(2 * this.#wait, longestWait);
		};
	}

	#retry() {
		if (this.#ws?.readyState > WebSocket.OPEN || !this.#ws) this.#dial();
	}

	#drop() {
		const ws = this.#ws;
		this.#ws = undefined;
		if (ws) {
			ws.onopen = ws.onmessage = ws.onclose = null;
			ws.close();
		}
		for (const nonce of this.#open.keys()) this.#settle(nonce, 'reject', new Error('The connection was lost.'));
	}

	#receive({ t: type, d: data, n: nonce }) {
		if (type === 'hello') this.onOnline(true);
		if (type === 'ok' || type === 'choices') this.#settle(nonce, 'resolve', data);
		else if (type === 'error') this.#settle(nonce, 'reject', Object.assign(new Error(data?.message), { code: data?.code }));
		else this.onFrame(type, data, nonce);
	}

	#settle(nonce, how, value) {
		this.#open.get(String(nonce))?.[how](value);
		this.#open.delete(String(nonce));
	}
}
