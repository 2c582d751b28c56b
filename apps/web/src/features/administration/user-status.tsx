import * as texts from '@africanscity/messages/administration';
import type { ManagedUser } from '@africanscity/contracts/administration/users';
import { Badge, Group } from '@mantine/core';

const roles = new Map<string, () => string>([
  ['ADMIN', texts.administrator],
  ['REAL_ESTATE', texts.realEstate],
  ['INDIVIDUAL', texts.individual],
]);

/** The texts of `UserStatus`. */
export function statusWords(user: ManagedUser): string[] {
  return [
    roleName(user),
    ...(user.disabledAt ? [texts.disabled()] : []),
    ...(user.emailVerifiedAt ? [] : [texts.unconfirmed()]),
  ];
}

function roleName({ role }: ManagedUser): string {
  return roles.get(role)?.() ?? role;
}

/** The role and the state of a user as badges. */
export function UserStatus({ user }: { user: ManagedUser }) {
  return (
    <Group gap={6}>
      <Badge variant={user.role === 'ADMIN' ? 'light' : 'default'}>{roleName(user)}</Badge>
      {user.disabledAt && (
        <Badge variant="light" color="red">
          {texts.disabled()}
        </Badge>
      )}
      {!user.emailVerifiedAt && <Badge variant="default">{texts.unconfirmed()}</Badge>}
    </Group>
  );
}
