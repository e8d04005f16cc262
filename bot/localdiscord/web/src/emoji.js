// Emojis of Unicode as Discord draws them: as pictures of one size. Those that the page has no picture of are letters of the
// system's font in a box of that size, so that nothing is placed otherwise where that font is missing or is another one.
import { html, nothing } from 'lit';
import pictures from 'twemoji';

const variation = '\uFE0F';

// unicodeEmoji draws one.
export function unicodeEmoji(emoji) {
	if (emoji === variation) return nothing; // of a sign that is no emoji
	const picture = pictures[emoji.replaceAll(variation, '')];
	return picture ? html`<img class="emoji" src=${picture} alt=${emoji} draggable="false">` : html`<span class="emoji glyph">${emoji}</span>`;
}

// plain draws a text in which Discord finds no marks: emojis are letters there, and only those that are coloured by default.
export function plain(text) {
	return (text ?? '').split(/(\p{RGI_Emoji})/v).map((part, i) => (i % 2 ? html`<span class="letter">${unicodeEmoji(part)}</span>` : part));
}
