import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';

const schemaFolder = fileURLToPath(new URL('./schema/', import.meta.url));

/**
 * Returns the SQL from some schema files, or from an empty database, to others. It comes from Prisma's schema engine,
 * compiled to WebAssembly: that of `prisma migrate`, without the native binary that the CLI downloads. It requires a
 * connection, from which it reads nothing, and is no part of the product.
 */
export async function diffSchemas(
  databaseUrl: string,
  from: SchemasContainer | 'empty',
  to: SchemasContainer,
): Promise<string> {
  const engine = await openSchemaEngine(databaseUrl, to);
  try {
    const result = await engine.diff({
      from: from === 'empty' ? { tag: 'empty' } : { tag: 'schemaDatamodel', ...from },
      to: { tag: 'schemaDatamodel', ...to },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return result.stdout ?? '';
  } finally {
    engine.free();
  }
}

async function openSchemaEngine(databaseUrl: string, { files }: SchemasContainer): Promise<SchemaEngine> {
  await loadWasm();
  const adapter = new PrismaPg({ connectionString: databaseUrl, idleTimeoutMillis: 100 });
  const datamodels = files.map((file): [string, string] => [file.path, file.content]);
  return bindings.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapter));
}

let loading: Promise<void> | undefined;

function loadWasm(): Promise<void> {
  loading ??= (async () => {
    // import.meta.resolve is missing where the test runner loads this file.
    const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const { instance } = await WebAssembly.instantiate(await readFile(script.replace(/\.js$/, '.wasm')), {
      './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
    });
    bindings.__wbg_set_wasm(instance.exports);
    (instance.exports.__wbindgen_start as () => void)();
  })();
  return loading;
}

/** All schema files, in the shape of the engine. */
export async function readSchema(): Promise<SchemasContainer> {
  const names = (await readdir(schemaFolder)).filter((name) => name.endsWith('.prisma')).sort();
  return {
    files: await Promise.all(
      names.map(async (path) => ({ path, content: await readFile(join(schemaFolder, path), 'utf8') })),
    ),
  };
}
