import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/moderation';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { propertyStatuses } from '@africanscity/contracts/listings/values';
import type { AdminListing, ListingState } from '@africanscity/contracts/moderation/queue';
import { getListingsTable } from '@africanscity/contracts/moderation/calls/listings';
import { nameIn } from '@africanscity/contracts/reading';
import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStatusLabels } from '../../api/status-labels.ts';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { AddressFilterButton } from '../../components/tables/address-filter-button.tsx';
import { AddressChoice } from '../../components/tables/address-choice.tsx';
import type { BulkAct } from '../../components/tables/bulk-acts.tsx';
import { DataTable } from '../../components/tables/data-table.tsx';
import type { RowAction } from '../../components/tables/row-actions.tsx';
import { RowBatchNotice } from '../../components/tables/row-batch-notice.tsx';
import { useRowBatch } from '../../components/tables/use-row-batch.ts';
import { useTableAddress } from '../../components/tables/use-table-address.ts';
import { ListingActDialog } from './listing-act-dialog.tsx';
import type { ListingActName } from './listing-acts.ts';
import { listingsPlan } from './listings-plan.ts';
import { listingStates, ListingStateBadges } from './listing-state-badges.tsx';
import { OwnerMessageDialog } from './owner-message-dialog.tsx';
import { PriceInTable, priceLines } from './price-in-table.tsx';
import { showDay } from '../../ui/show-time.ts';

const stateTexts = (): Record<ListingState, string> => ({
  shown: texts.onTheSite(),
  open: texts.open(),
  kept: texts.notDeleted(),
  hidden: texts.hiddenListings(),
  deleted: texts.deletedListings(),
  reported: texts.reportedListings(),
  featured: texts.featuredListings(),
});

/** Filters that only links set, such as a number on the overview. */
const linked: { name: string; what: () => string; show?: (value: string) => string }[] = [
  { name: 'type', what: texts.type, show: typeName },
  { name: 'city', what: texts.city },
  { name: 'ownerId', what: texts.owner },
  { name: 'agencyId', what: texts.agency },
  { name: 'placeId', what: texts.place },
];

function readFilter(query: URLSearchParams) {
  const number = (name: string) => /^[1-9]\d{0,8}$/.exec(query.get(name) ?? '')?.[0];
  const text = (name: string) => query.get(name)?.slice(0, 120) || undefined;
  return {
    status: nameIn(propertyStatuses, query.get('status')),
    state: nameIn(stateTexts(), query.get('state')),
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
  const call = useCall();
  const { batch, running, run, dismiss } = useRowBatch();
  const [asked, setAsked] = useState<{ name: ListingActName; listings: AdminListing[] } | null>(null);
  const [messaged, setMessaged] = useState<AdminListing | null>(null);
  const ask = (name: ListingActName, listings: AdminListing[]) => setAsked({ name, listings });
  return (
    <>
      {batch && <RowBatchNotice batch={batch} onDismiss={dismiss} />}
      <DataTable
        title={texts.listings()}
        endpoint={getListingsTable}
        input={readFilter(query)}
        searchLabel={texts.numberPlaceOrOwner()}
        nameOf={(row) => row.address}
        empty={texts.noMatchingListings()}
        filters={
          <>
            <AddressChoice name="status" label={texts.status()} all={texts.anyStatus()} choices={labels} />
            <AddressChoice name="state" label={texts.state()} all={texts.anyState()} choices={stateTexts()} />
            {linked.map(({ name, what, show }) => (
              <AddressFilterButton key={name} name={name} what={what()} show={show} />
            ))}
          </>
        }
        columns={[
          {
            title: texts.address(),
            sortBy: 'address',
            text: (row) => [row.address, placeDetail(row)].join('\n'),
            show: (row) => <Place row={row} />,
          },
          { title: texts.city(), sortBy: 'city', show: (row) => row.city },
          { title: texts.type(), show: (row) => typeName(row.type) },
          {
            title: texts.price(),
            sortBy: 'price',
            text: (row) => priceLines(row).join('\n'),
            show: (row) => <PriceInTable listing={row} />,
            wrap: 'never',
          },
          { title: texts.status(), show: (row) => labels[row.status], wrap: 'never' },
          {
            title: texts.state(),
            text: (row) => withCommas(listingStates(row)),
            show: (row) => <ListingStateBadges row={row} />,
            wrap: 'never',
          },
          { title: texts.added(), sortBy: 'createdAt', show: (row) => showDay(row.createdAt), wrap: 'never' },
          {
            title: texts.owner(),
            text: ({ owner }) => [owner.name, owner.email].join('\n'),
            show: (row) => <Owner row={row} />,
          },
        ]}
        actions={(row) => actionsFor(row, ask, setMessaged)}
        busy={running}
        bulk={bulkActs.map(
          ([label, name, fits]): BulkAct<AdminListing> => ({
            label: label(),
            danger: name === 'delete',
            fits,
            onAct: (rows) => ask(name, rows),
          }),
        )}
      />
      {asked && (
        <ListingActDialog
          asked={asked}
          onSeveral={(input) => void run(listingsPlan(call, asked.name, asked.listings, input))}
          onClose={() => setAsked(null)}
        />
      )}
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
        {placeDetail(row)}
      </Text>
    </>
  );
}

function placeDetail({ id, area }: AdminListing): string {
  return [`#${id}`, area].filter(Boolean).join(' · ');
}

function Owner({ row: { owner } }: { row: AdminListing }) {
  return (
    <Anchor component={Link} to={paths.adminUsers({ search: owner.email })} title={owner.email}>
      {owner.name}
    </Anchor>
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
  const toOwner = { label: texts.messageTheOwner(), onClick: () => message(row) };
  if (row.deletedAt) return [act(texts.restoreListing(), 'restore'), toOwner];
  return [
    { label: texts.edit(), to: paths.uploadListing({ id: row.id }) },
    act(texts.changeStatus(), 'status'),
    row.featuredUntil ? act(texts.stopFeaturing(), 'unfeature') : act(texts.featureListing(), 'feature'),
    toOwner,
    row.hiddenBy.includes('team') ? act(texts.showListing(), 'show') : act(texts.hideListing(), 'hide', true),
    act(texts.deleteListing(), 'delete', true),
  ];
}

const bulkActs: [label: () => string, name: ListingActName, fits: (row: AdminListing) => boolean][] = [
  [texts.hideListing, 'hide', (row) => !row.deletedAt && !row.hiddenBy.includes('team')],
  [texts.showListing, 'show', (row) => !row.deletedAt && row.hiddenBy.includes('team')],
  [texts.changeStatus, 'status', (row) => !row.deletedAt],
  [texts.deleteListing, 'delete', (row) => !row.deletedAt],
  [texts.restoreListing, 'restore', (row) => Boolean(row.deletedAt)],
];
