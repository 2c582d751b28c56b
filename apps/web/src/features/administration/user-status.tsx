import * as texts from '@africanscity/messages/administration';
import type { ManagedUser } from '@africanscity/contracts/administration/users';
import { Badge, Group } from '@mantine/core';

const roles = new Map<string, () => string>([
  ['ADMIN', texts.administrator],
  ['REAL_ESTATE', texts.realEstate],
  ['INDIVIDUAL', texts.individual],
]);

/** The role and the state of a user as badges. */
export function UserStatus({ user }: { user: ManagedUser }) {
  return (
    <Group gap={6}>
      <Badge variant={user.role === 'ADMIN' ? 'light' : 'default'}>{roles.get(user.role)?.() ?? user.role}</Badge>
      {user.disabledAt && (
        <Badge variant="light" color="red">
          {texts.disabled()}
        </Badge>
      )}
      {!user.emailVerifiedAt && <Badge variant="default">{texts.unconfirmed()}</Badge>}
    </Group>
  );
}
