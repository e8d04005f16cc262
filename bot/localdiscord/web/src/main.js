// Draws the page and keeps what drawing must not disturb: focus, scroll position, open lists.
import { render } from 'lit';
import './style.css';
import './theme.js';
import { app } from './app.js';
import { Composer } from './composer.js';
import { focusComposer } from './composerview.js';
import { focusKeeper } from './controls.js';
import { nameOf } from './avatar.js';
import { Page } from './page.js';
import { placeMenu } from './menu.js';
import { Scroll } from './scroll.js';
import { showModal } from './modal.js';
import { showServer } from './server.js';

// The letters come first, so that nothing moves when they arrive.
await Promise.allSettled([...document.fonts].map((face) => face.load()));

const root = document.getElementById('app');
const page = new Page(draw);
let shownUser;
page.composer = new Composer(page);
page.scroll = new Scroll(page);
addEventListener('resize', () => placeMenu());
root.addEventListener('scroll', () => placeMenu(), { capture: true, passive: true });
addEventListener('keydown', (event) => {
	const user = event.altKey && !event.ctrlKey && page.state.users[event.code.replace('Digit', '') - 1];
	if (!user) return;
	event.preventDefault();
	page.become(user.id);
});
page.update();

function draw() {
	const keepFocus = focusKeeper(root);
	render(app(page), root);
	page.scroll.drawn(document.getElementById('messages'));
	keepFocus();
	focusComposer(page.composer, root);
	placeMenu();
	showServer(root);
	showModal(root);
	root.querySelectorAll('.option.active').forEach((option) => option.scrollIntoView({ block: 'nearest' }));
	const { me, guild } = page.state;
	if (!me) return;
	if (me.id !== shownUser) root.querySelector('.user[aria-checked=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
	shownUser = me.id;
	document.title = `${nameOf(me)} · #${page.here?.name ?? ''} · ${guild.name}`;
}
