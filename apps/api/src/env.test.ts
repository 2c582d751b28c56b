import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { readEnv } from './env.ts';
import { Settings } from './settings.ts';

const goodSecret = 'k3J9x0QmV7rT2uYw8LbN5sHd1FzGpCeA';

describe('readEnv', () => {
  test('needs nothing', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', API_BASE_PATH: '/api' });
  });

  test('takes an empty variable for an absent one', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '' })).toEqual(readEnv({}));
  });

  test('names every fault at once, and no value', () => {
    const faults = {
      PORT: 'canary',
      DATABASE_URL: 'mysql://canary',
      API_BASE_PATH: 'canary/',
      LOG_LEVEL: 'canary',
      JWT_SECRET: 'canary',
    };
    const read = () => readEnv(faults);
    for (const name of Object.keys(faults)) expect(read).toThrow(name);
    expect(read).not.toThrow('canary');
  });

  test('takes replicas separated by spaces or commas, each with any password', () => {
    const read = (DATABASE_REPLICA_URLS: string) =>
      readEnv({ DATABASE_URL: 'postgresql://a@db/site', JWT_SECRET: goodSecret, DATABASE_REPLICA_URLS })
        .DATABASE_REPLICA_URLS;
    const urls = ['postgresql://a:b%2Cc@one:5433/site', 'postgres://a:d%40e@two/site'];
    for (const separator of [' ', ',', ', ', '\n', ' ,\t'])
      expect(read(`postgresql://a:b,c@one:5433/site${separator}postgres://a:d@e@two/site${separator}`)).toEqual(urls);
    expect(read(' , ')).toEqual([]);
    for (const wrong of [
      'one:5432',
      'postgresql://a@one/site mysql://a@two/site',
      'postgresql://a:canary/b@one/site',
    ]) {
      expect(() => read(wrong)).toThrow('DATABASE_REPLICA_URLS');
      expect(() => read(wrong)).not.toThrow('canary');
    }
    expect(() => readEnv({ DATABASE_REPLICA_URLS: urls[0] })).toThrow('needs DATABASE_URL');
  });

  test('refuses a secret that is short, or easily guessed', () => {
    for (const JWT_SECRET of ['secret', 'a'.repeat(64), 'abcabcabcabcabcabcabcabcabcabcabcabc']) {
      expect(() => readEnv({ JWT_SECRET })).toThrow('JWT_SECRET');
    }
    expect(readEnv({ JWT_SECRET: goodSecret }).JWT_SECRET).toBe(goodSecret);
  });

  test('takes a tile server only with a host that stands fast', () => {
    const good = 'https://tiles.example:8443/osm/{z}/{x}/{y}.png?key=1';
    expect(readEnv({ TILE_URL: good }).TILE_URL).toBe(good);
    for (const TILE_URL of [
      'tiles.example/{z}/{x}/{y}.png',
      'https://{s}.tiles.example/{z}/{x}/{y}.png',
      'https://a.example/0.png',
      'https://{z}.example/{x}/{y}',
      "https://a.example/{z}/{x}/{y}; script-src 'none'",
    ])
      expect(() => readEnv({ TILE_URL }), TILE_URL).toThrow('TILE_URL');
  });

  test('takes streets from one place', () => {
    expect(readEnv({ MAP_FILE: '/data/map.pmtiles' }).MAP_FILE).toBe('/data/map.pmtiles');
    expect(() => readEnv({ MAP_FILE: '/data/map.pmtiles', TILE_URL: 'https://a.example/{z}/{x}/{y}.png' })).toThrow(
      'MAP_FILE and TILE_URL: set one of them',
    );
  });

  test.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['HTTPS://WWW.Example.com:443', 'https://www.example.com'],
    ['http://[2001:db8::1]:3000', 'http://[2001:db8::1]:3000'],
    ['https://école.ci', 'https://xn--cole-9oa.ci'],
    [' https://www.example.com\n', 'https://www.example.com'],
  ])('reads PUBLIC_URL %s', (PUBLIC_URL, origin) => {
    expect(readEnv({ PUBLIC_URL }).PUBLIC_URL).toBe(origin);
  });

  test.each([
    ['https://www.example.com/shop', /PUBLIC_URL: must have no path/],
    ['https://www.example.com/?canary=1', /PUBLIC_URL: must have no \? and no #/],
    ['https://www.example.com?', /PUBLIC_URL: must have no \? and no #/],
    ['https://www.example.com/#canary', /PUBLIC_URL: must have no \? and no #/],
    ['https://me:canary@www.example.com', /PUBLIC_URL: must have no user name and no password/],
    ['https://canary@www.example.com', /PUBLIC_URL: must have no user name and no password/],
    ['www.canary.com', /PUBLIC_URL: must be an address such as/],
    ['ftp://www.canary.com', /PUBLIC_URL: must be an address such as/],
    ['https:www.canary.com', /PUBLIC_URL: must be an address such as/],
    ['https://', /PUBLIC_URL: must be an address such as/],
  ])('refuses PUBLIC_URL %s, and names the fix', (PUBLIC_URL, fault) => {
    expect(() => readEnv({ PUBLIC_URL })).toThrow(fault);
    expect(() => readEnv({ PUBLIC_URL })).not.toThrow('canary');
  });

  test.each([
    ['::', '::'],
    ['[::]', '::'],
    ['0.0.0.0', '0.0.0.0'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['my-host.internal', 'my-host.internal'],
  ])('reads HOST %s', (HOST, host) => {
    expect(readEnv({ HOST }).HOST).toBe(host);
  });

  test.each(['http://0.0.0.0', '0.0.0.0:3000', 'two words', '*'])('refuses HOST %s', (HOST) => {
    expect(() => readEnv({ HOST })).toThrow('HOST: must be an address such as');
  });

  test.each([
    ['SMTP_URL', 'smtps://me:p@ss@mail.example.com:465', 'smtps://me:p%40ss@mail.example.com:465'],
    ['DATABASE_URL', 'postgres://me:p@ss@db.example.com/x', 'postgres://me:p%40ss@db.example.com/x'],
    ['STORAGE_URL', 's3://key:se@cret@store.example.com/pictures', 's3://key:se@cret@store.example.com/pictures'],
  ] as const)('takes a raw @ in the password of %s', (name, text, read) => {
    expect(readEnv({ [name]: text, JWT_SECRET: goodSecret })[name]).toBe(read);
  });

  test.each([
    ['SMTP_URL', 'smtp://me:12/canary@mail.example.com'],
    ['DATABASE_URL', 'postgresql://me:12/canary@db.example.com/x'],
    ['STORAGE_URL', 's3://key:12/canary@store.example.com/pictures'],
  ])('refuses a password in %s that would be split, and prints none of it', (name, text) => {
    const read = () => readEnv({ [name]: text, JWT_SECRET: goodSecret });
    expect(read).toThrow(new RegExp(`${name}: must look like .*%40`));
    expect(read).not.toThrow('canary');
  });

  test('reads origins of CORS_ORIGINS in the form that browsers send', () => {
    expect(readEnv({ CORS_ORIGINS: 'https://App.example.com/, capacitor://localhost' }).CORS_ORIGINS).toEqual([
      'https://app.example.com',
      'capacitor://localhost',
    ]);
    for (const CORS_ORIGINS of ['*', 'app.example.com', 'https://app.example.com/path', 'https://*.example.com'])
      expect(() => readEnv({ CORS_ORIGINS }), CORS_ORIGINS).toThrow('CORS_ORIGINS: each must be an origin');
  });

  test('takes no password in addresses that browsers are told', () => {
    expect(() => readEnv({ TILE_URL: 'https://me:canary@a.example/{z}/{x}/{y}.png' })).toThrow('TILE_URL');
  });

  test('wants a secret with a database that others share', () => {
    const DATABASE_URL = 'postgresql://localhost/africanscity';
    expect(() => readEnv({ DATABASE_URL })).toThrow('JWT_SECRET');
    expect(readEnv({ DATABASE_URL, JWT_SECRET: goodSecret }).DATABASE_URL).toBe(DATABASE_URL);
  });
});

test('docs/settings.md says what the settings are; `npx pnpm vitest run apps/api/src/env.test.ts -u` writes it', async () => {
  await expect(settingsPage()).toMatchFileSnapshot('../../../docs/settings.md');
});

function settingsPage(): string {
  const rows = Object.entries<z.ZodType>(Settings.shape).map(
    ([name, schema]) => `| \`${name}\` | ${defaultOf(schema)} | ${schema.description} |`,
  );
  return [
    '# Settings',
    '',
    'Every setting is an environment variable, and none is required: without any, the marketplace runs on an embedded',
    'Postgres, keeps pictures and mails in a folder, and shows demo data. An empty variable counts as absent. When values',
    'are not valid, the server says so at its start, all faults at once, and ends.',
    '',
    '| Name | Default | Meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function defaultOf(schema: z.ZodType): string {
  const { data } = schema.safeParse(undefined);
  if (data === undefined) return '';
  return `\`${typeof data === 'boolean' ? (data ? 'on' : 'off') : String(data)}\``;
}
