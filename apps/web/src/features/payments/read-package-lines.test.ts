import { inLanguage } from '@africanscity/messages/language';
import { expect, test } from 'vitest';
import { readPackageLines } from './read-package-lines.ts';

const ads = { facebookAds: 4, newspaperAds: 3, websiteAds: 5 };

test('splits a line into a label and an amount', () => {
  const description = 'Newspaper Ads 3\r\nProperty on Website 24/7\r\n\r\nA good word\r\nBanners 2';
  expect(readPackageLines({ ...ads, description })).toEqual([
    { text: 'Newspaper Ads', amount: '3' },
    { text: 'Property on Website', amount: '24/7' },
    { text: 'A good word', amount: null },
    { text: 'Banners', amount: '2' },
  ]);
});

test('states the ads that the package includes, and no ads of which it includes none', () => {
  const description = 'Paid Ads on Facebook 4\r\nNewspaper Ads 3\r\nAds on our Website';
  expect(readPackageLines({ facebookAds: 8, newspaperAds: 0, websiteAds: 1000, description })).toEqual([
    { text: 'Paid Ads on Facebook', amount: '8' },
    { text: 'Ads on our Website', amount: '1,000' },
  ]);
});

test('names the ads in the language of the page', () => {
  const description = 'Newspaper Ads 3\r\nProperty on Website 24/7';
  expect(inLanguage('fr', () => readPackageLines({ ...ads, description }))).toEqual([
    { text: 'Annonces dans les journaux', amount: '3' },
    { text: 'Bien visible sur le site', amount: '24/7' },
  ]);
});

test('returns no lines for an empty description', () => {
  expect(readPackageLines({ ...ads, description: '' })).toEqual([]);
});
