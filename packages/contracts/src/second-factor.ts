import { z } from 'zod';
import { credentials, Token } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';
import { reason } from './table.ts';
import { linkToken } from './users.ts';
import { id, requiredText } from './wire.ts';

/** Minutes for which a proof of who one is holds, for what cannot be undone. */
export const confirmedMinutes = 10;
/** Minutes that a challenge waits for its answer. */
export const challengeMinutes = 5;
export const recoveryCodeCount = 10;

/** What a user has set up beside the password. */
export const SecondFactors = z.object({
  passkeys: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string().nullable(),
    }),
  ),
  /** The app that shows time codes; null for none. */
  timeCode: z.object({ createdAt: z.string(), lastUsedAt: z.string().nullable() }).nullable(),
  /** How many are left. */
  recoveryCodes: z.number().int(),
  /** Whether administrators must have a second factor, and the caller is one. */
  required: z.boolean(),
  /** The origin at which passkeys work; null where the site is reached by a bare IP address and there are none. */
  passkeyOrigin: z.string().nullable(),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

/** By which a caller can prove who they are, and the ticket that belongs to it. */
export const FactorChallenge = z.object({
  ticket: z.string(),
  password: z.boolean(),
  timeCode: z.boolean(),
  recoveryCode: z.boolean(),
  /** WebAuthn's PublicKeyCredentialRequestOptions as JSON text; null without a passkey. */
  passkeyOptions: z.string().nullable(),
});
export type FactorChallenge = z.infer<typeof FactorChallenge>;

/** One of these proves who one is. Time codes and recovery codes may hold spaces and hyphens. */
const proof = {
  code: z.string().max(40).optional(),
  recoveryCode: z.string().max(100).optional(),
  /** What the browser answered, as JSON text. */
  passkey: z.string().max(20_000).optional(),
};

const post = { method: 'POST', responds: 'json' } as const;

export const getSecondFactors = defineEndpoint({
  name: 'getSecondFactors',
  method: 'GET',
  path: 'africanscity/getsecondfactors',
  access: 'user',
  summary: "The caller's passkeys, app for time codes and number of recovery codes that are left.",
  responds: 'json',
  response: SecondFactors,
});

export const startSecondStep = defineEndpoint({
  ...post,
  name: 'startSecondStep',
  path: 'africanscity/startsecondstep',
  access: 'public',
  summary: `Begins the second step of a login, after the token call answered mfa_required. The ticket works for ${challengeMinutes} minutes.`,
  form: z.object(credentials),
  response: FactorChallenge,
});

export const logInBySecondStep = defineEndpoint({
  ...post,
  name: 'logInBySecondStep',
  path: 'africanscity/loginbysecondstep',
  access: 'public',
  summary:
    'Logs in by a ticket and one of: a time code, a recovery code, what a passkey answered. A ticket that does not work any more is 400 challenge_over.',
  form: z.object({ ticket: linkToken, ...proof }),
  response: Token,
});

export const startConfirmation = defineEndpoint({
  ...post,
  name: 'startConfirmation',
  path: 'africanscity/startconfirmation',
  access: 'user',
  summary: 'How the caller can prove to be themselves, before what answers 403 confirmation_required.',
  response: FactorChallenge,
});

export const confirmIdentity = defineEndpoint({
  method: 'POST',
  name: 'confirmIdentity',
  path: 'africanscity/confirmidentity',
  access: 'user',
  summary: `Proves that the session is still its user's, for ${confirmedMinutes} minutes: by a second factor, or by the password where there is none.`,
  form: z.object({ ticket: linkToken, password: z.string().max(1000).optional(), ...proof }),
  responds: 'empty',
});

