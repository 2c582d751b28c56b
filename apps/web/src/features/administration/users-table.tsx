import type { ManagedUser, UserKind } from '@africanscity/contracts/administration/users';
import { getUsersPage } from '@africanscity/contracts/administration/calls/users';
import { userKinds } from '@africanscity/contracts/administration/values';
import { Anchor, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ListingsNumber } from '../../components/tables/listings-number.tsx';
import { DataTable } from '../../components/tables/data-table.tsx';
import { useTableAddress } from '../../components/tables/use-table-address.ts';
import { personName } from '../../ui/person-name.ts';
import { actsUpon, UserActDialog, type AskedAct } from './user-acts.tsx';
import { UserStatus } from './user-status.tsx';
import { showDay } from '../../ui/show-time.ts';

const kindNames: Record<UserKind, string> = {
  all: 'All users',
  owners: 'Listing owners',
  customers: 'Customers',
  administrators: 'Administrators',
  disabled: 'Disabled',
};

export function UsersTable() {
  const { query, change } = useTableAddress();
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const kind = userKinds.find((known) => known === query.get('kind')) ?? 'all';
  return (
    <>
      <DataTable
        title="Users"
        endpoint={getUsersPage}
        input={{ kind }}
        searchLabel="Name or email"
        nameOf={personName}
        empty="No users of this kind."
        filters={
          <NativeSelect
            aria-label="Type of user"
            value={kind}
            data={userKinds.map((name) => ({ value: name, label: kindNames[name] }))}
            onChange={(event) => change({ kind: event.currentTarget.value })}
          />
        }
        columns={[
          {
            title: 'Name',
            sortBy: 'name',
            show: (user: ManagedUser) => (
              <Anchor component={Link} to={paths.adminUser(user.id)}>
                {personName(user)}
              </Anchor>
            ),
          },
          { title: 'Email', sortBy: 'email', show: (user) => user.email, wrap: 'anywhere', unnamed: true },
          { title: 'Status', show: (user) => <UserStatus user={user} />, unnamed: true },
          {
            title: 'Listings',
            show: (user) => <ListingsNumber count={user.listings} which={{ ownerId: user.id, state: 'kept' }} />,
          },
          { title: 'Since', sortBy: 'createdAt', show: (user) => showDay(user.createdAt), wrap: 'never' },
        ]}
        actions={(user) => [
          { label: 'Open', to: paths.adminUser(user.id) },
          ...actsUpon(user).map((act) => ({
            label: act.label,
            danger: act.danger,
            onClick: () => setAsked({ user, act }),
          })),
        ]}
      />
      {asked && <UserActDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
