import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { frenchSpaces } from './french-spaces.ts';

// A file has no plain space before a colon outside of its texts.
for (const file of globSync(join(import.meta.dirname, '../fr/*.json')))
  writeFileSync(file, frenchSpaces(readFileSync(file, 'utf8')));
