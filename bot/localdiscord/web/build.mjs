// Bundles the page into dist/, which the Go program embeds. The same sources and lock file give the same bytes.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import subset from 'subset-font';

// What is kept of each font, as style.css declares it: its weights from regular to bold are all that the page uses.
const style = await readFile('src/style.css', 'utf8');
const faces = [...style.matchAll(/@font-face\s*{[^}]*url\('([^']+)'\)[^}]*unicode-range:([^;]+);[^}]*}/g)];
const kept = new Map(faces.map(([, url, ranges]) => [basename(url), ranges.split(',').map(lettersOf).join('')]));

function lettersOf(range) {
	const [first, last = first] = range.trim().slice('U+'.length).split('-').map((code) => parseInt(code, 16));
	return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

const fonts = {
	name: 'fonts',
	setup({ onLoad }) {
		onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
			const weights = path.includes('wght') ? { wght: path.includes('mono') ? 400 : { min: 400, max: 700 } } : undefined;
			return { contents: await subset(await readFile(path), kept.get(basename(path)), { targetFormat: 'woff2', variationAxes: weights }), loader: 'file' };
		});
	},
};

// The pictures of the emojis in twemoji.txt, by emoji.
const emojis = {
	name: 'emojis',
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^twemoji$/ }, () => ({ path: 'twemoji', namespace: 'emojis' }));
		onLoad({ filter: /.*/, namespace: 'emojis' }, async () => {
			const all = (await readFile('src/twemoji.txt', 'utf8')).split(/\s+/).filter(Boolean);
			const imports = all.map((emoji, i) => `import e${i} from '@discordapp/twemoji/dist/svg/${emoji.codePointAt(0).toString(16)}.svg';`);
			return { contents: `${imports.join('\n')}\nexport default {${all.map((emoji, i) => `'${emoji}': e${i}`)}};`, resolveDir: '.' };
		});
	},
};

await rm('dist', { recursive: true, force: true });
const { metafile } = await build({
	entryPoints: { page: 'src/main.js' },
	outdir: 'dist',
	bundle: true,
	minify: true,
	supported: { 'template-literal': false }, // strings have no line breaks: styles and HTML shrink to one line like the code
	format: 'esm',
	target: 'es2022',
	legalComments: 'none', // see licences below
	loader: { '.svg': 'dataurl' },
	plugins: [fonts, emojis],
	assetNames: '[name]',
	metafile: true,
});
await writeFile('dist/index.html', (await readFile('src/index.html', 'utf8')).replaceAll('\n', ''));

// What is bundled asks that its licences go with it.
const packages = new Set(Object.keys(metafile.inputs).map((file) => file.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]).filter(Boolean));
const pictures = { '@discordapp/twemoji': 'The pictures, which are unchanged: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/, copyright by the same and other contributors.\n' };
const licences = [];
for (const name of [...packages].sort()) {
	const { version, license, author } = JSON.parse(await readFile(`node_modules/${name}/package.json`));
	const file = (await readdir(`node_modules/${name}`)).find((entry) => /^licen[cs]e/i.test(entry));
	const text = file ? await readFile(`node_modules/${name}/${file}`, 'utf8') : `© ${author?.name ?? author}\n`;
	licences.push(`${name} ${version}, ${license}\n\n${text}${pictures[name] ? `\n${pictures[name]}` : ''}`);
}
await writeFile('dist/licences.txt', licences.join('\n----\n\n'));

// A test compares this with the sources, so that nobody changes them and forgets to build.
const files = (await readdir('src')).sort().map((name) => `src/${name}`);
const hash = createHash('sha256');
for (const file of [...files, 'build.mjs', 'package-lock.json']) hash.update(`${file}\n`).update(await readFile(file));
await writeFile('dist/sources.sha256', hash.digest('hex'));
