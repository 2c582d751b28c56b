import type { ManagedUser } from '@africanscity/contracts/admin-users';
import type { User } from '@africanscity/db/generated/client';

/** A user for administrators. `listings` are those not deleted. */
export function presentManagedUser(user: User, listings: number): ManagedUser {
  const { id, title, name, surname, email, role } = user;
  return {
    id,
    title,
    name,
    surname,
    email,
    role,
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    disabledAt: user.disabledAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    listings,
  };
}
