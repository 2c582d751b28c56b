import type { SiteBrand } from '@africanscity/contracts/brand';
import { createContext, useContext } from 'react';

/** The brand of the site: the same value on the server and in the browser. Every page has one. */
export const BrandContext = createContext<SiteBrand>({ name: '', slug: '', logoText: ['', ''], icon: '' });

export function useBrand(): SiteBrand {
  return useContext(BrandContext);
}

/** The name of the site within a text. */
export function SiteName(): string {
  return useBrand().name;
}
