// Removes the types of all TypeScript files in a folder but those of dependencies, for the image: `node scripts/strip-types.ts FOLDER`.
// They keep their names and lines, and run with `--import plain-modules.mjs`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node scripts/strip-types.ts FOLDER');

const files = globSync('**/*.ts', {
  cwd: folder,
  exclude: (path) => path === 'node_modules' || path.endsWith('/node_modules'),
});
for (const file of files) {
  const path = join(folder, file);
  writeFileSync(path, stripTypeScriptTypes(readFileSync(path, 'utf8')));
}
console.log(`Removed the types of ${files.length} files`);
