import * as texts from '@africanscity/messages/payments';
import {
  deletePackagesById,
  getPackageRows,
  restorePackagesById,
} from '@africanscity/contracts/payments/calls/packages';
import type { PackageRow } from '@africanscity/contracts/payments/packages';
import { Button, Paper, Stack, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { PackageForm } from './package-form.tsx';
import { PackageList } from './package-list.tsx';

/** The packages and the form of one. The URL has the package's id, or `new`. */
export function PackagesAdmin() {
  const query = useQuery({ ...operation(getPackageRows, {}), staleTime: 0 });
  return (
    <Loaded query={query} what={texts.thePackages()} skeleton={<SkeletonRows count={5} height={200} />}>
      {(packages) => <Packages packages={packages} />}
    </Loaded>
  );
}

function Packages({ packages }: { packages: PackageRow[] }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [deleting, setDeleting] = useState<PackageRow | null>(null);
  const edited = search.get('id');
  const edit = (id: string | null) => setSearch(id === null ? {} : { id });
  const chosen = packages.find(({ id }) => String(id) === edited);
  if (edited === 'new' || chosen) {
    return (
      <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={720}>
        <Title order={2} size="h3" mb="md">
          {chosen ? texts.editNamed({ name: chosen.name }) : texts.newPackage()}
        </Title>
        <PackageForm
          key={edited}
          item={chosen ?? null}
          onCancel={() => edit(null)}
          onSaved={async () => {
            await queryClient.invalidateQueries();
            edit(null);
          }}
        />
      </Paper>
    );
  }
  async function restore(row: PackageRow) {
    await call(restorePackagesById, { id: String(row.id) });
    await queryClient.invalidateQueries();
    void showToast({ kind: 'success', message: texts.isBackOnSale({ name: row.name }) });
  }
  return (
    <Stack>
      <PackageList
        packages={packages}
        onEdit={(row) => edit(String(row.id))}
        onDelete={setDeleting}
        onRestore={(row) => void restore(row)}
      />
      <Button variant="default" size="md" w="fit-content" onClick={() => edit('new')}>
        {texts.addAPackage()}
      </Button>
      {deleting && (
        <ReasonDialog
          title={texts.stopSellingQuestion({ name: deleting.name })}
          confirm={texts.stopSelling()}
          danger
          onClose={() => setDeleting(null)}
          send={async () => {
            await call(deletePackagesById, { id: String(deleting.id) });
            await queryClient.invalidateQueries();
            void showToast({ kind: 'success', message: texts.isNoLongerSold({ name: deleting.name }) });
            setDeleting(null);
          }}
        >
          {texts.stopSellingText()}
        </ReasonDialog>
      )}
    </Stack>
  );
}
