import type { User as UserOnWire } from '@africanscity/contracts/accounts/login';
import type { User } from '@africanscity/db/generated/client';
import { fullName } from '../../kernel/people.ts';
import { presentPhone } from '../../kernel/phones/present-phone.ts';
import { pictureUri } from '../../kernel/pictures/stored-pictures.ts';

/** Presents a user to themselves and to administrators, without anything about the password. */
export function presentUser(user: User, pendingEmail: string | null): UserOnWire {
  return {
    id: user.id,
    title: user.title,
    surname: user.surname,
    name: user.name,
    email: user.email,
    phone: user.phone,
    phoneLinks: presentPhone(user.phone, user.phoneE164),
    acceptsChats: user.acceptsChats,
    role: user.role,
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    country: user.country,
    language: user.language,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    authorities: user.authorities,
    fullname: fullName(user),
    pictureUri: user.pictureHash && pictureUri(user.pictureHash),
    pendingEmail,
  };
}
