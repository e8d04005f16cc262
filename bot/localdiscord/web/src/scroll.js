// Keeps the reader at the newest message, unless they have scrolled up to read.
const near = 60; // px from the end that still count as being there

export class Scroll {
	away = false;
	#box;
	#channel;

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
		}
		this.#follow();
	}

	moved() {
		const { scrollHeight, scrollTop, clientHeight } = this.#box;
		const away = scrollHeight - scrollTop - clientHeight > near;
		if (away === this.away) return;
		this.away = away;
		this.page.set({ newBelow: 0 });
	}

	toPresent() {
		this.away = false;
		this.page.set({ newBelow: 0 });
	}

	#follow() {
		if (!this.away) this.#box.scrollTop = this.#box.scrollHeight;
	}
}