/** Shown once, when the first factor is added. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const startPasskey = defineEndpoint({
  ...post,
  name: 'startPasskey',
  path: 'africanscity/startpasskey',
  access: 'user',
  confirmed: true,
  summary: "Begins to add a passkey: WebAuthn's PublicKeyCredentialCreationOptions as JSON text.",
  response: z.object({ ticket: z.string(), options: z.string() }),
});

export const savePasskey = defineEndpoint({
  ...post,
  name: 'savePasskey',
  path: 'africanscity/savepasskey',
  access: 'user',
  confirmed: true,
  summary: 'Adds a passkey by what the browser answered. With the first factor come recovery codes, shown this once.',
  form: z.object({ ticket: linkToken, name: requiredText(60), passkey: z.string().max(20_000) }),
  response: RecoveryCodes,
});

export const deletePasskey = defineEndpoint({
  name: 'deletePasskey',
  method: 'POST',
  path: 'africanscity/deletepasskey',
  access: 'user',
  confirmed: true,
  summary: 'Removes a passkey. The last factor of an administrator who must have one stays (409).',
  form: z.object({ id }),
  responds: 'empty',
});

export const startTimeCode = defineEndpoint({
  ...post,
  name: 'startTimeCode',
  path: 'africanscity/starttimecode',
  access: 'user',
  confirmed: true,
  summary:
    'A secret for an app that shows time codes, and the address that its QR code holds. It replaces nothing yet.',
  response: z.object({ secret: z.string(), uri: z.string() }),
});

export const saveTimeCode = defineEndpoint({
  ...post,
  name: 'saveTimeCode',
  path: 'africanscity/savetimecode',
  access: 'user',
  confirmed: true,
  summary:
    'Takes the app that shows this code; it replaces the one before. With the first factor come recovery codes, shown this once.',
  form: z.object({ code: z.string().max(40) }),
  response: RecoveryCodes,
});

export const deleteTimeCode = defineEndpoint({
  name: 'deleteTimeCode',
  method: 'POST',
  path: 'africanscity/deletetimecode',
  access: 'user',
  confirmed: true,
  summary: 'Takes no time codes any more. The last factor of an administrator who must have one stays (409).',
  responds: 'empty',
});

export const renewRecoveryCodes = defineEndpoint({
  ...post,
  name: 'renewRecoveryCodes',
  path: 'africanscity/renewrecoverycodes',
  access: 'user',
  confirmed: true,
  summary: `Makes ${recoveryCodeCount} new recovery codes, shown this once; those before stop working.`,
  response: RecoveryCodes,
});

export const resetSecondFactors = defineEndpoint({
  name: 'resetSecondFactors',
  method: 'POST',
  path: 'africanscity/resetsecondfactors',
  access: 'admin',
  confirmed: true,
  summary:
    "Takes away all of another user's second factors, for who lost them, and logs them off. They are told by mail. None is 409.",
  form: z.object({ userId: id, reason }),
  responds: 'empty',
});

export const SecondFactorRule = z.object({ required: z.boolean() });

export const getSecondFactorRule = defineEndpoint({
  name: 'getSecondFactorRule',
  method: 'GET',
  path: 'africanscity/getsecondfactorrule',
  access: 'admin',
  summary: 'Whether administrators must have a second factor, and how many of them have none.',
  responds: 'json',
  response: SecondFactorRule.extend({ administratorsWithout: z.number().int() }),
});

export const saveSecondFactorRule = defineEndpoint({
  name: 'saveSecondFactorRule',
  method: 'POST',
  path: 'africanscity/savesecondfactorrule',
  access: 'admin',
  confirmed: true,
  summary:
    'Sets whether administrators must have a second factor. Whoever has none is let into the administration once they have added one. The caller must have one (409).',
  form: z.object({
    required: z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true'),
  }),
  responds: 'empty',
});

export const secondFactorEndpoints = {
  getSecondFactors,
  startSecondStep,
  logInBySecondStep,
  startConfirmation,
  confirmIdentity,
  startPasskey,
  savePasskey,
  deletePasskey,
  startTimeCode,
  saveTimeCode,
  deleteTimeCode,
  renewRecoveryCodes,
  resetSecondFactors,
  getSecondFactorRule,
  saveSecondFactorRule,
};
