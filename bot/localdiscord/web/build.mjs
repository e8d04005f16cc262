// Bundles the page into dist/, which the Go program embeds. The same sources and lock file give the same bytes.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';

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
	loader: { '.woff2': 'file' },
	assetNames: '[name]',
	metafile: true,
});
await writeFile('dist/index.html', (await readFile('src/index.html', 'utf8')).replaceAll('\n', ''));

// What is bundled asks that its licences go with it.
const packages = new Set(Object.keys(metafile.inputs).map((file) => file.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]).filter(Boolean));
const licences = [];
for (const name of [...packages].sort()) {
	const { version, license, author } = JSON.parse(await readFile(`node_modules/${name}/package.json`));
	const file = (await readdir(`node_modules/${name}`)).find((entry) => /^licen[cs]e/i.test(entry));
	licences.push(`${name} ${version}, ${license}\n\n${file ? await readFile(`node_modules/${name}/${file}`, 'utf8') : `© ${author?.name ?? author}\n`}`);
}
await writeFile('dist/licences.txt', licences.join('\n----\n\n'));

// A test compares this with the sources, so that nobody changes them and forgets to build.
const files = (await readdir('src')).sort().map((name) => `src/${name}`);
const hash = createHash('sha256');
for (const file of [...files, 'build.mjs', 'package-lock.json']) hash.update(`${file}\n`).update(await readFile(file));
await writeFile('dist/sources.sha256', hash.digest('hex'));
