import { type Brand, defaultBrand } from '@africanscity/contracts/brand';
import type { Page } from '@playwright/test';

/** A company with a name, colours, a country, a currency and a language of its own. */
export const secondBrand = {
  ...defaultBrand,
  name: 'Maison Sahel',
  emailSender: 'Maison Sahel Dakar',
  accent: '#27ae60',
  night: '#0c3b24',
  homeCountry: 'SN',
  currency: 'XOF',
  language: 'fr',
} satisfies Brand;

/** The brand of the site in the journeys. `npx pnpm test --night` runs them once more under the second one. */
export const siteBrand: Brand = process.env.TEST_BRAND === 'second' ? secondBrand : defaultBrand;

/** Shows prices as owners ask them, whatever the currency of the brand: the visitor's choice. */
export async function showPricesAsAsked(page: Page, site: string): Promise<void> {
  await page.context().addCookies([{ name: 'currency', value: '', url: site }]);
}
