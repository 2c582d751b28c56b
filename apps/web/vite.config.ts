import { createRequire } from 'node:module';
import { directionOf, type Language, mainLanguage, pathPrefix } from '@africanscity/messages/languages';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { messageModules } from './message-modules.ts';
import { mergeIconPaths } from './merge-icon-paths.ts';
import { sharedWithServer } from './shared-with-server.ts';
import { themeStyles } from './theme-styles.ts';

const router = join(
  dirname(createRequire(import.meta.resolve('react-router-dom')).resolve('react-router')),
  '../production',
);

/** The build of the router without warnings for developers, which its package offers to its own framework only. It is 0.6 kB smaller. */
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

/** The language of a build for browsers. `scripts/build.ts` builds each offered language into the same folder. */
const language = (process.env.BUILD_LANGUAGE ?? mainLanguage) as Language;

export default defineConfig(({ isSsrBuild, command }) => ({
  resolve: { alias: isSsrBuild || command === 'serve' ? [] : productionRouter },
  plugins: [react(), messageModules(language), mergeIconPaths(), themeStyles(), sharedWithServer()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: isSsrBuild || language === mainLanguage,
    manifest: isSsrBuild ? false : `.vite/manifest.${language}.json`,
    target: 'es2022',
    // The server changes the accent color of drawings, so those that have it are files.
    assetsInlineLimit: (_path, content) => content.length < 2048 && !content.includes('#ff8c00'),
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { output: { chunkFileNames: '[name]-[hash].js' } }
      : { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: chunkGroups } } },
  },
  // Without this, React would use its development build on the server.
  define: isSsrBuild
    ? { 'process.env.NODE_ENV': '"production"' }
    : {
        'import.meta.env.LANGUAGE_PREFIX': JSON.stringify(pathPrefix(language)),
        'import.meta.env.DIRECTION': JSON.stringify(directionOf(language)),
      },
  // The server that renders pages does not need the web's packages. In development, it loads them.
  ssr: command === 'serve' && !process.env.VITEST ? {} : { noExternal: true },
}));
