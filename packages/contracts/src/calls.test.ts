import { describe, expect, it } from 'vitest';
import type { AnyCall, Schemas } from './call.ts';
import { saveFavorite } from './listings/calls/favorites.ts';
import { domains } from './operations.ts';

const tables = Object.entries<{ calls: Record<string, AnyCall>; schemas: Record<string, Schemas> }>(domains);

describe.each(tables)('calls of %s', (_domain, { calls, schemas }) => {
  it('have schemas, each by the name it is exported under', () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(schemas).sort());
    for (const [name, call] of Object.entries(calls)) expect(call.name).toBe(name);
  });

  it.each(Object.keys(calls))('%s sends its input and reads its answer as its schemas describe', (name) => {
    const { method, inQuery, files, responds } = calls[name]!;
    const described = schemas[name]!;
    const sendsQuery = method === 'GET' || inQuery === true;
    // Callers send all of the input in one place.
    expect(sendsQuery ? (described.form ?? described.files) : described.query).toBeUndefined();
    expect(files).toEqual(described.files && Object.keys(described.files));
    expect(responds === 'json').toBe(described.response !== undefined);
  });
});

describe('paths of calls', () => {
  it('follow from their names, except for those of the original service', () => {
    const exceptions = tables.flatMap(([, { calls }]) =>
      Object.values(calls)
        .filter(({ name, path }) => path !== `africanscity/${name.toLowerCase()}`)
        .map(({ path }) => path),
    );
    expect(exceptions).toEqual(['oauth/token', 'logoff']);
  });

  it('are written in lower case after the name', () => {
    expect(saveFavorite.path).toBe('africanscity/savefavorite');
  });
});
