import { allEndpoints } from '@africanscity/contracts/operations';
import type { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../src/errors.ts';
import { parse } from '../src/http/parse.ts';

const wrong = [
  '',
  ' ',
  'null',
  '[object Object]',
  '-1',
  '1e9',
  'x'.repeat(30_000),
  '\0',
  '[]',
  '{}',
  '[{"a":1}]',
  '99999999999',
];

/** Words of a validator, which people do not understand. */
const raw = /invalid|expected|, received|too (big|small)|unrecognized|undefined|regex|pattern|nan\b/i;

const faultsOf = (schema: z.ZodType, value: unknown) => {
  try {
    parse(schema, value);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInput);
    return (error as InvalidInput).errors ?? [];
  }
};

const schemas = allEndpoints.flatMap(({ name, query, form }) =>
  [query, form].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
);

describe('the faults of an operation', () => {
  test.each(schemas)('%s words them for people', (_name, schema) => {
    const fields = Object.keys((schema as z.ZodObject).shape);
    const given = [{}, ...wrong.map((text) => Object.fromEntries(fields.map((field) => [field, text])))];
    for (const value of given) {
      for (const { field, defaultMessage } of faultsOf(schema, value)) {
        expect(defaultMessage, `${field}: ${defaultMessage}`).not.toMatch(raw);
        expect(defaultMessage, field).toMatch(
          /^(must|may|is|are|has|have|holds|names|needs|or|can|cannot|does|do|give|choose)\b/,
        );
      }
    }
  });

  test('of a blank listing name every field and its fix', () => {
    const saveProperties = allEndpoints.find(({ name }) => name === 'saveProperties')!;
    const blank = Object.fromEntries(Object.keys(saveProperties.form!.shape).map((field) => [field, '']));
    expect(faultsOf(saveProperties.form!, { ...blank, id: '0', changeMade: undefined })).toEqual([
      { field: 'role', defaultMessage: 'must be chosen: Individual (INDIVIDUAL) or Real Estate (REAL_ESTATE)' },
      { field: 'address', defaultMessage: 'must not be blank' },
      { field: 'type', defaultMessage: 'must not be blank' },
      { field: 'price', defaultMessage: 'must be a number of US dollars, such as 85000 or 450.50' },
      { field: 'description', defaultMessage: 'must not be blank' },
      {
        field: 'status',
        defaultMessage:
          'must be chosen: For Sale (FOR_SALE), For Rent (FOR_RENT), Sold (SOLD), Rented (RENTED) or Under Offer (UNDER_OFFER)',
      },
    ]);
  });
});
