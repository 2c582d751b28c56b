import * as texts from '@africanscity/messages/moderation';
import { typeName } from '@africanscity/contracts/listings/type-names';
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
import { CaseReasons, caseReasons } from './case-reasons.tsx';
import { type AskedAct, ListingActDialog } from './listing-act-dialog.tsx';
import { describeHidden } from './hidden-by.ts';
import type { ListingActName } from './listing-acts.ts';
import classes from './moderation-queue.module.css';
import { OwnerMessageDialog } from './owner-message-dialog.tsx';
import { showDay } from '../../ui/show-time.ts';

const kinds = () => ({ reported: texts.reportedListings(), suspicious: texts.suspiciousListings() });

// An import may create hundreds of similar cases.
const bulkActs = [
  [texts.keep, 'keep'],
  [texts.hideListing, 'decideHide'],
  [texts.leaveHidden, 'decideStayHidden'],
  [texts.deleteListing, 'decideDelete'],
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
  const decisionsOn = (row: ModerationCase) => [
    act(row.hiddenBy.includes('price') ? texts.confirmThePrice() : texts.keep(), 'keep', row),
    row.hiddenBy.includes('team')
      ? act(texts.leaveHidden(), 'decideStayHidden', row)
      : act(texts.hideListing(), 'decideHide', row, true),
  ];
  return (
    <>
      <DataTable
        title={texts.moderation()}
        endpoint={getModerationQueue}
        input={{ kind: kind === 'reported' || kind === 'suspicious' ? kind : undefined }}
        searchLabel={texts.numberAddressCityOrOwner()}
        nameOf={(row) => row.address}
        empty={texts.nothingToDecide()}
        filters={<AddressChoice name="kind" label={texts.kind()} all={texts.allCases()} choices={kinds()} />}
        columns={[
          {
            title: texts.listing(),
            text: (row) => [row.address, ...listingDetails(row)].join('\n'),
            show: (row) => <Listing row={row} />,
          },
          {
            title: texts.problem(),
            text: (row) => caseReasons(row).join('\n'),
            show: (row) => <CaseReasons row={row} />,
            wrap: 'anywhere',
          },
          { title: texts.reports(), sortBy: 'reports', show: (row) => row.reports },
          {
            title: texts.owner(),
            text: ({ owner }) => owner.name,
            show: ({ owner }) => (
              <Anchor component={Link} to={paths.adminUsers({ search: owner.email })}>
                {owner.name}
              </Anchor>
            ),
          },
          { title: texts.firstReport(), sortBy: 'firstAt', show: (row) => showDay(row.firstAt), wrap: 'never' },
          { title: texts.lastReport(), sortBy: 'lastAt', show: (row) => showDay(row.lastAt), wrap: 'never' },
        ]}
        actions={(row) => [
          { label: texts.view(), to: paths.property(row.id) },
          { label: texts.messageTheOwner(), onClick: () => setMessaged(row) },
          ...decisionsOn(row),
          act(texts.deleteListing(), 'decideDelete', row, true),
        ]}
        decisions={decisionsOn}
        bulk={bulkActs.map(
          ([label, name]): BulkAct<ModerationCase> => ({
            label: label(),
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

/** The place and the price of a listing, as lines. */
function listingDetails(row: ModerationCase): [place: string, price: string] {
  const price = row.askingPrice
    ? texts.askedAbout({ price: askedPrice(row), dollars: dollarPrice(row) })
    : askedPrice(row);
  return [
    [`#${row.id}`, typeName(row.type), row.city].join(' · '),
    [price, ...(row.hiddenBy.length > 0 ? [describeHidden(row)] : [])].join(' · '),
  ];
}

function Listing({ row }: { row: ModerationCase }) {
  const [place, price] = listingDetails(row);
  return (
    <div className={classes.listing}>
      <Picture picture={row.picture} alt="" upTo="card" sizes="96px" className={classes.picture} />
      <div className={classes.place}>
        <Anchor component={Link} to={paths.property(row.id)}>
          {row.address}
        </Anchor>
        <Text size="sm" c="dimmed">
          {place}
        </Text>
        <Text size="sm">{price}</Text>
      </div>
    </div>
  );
}
