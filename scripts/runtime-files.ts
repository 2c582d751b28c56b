// Copies into a folder what the server loads, for the image: `node scripts/runtime-files.ts FROM TO`. FROM has the sources,
// generated code and production dependencies. Most files of dependencies are source maps, types, and builds for browsers.
import {
  copyFileSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

/** All modules of the server and its commands, and files of dependencies that it finds by `require.resolve`. */
const entries = [
  'apps/api/src/**/*.ts',
  // The pages' build names these, and languages are loaded when they are used.
  'packages/contracts/src/**/*.ts',
  'packages/messages/generated/**/*.ts',
  'apps/api/node_modules/dejavu-fonts-ttf/ttf/DejaVuSans{,-Bold}.ttf',
  'apps/api/node_modules/@expo-google-fonts/noto-sans-ethiopic/{400Regular,700Bold}/*.ttf',
];

/** Files that a dependency finds by a path it puts together. */
const assets = [
  'node_modules/.pnpm/@fastify+swagger-ui@*/node_modules/@fastify/swagger-ui/static/*',
  'node_modules/.pnpm/@img+sharp*/node_modules/@img/*/**/*',
  'node_modules/.pnpm/pdfkit@*/node_modules/pdfkit/js/data/*',
];

const [from, to] = process.argv.slice(2).map((folder) => resolve(folder));
if (!from || !to) throw new Error('Usage: node scripts/runtime-files.ts FROM TO');

const { fileList, warnings } = await nodeFileTrace(
  globSync(entries, { cwd: from })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => join(from, file)),
  {
    base: from,
    ignore: 'apps/web/**',
    readFile: async (path) => {
      // Null for a missing file, so that the search for a package goes on in the next folder.
      if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null;
      const text = readFileSync(path, 'utf8');
      return path.endsWith('.ts') && !path.includes('/node_modules/') ? stripTypeScriptTypes(text) : text;
    },
  },
);

// Dependencies try packages that are optional. Our own modules do not, but for the sources of the web app in development.
const missing = [...warnings].filter(
  ({ message }) => !/loaded from .*\/node_modules\/|\/apps\/web\/|Failed to parse/.test(message),
);
if (missing.length) throw new Error(missing.map(({ message }) => message).join('\n'));
const files = [...new Set([...fileList, ...globSync(assets, { cwd: from })])].toSorted();
for (const file of files) {
  const [source, target] = [join(from, file), join(to, file)];
  const entry = lstatSync(source);
  if (entry.isDirectory()) continue;
  mkdirSync(dirname(target), { recursive: true });
  // The folders of pnpm are links.
  if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
  else copyFileSync(source, target);
}
console.log(`${files.length} files`);
