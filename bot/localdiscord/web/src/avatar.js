// Avatars are drawn, not fetched: initials on the person's colour.

const palette = ['#5865f2', '#3ba55c', '#d9822b', '#eb459e', '#0099cc', '#9b59b6', '#c0392b', '#16856b'];

// colourOf gives the colour of a user: their own, or one that is always the same for their id.
export function colourOf(user) {
	if (typeof user?.color === 'number' && user.color) return '#' + user.color.toString(16).padStart(6, '0');
	if (typeof user?.color === 'string' && user.color) return user.color;
	let sum = 0;
	for (const c of String(user?.id ?? '')) sum = (31 * sum + c.charCodeAt(0)) % 997;
	return palette[sum % palette.length];
}

// avatarOf is a picture of a user as a data URL.
export function avatarOf(user, name = nameOf(user)) {
	const letters = name.split(/[\s_-]+/).filter(Boolean).slice(0, 2).map((word) => [...word][0]).join('').toUpperCase() || '?';
	const body = user?.bot
		? `<rect x="11" y="14" width="18" height="13" rx="4" fill="#fff"/><circle cx="16.5" cy="20.5" r="2" fill="#5865f2"/><circle cx="23.5" cy="20.5" r="2" fill="#5865f2"/><path d="M20 14V9" stroke="#fff" stroke-width="2"/><circle cx="20" cy="8.500" r="2" fill="#fff"/>`
		: `<text x="20" y="20" dy=".36em" text-anchor="middle" font-family="sans-serif" font-size="${letters.length > 1 ? 15 : 18}" font-weight="600" fill="#fff">${escape(letters)}</text>`;
	const colour = user?.bot ? '#5865f2' : colourOf(user);
	return 'data:image/svg+xml,' + encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${escape(colour)}"/>${body}</svg>`);
}

// nameOf is what others call a user.
export function nameOf(user) {
	return user?.nick || user?.global_name || user?.name || user?.username || 'Unknown';
}

function escape(text) {
	return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
