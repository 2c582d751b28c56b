import type { SiteBrand } from '@africanscity/contracts/brand';
import { BrandContext } from '../ui/brand.tsx';
import type { ChosenCurrency, Visitor } from '@africanscity/contracts/rendered-page';
import { MantineProvider } from '@mantine/core';
import { HydrationBoundary, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiQueryClient } from '../api/query-client.ts';
import { CurrencyContext } from '../components/visitor/chosen-currency.tsx';
import { SaveData } from '../components/visitor/save-data.tsx';
import { VisitorContext } from '../components/visitor/visitor.tsx';
import './mantine-styles.ts';
import { theme } from './theme.ts';

interface ProvidersProps {
  queryClient: ApiQueryClient;
  state?: DehydratedState;
  /** Whether the visitor saves data. */
  saveData: boolean;
  brand: SiteBrand;
  currency: ChosenCurrency | null;
  visitor?: Visitor;
  children: ReactNode;
}

/** The providers of all components, on the server and in the browser. */
export function Providers({ queryClient, state, saveData, brand, currency, visitor, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        {/* The CSS variables are in a style sheet, and no component uses Mantine's visibility classes. */}
        <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} defaultColorScheme="auto">
          <BrandContext value={brand}>
            <SaveData value={saveData}>
              <CurrencyContext value={currency}>
                <VisitorContext value={visitor}>{children}</VisitorContext>
              </CurrencyContext>
            </SaveData>
          </BrandContext>
        </MantineProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
