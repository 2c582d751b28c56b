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

const kinds = { all: 'All agencies', verified: 'Verified', unverified: 'Not verified' };

export function AgenciesTable() {
  const call = useCall();
  const { which, filter } = useTableFilter(kinds, 'all');
  const [asked, setAsked] = useState<AgencyRow | null>(null);
  return (
    <>
      <DataTable
        title="Agencies"
        endpoint={getAgenciesAll}
        input={{ which }}
        searchLabel="Name, or email of a member"
        filters={filter}
        empty="No agencies of this kind."
        nameOf={({ name }) => name}
        columns={[
          { title: 'Name', sortBy: 'name', show: ({ name }: AgencyRow) => name },
          { title: 'Owner', show: ({ owner }) => owner ?? 'Nobody' },
          { title: 'Members', show: ({ members }) => members },
          {
            title: 'Listings',
            show: ({ id, listings }) => <ListingsNumber count={listings} which={{ agencyId: id, state: 'open' }} />,
          },
          { title: 'Verified', show: ({ verifiedAt }) => (verifiedAt ? <VerifiedBadge /> : 'No') },
          { title: 'Since', sortBy: 'createdAt', show: ({ createdAt }) => showDay(createdAt), wrap: 'never' },
        ]}
        actions={(row) => [{ label: row.verifiedAt ? 'Verification' : 'Verify', onClick: () => setAsked(row) }]}
      />
      {asked && (
        <HandleDialog
          title={asked.name}
          tick="Verified: our team has checked this company’s identity"
          ticked={asked.verifiedAt !== null}
          note={asked.note}
          onClose={() => setAsked(null)}
          save={({ ticked, note }) =>
            call(verifyAgency, { id: String(asked.id), verified: ticked ? 'true' : 'false', note })
          }
        >
          <Facts
            facts={[
              ['Owner', asked.owner ?? 'Nobody'],
              ['Email', asked.ownerEmail ?? ''],
              ['Members', asked.members],
              ['Open listings', asked.listings],
            ]}
          />
        </HandleDialog>
      )}
    </>
  );
}
