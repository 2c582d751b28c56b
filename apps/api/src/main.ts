import { enableCompileCache } from 'node:module';
import { applyMemorySettings, compileCache } from './boot/memory-settings.ts';

// Before all else is loaded, as it may replace the process.
applyMemorySettings();
enableCompileCache(compileCache);

// Before the application is loaded, which takes seconds on a small server.
const { checkSettings } = await import('./boot/check-settings.ts');
checkSettings();

const [{ start }, { loadWebBundle }] = await Promise.all([import('./start.ts'), import('./http/web-bundle.ts')]);
await start(loadWebBundle);
