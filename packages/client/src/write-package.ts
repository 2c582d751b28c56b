import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { isolatedDeclaration } from 'rolldown/experimental';
import { writeCallTypes } from './call-types.ts';

const sources = import.meta.dirname;

/** Writes the package that programs install: one module without dependencies, its types, and how to use it. */
export async function writePackage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const bundle = await rolldown({ input: join(sources, 'client.ts'), platform: 'neutral' });
  await bundle.write({ file: join(folder, 'index.js'), format: 'esm' });
  await bundle.close();
  await writeFile(join(folder, 'index.d.ts'), await writeTypes());
  await writeFile(join(folder, 'package.json'), JSON.stringify(await manifest(), null, 2));
  await cp(join(sources, '../README.md'), join(folder, 'README.md'));
}

async function writeTypes(): Promise<string> {
  const [options, error, calls] = await Promise.all([
    declarationsIn('client-types.ts'),
    declarationsIn('api-error.ts'),
    writeCallTypes(),
  ]);
  const create = [
    '/** Returns an object with a method for each call of the API. Methods reject with an `ApiError`. */',
    'export declare function createClient(options: ClientOptions): ClientOf<Calls>;\n',
  ].join('\n');
  return [options, error, calls, create].join('\n');
}

async function declarationsIn(name: string): Promise<string> {
  const { code, errors } = await isolatedDeclaration(name, await readFile(join(sources, name), 'utf8'));
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return code;
}

async function manifest() {
  const { name, version } = JSON.parse(await readFile(join(sources, '../package.json'), 'utf8')) as Record<
    string,
    string
  >;
  return {
    name,
    version,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    files: ['index.js', 'index.d.ts'],
  };
}

if (import.meta.main) {
  const folder = process.argv[2] ?? join(sources, '../dist');
  await writePackage(folder);
  console.log(`Written to ${folder}. \`npm pack\` there makes a file that \`npm install\` takes.`);
}
