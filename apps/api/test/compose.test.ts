import { execFileSync, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from '../src/env.ts';
import { Settings } from '../src/settings.ts';

const root = join(import.meta.dirname, '../../..');
const compose = await readFile(join(root, 'docker-compose.yml'), 'utf8');
const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
const table = await readFile(join(root, 'docs/settings.md'), 'utf8');

/** Reading the file needs the program and no engine. */
const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;

/** The image's own settings, for every container alike. */
const fixed = ['HOST', 'DATA_DIR'];
const secret = 'k3J9x0QmV7rT2uYw8LbN5sHd1FzGpCeA';

describe('compose', () => {
  test('passes every setting that the server reads and the documents list, and no other', async () => {
    const settings = Object.keys(Settings.shape);
    const documented = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(documented).toEqual(settings);
    // Those of OpenTelemetry are read by its library, by their standard names.
    const traced = [...passed.keys()].filter((name) => name.startsWith('OTEL_'));
    const operating = await readFile(join(root, 'docs/operating.md'), 'utf8');
    expect(new Set(operating.match(/(?<=`)OTEL_[A-Z_]+(?=[`=])/g))).toEqual(new Set(traced));
    const ours = [...passed.keys()].filter((name) => !name.startsWith('OTEL_'));
    expect([...ours, ...fixed].toSorted()).toEqual(settings.toSorted());
    for (const name of fixed) expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=`, 'm'));
  });

  test('lets the environment decide every setting', () => {
    for (const name of passed.keys()) expect(environment({ [name]: 'given' })[name], name).toBe('given');
  });

  test('without settings starts a demo whose addresses work for people', () => {
    const env = readEnv({ ...environment({}), JWT_SECRET: secret });
    expect(env).toMatchObject({
      PUBLIC_URL: 'http://localhost:3000',
      DEMO: true,
      DATABASE_URL: 'postgresql://africanscity:africanscity@postgres:5432/africanscity',
      SMTP_URL: 'smtp://mail:1025',
    });
    // Left empty, so that the server's own default applies.
    expect(env).toMatchObject({ OAUTH_CLIENT_ID: 'my-trusted-client', LOG_LEVEL: 'info' });
  });

  test('with another port has it in the public address', () => {
    expect(readEnv({ ...environment({ PORT: '4100' }), JWT_SECRET: secret })).toMatchObject({
      PORT: 4100,
      PUBLIC_URL: 'http://localhost:4100',
    });
    expect(compose).toContain('"${BIND_ADDRESS:-127.0.0.1}:${PORT:-3000}:80"');
    expect(compose).toContain('server app:${PORT:-3000} resolve;');
  });

  test('serves the public with the documented settings', () => {
    const given = {
      DATABASE_URL: 'postgresql://africanscity:x@db.internal:5432/africanscity',
      JWT_SECRET: secret,
      PUBLIC_URL: 'https://www.example.com',
      DEMO: 'off',
      SMTP_URL: 'smtps://u:p@mail.example.com:465',
      STORAGE_URL: 's3://k:s@s3.example.com/pictures?region=af-south-1',
      PAYNOW_USD_ID: '1',
      PAYNOW_USD_KEY: 'key',
      TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      CORS_ORIGINS: 'https://app.example.com',
    };
    const { DEMO: _demo, CORS_ORIGINS: _origins, ...asGiven } = given;
    expect(readEnv(environment(given))).toMatchObject({
      ...asGiven,
      DEMO: false,
      CORS_ORIGINS: ['https://app.example.com'],
    });
  });

  test('lets the app write to its volume only, without rights', () => {
    for (const line of [
      'read_only: true',
      'tmpfs: /tmp',
      'cap_drop: [ALL]',
      'security_opt: ["no-new-privileges:true"]',
    ])
      expect(appService).toContain(`\n    ${line}\n`);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^ENV [^#]*\bTMPDIR=\/data\b/m);
  });

  test('keeps secrets and dumps out of the build, and needs no image but that of Node', async () => {
    const ignored = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/.env.*', '**/*.dump', '**/*.sql.gz', '.git']));
    expect(ignored.filter((line) => line.startsWith('!'))).toEqual([]);
    const images = [...dockerfile.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)];
    const stages = new Set(images.map(([, , stage]) => stage));
    expect(new Set(images.flatMap(([, image = '']) => (stages.has(image) ? [] : [image])))).toEqual(
      new Set(['node:24-bookworm-slim', 'scratch']),
    );
    expect(dockerfile).not.toMatch(/^# *syntax=/m);
  });

  describe.each(Object.entries({ demo: [], store: [], proxy: ['caddy'], scale: ['copies', 'pgbouncer', 'replica'] }))(
    'the profile %s',
    (profile, added) => {
      test(`adds ${added.join(', ') || 'no service'} in the file`, () => {
        expect(servicesInFile.filter(({ profiles }) => profiles.includes(profile)).map(({ name }) => name)).toEqual(
          added,
        );
      });

      test.skipIf(!hasCompose)('adds the same services for compose', () => {
        expect(servicesOf(profile)).toEqual([...servicesOf(), ...added].toSorted());
      });
    },
  );

  test('has a proxy that gives each request its id, as the examples of the documents do', async () => {
    const operating = await readFile(join(root, 'docs/operating.md'), 'utf8');
    expect(compose).toContain('\n        proxy_set_header X-Request-Id $$request_id;\n');
    expect(operating).toContain('\n  proxy_set_header X-Request-Id $request_id;\n');
    expect(operating).toContain('\n    header_up X-Request-Id {http.request.uuid}\n');
  });

  test('publishes no port of the app, so that there can be several', () => {
    expect(appService).not.toContain('ports:');
    expect(appService).not.toContain('container_name:');
  });
});

function servicesOf(profile?: string): string[] {
  const args = ['compose', ...(profile ? ['--profile', profile] : []), 'config', '--services'];
  return execFileSync('docker', args, { cwd: root, encoding: 'utf8' }).trim().split('\n').toSorted();
}

/** The services of the file in its order, with the profiles that they are part of. */
const servicesInFile = compose
  .slice(compose.indexOf('\nservices:\n'), compose.indexOf('\nconfigs:\n'))
  .split(/^ {2}(?=[\w-]+:$)/m)
  .slice(1)
  .map((text) => ({
    name: text.slice(0, text.indexOf(':')),
    profiles: /^ {4}profiles: \[(.*)\]$/m.exec(text)?.[1]?.split(', ') ?? [],
  }));

const appService = compose.slice(compose.indexOf('\n  app:\n'), compose.indexOf('\n  postgres:\n'));
const passed = new Map(
  [...appService.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** The environment of the app's container, as compose derives it from a shell's. */
function environment(shell: Record<string, string>): Record<string, string> {
  const fill = (text: string): string => {
    const filled = text.replace(
      /\$\{(\w+):-([^${}]*)\}/g,
      (_whole, name: string, otherwise: string) => shell[name] || otherwise,
    );
    return filled === text ? text : fill(filled);
  };
  return Object.fromEntries([...passed].map(([name, value]) => [name, fill(value)]));
}
