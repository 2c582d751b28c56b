import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

/**
 * What every page needs is one file, and what very many pages share is another: over a slow line, thirty
 * small ones cost more than their bytes. Of the rest, a page gets what it imports and nothing else.
 */
const fewFiles = [
  // The entry itself stays apart, as the document names it.
  { name: 'first', tags: ['$initial' as const], test: (id: string) => !id.endsWith('/entry-client.tsx') },
  // Dialogs and the administration have so many forms that all pages would share their library.
  { name: 'form', test: /@mantine[\\/]form/ },
  { name: 'shared', minShareCount: 36 },
  { name: 'icons', minShareCount: 8, test: /@tabler[\\/]icons-react/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: fewFiles } } },
  },
  // React on the server would run its development build otherwise.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // One self-contained file: the server that renders pages needs none of the web's packages.
  ssr: { noExternal: true },
  server: { port: 5173, strictPort: true, proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
}));
