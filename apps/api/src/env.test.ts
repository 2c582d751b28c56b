import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { readEnv, Settings } from './env.ts';

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
