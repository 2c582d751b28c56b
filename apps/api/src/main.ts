import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { applyMemorySettings } from './boot/memory-settings.ts';

applyMemorySettings();

// Compile cache: each start would otherwise strip the types of a thousand files, half of its time. It is stored with the
// installation, where no other user may write. Where we may not write either, as in an image, there is no cache.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'));

const [{ start }, { loadWebBundle }] = await Promise.all([import('./start.ts'), import('./http/web-bundle.ts')]);
await start(loadWebBundle);
