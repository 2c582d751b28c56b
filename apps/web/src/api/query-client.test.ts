import { getPropertyRequests } from '@africanscity/contracts/requests/calls/requests';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { ApiQueryClient, operation } from './query-client.ts';

/** A client whose reads wait until the test answers them. */
function clientWithAnswers() {
  const answers: ((ids: number[]) => void)[] = [];
  const client = new ApiQueryClient((() => new Promise((resolve) => answers.push(resolve))) as unknown as Call);
  return { client, answers };
}

const own = operation(getPropertyRequests, {});

it('shows a change that is older than the first answer, which was read before it', async () => {
  const { client, answers } = clientWithAnswers();
  const stop = new QueryObserver(client, own).subscribe(() => {});
  const invalidated = client.invalidateQueries(own);
  answers[0]!([]);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]!([7]);
  await invalidated;
  expect(client.getQueryData(own.queryKey)).toEqual([7]);
  stop();
});

it('prefetches again what changes meanwhile', async () => {
  const { client, answers } = clientWithAnswers();
  const read = client.prefetchQuery(own);
  const invalidated = client.invalidateQueries(own);
  answers[0]!([]);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]!([7]);
  await Promise.all([read, invalidated]);
  expect(client.getQueryData(own.queryKey)).toEqual([7]);
});

it('reads known data again once', async () => {
  const { client, answers } = clientWithAnswers();
  client.setQueryData(own.queryKey, []);
  const stop = new QueryObserver(client, own).subscribe(() => {});
  const invalidated = client.invalidateQueries(own);
  answers[0]!([7] as never);
  await invalidated;
  expect(answers).toHaveLength(1);
  expect(client.getQueryData(own.queryKey)).toEqual([7]);
  stop();
});
