import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Words for a fault without a message of the schema: the required form of the value. The field's name precedes them. */
export function wordIssue(issue: Issue): string {
  const isBlank = issue.input === undefined || issue.input === null || issue.input === '';
  switch (issue.code) {
    case 'invalid_type':
      return isBlank ? 'must not be blank' : `must be ${types.get(issue.expected) ?? 'of another kind'}`;
    case 'invalid_value':
      return `must be ${isBlank ? 'chosen: ' : ''}${listOf(issue.values)}`;
    case 'too_small':
      return issue.origin === 'string' && isBlank
        ? 'must not be blank'
        : boundOf(issue.origin, 'at least', issue.minimum);
    case 'too_big':
      return boundOf(issue.origin, 'at most', issue.maximum);
    case 'invalid_format':
      return isBlank ? 'must not be blank' : `must be ${formats.get(issue.format) ?? 'written in another way'}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `must not have ${listOf(issue.keys)}`;
    default:
      return isBlank ? 'must not be blank' : 'must be written in another way';
  }
}

const types = new Map(
  Object.entries({
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
    date: 'a date',
  }),
);

const formats = new Map(
  Object.entries({
    email: 'an email address, such as name@example.com',
    url: 'an address that starts with https://',
    uuid: 'an id, such as 3f0d1c9a-5f6e-4a57-9d0e-2b8f3c1a7d44',
    datetime: 'a time, such as 2026-11-25T14:30:00Z',
    date: 'a date, such as 2026-11-25',
    json_string: 'JSON',
  }),
);

function boundOf(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `must have ${bound} ${limit} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `must have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `must be ${bound} ${limit}`;
}

function listOf(values: readonly unknown[]): string {
  const texts = values.map(String).filter(Boolean);
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;
}
