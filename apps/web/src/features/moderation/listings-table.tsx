import { propertyStatuses } from '@africanscity/contracts/listings/values';
import type { AdminListing, ListingState } from '@africanscity/contracts/moderation/queue';
import { getListingsTable } from '@africanscity/contracts/moderation/calls/listings';
import { nameIn } from '@africanscity/contracts/reading';
import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStatusLabels } from '../../api/status-labels.ts';
import { paths } from '../../app/paths.ts';
import { AddressFilterButton } from '../../components/tables/address-filter-button.tsx';
import { AddressChoice } from '../../components/tables/address-choice.tsx';
import type { BulkAct } from '../../components/tables/bulk-acts.tsx';
import { DataTable } from '../../components/tables/data-table.tsx';
import type { RowAction } from '../../components/tables/row-actions.tsx';
import { useTableAddress } from '../../components/tables/use-table-address.ts';
import { type AskedAct, ListingActDialog } from './listing-act-dialog.tsx';
import type { ListingActName } from './listing-acts.ts';
import { ListingStateBadges } from './listing-state-badges.tsx';
import { OwnerMessageDialog } from './owner-message-dialog.tsx';
import { PriceInTable } from './price-in-table.tsx';
import { showDay } from '../../ui/show-time.ts';

const stateTexts: Record<ListingState, string> = {
  shown: 'On the site',
  open: 'For sale or to rent',
  kept: 'Not deleted',
  hidden: 'Hidden',
  deleted: 'Deleted',
  reported: 'Reported',
  featured: 'Featured',
};

/** Filters that only links set, such as a number on the overview. */
const linked = [
  { name: 'type', what: 'Type' },
  { name: 'city', what: 'City' },
  { name: 'ownerId', what: 'Owner' },
  { name: 'agencyId', what: 'Agency' },
  { name: 'placeId', what: 'Place' },
];

function readFilter(query: URLSearchParams) {
  const number = (name: string) => /^[1-9]\d{0,8}$/.exec(query.get(name) ?? '')?.[0];
  const text = (name: string) => query.get(name)?.slice(0, 120) || undefined;
  return {
    status: nameIn(propertyStatuses, query.get('status')),
    state: nameIn(stateTexts, query.get('state')),
    ownerId: number('ownerId'),
    agencyId: number('agencyId'),
    placeId: number('placeId'),
    type: text('type'),
    city: text('city'),
  };
}

/** All listings with the actions of administrators. */
export function ListingsTable() {
  const labels = useStatusLabels();
  const { query } = useTableAddress();
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [messaged, setMessaged] = useState<AdminListing | null>(null);
  const ask = (name: ListingActName, listings: AdminListing[]) => setAsked({ name, listings });
  return (
    <>
      <DataTable
        title="Listings"
        endpoint={getListingsTable}
        input={readFilter(query)}
        searchLabel="Number, place or owner"
        nameOf={(row) => row.address}
        empty="No matching listings."
        filters={
          <>
            <AddressChoice name="status" label="Status" all="Any status" choices={labels} />
            <AddressChoice name="state" label="State" all="Any state" choices={stateTexts} />
            {linked.map((only) => (
              <AddressFilterButton key={only.name} {...only} />
            ))}
          </>
        }
        columns={[
          { title: 'Address', sortBy: 'address', show: (row) => <Place row={row} /> },
          { title: 'City', sortBy: 'city', show: (row) => row.city },
          { title: 'Type', show: (row) => row.type },
          { title: 'Price', sortBy: 'price', show: (row) => <PriceInTable listing={row} />, wrap: 'never' },
          { title: 'Status', show: (row) => labels[row.status], wrap: 'never' },
          { title: 'State', show: (row) => <ListingStateBadges row={row} />, wrap: 'never', unnamed: true },
          { title: 'Added', sortBy: 'createdAt', show: (row) => showDay(row.createdAt), wrap: 'never' },
          { title: 'Owner', show: (row) => <Owner row={row} />, wrap: 'anywhere' },
        ]}
        actions={(row) => actionsFor(row, ask, setMessaged)}
        bulk={bulkActs.map(
          ([label, name, fits]): BulkAct<AdminListing> => ({
            label,
            danger: name === 'delete',
            fits,
            onAct: (rows) => ask(name, rows),
          }),
        )}
      />
      {asked && <ListingActDialog asked={asked} onClose={() => setAsked(null)} />}
      {messaged && <OwnerMessageDialog listing={messaged} onClose={() => setMessaged(null)} />}
    </>
  );
}

function Place({ row }: { row: AdminListing }) {
  return (
    <>
      {row.deletedAt ? (
        row.address
      ) : (
        <Anchor component={Link} to={paths.property(row.id)}>
          {row.address}
        </Anchor>
      )}
      <Text size="sm" c="dimmed">
        {[`#${row.id}`, row.area].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}

function Owner({ row: { owner } }: { row: AdminListing }) {
  return (
    <>
      <Anchor component={Link} to={paths.adminUsers({ search: owner.email })}>
        {owner.name}
      </Anchor>
      <Text size="sm" c="dimmed">
        {owner.email}
      </Text>
    </>
  );
}

function actionsFor(
  row: AdminListing,
  ask: (name: ListingActName, listings: AdminListing[]) => void,
  message: (row: AdminListing) => void,
): RowAction[] {
  const act = (label: string, name: ListingActName, danger?: boolean): RowAction => ({
    label,
    danger,
    onClick: () => ask(name, [row]),
  });
  const toOwner = { label: 'Message the owner', onClick: () => message(row) };
  if (row.deletedAt) return [act('Restore', 'restore'), toOwner];
  return [
    { label: 'Edit', to: paths.uploadListing({ id: row.id }) },
    act('Change status', 'status'),
    row.featuredUntil ? act('Stop featuring', 'unfeature') : act('Feature', 'feature'),
    toOwner,
    row.hiddenBy.includes('team') ? act('Show', 'show') : act('Hide', 'hide', true),
    act('Delete', 'delete', true),
  ];
}

const bulkActs: [label: string, name: ListingActName, fits: (row: AdminListing) => boolean][] = [
  ['Hide', 'hide', (row) => !row.deletedAt && !row.hiddenBy.includes('team')],
  ['Show', 'show', (row) => !row.deletedAt && row.hiddenBy.includes('team')],
  ['Change status', 'status', (row) => !row.deletedAt],
  ['Delete', 'delete', (row) => !row.deletedAt],
  ['Restore', 'restore', (row) => Boolean(row.deletedAt)],
];
