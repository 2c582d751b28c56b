import { inLanguage } from '@africanscity/messages/language';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { wordIssue } from './word-issue.ts';

test.each([
  [
    z.string().max(2000),
    'x'.repeat(2001),
    'must have at most 2000 characters',
    'doit comporter au plus 2000 caractères',
  ],
  [z.string().min(1), ' '.slice(1), 'must not be blank', 'ne doit pas être vide'],
  [z.array(z.string()).max(1), ['a', 'b'], 'must have at most 1 entry', 'doit comporter au plus 1 entrée'],
  [z.number().min(3), 2, 'must be at least 3', 'doit être au moins 3'],
  [z.enum(['red', 'green', 'blue']), 'pink', 'must be red, green or blue', 'doit être red, green ou blue'],
  [z.number().multipleOf(5), 3, 'must be a multiple of 5', 'doit être un multiple de 5'],
])('a fault of %o is worded in the language of the request', (schema, value, english, french) => {
  const fault = () => schema.safeParse(value, { error: wordIssue }).error?.issues[0]?.message;
  expect(fault()).toBe(english);
  expect(inLanguage('fr', fault)).toBe(french);
});
