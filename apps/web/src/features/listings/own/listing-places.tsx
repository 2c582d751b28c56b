import type { OwnListing } from '@africanscity/contracts/listings/own-listings';
import { saveAdvertisedListing, saveFeaturedListing } from '@africanscity/contracts/payments/calls';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { useCall } from '../../../api/use-call.ts';
import { showToast } from '../../../components/toast.ts';

type Row = z.infer<typeof OwnListing>;

/** Puts a listing into the featured places and the ads of one's package, and takes it out again. */
export function ListingPlaces({ listing }: { listing: Row }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function change(send: () => Promise<unknown>, done: string) {
    setBusy(true);
    try {
      await send();
      await queryClient.invalidateQueries();
      void showToast({ kind: 'success', message: done });
    } catch (error) {
      void showToast({ kind: 'error', message: (error as Error).message });
    } finally {
      setBusy(false);
    }
  }
  const { address, featuredChosen, advertised } = listing;
  const propertyId = String(listing.id);
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        aria-label={`${featuredChosen ? 'Unfeature' : 'Feature'} ${address}`}
        disabled={busy}
        onClick={() =>
          void change(
            () => call(saveFeaturedListing, { propertyId, featured: featuredChosen ? 'false' : 'true' }),
            featuredChosen ? `${address} is not featured any more.` : `${address} is featured.`,
          )
        }
      >
        {featuredChosen ? 'Unfeature' : 'Feature'}
      </Button>
      <Button
        variant="default"
        size="compact-md"
        aria-label={`${advertised ? 'No ads' : 'Advertise'}: ${address}`}
        disabled={busy}
        onClick={() =>
          void change(
            () => call(saveAdvertisedListing, { propertyId, advertised: advertised ? 'false' : 'true' }),
            advertised ? `${address} is not in ads any more.` : `${address} is chosen for ads.`,
          )
        }
      >
        {advertised ? 'No ads' : 'Advertise'}
      </Button>
    </>
  );
}
