import * as texts from '@africanscity/messages/site';
import { languages } from '@africanscity/messages/languages';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { PhoneLinks } from '../phone-links.ts';
import { asciiEmail } from '../typed-email.ts';
import { withoutInvisible } from '../typed-phone.ts';
import { requiredText, wellFormed } from '../wire.ts';

/** Maximum of a sent password; a longer one cannot be right. */
const sentPassword = wellFormed(z.string().max(1000, { error: texts.isTooLong }));

/** Fields of a login by password. */
export const credentials = {
  // No address contains a space: it was a + that a client did not escape.
  username: z
    .string()
    .transform(withoutInvisible)
    .pipe(requiredText(320))
    .transform((text) => asciiEmail(text.replaceAll(' ', '+'))),
  password: sentPassword,
};

/** `expires_in` is in seconds and at most 2147483: clients use it in a 32-bit millisecond timer. */
export const Token = z.object({
  access_token: z.string(),
  token_type: z.string(),
  expires_in: z.number().int(),
  scope: z.string(),
});

export type Token = z.infer<typeof Token>;

/** A user, as only they and administrators see them. */
export const User = z.object({
  id: z.number().int(),
  title: z.string().nullable(),
  surname: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  phoneLinks: PhoneLinks.nullable(),
  /** Whether visitors may open a WhatsApp chat with them without logging in. */
  acceptsChats: z.boolean(),
  role: z.string(),
  emailVerifiedAt: z.string().nullable(),
  country: z.string().nullable(),
  /** Of emails to them. */
  language: z.enum(languages),
  createdAt: z.string(),
  updatedAt: z.string(),
  authorities: z.array(z.string()),
  fullname: z.string(),
  pictureUri: z.string().nullable(),
  /** An address that replaces `email` once its emailed link is opened. */
  pendingEmail: z.string().nullable(),
});

export type User = z.infer<typeof User>;

/** Schemas of the input and response of each operation. */
export const authSchemas = {
  oauthToken: {
    summary:
      'Logs in. Takes the fields as a form; the query is for clients that cannot. Errors are invalid_client (401), unsupported_grant_type and invalid_grant (400), and mfa_required (403) for an account with a second factor, which logs in by startSecondStep.',
    form: z.object({
      grant_type: z.string().max(100).optional(),
      ...credentials,
    }),
    formMayBeQuery: true,
    response: Token,
  },
  logoff: {
    summary: 'Ends the session of the token. Succeeds without one too.',
  },
  loggedInUserFullName: {
    summary: 'Returns title, name and surname in one text.',
  },
  loggedInUserRole: {
    summary: 'Returns ADMIN, INDIVIDUAL or REAL_ESTATE.',
  },
  loggedInUser: {
    summary: 'Returns the logged-in user.',
    response: User,
  },
} satisfies Record<string, Schemas>;
