// Builds the web app: once for the browsers of each offered language, and once for the server, which renders all languages.
import { offeredLanguages } from '@africanscity/messages/languages';
import { build } from 'vite';

for (const language of offeredLanguages) {
  process.env.BUILD_LANGUAGE = language;
  await build();
}
await build({ build: { ssr: 'src/entry-server.tsx', outDir: 'dist/server' } });
