import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Contact } from './listings.ts';
import { requiredText, shortText, wellFormed } from './wire.ts';

export const shortestPassword = 8;
export const longestPassword = 128;

/** A password that somebody chooses: any characters, no rules but its length. Common ones are refused as well. */
export const NewPassword = wellFormed(
  z
    .string()
    .min(shortestPassword, `must have at least ${shortestPassword} characters`)
    .max(longestPassword, `must have at most ${longestPassword} characters`),
);

/** One address in plain ASCII; letters of other scripts can look like these. */
export const EmailAddress = wellFormed(z.string().trim().max(254, 'is too long')).pipe(
  z.email('must be an email address'),
);

export const SignUp = z.object({
  name: requiredText(100),
  surname: requiredText(100),
  email: EmailAddress,
  password: NewPassword,
});

/** What of a profile its owner may change. What is absent stays; '' takes away what need not be there. */
export const ProfileChange = z.object({
  title: shortText(20).optional(),
  name: requiredText(100).optional(),
  surname: requiredText(100).optional(),
  email: EmailAddress.optional(),
  phone: shortText(40)
    .refine((text) => /^[+\d\s()./-]*$/.test(text), 'may hold only digits, spaces and + ( ) - . /')
    .optional(),
  country: shortText(80).optional(),
  /** The current one, which a new email asks for; otherwise it means nothing. */
  password: z.string().max(1000, 'is too long').optional(),
});

/** Text of any meaning: the operation decides what is wrong with it. */
const anyText = z.string().max(1000, 'is too long').optional();

export const saveUser = defineEndpoint({
  name: 'saveUser',
  method: 'POST',
  path: 'africanscity/saveuser',
  access: 'either',
  summary:
    "Without a token: signs up, by name, surname, email and password. With one: changes the caller's profile; id and role are ignored. A new email asks for the current password, and takes effect once the link mailed to it is opened.",
  form: z.object({
    name: anyText,
    surname: anyText,
    email: anyText,
    password: anyText,
    title: anyText,
    /** As clients send a chosen title whole: its stored word. */
    'title.property': anyText,
    phone: anyText,
    country: anyText,
  }),
  files: { picture: { max: 1, description: 'The profile picture, PNG or JPEG.' } },
  responds: 'empty',
});

export const updateUserPassword = defineEndpoint({
  name: 'updateUserPassword',
  method: 'POST',
  path: 'africanscity/updateuserpassword',
  access: 'user',
  summary:
    'Changes the password and ends all other sessions. Empty on success; otherwise, also with status 200, what is wrong.',
  form: z.object({ oldPassword: anyText, password: anyText }),
  responds: 'text',
});

export const ResetRequest = z.object({ email: EmailAddress });

/** The password that takes the place of the forgotten one. */
export const ResetPassword = z.object({ password: NewPassword });

export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: 'africanscity/requestpasswordreset',
  access: 'public',
  summary: 'Mails a link to choose a new password, if there is such an account. The answer does not tell.',
  form: ResetRequest,
  responds: 'empty',
});

/** The secret of a mailed link. */
export const linkToken = z.string().trim().min(1, 'must not be blank').max(200);

export const completePasswordReset = defineEndpoint({
  name: 'completePasswordReset',
  method: 'POST',
  path: 'africanscity/completepasswordreset',
  access: 'public',
  summary:
    'Sets a new password by the token of a mailed link and ends all sessions. A link that does not work is 400 invalid_link.',
  form: z.object({ token: linkToken, ...ResetPassword.shape }),
  responds: 'empty',
});

export const verifyEmail = defineEndpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: 'africanscity/verifyemail',
  access: 'public',
  summary: 'Confirms an email address by the token of a mailed link. A link that does not work is 400 invalid_link.',
  form: z.object({ token: linkToken }),
  responds: 'empty',
});

export const undoEmailChange = defineEndpoint({
  name: 'undoEmailChange',
  method: 'POST',
  path: 'africanscity/undoemailchange',
  access: 'public',
  summary:
    'Gives an account the email address back that it had, by the token of the link mailed there. Ends all sessions and the password; answers the token with which to choose a new one. A link that does not work is 400 invalid_link.',
  form: z.object({ token: linkToken }),
  responds: 'json',
  response: z.object({ resetToken: z.string() }),
});

export const requestVerificationMail = defineEndpoint({
  name: 'requestVerificationMail',
  method: 'POST',
  path: 'africanscity/requestverificationmail',
  access: 'user',
  summary: 'Mails the link that confirms the email address once more.',
  responds: 'empty',
});

export const longestContactList = 10;

export const getContacts = defineEndpoint({
  name: 'getContacts',
  method: 'GET',
  path: 'africanscity/getcontacts',
  access: 'user',
  summary: "The caller's further contacts, in the order in which they are shown.",
  responds: 'json',
  response: z.array(Contact),
});

export const saveContacts = defineEndpoint({
  name: 'saveContacts',
  method: 'POST',
  path: 'africanscity/savecontacts',
  access: 'user',
  summary: `Replaces the caller's further contacts. \`contacts\` is a JSON array of at most ${longestContactList} {type, value}.`,
  form: z.object({
    contacts: z
      .string()
      .max(20_000)
      .transform((text, issues) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          issues.addIssue('must be JSON');
          return z.NEVER;
        }
      })
      .pipe(
        z
          .array(z.object({ type: requiredText(40), value: requiredText(200) }))
          .max(longestContactList, `may hold at most ${longestContactList} contacts`)
          .refine(
            (list) => new Set(list.map(({ type, value }) => `${type}\n${value}`)).size === list.length,
            'holds a contact twice',
          ),
      ),
  }),
  responds: 'empty',
});

export const Session = z.object({
  id: z.string(),
  /** As the browser named itself. */
  userAgent: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const getSessions = defineEndpoint({
  name: 'getSessions',
  method: 'GET',
  path: 'africanscity/getsessions',
  access: 'user',
  summary: 'The devices on which the caller is logged in, the one seen last first.',
  responds: 'json',
  response: z.array(Session),
});

export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'POST',
  path: 'africanscity/endsession',
  access: 'user',
  summary: 'Logs one device off.',
  query: z.object({ id: z.uuid('must be the id of a session') }),
  responds: 'empty',
});

/** Rows of one kind, as they are kept; times are ISO 8601. */
const exported = z.array(z.record(z.string(), z.unknown()));

export const MyData = z.object({
  exportedAt: z.string(),
  user: z.record(z.string(), z.unknown()),
  contacts: exported,
  sessions: exported,
  passkeys: exported,
  listings: exported,
  favorites: exported,
  savedSearches: exported,
  newsletter: exported,
  feedback: exported,
  reports: exported,
  propertyRequests: exported,
  payments: exported,
  subscriptions: exported,
});
export type MyData = z.infer<typeof MyData>;

export const exportMyData = defineEndpoint({
  name: 'exportMyData',
  method: 'GET',
  path: 'africanscity/exportmydata',
  access: 'user',
  summary: 'Everything that is kept about the caller.',
  responds: 'json',
  response: MyData,
});

export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: 'africanscity/deleteaccount',
  access: 'user',
  summary: "Deletes the caller's account, listings and personal data. Payments stay, without a name.",
  form: z.object({ password: z.string().max(1000) }),
  responds: 'empty',
});

export const userEndpoints = {
  saveUser,
  updateUserPassword,
  requestPasswordReset,
  completePasswordReset,
  verifyEmail,
  undoEmailChange,
  requestVerificationMail,
  getContacts,
  saveContacts,
  getSessions,
  endSession,
  exportMyData,
  deleteAccount,
};
