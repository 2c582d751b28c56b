import * as texts from '@africanscity/messages/companies';
import * as siteTexts from '@africanscity/messages/site';
import { getAgenciesAll, verifyAgency } from '@africanscity/contracts/companies/calls/companies';
import type { AgencyRow } from '@africanscity/contracts/companies/managed-companies';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { ListingsNumber } from '../../components/tables/listings-number.tsx';
import { DataTable } from '../../components/tables/data-table.tsx';
import { HandleDialog } from '../../components/dialogs/handle-dialog.tsx';
import { useTableFilter } from '../../components/tables/table-filter.tsx';
import { Facts } from '../../ui/facts.tsx';
import { VerifiedBadge } from '../../ui/verified-badge.tsx';
import { showDay } from '../../ui/show-time.ts';

const kinds = () => ({ all: texts.allAgencies(), verified: siteTexts.verified(), unverified: texts.notVerified() });

export function AgenciesTable() {
  const call = useCall();
  const { which, filter } = useTableFilter(kinds(), 'all');
  const [asked, setAsked] = useState<AgencyRow | null>(null);
  return (
    <>
      <DataTable
        title={siteTexts.agencies()}
        endpoint={getAgenciesAll}
        input={{ which }}
        searchLabel={texts.nameOrEmailOfMember()}
        filters={filter}
        empty={texts.noAgenciesOfThisKind()}
        nameOf={({ name }) => name}
        columns={[
          { title: texts.name(), sortBy: 'name', show: ({ name }: AgencyRow) => name },
          { title: texts.owner(), show: ({ owner }) => owner ?? texts.nobody() },
          { title: texts.members(), show: ({ members }) => members },
          {
            title: texts.listings(),
            text: ({ listings }) => listings,
            show: ({ id, listings }) => <ListingsNumber count={listings} which={{ agencyId: id, state: 'open' }} />,
          },
          {
            title: siteTexts.verified(),
            text: ({ verifiedAt }) => (verifiedAt ? siteTexts.verified() : texts.no()),
            show: ({ verifiedAt }) => (verifiedAt ? <VerifiedBadge /> : texts.no()),
          },
          { title: texts.since(), sortBy: 'createdAt', show: ({ createdAt }) => showDay(createdAt), wrap: 'never' },
        ]}
        actions={(row) => [
          { label: row.verifiedAt ? texts.verification() : texts.verify(), onClick: () => setAsked(row) },
        ]}
      />
      {asked && (
        <HandleDialog
          title={asked.name}
          tick={texts.teamCheckedCompany()}
          ticked={asked.verifiedAt !== null}
          note={asked.note}
          onClose={() => setAsked(null)}
          save={({ ticked, note }) =>
            call(verifyAgency, { id: String(asked.id), verified: ticked ? 'true' : 'false', note })
          }
        >
          <Facts
            facts={[
              [texts.owner(), asked.owner ?? texts.nobody()],
              [siteTexts.email(), asked.ownerEmail ?? ''],
              [texts.members(), asked.members],
              [texts.openListings(), asked.listings],
            ]}
          />
        </HandleDialog>
      )}
    </>
  );
}
