// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useListingChange } from './use-listing-change.ts';

test('a change that is asked for during another one waits for it', async () => {
  const queryClient = new QueryClient();
  const { result } = renderHook(useListingChange, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  const sent: string[] = [];
  const first = Promise.withResolvers<void>();
  const home = { id: 1, address: '1 Long Road' };
  await act(async () => {
    result.current.run([home], String, async () => {
      sent.push('feature');
      await first.promise;
    });
  });
  await act(async () => {
    result.current.run([home], String, async () => {
      sent.push('renew');
    });
  });
  expect(sent).toEqual(['feature']);
  expect(result.current.busy).toBe(true);
  await act(async () => first.resolve());
  await expect.poll(() => sent).toEqual(['feature', 'renew']);
  await expect.poll(() => result.current.busy).toBe(false);
});
