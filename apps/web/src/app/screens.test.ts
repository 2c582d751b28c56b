import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRoutes, type LoaderContext } from './router.tsx';

const repository = join(import.meta.dirname, '../../../..');

interface Row {
  route: string;
  spec: string;
  title: string;
}

let rows: Row[];

beforeAll(async () => {
  rows = readRows(await readFile(join(repository, 'docs/screens.md'), 'utf8'));
});

describe('docs/screens.md', () => {
  test('names every route of the site', () => {
    const routes = pathsOf(createRoutes(() => ({}) as LoaderContext)).sort();
    expect([...new Set(rows.map((row) => row.route))].sort()).toEqual(routes);
  });

  test('names only existing journeys', async () => {
    for (const { route, spec, title } of rows) {
      const journeys = await readFile(join(repository, 'apps/web/e2e', spec), 'utf8');
      expect(journeys, `${route}: ${spec}`).toContain(title);
    }
  });
});

/** Lines such as: | `/home` | Landing page | `home.spec.ts`: opens from the empty address | */
function readRows(page: string): Row[] {
  const row = /^\| `(?<route>[^`]+)` \|.*\| `(?<spec>[\w-]+\.spec\.ts)`: (?<title>.+?) \|$/u;
  return page.split('\n').flatMap((line) => {
    const { route, spec, title } = row.exec(line)?.groups ?? {};
    return route && spec && title ? [{ route, spec, title }] : [];
  });
}

function pathsOf(routes: RouteObject[]): string[] {
  return routes.flatMap((route) => {
    if (route.index) return ['/'];
    const own = route.path === undefined ? [] : [`/${route.path}`];
    return [...own, ...pathsOf(route.children ?? [])];
  });
}
