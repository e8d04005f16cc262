// Discord's Markdown as lit templates. The library parses; here its lists, headings and small print are completed,
// which it only knows at the beginning of a text.
import { html, nothing } from 'lit';
import { SimpleMarkdown, rulesExtended } from 'discord-markdown-parser';
import '@skyra/discord-components-core/discord-mention.js';
import '@skyra/discord-components-core/discord-spoiler.js';
import './time.js';
import { nameOf } from './avatar.js';
import { plain, unicodeEmoji } from './emoji.js';

const lineRule = (pattern, order, parse) => ({
	order,
	match: (source, state) => (startsLine(state) ? pattern.exec(source) : null),
	parse,
});
const startsLine = (state) => /(^|\n)[ \t]*$|^ *>>? ?/.test(state.prevCapture?.[0] ?? '');
const listItem = /^( *)([-*]|\d+\.) +(.+)$/;

const parse = SimpleMarkdown.parserFor({
	...rulesExtended,
	heading: lineRule(/^(#{1,3}) +([^\n]+?) *(\n|$)/, 1, (capture, inner, state) => ({
		level: capture[1].length,
		content: inner(capture[2], state),
	})),
	subtext: lineRule(/^-# +([^\n]+?)(\n|$)/, 0.5, (capture, inner, state) => ({ content: inner(capture[1], state) })),
	list: lineRule({ exec: matchList }, 1.5, (capture, inner, state) => ({
		list: nest(capture[0].replace(/\n$/, '').split('\n').map((line) => {
			const [, indent, mark, text] = listItem.exec(line);
			return { depth: indent.length, start: parseInt(mark), content: inner(text, { ...state, prevCapture: null }) };
		})),
	})),
});

// matchList takes the lines of a list: items, until one that is not deeper than the first has another kind of mark.
function matchList(source) {
	const kind = (mark) => /\d/.test(mark);
	const lines = source.split('\n');
	const [first] = lines.map((line) => listItem.exec(line));
	if (!first) return null;
	let end = lines.findIndex((line) => {
		const item = listItem.exec(line);
		return !item || (item[1].length <= first[1].length && kind(item[2]) !== kind(first[2]));
	});
	if (end < 0) end = lines.length;
	return [lines.slice(0, end).join('\n') + (end < lines.length ? '\n' : '')];
}

// nest turns items with depths into {start, items: [{content, lists}]}.
function nest(items) {
	const list = { start: items[0].start, items: [] };
	for (let i = 0; i < items.length; ) {
		let end = i + 1;
		while (end < items.length && items[end].depth > items[i].depth) end++;
		list.items.push({ content: items[i].content, inner: end > i + 1 ? nest(items.slice(i + 1, end)) : null });
		i = end;
	}
	return list;
}

// markdown renders a text. The page tells what mentions mean: {user(id), channel(id), command(name)}.
export function markdown(text, page) {
	if (!text) return nothing;
	return nodes(parse(text, { inline: true }), page);
}

// content renders the text of a message. One that is nothing but a few emojis is shown large.
export function content(text, page) {
	if (!text) return nothing;
	const parsed = parse(text, { inline: true });
	return isJumbo(parsed) ? html`<span class="jumbo">${nodes(parsed, page)}</span>` : nodes(parsed, page);
}

const mostJumbo = 27; // emojis

function isJumbo(parsed) {
	const count = parsed.filter(({ type }) => type === 'emoji' || type === 'twemoji').length;
	return count > 0 && count <= mostJumbo && parsed.every(({ type, content }) =>
		['emoji', 'twemoji', 'br', 'newline'].includes(type) || (type === 'text' && !content.trim()));
}

