import { hydrate, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dehydrateQueries, hydrateQueries } from './dehydrated-queries.ts';

const queryFn = () => Promise.reject(new Error('asked again'));

it('hydrated queries are not refetched, and dehydrated ones have no timestamp', async () => {
  const server = new QueryClient();
  server.setQueryData(['getLater', { id: 2 }], { price: 2 }, { updatedAt: 5 });
  server.setQueryData(['getEarlier', {}], [1], { updatedAt: 7 });
  const carried = dehydrateQueries(server);
  expect(carried).toEqual([
    [['getEarlier', {}], [1]],
    [['getLater', { id: 2 }], { price: 2 }],
  ]);
  const browser = new QueryClient();
  hydrate(browser, hydrateQueries(JSON.parse(JSON.stringify(carried)) as typeof carried, Date.now()));
  const options = { queryKey: ['getLater', { id: 2 }], queryFn, staleTime: 60_000, retry: false };
  expect(await browser.fetchQuery(options)).toEqual({ price: 2 });
});
