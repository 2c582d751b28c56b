// @vitest-environment jsdom
import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { readListQuery } from '../../query/list-query.ts';
import { PriceFilter } from './price-filter.tsx';
import { applyTyped, typedMarks } from './typed-filters.ts';

const bands: ListingFacets['priceBands'] = [
  { priceMin: 0, priceMax: 500, count: 4 },
  { priceMin: 500, priceMax: 2500, count: 9 },
  { priceMin: 2500, priceMax: null, count: 2 },
];

afterEach(() => void vi.useRealTimers());

/** Shows the filter with what was chosen last, and returns the addresses that were chosen. */
function show() {
  vi.useFakeTimers();
  const chosen: string[] = [];
  function Filter() {
    const [address, setAddress] = useState('');
    const query = readListQuery(new URLSearchParams(address));
    const choose = (next: string) => {
      chosen.push(next);
      setAddress(next.split('?')[1] ?? '');
    };
    return (
      <div data-testid="filters" {...typedMarks}>
        <PriceFilter query={query} bands={bands} choose={choose} currency={undefined} rentPeriod={undefined} />
      </div>
    );
  }
  showScreen(<Filter />, { address: '/Properties' });
  return chosen;
}

/** Moves the lower limit to the beginning of the second band, and lets it go. */
function move() {
  const handle = screen.getByRole('slider', { name: 'Price from' });
  fireEvent.input(handle, { target: { value: String(Number(handle.getAttribute('max')) / bands.length) } });
  fireEvent(handle, new Event('change', { bubbles: true }));
}

const wait = () => act(() => vi.advanceTimersByTimeAsync(1_000));

test('a moved limit is chosen once it has been still', async () => {
  const chosen = show();
  move();
  expect(chosen).toEqual([]);
  await wait();
  expect(chosen).toEqual(['/Properties?priceMin=500']);
});

test('a limit that was moved a moment ago counts for a button that shows the homes, and is chosen once', async () => {
  const chosen = show();
  move();
  act(() => void applyTyped(screen.getByTestId('filters')));
  expect(chosen).toEqual(['/Properties?priceMin=500']);
  await wait();
  expect(chosen).toHaveLength(1);
});
