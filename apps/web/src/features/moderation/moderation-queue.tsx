import type { ModerationCase } from '@africanscity/contracts/moderation/queue';
import { getModerationQueue } from '@africanscity/contracts/moderation/calls/queue';
import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { AddressChoice } from '../../components/tables/address-choice.tsx';
import type { BulkAct } from '../../components/tables/bulk-acts.tsx';
import { DataTable } from '../../components/tables/data-table.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { useTableAddress } from '../../components/tables/use-table-address.ts';
import { askedPrice, dollarPrice } from '../listings/core/shown-price.tsx';
import { CaseReasons } from './case-reasons.tsx';
import { type AskedAct, ListingActDialog } from './listing-act-dialog.tsx';
import { describeHidden } from './hidden-by.ts';
import type { ListingActName } from './listing-acts.ts';
import classes from './moderation-queue.module.css';
import { OwnerMessageDialog } from './owner-message-dialog.tsx';
import { showDay } from '../../ui/show-time.ts';

const kinds = { reported: 'Reported', suspicious: 'Suspicious' };

// An import may create hundreds of similar cases.
const bulkActs = [
  ['Keep', 'keep'],
  ['Hide', 'decideHide'],
  ['Leave hidden', 'decideStayHidden'],
  ['Delete', 'decideDelete'],
] as const;

/** A listing that the team has already hidden can only be left hidden. */
function fitsHidden(name: ListingActName, hidden: boolean): boolean {
  if (name === 'decideHide') return !hidden;
  return name === 'decideStayHidden' ? hidden : true;
}

/** Reported or suspicious listings that need a decision. */
export function ModerationQueue() {
  const { query } = useTableAddress();
  const kind = query.get('kind');
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [messaged, setMessaged] = useState<ModerationCase | null>(null);
  const act = (label: string, name: ListingActName, row: ModerationCase, danger?: boolean) => ({
    label,
    danger,
    onClick: () => setAsked({ name, listings: [row] }),
  });
  return (
    <>
      <DataTable
        title="Moderation"
        endpoint={getModerationQueue}
        input={{ kind: kind === 'reported' || kind === 'suspicious' ? kind : undefined }}
        searchLabel="Number, address, city or owner"
        nameOf={(row) => row.address}
        empty="Nothing to decide."
        filters={<AddressChoice name="kind" label="Kind" all="All cases" choices={kinds} />}
        columns={[
          { title: 'Listing', show: (row) => <Listing row={row} /> },
          { title: 'Problem', show: (row) => <CaseReasons row={row} />, wrap: 'anywhere' },
          { title: 'Reports', sortBy: 'reports', show: (row) => row.reports },
          {
            title: 'Owner',
            show: ({ owner }) => (
              <Anchor component={Link} to={paths.adminUsers({ search: owner.email })}>
                {owner.name}
              </Anchor>
            ),
          },
          { title: 'First', sortBy: 'firstAt', show: (row) => showDay(row.firstAt), wrap: 'never' },
          { title: 'Last', sortBy: 'lastAt', show: (row) => showDay(row.lastAt), wrap: 'never' },
        ]}
        actions={(row) => [
          { label: 'View', to: paths.property(row.id) },
          { label: 'Message the owner', onClick: () => setMessaged(row) },
          act(row.hiddenBy.includes('price') ? 'Confirm the price' : 'Keep', 'keep', row),
          row.hiddenBy.includes('team')
            ? act('Leave hidden', 'decideStayHidden', row)
            : act('Hide', 'decideHide', row, true),
          act('Delete', 'decideDelete', row, true),
        ]}
        bulk={bulkActs.map(
          ([label, name]): BulkAct<ModerationCase> => ({
            label,
            danger: name === 'decideDelete',
            fits: (row) => fitsHidden(name, row.hiddenBy.includes('team')),
            onAct: (listings) => setAsked({ name, listings }),
          }),
        )}
      />
      {asked && <ListingActDialog asked={asked} onClose={() => setAsked(null)} />}
      {messaged && <OwnerMessageDialog listing={messaged} onClose={() => setMessaged(null)} />}
    </>
  );
}

function Listing({ row }: { row: ModerationCase }) {
  return (
    <div className={classes.listing}>
      <Picture picture={row.picture} alt="" upTo="card" sizes="96px" className={classes.picture} />
      <div className={classes.place}>
        <Anchor component={Link} to={paths.property(row.id)}>
          {row.address}
        </Anchor>
        <Text size="sm" c="dimmed">
          {[`#${row.id}`, row.type, row.city].join(' · ')}
        </Text>
        <Text size="sm">
          {askedPrice(row)}
          {row.askingPrice && ` (about ${dollarPrice(row)})`}
          {row.hiddenBy.length > 0 && ` · ${describeHidden(row.hiddenBy)}`}
        </Text>
      </div>
    </div>
  );
}
