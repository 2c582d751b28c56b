import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text files. Pictures and fonts are already compressed. */
const compressible = /\.(js|css|svg|html|json)$/;
const smallestWorth = 1024;

/** Writes each text file of the build as brotli and gzip too, at levels that would be too slow per request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir: folder = '' }) {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(name)) continue;
        const content = readFileSync(join(folder, name));
        if (content.length < smallestWorth) continue;
        writeFileSync(
          join(folder, `${name}.br`),
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        );
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
