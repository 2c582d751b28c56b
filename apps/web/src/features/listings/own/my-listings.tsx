import * as texts from '@africanscity/messages/listings';
import { getPropertiesByLoggedInUser } from '@africanscity/contracts/listings/calls/own-listings';
import type { OwnListing } from '@africanscity/contracts/listings/own-listings';
import { propertyStatuses } from '@africanscity/contracts/listings/values';
import { nameIn } from '@africanscity/contracts/reading';
import { Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { z } from 'zod';
import { useStatusLabels } from '../../../api/status-labels.ts';
import { AddressChoice } from '../../../components/tables/address-choice.tsx';
import { DataTable } from '../../../components/tables/data-table.tsx';
import { useTableAddress } from '../../../components/tables/use-table-address.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { DeletedNotice, useDeletion } from './delete-listing.tsx';
import { ListingNumbers } from './listing-numbers.tsx';
import { ListingStanding, ListingWithPicture } from './own-listing-cells.tsx';
import { listingText, numbersText, ownPrice, standingText } from './own-listing-texts.ts';
import { actionsFor, bulkActsFor } from './own-listing-acts.ts';
import { PriceCell } from './price-cell.tsx';
import { useListingChange } from './use-listing-change.ts';

// Lazy dialogs: most visits only read the list.
const dialogs = {
  price: lazyPart(() => import('./price-dialog.tsx')),
  numbers: lazyPart(() => import('./numbers-dialog.tsx')),
  share: lazyPart(() => import('./share-dialog.tsx')),
};

export type OwnListingRow = z.infer<typeof OwnListing>;

/** The open dialog and its listing. */
export type OpenedDialog = { name: keyof typeof dialogs; listing: OwnListingRow };

/** The user's listings with statistics, actions and bulk actions. */
export function MyListings() {
  const labels = useStatusLabels();
  const { query } = useTableAddress();
  const status = nameIn(propertyStatuses, query.get('status'));
  const deletion = useDeletion();
  const change = useListingChange();
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const Dialog = opened && dialogs[opened.name];
  const acts = { labels, change, open: setOpened, remove: deletion.ask };
  return (
    <Stack gap="lg">
      <DeletedNotice deletion={deletion} />
      <DataTable
        title={texts.myListings()}
        endpoint={getPropertiesByLoggedInUser}
        input={{ status }}
        searchLabel={texts.searchOwnHint()}
        nameOf={(row) => row.address}
        empty={status ? texts.noListingsMarkedAs({ status: labels[status] }) : texts.noListingsYet()}
        filters={<AddressChoice name="status" label={texts.status()} all={texts.anyStatus()} choices={labels} />}
        columns={[
          { title: texts.listing(), text: listingText, show: (row) => <ListingWithPicture listing={row} /> },
          {
            title: texts.price(),
            text: ownPrice,
            show: (row) => <PriceCell listing={row} onChange={() => setOpened({ name: 'price', listing: row })} />,
            wrap: 'never',
            unnamed: true,
          },
          {
            title: texts.status(),
            text: (row) => standingText(row, labels),
            show: (row) => <ListingStanding listing={row} change={change} labels={labels} />,
            unnamed: true,
          },
          {
            title: texts.last30Days(),
            text: numbersText,
            show: (row) => <ListingNumbers listing={row} onOpen={() => setOpened({ name: 'numbers', listing: row })} />,
            wrap: 'never',
            unnamed: true,
          },
        ]}
        actions={(row) => actionsFor(row, acts)}
        bulk={bulkActsFor(acts)}
      />
      {Dialog && (
        <Suspense>
          <Dialog listing={opened.listing} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      {deletion.dialog}
    </Stack>
  );
}
