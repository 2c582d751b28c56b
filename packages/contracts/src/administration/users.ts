import * as texts from '@africanscity/messages/site';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { PhoneLinks } from '../phone-links.ts';
import { Token } from '../accounts/login.ts';
import { Session } from '../accounts/users.ts';
import { reason, tableQuery } from '../table.ts';
import { id, longText, pageOf } from '../wire.ts';
import { userKinds } from './values.ts';

export type UserKind = (typeof userKinds)[number];

/** A user in the administration's table. */
export const ManagedUser = z.object({
  id: z.number().int(),
  title: z.string().nullable(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  role: z.string(),
  emailVerifiedAt: z.string().nullable(),
  disabledAt: z.string().nullable(),
  createdAt: z.string(),
  /** Listings that are not deleted. */
  listings: z.number().int(),
});

export type ManagedUser = z.infer<typeof ManagedUser>;

export const ManagedUserDetails = ManagedUser.extend({
  phone: z.string().nullable(),
  phoneLinks: PhoneLinks.nullable(),
  /** Its English name. */
  country: z.string().nullable(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  favorites: z.number().int(),
  propertyRequests: z.number().int(),
  payments: z.number().int(),
  /** Since when they may use names that look like a verified company's. */
  namesAllowedAt: z.string().nullable(),
  /** An administrator's reason for disabling the user; null while enabled. */
  disabledReason: z.string().nullable(),
  /** Devices with a session, the last used one first; at most 50. */
  sessions: z.array(Session.omit({ current: true, expiresAt: true })),
});

export type ManagedUserDetails = z.infer<typeof ManagedUserDetails>;

/** Schemas of the input and response of each operation. */
export const adminUserSchemas = {
  getUsersPage: {
    summary: 'Lists users that are not deleted, by kind. Searched by name and email address.',
    query: tableQuery(['createdAt', 'name', 'email'], 'createdAt-DESC').extend({
      kind: z
        .enum(userKinds, { error: () => texts.mustBeOneOfValues({ values: userKinds.join(', ') }) })
        .default('all'),
    }),
    response: pageOf(ManagedUser),
  },
  getUserById: {
    summary: 'Returns a user with the details for administrators.',
    query: z.object({ userId: id }),
    response: ManagedUserDetails,
  },
  makeAdministrator: {
    form: z.object({ userId: id, reason }),
    summary: 'Makes a user an administrator.',
  },
  dismissAdministrator: {
    form: z.object({ userId: id, reason }),
    summary: "Removes an administrator's rights, and ends their sessions. Not for oneself.",
  },
  disableUser: {
    form: z.object({ userId: id, reason }),
    summary:
      'Disables a user: prevents logins, ends their sessions, and hides their listings. Not for oneself. A disabled user is 409.',
  },
  enableUser: {
    form: z.object({ userId: id, reason }),
    summary: 'Enables a disabled user, and shows the listings that were hidden with them.',
  },
  endUserSessions: {
    form: z.object({ userId: id, reason }),
    summary: 'Ends all sessions of a user.',
  },
  sendUserVerification: {
    form: z.object({ userId: id, reason }),
    summary: 'Emails a user the link that confirms their address. A confirmed address is 409.',
  },
  sendUserReset: {
    form: z.object({ userId: id, reason }),
    summary: 'Emails a user the link to choose a new password.',
  },
  allowNames: {
    form: z.object({ userId: id, reason }),
    summary:
      "Allows a user a name that looks like a verified company's, after a person has checked it. Repeated is 409.",
  },
  createLoginLink: {
    form: z.object({ userId: id, reason }),
    summary:
      'Creates a link that logs a user in once, for a user who gets no email. It is shown this once, replaces the one before, and the user is informed by email. Not for administrators (409).',
    response: z.object({ url: z.string(), expiresAt: z.string() }),
  },
  deleteUser: {
    summary: 'Deletes a user with their listings. Administrators cannot delete themselves here.',
    query: z.object({ userId: id, reason: longText(500).default('') }),
  },
  resetSecondFactors: {
    summary:
      'Deletes all second factors of another user who lost them, ends their sessions, and informs them by email. None is 409.',
    form: z.object({ userId: id, reason }),
  },
  logInByLink: {
    summary: 'Logs in with the token of a link that an administrator created. An invalid link is 400 invalid_link.',
    form: z.object({ token: z.string().trim().min(1, { error: texts.mustNotBeBlank }).max(200) }),
    response: Token,
  },
} satisfies Record<string, Schemas>;
