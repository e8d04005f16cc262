// Menus of users, roles and channels have no entries of their own: they are what the page knows of the server.
const kinds = { user: 5, role: 6, mentionable: 7, channel: 8 };
const thread = (type) => type >= 10 && type <= 12;

// isMenu tells whether a component is a menu of any kind.
export const isMenu = (component) => component.type === 3 || Object.values(kinds).includes(component.type);

// filled gives such a menu its entries, with those picked that are its default values.
export function filled(component, state) {
	if (!isMenu(component) || component.type === 3) return component;
	const chosen = new Set((component.default_values ?? []).map((v) => v.id));
	const options = [];
	if (component.type === kinds.user || component.type === kinds.mentionable) {
		for (const user of state.users) if (!user.gone) options.push({ value: user.id, label: user.name, description: `@${user.account}` });
	}
	if (component.type === kinds.role || component.type === kinds.mentionable) {
		for (const role of state.roles) options.push({ value: role.id, label: role.name.startsWith('@') ? role.name : `@${role.name}` });
	}
	if (component.type === kinds.channel) {
		const types = component.channel_types;
		for (const c of state.channels.values()) {
			const fits = types?.length ? types.includes(c.type ?? 0) : !thread(c.type);
			if (fits) options.push({ value: c.id, label: `#${c.name}` });
		}
	}
	return { ...component, options: options.map((o) => ({ ...o, default: chosen.has(o.value) })) };
}
