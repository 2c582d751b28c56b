import { describe, expect, it } from 'vitest';
import type { AnyCall, Schemas } from './call.ts';
import { domains } from './operations.ts';

const tables = Object.entries<{ calls: Record<string, AnyCall>; schemas: Record<string, Schemas> }>(domains);

describe.each(tables)('calls of %s', (_domain, { calls, schemas }) => {
  it('are those that have schemas, each by the name it is exported under', () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(schemas).sort());
    for (const [name, call] of Object.entries(calls)) expect(call.name).toBe(name);
  });

  it.each(Object.keys(calls))('%s names all fields of its schemas, in their order', (name) => {
    const { query, form, files } = calls[name]!;
    const described = schemas[name]!;
    const namesOf = (fields: object | undefined) => fields && Object.keys(fields);
    expect({ query, form, files }).toEqual({
      query: namesOf(described.query?.shape),
      form: namesOf(described.form?.shape),
      files: namesOf(described.files),
    });
  });
});
