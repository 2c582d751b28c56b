import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/accounts';
import { cleanLine } from '../reading.ts';
import { languages } from '@africanscity/messages/languages';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { phoneText } from '../phone.ts';
import { asciiEmail, emailPattern } from '../typed-email.ts';
import { flag, requiredText, shortText, surname, wellFormed, Contact } from '../wire.ts';
import { shortestPassword, longestPassword, longestContactList } from './values.ts';

/** A new password, in NFC: any characters, no rule but its length. Common ones are refused as well. */
export const NewPassword = wellFormed(
  z
    .string()
    .normalize('NFC')
    .min(shortestPassword, {
      error: () =>
        siteTexts.mustHaveCharacters({ bound: 'least', count: shortestPassword, limit: String(shortestPassword) }),
    })
    .max(longestPassword, {
      error: () =>
        siteTexts.mustHaveCharacters({ bound: 'other', count: longestPassword, limit: String(longestPassword) }),
    }),
);

/** One address, stored in plain ASCII: letters of other scripts can look like these. A domain may be typed in any script. */
export const EmailAddress = z
  .string()
  .overwrite(cleanLine)
  .transform(asciiEmail)
  .pipe(
    wellFormed(z.string().max(254, { error: siteTexts.isTooLong })).refine((email) => !/[^\x00-\x7f].*@/.test(email), {
      error: texts.plainEmailNeeded,
    }),
  )
  .pipe(z.email({ pattern: emailPattern, error: texts.emailNeeded }));

export const SignUp = z.object({
  name: requiredText(100),
  surname: surname.default(''),
  email: EmailAddress,
  password: NewPassword,
});

/** Fields of a profile that its owner may change. An absent one stays; '' clears an optional one. */
export const ProfileChange = z.object({
  title: shortText(20).optional(),
  name: requiredText(100).optional(),
  surname: surname.optional(),
  email: EmailAddress.optional(),
  phone: phoneText.optional(),
  country: shortText(80).optional(),
  /** Whether visitors may open a WhatsApp chat with them without logging in. */
  acceptsChats: flag.optional(),
  /** Of emails to the user. */
  language: z.enum(languages, { error: () => siteTexts.mustBeAmong({ values: languages.join(', ') }) }).optional(),
  /** The current password, which a new email address requires; otherwise ignored. */
  password: z.string().max(1000, { error: siteTexts.isTooLong }).optional(),
});

/** Free text, which the operation validates. */
const anyText = z.string().max(1000, { error: siteTexts.isTooLong }).optional();

export const ResetRequest = z.object({ email: EmailAddress });

/** The new password. */
export const ResetPassword = z.object({ password: NewPassword });

/** The secret of an emailed link. */
export const linkToken = z.string().trim().min(1, { error: siteTexts.mustNotBeBlank }).max(200);

/** Response of an emailed confirmation link: whether it, or a link like it, was opened before. */
export const AlreadyConfirmed = z.object({ alreadyConfirmed: z.boolean() });

export const Session = z.object({
  id: z.string(),
  /** As the browser named itself. */
  userAgent: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  /** Whether it is the caller's. */
  current: z.boolean(),
});

export type Session = z.infer<typeof Session>;

/** Rows of one kind, as stored; times are ISO 8601. */
const exported = z.array(z.record(z.string(), z.unknown()));

export const MyData = z.object({
  exportedAt: z.string(),
  user: z.record(z.string(), z.unknown()),
  contacts: exported,
  sessions: exported,
  passkeys: exported,
  listings: exported,
  listingFeeds: exported,
  favorites: exported,
  shortlists: exported,
  savedSearches: exported,
  newsletter: exported,
  feedback: exported,
  reports: exported,
  propertyRequests: exported,
  evaluations: exported,
  contactMessages: exported,
  companies: exported,
  apiKeys: exported,
  webhooks: exported,
  enquiriesSent: exported,
  enquiriesReceived: exported,
  payments: exported,
  subscriptions: exported,
});

export type MyData = z.infer<typeof MyData>;

/** Schemas of the input and response of each operation. */
export const userSchemas = {
  saveUser: {
    summary:
      "Without a token: signs up, by name, email and password; surname is empty for people with a single name. With one: changes the caller's profile; id and role are ignored. A new email requires the current password, and takes effect once its emailed link is opened.",
    form: z.object({
      name: anyText,
      surname: anyText,
      email: anyText,
      password: anyText,
      title: anyText,
      /** Clients send a chosen title whole: its stored value. */
      'title.property': anyText,
      phone: anyText,
      country: anyText,
      acceptsChats: anyText,
      language: anyText,
    }),
    files: { picture: { max: 1, description: 'The profile picture, PNG or JPEG.' } },
  },
  updateUserPassword: {
    summary:
      'Changes the password and ends all other sessions. Returns an empty body on success; otherwise the error as text, also with status 200.',
    form: z.object({ oldPassword: anyText, password: anyText }),
  },
  requestPasswordReset: {
    summary:
      'Emails a link to choose a new password, if there is such an account. The response does not reveal whether there is.',
    form: ResetRequest,
  },
  completePasswordReset: {
    summary:
      'Sets a new password with the token of an emailed link and ends all sessions. An invalid link is 400 invalid_link.',
    form: z.object({ token: linkToken, ...ResetPassword.shape }),
  },
  verifyEmail: {
    summary:
      'Confirms an email address with the token of an emailed link. `alreadyConfirmed` when an earlier opening did. An invalid link is 400 invalid_link.',
    form: z.object({ token: linkToken }),
    response: AlreadyConfirmed,
  },
  undoEmailChange: {
    summary:
      'Restores the former email address of an account, with the token of the link emailed there. Ends all sessions and the password; returns the token to choose a new one. An invalid link is 400 invalid_link.',
    form: z.object({ token: linkToken }),
    response: z.object({ resetToken: z.string() }),
  },
  requestVerificationMail: {
    summary: 'Emails the link again that confirms the email address.',
  },
  getContacts: {
    summary: "Returns the caller's further contacts, in display order.",
    response: z.array(Contact),
  },
  saveContacts: {
    summary: `Replaces the caller's further contacts. \`contacts\` is a JSON array of at most ${longestContactList} {type, value}.`,
    form: z.object({
      contacts: z
        .string()
        .max(20_000)
        .transform((text, issues) => {
          try {
            return JSON.parse(text) as unknown;
          } catch {
            issues.addIssue(siteTexts.mustBeJson());
            return z.NEVER;
          }
        })
        .pipe(
          z
            .array(z.object({ type: requiredText(40), value: requiredText(200) }))
            .max(longestContactList, { error: () => texts.tooManyContacts({ count: longestContactList }) })
            .refine((list) => new Set(list.map(({ type, value }) => `${type}\n${value}`)).size === list.length, {
              error: texts.contactTwice,
            }),
        ),
    }),
  },
  getSessions: {
    summary: 'Lists the devices with a session of the caller, the last used one first.',
    response: z.array(Session),
  },
  endSession: {
    summary: 'Ends the session of one device.',
    query: z.object({ id: z.uuid({ error: texts.sessionIdNeeded }) }),
  },
  exportMyData: {
    summary: 'Returns all stored data about the caller.',
    response: MyData,
  },
  deleteAccount: {
    summary: "Deletes the caller's account, listings and personal data. Payments stay, without a name.",
    form: z.object({ password: z.string().max(1000) }),
  },
} satisfies Record<string, Schemas>;
