// Keeps the reader at the newest message, unless they have scrolled up to read.
const near = 60; // px from the end that still count as being there

export class Scroll {
	away = false;
	#box;
	#channel;
	#top = 0;

	constructor(page) {
		this.page = page;
	}

	// drawn is called after each drawing.
	drawn(box) {
		if (!box) return;
		if (this.#box !== box) {
			this.#box = box;
			const watch = new ResizeObserver(() => this.#follow());
			watch.observe(box);
			watch.observe(box.firstElementChild);
		}
		if (this.#channel !== this.page.state.channel) {
			this.#channel = this.page.state.channel;
			this.away = false;
			this.#toEnd();
		}
		this.#follow();
	}

	// moved tells a reader who went up from a list that merely grew: only the former lessens scrollTop.
	moved() {
		const { scrollHeight, scrollTop, clientHeight } = this.#box;
		const up = scrollTop < this.#top;
		this.#top = scrollTop;
		const away = scrollHeight - scrollTop - clientHeight > near && (up || this.away);
		if (away === this.away) return;
		this.away = away;
		this.page.set({ newBelow: 0 });
	}

	toPresent() {
		this.away = false;
		this.#toEnd();
		this.page.set({ newBelow: 0 });
	}

	#follow() {
		this.moved(); // the event of a scroll that has just happened may be still to come
		if (!this.away) this.#toEnd();
	}

	#toEnd() {
		this.#box.scrollTop = this.#box.scrollHeight;
		this.#top = this.#box.scrollTop;
	}
}
