// Adapts the library's elements, whose styles live in their shadow trees, to Discord's present dark theme.
import { css } from 'lit';
import { DiscordAuthorInfo } from '@skyra/discord-components-core/discord-author-info.js';
import { DiscordCommand } from '@skyra/discord-components-core/discord-command.js';
import { DiscordEmbed } from '@skyra/discord-components-core/discord-embed.js';
import { DiscordEmbedField } from '@skyra/discord-components-core/discord-embed-field.js';
import { DiscordEmbedFooter } from '@skyra/discord-components-core/discord-embed-footer.js';
import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js';
import { DiscordSpoiler } from '@skyra/discord-components-core/discord-spoiler.js';

const add = (element, style) => element.elementStyles.push(style);

add(DiscordMessage, css`
	:host { color: var(--text); font-family: inherit; padding: 2px 48px 2px 16px; }
	:host([message-body-only]) { padding-top: 2px; }
	.discord-message-timestamp, .discord-message-edited { color: var(--muted); }
	.discord-message-edited { font-size: 0.625rem; }
	.discord-message-body { overflow-wrap: anywhere; word-break: normal; }
	.discord-message-inner { min-width: 0; }
	.discord-message-content { min-width: 0; }
	.discord-author-avatar img { cursor: default; }
	.discord-message-body-only-indent { width: 56px; min-width: 56px; margin: 0; }
	:host(:hover) .discord-message-timestamp-hover::before { content: none; }
	@media (max-width: 640px) {
		:host { padding-right: 12px; padding-left: 12px; }
		.discord-author-avatar { margin-right: 10px; min-width: 36px; }
		.discord-author-avatar img { width: 36px; height: 36px; }
		.discord-message-body-only-indent { width: 46px; min-width: 46px; }
	}
`);
add(DiscordAuthorInfo, css`.discord-author-username, .discord-author-username:hover { cursor: default; text-decoration: none; }`);
add(DiscordCommand, css`.discord-replied-message-username, .discord-replied-message-content { cursor: default; opacity: 1; }`);
add(DiscordEmbed, css`
	:host { color: var(--text); margin: 4px 0; max-width: 520px; }
	:host .discord-left-border { background-color: #1e1f22; }
	:host .discord-embed-root { flex: 0 1 auto; }
	:host .discord-embed-wrapper { background-color: var(--embed); border-color: transparent; max-width: 516px; }
	:host .discord-embed-wrapper .discord-embed-grid { display: grid; padding: 8px 16px 16px 12px; grid-template-columns: minmax(0, 1fr); }
	slot[name='footer']::slotted(*) { grid-column: 1; }
`);
add(DiscordEmbedField, css`:host { grid-column: auto; word-break: normal; overflow-wrap: anywhere; }`);
add(DiscordEmbedFooter, css`:host { color: var(--text); }`);
add(DiscordSpoiler, css`:host(:not([activated])) ::slotted(*) { opacity: 0; }`);
