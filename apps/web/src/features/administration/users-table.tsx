import * as texts from '@africanscity/messages/administration';
import { withCommas } from '@africanscity/messages/formats';
import type { ManagedUser, UserKind } from '@africanscity/contracts/administration/users';
import { getUsersPage } from '@africanscity/contracts/administration/calls/users';
import { userKinds } from '@africanscity/contracts/administration/values';
import { Anchor, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ListingsNumber } from '../../components/tables/listings-number.tsx';
import { DataTable } from '../../components/tables/data-table.tsx';
import { RowBatchNotice } from '../../components/tables/row-batch-notice.tsx';
import { useRowBatch } from '../../components/tables/use-row-batch.ts';
import { useTableAddress } from '../../components/tables/use-table-address.ts';
import { personName } from '../../ui/person-name.ts';
import { actsUpon, UserActDialog, type AskedAct } from './user-acts.tsx';
import { type AskedUsers, UserBulkDialog, userBulkActs } from './user-bulk-acts.tsx';
import { statusWords, UserStatus } from './user-status.tsx';
import { showDay } from '../../ui/show-time.ts';

const kindNames: Record<UserKind, () => string> = {
  all: texts.allUsers,
  owners: texts.listingOwners,
  customers: texts.customers,
  administrators: texts.administrators,
  disabled: texts.disabledUsers,
};

export function UsersTable() {
  const { query, change } = useTableAddress();
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [askedUsers, setAskedUsers] = useState<AskedUsers | null>(null);
  const { batch, running, run, dismiss } = useRowBatch();
  const kind = userKinds.find((known) => known === query.get('kind')) ?? 'all';
  return (
    <>
      {batch && <RowBatchNotice batch={batch} onDismiss={dismiss} />}
      <DataTable
        title={texts.navUsers()}
        endpoint={getUsersPage}
        input={{ kind }}
        searchLabel={texts.nameOrEmail()}
        nameOf={personName}
        empty={texts.noUsers()}
        filters={
          <NativeSelect
            aria-label={texts.typeOfUser()}
            value={kind}
            data={userKinds.map((name) => ({ value: name, label: kindNames[name]() }))}
            onChange={(event) => change({ kind: event.currentTarget.value })}
          />
        }
        columns={[
          {
            title: texts.name(),
            sortBy: 'name',
            text: personName,
            show: (user: ManagedUser) => (
              <Anchor component={Link} to={paths.adminUser(user.id)}>
                {personName(user)}
              </Anchor>
            ),
          },
          { title: texts.email(), sortBy: 'email', show: (user) => user.email, wrap: 'anywhere', unnamed: true },
          {
            title: texts.status(),
            text: (user) => withCommas(statusWords(user)),
            show: (user) => <UserStatus user={user} />,
          },
          {
            title: texts.navListings(),
            text: ({ listings }) => listings,
            show: (user) => <ListingsNumber count={user.listings} which={{ ownerId: user.id, state: 'kept' }} />,
          },
          { title: texts.since(), sortBy: 'createdAt', show: (user) => showDay(user.createdAt), wrap: 'never' },
        ]}
        busy={running}
        bulk={userBulkActs(setAskedUsers)}
        actions={(user) => [
          { label: texts.openUser(), to: paths.adminUser(user.id) },
          ...actsUpon(user).map((act) => ({
            label: act.label,
            danger: act.danger,
            onClick: () => setAsked({ user, act }),
          })),
        ]}
      />
      {askedUsers && <UserBulkDialog asked={askedUsers} run={run} onClose={() => setAskedUsers(null)} />}
      {asked && <UserActDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
