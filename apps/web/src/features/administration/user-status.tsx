import type { ManagedUser } from '@africanscity/contracts/administration/users';
import { Badge, Group } from '@mantine/core';

const roles = new Map<string, string>([
  ['ADMIN', 'Administrator'],
  ['REAL_ESTATE', 'Real estate'],
  ['INDIVIDUAL', 'Individual'],
]);

/** The role and the state of a user as badges. */
export function UserStatus({ user }: { user: ManagedUser }) {
  return (
    <Group gap={6}>
      <Badge variant={user.role === 'ADMIN' ? 'light' : 'default'}>{roles.get(user.role) ?? user.role}</Badge>
      {user.disabledAt && (
        <Badge variant="light" color="red">
          Disabled
        </Badge>
      )}
      {!user.emailVerifiedAt && <Badge variant="default">Unconfirmed</Badge>}
    </Group>
  );
}
