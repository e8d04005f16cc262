// Embeds and attachments.
import { html, nothing, render } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '@skyra/discord-components-core/discord-embed.js';
import '@skyra/discord-components-core/discord-embed-description.js';
import '@skyra/discord-components-core/discord-embed-fields.js';
import '@skyra/discord-components-core/discord-embed-field.js';
import '@skyra/discord-components-core/discord-embed-footer.js';
import { dayAndTime } from './time.js';
import { plain, unicodeEmoji } from './emoji.js';
import { markdown } from './markdown.js';

// How large a picture is shown at most, in px: on a wide screen, and how high on a phone, where it is as wide as it can be.
const largest = { embed: { width: 400, height: 300 }, attachment: { width: 550, height: 350 } };
const highestOnPhone = 350;

// embed draws one. The title is slotted instead of given as an attribute, because it may hold Markdown; the author's name
// too, because the library would look for emojis in it, which Discord does not show there.
export function embed(data, page) {
	const colour = data.color === undefined || data.color === null ? undefined : '#' + data.color.toString(16).padStart(6, '0');
	return html`<discord-embed slot="embeds" color=${ifDefined(colour)}>
		${data.author ? html`<div slot="description" class="embed-author">${plain(data.author.name)}</div>` : nothing}
		${data.title ? html`<div slot="description" class="embed-title" role="heading" aria-level="3">${title(data, page)}</div>` : nothing}
		${data.description ? html`<discord-embed-description slot="description">${markdown(data.description, page)}</discord-embed-description>` : nothing}
		${data.fields?.length ? html`<div slot="fields" class="embed-fields">${data.fields.map((f) => field(f, page))}</div>` : nothing}
		${data.image ? picture(data.image) : nothing}
		${data.footer || data.timestamp ? html`<discord-embed-footer slot="footer">${plain(footer(data))}</discord-embed-footer>` : nothing}
	</discord-embed>`;
}

function title({ title, url }, page) {
	const text = markdown(title, page);
	return url ? html`<a href=${url} target="_blank" rel="noopener noreferrer">${text}</a>` : text;
}

function field({ name, value, inline }, page) {
	return html`<discord-embed-field class=${inline ? 'inline' : ''}>
		<div class="field-name">${markdown(name, page)}</div>
		${markdown(value, page)}
	</discord-embed-field>`;
}

function footer(data) {
	return [data.footer?.text, data.timestamp && dayAndTime(new Date(data.timestamp))].filter(Boolean).join(' • ');
}

function picture(media) {
	return html`<div slot="fields" class="embed-image">${image(media.url, media.description, media, largest.embed)}</div>`;
}

// attachments draws the files outside embeds: those that an embed shows are not listed.
export function attachments(message) {
	if (!message.attachments?.length) return nothing;
	return html`<div slot="attachments" class="attachments">${message.attachments.map(attachment)}</div>`;
}

function attachment(file) {
	if (file.content_type?.startsWith('image/') || /\.(png|jpe?g|gif|webp)$/i.test(file.filename)) {
		return image(file.url, file.description, file, largest.attachment);
	}
	return html`<a class="file" href=${file.url} target="_blank" rel="noopener">
		<span aria-hidden="true">${unicodeEmoji('📄')}</span>
		<span><span class="file-name">${file.filename}</span><small>${size(file.size)}</small></span>
	</a>`;
}

// image keeps the place of a picture whose size is known, so that nothing moves when it arrives.
function image(url, alt, { width, height }, most) {
	const known = width && height;
	const wide = Math.round(width * Math.min(1, most.width / width, most.height / height));
	const phone = Math.round(Math.min(width, (highestOnPhone * width) / height));
	return html`<a class="picture" href=${url} target="_blank" rel="noopener" @click=${enlarge}>
		<img src=${url} alt=${alt ?? ''} title=${alt ?? ''}
			width=${ifDefined(known ? width : undefined)} height=${ifDefined(known ? height : undefined)}
			style=${ifDefined(known ? `--wide: ${wide}px; --phone: ${phone}px` : undefined)}>
	</a>`;
}

// enlarge shows a picture over the page, as large as fits. A click anywhere, or Escape, ends that.
function enlarge(event) {
	if (event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	const { href, firstElementChild: small } = event.currentTarget;
	const dialog = document.createElement('dialog');
	dialog.className = 'large';
	dialog.setAttribute('aria-label', 'Picture');
	render(html`<img src=${href} alt=${small.alt}><a href=${href} target="_blank" rel="noopener">Open in browser</a>`, dialog);
	dialog.addEventListener('click', () => dialog.close());
	dialog.addEventListener('close', () => dialog.remove());
	document.body.append(dialog);
	dialog.showModal();
}

function size(bytes = 0) {
	if (bytes < 1024) return `${bytes} bytes`;
	if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
	return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
