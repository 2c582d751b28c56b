import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { applyMemorySettings } from './boot/memory-settings.ts';

applyMemorySettings();

// Each start would strip the types of a thousand files and compile them anew, which takes half of its time. Kept with
// what is installed, where nobody else may write; where we may not either, as in an image, each start does without.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'));

const [{ start }, { loadWebBundle }] = await Promise.all([import('./start.ts'), import('./http/web-bundle.ts')]);
await start(loadWebBundle);
