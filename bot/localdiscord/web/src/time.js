// Times as Discord writes them, and an element that keeps a relative one up to date.

const styles = {
	t: { timeStyle: 'short' },
	T: { timeStyle: 'medium' },
	d: { dateStyle: 'short' },
	D: { dateStyle: 'long' },
	f: { dateStyle: 'long', timeStyle: 'short' },
	F: { dateStyle: 'full', timeStyle: 'short' },
};
const units = [['year', 31536000], ['month', 2592000], ['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]];
const relative = new Intl.RelativeTimeFormat('en');
const discordEpoch = 1420070400000n;

export function formatTime(date, style = 'f') {
	if (style !== 'R') return new Intl.DateTimeFormat(undefined, styles[style] ?? styles.f).format(date);
	const seconds = Math.round((date - Date.now()) / 1000);
	const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? units.at(-1);
	return relative.format(Math.trunc(seconds / size), unit);
}

// sentAt is when a message was sent.
export function sentAt(message) {
	return message.timestamp ? new Date(message.timestamp) : new Date(Number((BigInt(message.id) >> 22n) + discordEpoch));
}

// dayAndTime is the time in a message's heading: "Today at 14:05".
export function dayAndTime(date) {
	const time = formatTime(date, 't');
	const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
	if (days === 0) return `Today at ${time}`;
	if (days === 1) return `Yesterday at ${time}`;
	return `${formatTime(date, 'd')} ${time}`;
}

// <live-time at="unix seconds" look="R"> shows a time; a relative one counts.
class LiveTime extends HTMLElement {
	static observedAttributes = ['at', 'look'];
	static #shown = new Set();
	static #timer;

	connectedCallback() {
		LiveTime.#shown.add(this);
		LiveTime.#timer ??= setInterval(() => LiveTime.#shown.forEach((time) => time.show()), 1000);
		this.show();
	}

	disconnectedCallback() {
		LiveTime.#shown.delete(this);
	}

	attributeChangedCallback() {
		if (this.isConnected) this.show();
	}

	show() {
		const date = new Date(1000 * Number(this.getAttribute('at')));
		const text = Number.isNaN(date.getTime()) || Math.abs(date) > 8.64e15 ? 'Invalid date' : formatTime(date, this.getAttribute('look') || 'f');
		if (this.textContent === text) return;
		this.textContent = text;
		this.title = text === 'Invalid date' ? '' : formatTime(date, 'F');
	}
}
customElements.define('live-time', LiveTime);
