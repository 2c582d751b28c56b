import { MantineProvider } from '@mantine/core';
import { HydrationBoundary, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiQueryClient } from '../api/query-client.ts';
import { cssVariables } from './css-variables.ts';
import './mantine-styles.ts';
import { theme } from './theme.ts';

/** What every component relies on, the same on the server and in the browser. */
export function Providers({ queryClient, state, children }: { queryClient: ApiQueryClient; state?: DehydratedState; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
          {children}
        </MantineProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
