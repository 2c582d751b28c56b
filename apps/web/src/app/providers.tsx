import { language } from '@africanscity/messages/language';
import { directionOf } from '@africanscity/messages/languages';
import type { SiteBrand } from '@africanscity/contracts/brand';
import { BrandContext } from '../ui/brand.tsx';
import type { ChosenCurrency, Visitor } from '@africanscity/contracts/rendered-page';
import { DirectionContext, MantineProvider } from '@mantine/core';
import { HydrationBoundary, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiQueryClient } from '../api/query-client.ts';
import { CurrencyContext } from '../components/visitor/chosen-currency.tsx';
import { SaveData } from '../components/visitor/save-data.tsx';
import { VisitorContext } from '../components/visitor/visitor.tsx';
import './mantine-styles.ts';
import { mirroredTheme, theme } from './theme.ts';

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
  const isMirrored = (import.meta.env.SSR ? directionOf(language()) : import.meta.env.DIRECTION) === 'rtl';
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        {/* The CSS variables are in a style sheet, and no component uses Mantine's visibility classes. */}
        <MantineProvider
          theme={isMirrored ? mirroredTheme() : theme}
          withCssVariables={false}
          withGlobalClasses={false}
          defaultColorScheme="auto"
        >
          <BrandContext value={brand}>
            <SaveData value={saveData}>
              <CurrencyContext value={currency}>
                <VisitorContext value={visitor}>
                  {isMirrored ? <DirectionContext value={rightToLeft}>{children}</DirectionContext> : children}
                </VisitorContext>
              </CurrencyContext>
            </SaveData>
          </BrandContext>
        </MantineProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

// Mantine's own provider also follows changes of the document's direction, which never happen here.
const rightToLeft = { dir: 'rtl', toggleDirection: () => undefined, setDirection: () => undefined } as const;
