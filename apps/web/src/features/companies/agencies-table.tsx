import { getAgenciesAll, verifyAgency } from '@africanscity/contracts/companies/calls';
import type { AgencyRow } from '@africanscity/contracts/companies/managed-companies';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { DataTable } from '../../components/data-table.tsx';
import { HandleDialog } from '../../components/handle-dialog.tsx';
import { useWhich } from '../../components/table-filter.tsx';
import { showToast } from '../../components/toast.ts';
import { Facts } from '../../ui/facts.tsx';
import { VerifiedBadge } from '../../ui/verified-badge.tsx';

const kinds = { all: 'All agencies', verified: 'Verified', unverified: 'Not verified' };

export function AgenciesTable() {
  const call = useCall();
  const queryClient = useQueryClient();
  const { which, filter } = useWhich(kinds, 'all');
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
          { title: 'Listings', show: ({ listings }) => listings.toLocaleString('en') },
          { title: 'Verified', show: ({ verifiedAt }) => (verifiedAt ? <VerifiedBadge /> : 'No') },
          { title: 'Since', sortBy: 'createdAt', show: ({ createdAt }) => createdAt.slice(0, 10), wrap: 'never' },
        ]}
        actions={(row) => [{ label: row.verifiedAt ? 'Verification' : 'Verify', onClick: () => setAsked(row) }]}
      />
      {asked && (
        <HandleDialog
          title={asked.name}
          tick="Verified: our team has checked who this company is"
          ticked={asked.verifiedAt !== null}
          note={asked.note}
          onClose={() => setAsked(null)}
          send={async ({ ticked, note }) => {
            await call(verifyAgency, { id: String(asked.id), verified: ticked ? 'true' : 'false', note });
            setAsked(null);
            void showToast({ kind: 'success', message: 'Saved.' });
            await queryClient.invalidateQueries();
          }}
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
