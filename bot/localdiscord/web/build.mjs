// Bundles the page into dist/, which the Go program embeds. The same sources and lock file give the same bytes.
import { build } from 'esbuild';
import { cp, rm } from 'node:fs/promises';

await rm('dist', { recursive: true, force: true });
await build({
	entryPoints: { page: 'src/main.js' },
	outdir: 'dist',
	bundle: true,
	minify: true,
	format: 'esm',
	target: 'es2022',
	legalComments: 'none',
});
await cp('src/index.html', 'dist/index.html');