// plainText is a text without its marks, for reading aloud.
export function plainText(text) {
	return (text ?? '').replace(/<(?:a?:(\w+):\d+|t:[^>]*|[@#/][^>]*)>/g, '$1').replace(/[*_~`|]{1,3}|^(?:-#|#{1,3}|>) /gm, '');
}

// nodes leaves out the end of line after a block of code: a block ends its last line by itself.
function nodes(list, page) {
	const all = Array.isArray(list) ? list : [list];
	const shown = all.filter(({ type }, i) => !(['br', 'newline'].includes(type) && all[i - 1]?.type === 'codeBlock'));
	return shown.map((node) => element(node, page));
}

function element(node, page) {
	const inner = () => nodes(node.content, page);
	switch (node.type) {
		case 'strong': return html`<strong>${inner()}</strong>`;
		case 'em': return html`<em>${inner()}</em>`;
		case 'underline': return html`<u>${inner()}</u>`;
		case 'strikethrough': return html`<s>${inner()}</s>`;
		case 'inlineCode': return html`<code>${node.content}</code>`;
		case 'codeBlock': return html`<pre><code>${node.content}</code></pre>`;
		case 'blockQuote': return html`<blockquote>${inner()}</blockquote>`;
		case 'heading': return heading(node.level, inner());
		case 'subtext': return html`<small>${inner()}</small>`;
		case 'list': return list(node.list, page);
		case 'spoiler': return spoiler(inner());
		case 'link': case 'url': case 'autolink': return link(node.target, inner());
		case 'br': case 'newline': return html`<br>`;
		case 'timestamp': return html`<live-time class="time" at=${node.timestamp} look=${node.format ?? 'f'}></live-time>`;
		case 'user': return html`<discord-mention type="user">${plain(nameOf(page.user(node.id)))}</discord-mention>`;
		case 'role': return html`<discord-mention type="role">${page.state.roles.find((r) => r.id === node.id)?.name ?? 'unknown role'}</discord-mention>`;
		case 'channel': return html`<discord-mention type="channel">${page.channel(node.id)?.name ?? 'unknown'}</discord-mention>`;
		case 'everyone': return html`<discord-mention type="role">everyone</discord-mention>`;
		case 'here': return html`<discord-mention type="role">here</discord-mention>`;
		case 'slashCommand': return html`<button type="button" class="mention" @click=${() => page.command(node.fullName)}>/${node.fullName}</button>`;
		case 'emoji': return emoji(node);
		case 'twemoji': return unicodeEmoji(node.name);
		default: return typeof node.content === 'string' ? node.content : inner();
	}
}

function heading(level, inner) {
	if (level === 1) return html`<h3 class="h1">${inner}</h3>`;
	if (level === 2) return html`<h4 class="h2">${inner}</h4>`;
	return html`<h5 class="h3">${inner}</h5>`;
}

function list({ start, items }, page) {
	const rows = items.map((item) => html`<li>${nodes(item.content, page)}${item.inner ? list(item.inner, page) : nothing}</li>`);
	return Number.isNaN(start) ? html`<ul>${rows}</ul>` : html`<ol start=${start}>${rows}</ol>`;
}

function spoiler(inner) {
	const reveal = (event) => {
		if (event.key && event.key !== 'Enter' && event.key !== ' ') return;
		const box = event.currentTarget;
		box.activated = true;
		box.setAttribute('activated', '');
		for (const name of ['role', 'tabindex', 'aria-label', 'aria-expanded']) box.removeAttribute(name);
		event.preventDefault();
	};
	return html`<discord-spoiler role="button" tabindex="0" aria-label="Spoiler" aria-expanded="false"
		@click=${reveal} @keydown=${reveal}>${inner}</discord-spoiler>`;
}

function link(target, inner) {
	if (!/^(https?|mailto):/i.test(target)) return inner;
	return html`<a href=${target} target="_blank" rel="noopener noreferrer">${inner}</a>`;
}

// emoji shows an emoji of Unicode; or a custom one, or its name where the server has no picture of it.
export function emoji({ id, name }) {
	if (!id) return unicodeEmoji(name);
	const shown = `:${name}:`;
	const missing = (is) => (event) => event.target.parentElement.classList.toggle('missing', is);
	return html`<span class="custom"><img class="emoji" src="emojis/${id}.png" alt=${shown} title=${shown}
		@error=${missing(true)} @load=${missing(false)}><span class="emoji-name">${shown}</span></span>`;
}
