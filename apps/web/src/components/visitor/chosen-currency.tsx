import type { ChosenCurrency } from '@africanscity/contracts/rendered-page';
import { createContext, useContext } from 'react';

/** The currency that the visitor chose; null for prices as owners ask them. The same value on the server and in the browser. */
export const CurrencyContext = createContext<ChosenCurrency | null>(null);

export function useCurrency(): ChosenCurrency | null {
  return useContext(CurrencyContext);
}
