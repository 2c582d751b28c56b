import type { ListingCard } from '@africanscity/contracts/listings/listings';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FragmentCache } from '../../../components/cached-fragment.tsx';
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

it('holds no drawing, however many cards there are', () => {
  for (const pictured of [true, false]) {
    const html = render(pictured);
    expect(html.match(/<article/g)).toHaveLength(25);
    expect(html).not.toContain('<svg');
  }
});

it('writes a card in at most 4,000 bytes, and in 2,000 without photos', () => {
  expect(render(true).length / 25).toBeLessThan(4_000);
  expect(render(false).length / 25).toBeLessThan(2_000);
});

it('names no value of a style on what all cards have', () => {
  expect(render(false)).not.toContain(' style=');
});

it('is the same markup when cards are kept, each rendered once for all pages that show it', () => {
  const kept = new Map<string, string>();
  let rendered = 0;
  const keep = (shows: string, part: ReactElement) => {
    if (!kept.has(shows)) {
      rendered += 1;
      kept.set(shows, renderToString(<StaticRouter location="/">{part}</StaticRouter>));
    }
    return kept.get(shows)!;
  };
  const grid = (
    <FragmentCache value={keep}>
      <MemoryRouter>
        <ListingGrid listings={[listing(1, true), listing(2, false), listing(3, true)]} />
      </MemoryRouter>
    </FragmentCache>
  );
  const plain = (
    <MemoryRouter>
      <ListingGrid listings={[listing(1, true), listing(2, false), listing(3, true)]} />
    </MemoryRouter>
  );
  expect(renderToString(grid)).toBe(renderToString(plain));
  expect(renderToString(grid)).toBe(renderToString(plain));
  expect(rendered).toBe(3);
});
