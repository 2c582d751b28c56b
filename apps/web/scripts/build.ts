// Builds the web app: once for the browsers of each offered language, and once for the server, which renders all languages.
import { join } from 'node:path';
import { offeredLanguages } from '@africanscity/messages/languages';
import { build } from 'vite';
import { compressFiles } from './compress-files.ts';

for (const language of offeredLanguages) {
  process.env.BUILD_LANGUAGE = language;
  await build();
}
await compressFiles(join(import.meta.dirname, '../dist/client'));
await build({ build: { ssr: 'src/entry-server.tsx', outDir: 'dist/server' } });
