import type { ListingCard } from '@africanscity/contracts/listings/listings';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FragmentCache } from '../../../components/loading/cached-fragment.tsx';
import { dollarsAlone } from '../../../testing/sample-listing.ts';
import { ListingGrid } from './listing-grid.tsx';

const sizes = [320, 480, 640];
const formats = ['avif', 'webp', 'jpeg'] as const;
const folder = `/api/pictures/${'0'.repeat(64)}`;

function listing(id: number, pictured: boolean): ListingCard {
  return {
    id,
    status: 'FOR_RENT',
    statusReadable: 'For Rent',
    price: 1250,
    ...dollarsAlone,
    type: 'Apartment',
    address: '12 Upper East Road',
    area: 'Mount Pleasant',
    city: 'Harare',
    country: 'Zimbabwe',
    numRoom: 3,
    numBathroom: 2,
    size: '140 m²',
    squareMeters: 140,
    stateName: 'Kopje & Crane Properties',
    createdAt: '2026-01-01T12:00:00Z',
    featured: true,
    pictureUri: pictured ? 'a' : null,
    picture: pictured
      ? {
          uri: 'a',
          width: 1200,
          height: 800,
          placeholder: `data:image/webp;base64,${'A'.repeat(88)}`,
          sources: sizes.flatMap((width, at) =>
            formats.map((format) => ({
              size: ['card', 'small', 'medium'][at]!,
              format,
              width,
              height: (width * 2) / 3,
              url: `${folder}/${width}.${format}`,
            })),
          ),
        }
      : null,
    highlights: [],
    photoCount: pictured ? 6 : 0,
    verified: true,
    reducedFrom: 1400,
    user: { id: 1, title: 'Mr', name: 'Tendai', surname: 'Moyo' },
  };
}

function render(pictured: boolean): string {
  const listings = Array.from({ length: 25 }, (_, at) => listing(at + 1, pictured));
  return renderToString(
    <MemoryRouter>
      <ListingGrid listings={listings} />
    </MemoryRouter>,
  );
}

it('contains no inline drawing for any number of cards', () => {
  for (const pictured of [true, false]) {
    const html = render(pictured);
    expect(html.match(/<article/g)).toHaveLength(25);
    expect(html).not.toContain('<svg');
  }
});

it('renders a card in at most 4,000 bytes, and in 2,000 without photos', () => {
  expect(render(true).length / 25).toBeLessThan(4_000);
  expect(render(false).length / 25).toBeLessThan(2_000);
});

it('sets no inline style on elements of every card', () => {
  expect(render(false)).not.toContain(' style=');
});

/** A fragment cache as the server has it, with the number of fragments that it rendered. */
function createCache() {
  const markup = new Map<string, string>();
  const renderFragment = (key: string, fragment: ReactElement) => {
    if (!markup.has(key)) markup.set(key, renderToString(<StaticRouter location="/">{fragment}</StaticRouter>));
    return markup.get(key)!;
  };
  return { markup, renderFragment };
}

function renderGrid(listings: ListingCard[], renderFragment: ReturnType<typeof createCache>['renderFragment'] | null) {
  return renderToString(
    <FragmentCache value={renderFragment}>
      <MemoryRouter>
        <ListingGrid listings={listings} />
      </MemoryRouter>
    </FragmentCache>,
  );
}

it('renders each card once for all pages that show it, with the same markup', () => {
  const cache = createCache();
  const listings = [listing(1, true), listing(2, false), listing(3, true)];
  const plain = renderGrid(listings, null);
  expect(renderGrid(listings, cache.renderFragment)).toBe(plain);
  expect(renderGrid(listings, cache.renderFragment)).toBe(plain);
  expect(cache.markup.size).toBe(3);
});

/** Another value of each field of a card. */
const changes: { [Field in keyof ListingCard]: ListingCard[Field] } = {
  id: 77,
  status: 'FOR_SALE',
  statusReadable: 'To Let',
  price: 999,
  amount: 1_530_000,
  currency: 'NGN',
  period: 'year',
  askingPrice: '₦1,530,000 a year',
  formerAskingPrice: '₦1,700,000',
  moveInCost: '₦2,166,000',
  viewingCost: '₦5,000',
  pricedBeds: 2,
  type: 'House',
  address: '9 Second Street',
  area: 'Avondale',
  city: 'Bulawayo',
  country: 'Zambia',
  numRoom: 5,
  numBathroom: 4,
  size: '90 m²',
  squareMeters: 90,
  stateName: 'Msasa Homes',
  createdAt: '2025-01-01T12:00:00Z',
  featured: false,
  pictureUri: null,
  picture: null,
  highlights: [],
  photoCount: 2,
  verified: false,
  reducedFrom: null,
  user: { id: 2, title: null, name: 'Rudo', surname: 'Ncube' },
};

it.each(Object.entries(changes))('shows a card anew when its %s changes', (field, value) => {
  const cache = createCache();
  renderGrid([listing(1, true)], cache.renderFragment);
  const changed = [{ ...listing(1, true), [field]: value }];
  expect(renderGrid(changed, cache.renderFragment)).toBe(renderGrid(changed, null));
});
