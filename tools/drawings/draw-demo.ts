// Draws the pictures of the demo into the repository, and takes away those that it does not show any more.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { demoDrawings, drawnFile, drawnFolder } from '@africanscity/db/seed/demo/drawings';
import { renderDemoPicture } from './demo-pictures.ts';

await rm(drawnFolder, { recursive: true, force: true });
const drawings = demoDrawings();
let [files, total] = [0, 0];
for (const drawing of drawings.values())
  for (const { size, bytes } of await renderDemoPicture(drawing)) {
    const file = drawnFile(drawing, size);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, bytes);
    files += 1;
    total += bytes.length;
  }
console.log(`${drawings.size} pictures in ${files} files, ${(total / 1024 / 1024).toFixed(2)} MB`);
