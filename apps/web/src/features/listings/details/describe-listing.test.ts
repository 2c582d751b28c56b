import { defaultBrand, siteBrandOf } from '@africanscity/contracts/brand';
import { expect, test } from 'vitest';
import { sampleListing } from '../../../testing/sample-listing.ts';
import { describeListing } from './describe-listing.ts';

const site = { publicUrl: 'https://example.com', brand: siteBrandOf({ ...defaultBrand, name: 'Maison Sahel' }) };

test.each([
  ['fr', '"inLanguage":"fr"'],
  ['sw', '"inLanguage":"sw"'],
  [null, undefined],
] as const)('a description in the language %s has it in the structured data: %s', (descriptionLanguage, expected) => {
  const { jsonLd } = describeListing({ ...sampleListing, descriptionLanguage }, site);
  expect(/"inLanguage":[^,}]+/.exec(JSON.stringify(jsonLd))?.[0]).toBe(expected);
});
