import type { AnyCall, Endpoint } from '@africanscity/contracts/call';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { createLocalCall } from './operations.ts';

// The call as a page uses it: names of fields, without their types.
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

test('a rendered page sends names, the server validates by schemas, and the page gets the declared fields', async () => {
  expect(await localCall(call as AnyCall, { number: 21, unknown: undefined })).toEqual({ doubled: 42 });
});

test('names a call without a binding', async () => {
  await expect(localCall({ ...call, name: 'tripled' } as AnyCall, {})).rejects.toThrow('tripled');
});
