import { Prisma } from '@africanscity/db/generated/client';
import { describe, expect, test } from 'vitest';
import { join, name, query, sql } from './sql.ts';

describe('sql', () => {
  test('binds a text as a parameter, also one that looks like SQL', () => {
    const found = sql`SELECT id FROM users WHERE name = ${"'; DROP TABLE users"}`;
    expect([found.text, found.values]).toEqual(['SELECT id FROM users WHERE name = $1', ["'; DROP TABLE users"]]);
  });

  test('joins fragments and numbers their parameters', () => {
    const found = sql`SELECT ${join([sql`a = ${1}`, sql`b = ${2}`], ' OR ')}`;
    expect([found.text, found.values]).toEqual(['SELECT a = $1 OR b = $2', [1, 2]]);
  });

  test('quotes a name and refuses a text that is none', () => {
    expect(sql`SELECT ${name('p.price')}`.text).toBe('SELECT "p"."price"');
    expect(() => name('price" FROM users --')).toThrow('is no name in SQL');
  });

  test('does not compile with a text or another tag in the place of SQL', () => {
    const unused = () => {
      // @ts-expect-error -- a text is no template
      sql('SELECT 1');
      // @ts-expect-error -- a list of texts is no template
      sql(['SELECT 1']);
      // @ts-expect-error -- a text is no fragment
      join(['a = 1'], ' AND ');
      // @ts-expect-error -- a text is no separator
      join([sql`a = 1`], '; DROP TABLE users; ' as string);
      // @ts-expect-error -- a text is no statement
      query({ id: 'int4' }, () => 'SELECT 1');
      // @ts-expect-error -- Prisma's own fragments can hold any text
      query({ id: 'int4' }, () => Prisma.raw('SELECT 1'));
    };
    expect(unused).toBeTypeOf('function');
  });
});
