import { expect, test } from 'vitest';
import { statementOf } from './driver-sql.ts';
import { sql } from './sql.ts';

test('a value that recurs with the same cast is bound once', () => {
  const ids = [1, 2];
  const inPlaces = sql`place = ANY (${ids}::int[])`;
  expect(statementOf(sql`SELECT ${7}::int WHERE ${inPlaces} OR NOT ${inPlaces}`)).toEqual({
    text: 'SELECT $1::int WHERE place = ANY ($2::int[]) OR NOT place = ANY ($2::int[])',
    values: [7, ids],
  });
});

test('a value that recurs with another cast or without one is bound again', () => {
  expect(statementOf(sql`SELECT ${7}::int, ${7}::text, ${7}::int[], ${7}, ${7}`)).toEqual({
    text: 'SELECT $1::int, $2::text, $3::int[], $4, $5',
    values: [7, 7, 7, 7, 7],
  });
});
