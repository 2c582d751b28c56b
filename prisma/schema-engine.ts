import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url));
const schemaFolder = fileURLToPath(new URL('./schema/', import.meta.url));

/** Prisma's own tables are all that the engine leaves alone. */
export const noFilter = { externalTables: [], externalEnums: [] };

/**
 * Opens Prisma's schema engine, compiled to WebAssembly, on a database. It is the engine of
 * `prisma migrate`, without the native binary that the CLI downloads.
 */
export async function openSchemaEngine(databaseUrl: string): Promise<SchemaEngine> {
  await loadWasm();
  const adapter = bindMigrationAwareSqlAdapterFactory(openAdapter(databaseUrl));
  const datamodels = (await readSchema()).files.map((file): [string, string] => [file.path, file.content]);
  return bindings.SchemaEngine.new({ datamodels }, () => {}, adapter);
}

/**
 * The adapter cuts scripts at every semicolon, also inside functions, and commits each piece by itself.
 * Sent whole, a migration is one transaction, as Postgres defines for several statements in one message.
 */
function openAdapter(connectionString: string): PrismaPg {
  const factory = new PrismaPg({ connectionString, idleTimeoutMillis: 100 });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    adapter.executeScript = async (script) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      try {
        await client.query(script);
      } finally {
        await client.end();
      }
    };
    return adapter;
  };
  return factory;
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

/** All schema files, in the shape the engine takes. */
export async function readSchema(): Promise<SchemasContainer> {
  const names = (await readdir(schemaFolder)).filter((name) => name.endsWith('.prisma')).sort();
  return {
    files: await Promise.all(
      names.map(async (path) => ({ path, content: await readFile(join(schemaFolder, path), 'utf8') })),
    ),
  };
}

/** All migrations on disk, oldest first, in the shape the engine takes. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (path) => ({
        path,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(join(migrationsFolder, path, 'migration.sql'), 'utf8'),
          },
        },
      })),
    ),
  };
}
