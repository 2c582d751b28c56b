// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CurrencyContext } from '../../../components/visitor/chosen-currency.tsx';
import { NextPage } from './next-page.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { ListingCard } from './listing-card.tsx';

type Listing = Parameters<typeof ListingCard>[0]['listing'];

const listing = (id: number): Listing => ({
  id,
  status: 'FOR_SALE',
  statusReadable: 'For Sale',
  price: 85_000,
  type: 'House',
  address: `${id} Upper East Road`,
  area: 'Mount Pleasant',
  city: 'Harare',
  country: 'Zimbabwe',
  numRoom: id,
  numBathroom: 2,
  size: '140 m²',
  squareMeters: 140,
  createdAt: '2026-01-01T12:00:00Z',
  featured: false,
  pictureUri: null,
  picture: null,
});

/** Two cards whose pages load when the test resolves them, and a link to another list. */
function showCards() {
  const page = Promise.withResolvers<null>();
  showScreen(
    <>
      <NextPage />
      <Link to="/Properties?city=Harare">In Harare</Link>
      <ListingCard listing={listing(1)} />
      <ListingCard listing={listing(2)} />
    </>,
    {
      address: '/Properties',
      beyond: [{ path: 'property/:slug', loader: () => page.promise, element: <p>Arrived</p> }],
    },
  );
  return { arrive: () => act(async () => page.resolve(null)) };
}

const tap = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));
/** The preview of the pending page. */
const coming = () => document.querySelector('[data-known]')?.textContent ?? '';

it('shows the card’s data until the listing’s page is loaded', async () => {
  const { arrive } = showCards();
  await tap('2-bed house in Mount Pleasant');
  expect(coming()).toContain('2-bed house in Mount Pleasant');
  await arrive();
  expect(await screen.findByText('Arrived')).toBeTruthy();
  expect(coming()).toBe('');
});

it('removes the preview after a navigation elsewhere', async () => {
  showCards();
  await tap('1-bed house in Mount Pleasant');
  expect(coming()).toContain('1-bed house in Mount Pleasant');
  await tap('2-bed house in Mount Pleasant');
  expect(coming()).toContain('2-bed house in Mount Pleasant');
  await tap('In Harare');
  await waitFor(() => expect(window.location.search).toBe('?city=Harare'));
  expect(coming()).toBe('');
});

it.each([
  { offer: 'a home for sale', given: {}, shown: '$607/m²' },
  { offer: 'a home to rent', given: { status: 'FOR_RENT' as const, price: 700 }, shown: null },
  {
    offer: 'a price in another currency',
    given: { currency: 'ZAR', amount: 1_550_000, askingPrice: 'R1,550,000' },
    shown: 'R11,071/m²',
  },
  { offer: 'land that costs less than a dollar', given: { squareMeters: 400_000 }, shown: null },
])('$offer has the price per square metre $shown', ({ given, shown }) => {
  showScreen(<ListingCard listing={{ ...listing(1), ...given }} />, { address: '/Properties' });
  expect(screen.queryByText(/\/m²$/)?.textContent ?? null).toBe(shown);
});

const naira = { code: 'NGN', sign: '₦', rate: 1500, old: '', note: '' };
const rent = { status: 'FOR_RENT' as const, price: 60 };

it.each([
  { offer: 'a home for sale', given: {}, shown: '₦910,714/m²' },
  {
    // The dollars are of an older rate.
    offer: 'a price in the same currency',
    given: { currency: 'NGN', amount: 14_000_000, askingPrice: '₦14,000,000', price: 10_000 },
    shown: '₦100,000/m²',
  },
  { offer: 'a price in another one', given: { currency: 'ZAR', amount: 1, askingPrice: 'R1' }, shown: '₦910,714/m²' },
  { offer: 'a shared room', given: { ...rent, pricedBeds: 3 }, shown: '₦30,000 per bed a month' },
])('$offer has the price $shown for a visitor who chose naira', ({ given, shown }) => {
  showScreen(
    <CurrencyContext value={naira}>
      <ListingCard listing={{ ...listing(1), ...given }} />
    </CurrencyContext>,
    { address: '/Properties' },
  );
  expect(screen.getByText(/\/m²$|per bed a month$/).textContent).toBe(shown);
});

const yearly = { amount: 1_440_000, currency: 'NGN', period: 'year' as const };

it.each([
  { offer: 'a room for three', given: { ...rent, pricedBeds: 3 }, shown: '$20 per bed a month' },
  { offer: 'a price per bed in dollars', given: { ...rent, pricedBeds: 1 }, shown: '$60 per bed a month' },
  {
    offer: 'a yearly price per bed',
    given: { ...rent, ...yearly, askingPrice: '₦1,440,000 a year per bed', pricedBeds: 1 },
    shown: '₦120,000 per bed a month',
  },
  {
    offer: 'a monthly price per bed that is said already',
    given: { ...rent, ...yearly, period: 'month' as const, askingPrice: '₦1,440,000 a month per bed', pricedBeds: 1 },
    shown: null,
  },
  { offer: 'another home', given: { ...rent, pricedBeds: null }, shown: null },
])('$offer has the rent of a bed $shown', ({ given, shown }) => {
  showScreen(<ListingCard listing={{ ...listing(1), ...given }} />, { address: '/Properties' });
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts.find((text) => text?.endsWith('per bed a month')) ?? null).toBe(shown);
});
