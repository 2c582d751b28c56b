import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractFacts } from './contract-facts.ts';
import { leaveOutJsonSchema } from './leave-out-json-schema.ts';
import { precompress } from './precompress.ts';

/** Parts that public pages do without: who fills in forms and tables fetches them then. */
const workParts =
  /@mantine\/form|klona|PasswordInput|Textarea|InlineInput|Checkbox|Alert|Stack|Modal|Drawer|ScrollArea|Radio|Table|Menu|Popover|Combobox|Portal|Overlay|FocusTrap|focus-trap|floating-ui|remove-scroll|sidecar|style-singleton|use-submit|form-shell|focus-first-error/;

/** What checks fields: fetched when a form is filled in. */
const rules = /\/zod\/v4\/|\/contracts\/src\/[\w-]+\.ts$/;

/**
 * What every page needs is one file, and what many pages share is another: over a slow line, thirty
 * small ones cost more than their bytes. The entry itself stays apart, as the document names it.
 */
const fewFiles = [
  {
    name: 'first',
    tags: ['$initial' as const],
    test: (id: string) => !/entry-client|\.html$/.test(id) && !rules.test(id),
  },
  { name: 'shared', minShareCount: 16, test: (id: string) => !workParts.test(id) && !rules.test(id) },
  { name: 'rules', test: /\/zod\/v4\/|\/contracts\/src\/(wire|lookups|listing-filter)\.ts$/ },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [contractFacts(), leaveOutJsonSchema(), precompress()])],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: fewFiles } } },
  },
  // React on the server would run its development build otherwise.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // One self-contained file: the server that renders pages needs none of the web's packages.
  ssr: { noExternal: true },
  server: { port: 5173, strictPort: true, proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' } },
}));
