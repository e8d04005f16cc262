// One message: heading, text, embeds, controls, and what only its reader may see.
import { html, nothing } from 'lit';
import '@skyra/discord-components-core/discord-message.js';
import '@skyra/discord-components-core/discord-command.js';
import { avatarOf, colourOf, nameOf } from './avatar.js';
import { attachments, embed } from './embed.js';
import { unicodeEmoji } from './emoji.js';
import { content } from './markdown.js';
import { rows } from './controls.js';
import { dayAndTime, sentAt } from './time.js';
import { flags } from './state.js';

const groupTime = 7 * 60 * 1000; // ms in which messages of one author share a heading

// continues tells whether a message goes under the heading of the one before it.
export function continues(message, before) {
	return Boolean(before && before.author.id === message.author.id && !usedCommand(message) &&
		(message.flags & flags.ephemeral) === (before.flags & flags.ephemeral) && sentAt(message) - sentAt(before) < groupTime);
}

export function messageView(message, grouped, page) {
	const author = page.user(message.author.id) ?? message.author;
	const secret = Boolean(message.flags & flags.ephemeral);
	const loading = Boolean(message.flags & flags.loading);
	const name = nameOf(author);
	const reader = withMentions(message, page);
	return html`<discord-message
		data-message-id=${message.id}
		role="article"
		aria-label=${`${name}, ${dayAndTime(sentAt(message))}`}
		class=${secret ? 'secret' : ''}
		author=${name}
		avatar=${avatarOf({ ...author, bot: message.author.bot }, name)}
		role-color=${message.author.bot ? '#f2f3f5' : readable(colourOf(author))}
		timestamp=${dayAndTime(sentAt(message))}
		?bot=${message.author.bot}
		?edited=${Boolean(message.edited_timestamp) && Boolean(message.content)}
		?highlight=${Boolean(message.mentions?.some((user) => user.id === page.state.me?.id))}
		?message-body-only=${grouped}>
		${invocation(message, page)}
		${loading ? thinking(name) : content(message.content, reader)}
		${attachments(message)}
		${(message.embeds ?? []).map((data) => embed(data, reader))}
		<div slot="components">
			${rows(message, page)}
			${message.edited_timestamp && !message.content && !loading ? html`<span class="edited">(edited)</span>` : nothing}
			${failure(page.state.failed.get(message.id))}
			${mayDelete(message, page) ? html`<button type="button" class="remove" data-delete-message @click=${() => page.act({ what: 'delete message', id: message.id })}>Delete message</button>` : nothing}
			${secret ? onlyYou(() => page.dismiss(message.id)) : nothing}
		</div>
	</discord-message>`;
}

// mayDelete tells whether the user deletes messages now, and may delete this one.
function mayDelete(message, { state }) {
	const { me, moderating } = state;
	return moderating && !(message.flags & flags.ephemeral) && (me.moderator || message.author.id === me.id);
}

// commandNote stands for a slash command until its answer comes, and says so when none came.
export function commandNote(nonce, { command, failure: why }, page) {
	const { me, bot } = page.state;
	return html`<discord-message class=${why ? 'secret' : 'sending'} role="article" aria-label=${nameOf(bot)}
		author=${nameOf(bot)} avatar=${avatarOf({ ...bot, bot: true })} role-color="#f2f3f5" timestamp=${dayAndTime(new Date())} bot>
		${commandLine(me, command, page)}
		${why ? nothing : html`<span class="muted">Sending command…</span>`}
		<div slot="components">${failure(why)}${why ? onlyYou(() => page.forget(nonce)) : nothing}</div>
	</discord-message>`;
}

// usedCommand is the name of the command that a message answers, or undefined.
function usedCommand({ interaction_metadata: by, interaction }) {
	return by && by.type !== 2 ? undefined : by?.name || interaction?.name;
}

function invocation(message, page) {
	const command = usedCommand(message);
	if (!command) return nothing;
	return commandLine((message.interaction_metadata ?? message.interaction).user, command, page);
}

function commandLine(user, command, page) {
	const known = page.user(user?.id) ?? user;
	return html`<discord-command slot="reply" author=${nameOf(known)} avatar=${avatarOf(known)}
		role-color=${readable(colourOf(known))} command=${`/${command}`}></discord-command>`;
}

const thinking = (name) => html`<span class="muted thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>${name} is thinking…</span>`;

const failure = (why) => (why ? html`<div class="failure" role="alert"><span aria-hidden="true">⚠</span> ${why}</div>` : nothing);

const onlyYou = (dismiss) => html`<div class="only-you">
	<span aria-hidden="true">${unicodeEmoji('👁')}</span> Only you can see this • <button type="button" data-dismiss @click=${dismiss}>Dismiss message</button>
</div>`;

// withMentions lets a message name users that the page does not know.
function withMentions(message, page) {
	const { mentions } = message;
	if (!mentions?.length) return page;
	return {
		user: (id) => page.user(id) ?? mentions.find((user) => user.id === id),
		channel: (id) => page.channel(id),
		command: (name) => page.command(name),
	};
}

// readable lightens a colour until it can be read on the dark background.
export function readable(colour) {
	return `color-mix(in srgb, ${colour} 55%, white)`;
}
