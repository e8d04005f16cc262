// Embeds and attachments.
import { html, nothing } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '@skyra/discord-components-core/discord-embed.js';
import '@skyra/discord-components-core/discord-embed-description.js';
import '@skyra/discord-components-core/discord-embed-fields.js';
import '@skyra/discord-components-core/discord-embed-field.js';
import '@skyra/discord-components-core/discord-embed-footer.js';
import { dayAndTime } from './time.js';
import { markdown } from './markdown.js';

const maxWidth = { embed: 400, attachment: 550 };
const maxHeight = 350;

// embed draws one. The title is slotted instead of given as an attribute, because it may hold Markdown.
export function embed(data, message, page) {
	const colour = data.color === undefined || data.color === null ? undefined : '#' + data.color.toString(16).padStart(6, '0');
	return html`<discord-embed slot="embeds" color=${ifDefined(colour)} author-name=${ifDefined(data.author?.name)}>
		${data.title ? html`<div slot="description" class="embed-title" role="heading" aria-level="3">${title(data, page)}</div>` : nothing}
		${data.description ? html`<discord-embed-description slot="description">${markdown(data.description, page)}</discord-embed-description>` : nothing}
		${data.fields?.length ? html`<div slot="fields" class="embed-fields">${data.fields.map((f) => field(f, page))}</div>` : nothing}
		${data.image ? picture(data.image, message) : nothing}
		${data.footer || data.timestamp ? html`<discord-embed-footer slot="footer">${footer(data)}</discord-embed-footer>` : nothing}
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

function picture(media, message) {
	const attached = attachmentOf(media, message);
	const size = { width: media.width ?? attached?.width, height: media.height ?? attached?.height };
	return html`<div slot="fields" class="embed-image">${image(attached?.url ?? media.url, media.description ?? attached?.description, size, maxWidth.embed)}</div>`;
}

function attachmentOf(media, message) {
	const name = media.url?.startsWith('attachment://') ? media.url.slice('attachment://'.length) : undefined;
	return message.attachments?.find((a) => a.filename === name || a.url === media.url);
}

// attachments draws those that no embed shows already.
export function attachments(message) {
	const shown = new Set((message.embeds ?? []).map((e) => e.image && attachmentOf(e.image, message)));
	const rest = (message.attachments ?? []).filter((a) => !shown.has(a));
	if (!rest.length) return nothing;
	return html`<div slot="attachments" class="attachments">${rest.map(attachment)}</div>`;
}

function attachment(file) {
	if (file.content_type?.startsWith('image/') || /\.(png|jpe?g|gif|webp)$/i.test(file.filename)) {
		return image(file.url, file.description, file, maxWidth.attachment);
	}
	return html`<a class="file" href=${file.url} target="_blank" rel="noopener">
		<span aria-hidden="true">📄</span>
		<span><span class="file-name">${file.filename}</span><small>${size(file.size)}</small></span>
	</a>`;
}

// image keeps the place of a picture whose size is known, so that nothing moves when it arrives.
function image(url, alt, { width, height }, widest) {
	const scale = Math.min(1, widest / width, maxHeight / height);
	const known = width && height;
	return html`<a class="picture" href=${url} target="_blank" rel="noopener">
		<img src=${url} alt=${alt ?? ''} title=${alt ?? ''}
			width=${ifDefined(known ? Math.round(width * scale) : undefined)}
			height=${ifDefined(known ? Math.round(height * scale) : undefined)}>
	</a>`;
}

function size(bytes = 0) {
	if (bytes < 1024) return `${bytes} bytes`;
	if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
	return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
