import { z } from 'zod';
import { Token } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';
import { reason, tableQuery } from './table.ts';
import { Session } from './users.ts';
import { id, pageOf, shortText } from './wire.ts';

export const userKinds = ['all', 'owners', 'customers', 'administrators', 'disabled'] as const;
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

export const getUsersPage = defineEndpoint({
  name: 'getUsersPage',
  method: 'GET',
  path: 'africanscity/getuserspage',
  access: 'admin',
  summary: 'Users that are not deleted, by kind. Searched by name and email address.',
  query: tableQuery(['createdAt', 'name', 'email'], 'createdAt-DESC').extend({
    kind: z.enum(userKinds, `must be one of: ${userKinds.join(', ')}`).default('all'),
  }),
  responds: 'json',
  response: pageOf(ManagedUser),
});

export const ManagedUserDetails = ManagedUser.extend({
  phone: z.string().nullable(),
  /** Its English name. */
  country: z.string().nullable(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  favorites: z.number().int(),
  propertyRequests: z.number().int(),
  payments: z.number().int(),
  /** Since when they may use names that look like a verified company's. */
  namesAllowedAt: z.string().nullable(),
  /** Why an administrator disabled the user; null while they are not. */
  disabledReason: z.string().nullable(),
  /** Devices on which they are logged in, the one seen last first; at most 50. */
  sessions: z.array(Session.omit({ current: true, expiresAt: true })),
});
export type ManagedUserDetails = z.infer<typeof ManagedUserDetails>;

export const getUserById = defineEndpoint({
  name: 'getUserById',
  method: 'GET',
  path: 'africanscity/getuserbyid',
  access: 'admin',
  summary: 'A user as administrators see them.',
  query: z.object({ userId: id }),
  responds: 'json',
  response: ManagedUserDetails,
});

/** What is done to a user, and why. */
const act = { method: 'POST', access: 'admin', form: z.object({ userId: id, reason }), responds: 'empty' } as const;

export const makeAdministrator = defineEndpoint({
  ...act,
  name: 'makeAdministrator',
  confirmed: true,
  path: 'africanscity/makeadministrator',
  summary: 'Makes a user an administrator.',
});

export const dismissAdministrator = defineEndpoint({
  ...act,
  name: 'dismissAdministrator',
  confirmed: true,
  path: 'africanscity/dismissadministrator',
  summary: 'Makes an administrator a user like others, and ends their sessions. Nobody dismisses themselves.',
});

export const disableUser = defineEndpoint({
  ...act,
  name: 'disableUser',
  path: 'africanscity/disableuser',
  summary:
    'Keeps a user from logging in, ends their sessions, and hides their listings. Nobody disables themselves. Disabled already is 409.',
});

export const enableUser = defineEndpoint({
  ...act,
  name: 'enableUser',
  path: 'africanscity/enableuser',
  summary: 'Lets a disabled user in again, and shows the listings that were hidden with them.',
});

export const endUserSessions = defineEndpoint({
  ...act,
  name: 'endUserSessions',
  path: 'africanscity/endusersessions',
  summary: 'Logs a user off everywhere.',
});

export const sendUserVerification = defineEndpoint({
  ...act,
  name: 'sendUserVerification',
  path: 'africanscity/senduserverification',
  summary: 'Mails a user the link that confirms their address. Confirmed already is 409.',
});

export const sendUserReset = defineEndpoint({
  ...act,
  name: 'sendUserReset',
  path: 'africanscity/senduserreset',
  summary: 'Mails a user the link to choose a new password.',
});

export const allowNames = defineEndpoint({
  ...act,
  name: 'allowNames',
  path: 'africanscity/allownames',
  summary:
    "Lets a user use names that look like a verified company's, when a person saw that they are their own. Allowed already is 409.",
});

export const createLoginLink = defineEndpoint({
  ...act,
  name: 'createLoginLink',
  confirmed: true,
  path: 'africanscity/createloginlink',
  summary:
    'Makes a link that logs a user in once, for somebody whose mail does not work. It is shown this once, ends the one before, and is told to the user by mail. Administrators get none (409).',
  responds: 'json',
  response: z.object({ url: z.string(), expiresAt: z.string() }),
});

export const deleteUser = defineEndpoint({
  name: 'deleteUser',
  confirmed: true,
  method: 'POST',
  path: 'africanscity/deleteuser',
  access: 'admin',
  summary: 'Deletes a user with their listings. Administrators do not delete themselves here.',
  query: z.object({ userId: id, reason: shortText(500).default('') }),
  responds: 'empty',
});

export const logInByLink = defineEndpoint({
  name: 'logInByLink',
  method: 'POST',
  path: 'africanscity/loginbylink',
  access: 'public',
  summary: 'Logs in by the token of a link that an administrator made. A link that does not work is 400 invalid_link.',
  form: z.object({ token: z.string().trim().min(1, 'must not be blank').max(200) }),
  responds: 'json',
  response: Token,
});

export const adminUserEndpoints = {
  getUsersPage,
  getUserById,
  makeAdministrator,
  dismissAdministrator,
  disableUser,
  enableUser,
  endUserSessions,
  sendUserVerification,
  sendUserReset,
  allowNames,
  createLoginLink,
  deleteUser,
  logInByLink,
};
