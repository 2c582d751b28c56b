import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sidesInCodeOf, sidesInStyles } from './physical-sides.ts';

const web = join(import.meta.dirname, '../apps/web/src');

// Rejects left and right in the web app: pages in Arabic are mirrored. Styles say `inline-start` and `inline-end`.
const files = globSync('**/*.{css,ts,tsx}', { cwd: web, exclude: ['**/*.test.*'] });
if (files.length < 100) throw new Error(`Only ${files.length} files were looked at.`);
let found = 0;
for (const file of files.map((name) => join(web, name))) {
  const text = readFileSync(file, 'utf8');
  for (const fault of file.endsWith('.css') ? sidesInStyles(text) : sidesInCodeOf(text)) {
    found += 1;
    console.error(`${relative(process.cwd(), file)}:${fault.line}: ${fault.found}`);
  }
}
if (found) console.error('Use inline-start and inline-end, or say why a side is meant: /* physical: the reason */');
console.log(`${found} sides that are wrong in Arabic, in ${files.length} files`);
process.exitCode = found ? 1 : 0;
