import type { AnyCall, Endpoint } from '@africanscity/contracts/call';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { createLocalCall } from './operations.ts';

// What a page asks by: names of fields, and nothing of what they must be.
const call = { name: 'doubled', method: 'GET', path: 'doubled', access: 'public', responds: 'json', query: ['number'] };
const endpoint = {
  ...call,
  summary: 'Twice a number.',
  query: z.object({ number: z.string().transform(Number) }),
  response: z.object({ doubled: z.number() }),
} as Endpoint;
const operations = new Map([
  [
    'doubled',
    { endpoint, verb: async (_ctx: unknown, { number }: { number: number }) => ({ doubled: 2 * number, secret: 1 }) },
  ],
]);
const localCall = createLocalCall({} as AppContext, operations);

test('a page that is rendered asks by names, is understood by schemas, and gets what they declare', async () => {
  expect(await localCall(call as AnyCall, { number: 21, unknown: undefined })).toEqual({ doubled: 42 });
});

test('a call that nothing is bound to is named', async () => {
  await expect(localCall({ ...call, name: 'tripled' } as AnyCall, {})).rejects.toThrow('tripled');
});
