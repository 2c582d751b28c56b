import { defaultBrand, siteBrandOf } from '@africanscity/contracts/brand';
import { BrandContext } from '../ui/brand.tsx';
import type { AnyCall } from '@africanscity/contracts/call';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import type { Call } from '../api/call.ts';
import { ApiQueryClient } from '../api/query-client.ts';

/** Responses by operation name. A function that throws is a failed call. */
export type Answers = Record<string, (input: Record<string, string>) => unknown>;

interface Shown {
  address: string;
  answers?: Answers;
  /** Other routes that the component links to. */
  beyond?: RouteObject[];
}

/** Renders a component at an address until the test ends. Operations without a response fail. */
export function showScreen(part: ReactNode, { address, answers = {}, beyond = [] }: Shown): void {
  // jsdom has neither, and Mantine uses both.
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.history.replaceState(null, '', address);
  const call = (async ({ name }: AnyCall, input: Record<string, string>) => {
    const answer = answers[name];
    if (!answer) throw new Error(`${name} has no answer here.`);
    return answer(input);
  }) as unknown as Call;
  const queryClient = new ApiQueryClient(call);
  const router = createBrowserRouter([{ path: '*', element: part }, ...beyond]);
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <BrandContext value={siteBrandOf(defaultBrand)}>
          <RouterProvider router={router} />
        </BrandContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    cleanup();
    router.dispose();
    queryClient.clear();
  });
}
