// @vitest-environment jsdom
import type { ListingConfirmation } from '@africanscity/contracts/listings/own-listings';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../api/call.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { StillAvailable } from './still-available.tsx';

const limit = 'Your package has no place for it.';

/** Three listings. The server rejects those at some addresses. */
function createServer(refused: string[]) {
  let waiting = ['1 First Street', '2 Second Street', '3 Third Street'].map((address, at) => ({
    id: at + 1,
    address,
    area: 'Avondale',
    city: 'Harare',
    type: 'House',
    price: 85_000,
    askingPrice: null,
    picture: null,
    status: 'FOR_SALE' as const,
    resting: true,
  }));
  const read = (): ListingConfirmation => ({ total: waiting.length, listings: waiting });
  showScreen(<StillAvailable />, {
    address: '/still-available#token=secret',
    answers: {
      openListingConfirmation: read,
      answerListingConfirmation({ id }) {
        if (waiting.some((listing) => String(listing.id) === id && refused.includes(listing.address)))
          throw new ApiFailure(409, 'listing_limit', limit);
        waiting = waiting.filter((listing) => String(listing.id) !== id);
        return read();
      },
    },
  });
}

it('confirms the other listings when one is rejected, and names that one', async () => {
  createServer(['1 First Street']);
  fireEvent.click(await screen.findByRole('button', { name: 'All 3 are still available' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(`1 First Street: ${limit}`);
  expect(screen.getByText('One listing waits for your answer.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Still available: 1 First Street' })).toBeTruthy();
  expect(screen.queryByText('2 Second Street')).toBeNull();
  expect(screen.queryByText('3 Third Street')).toBeNull();
});

it('reports the number of rejected listings, each by its address', async () => {
  createServer(['1 First Street', '3 Third Street']);
  fireEvent.click(await screen.findByRole('button', { name: 'All 3 are still available' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('2 of 3 not changed')).toBeTruthy();
  expect(
    within(alert)
      .getAllByText(/Street/)
      .map(({ textContent }) => textContent),
  ).toEqual([`1 First Street: ${limit}`, `3 Third Street: ${limit}`]);
});
