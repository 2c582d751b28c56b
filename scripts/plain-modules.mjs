// Loads TypeScript files whose types `strip-types.ts` has removed as they are. Otherwise Node.js would load the compiler that
// removes types, which takes 30 MB of each process.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: readFileSync(new URL(url)), shortCircuit: true };
  },
});
