import * as texts from '@africanscity/messages/site';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { id, requiredText } from '../wire.ts';
import { credentials, Token } from './login.ts';
import { linkToken } from './users.ts';
import { confirmedMinutes, challengeMinutes, recoveryCodeCount } from './values.ts';

/** A user's factors beside the password. */
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
  /** Number of unused codes. */
  recoveryCodes: z.number().int(),
  /** Whether administrators must have a second factor, and the caller is one. */
  required: z.boolean(),
  /** The origin of passkeys; null when the site is reached by a bare IP address, which has none. */
  passkeyOrigin: z.string().nullable(),
});

export type SecondFactors = z.infer<typeof SecondFactors>;

/** Ways for a caller to prove their identity, and the ticket of the challenge. */
export const FactorChallenge = z.object({
  ticket: z.string(),
  password: z.boolean(),
  timeCode: z.boolean(),
  recoveryCode: z.boolean(),
  /** WebAuthn's PublicKeyCredentialRequestOptions as JSON text; null without a passkey. */
  passkeyOptions: z.string().nullable(),
});

export type FactorChallenge = z.infer<typeof FactorChallenge>;

/** One proof of identity. Time codes and recovery codes may contain spaces and hyphens. */
const proof = {
  code: z.string().max(40).optional(),
  recoveryCode: z.string().max(100).optional(),
  /** The browser's response, as JSON text. */
  passkey: z.string().max(20_000).optional(),
};

/** Shown once, when the first factor is added. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const SecondFactorRule = z.object({ required: z.boolean() });

/** Schemas of the input and response of each operation. */
export const secondFactorSchemas = {
  getSecondFactors: {
    summary: "Returns the caller's passkeys, app for time codes and number of unused recovery codes.",
    response: SecondFactors,
  },
  startSecondStep: {
    summary: `Begins the second step of a login, after the token call answered mfa_required. The ticket works for ${challengeMinutes} minutes.`,
    form: z.object(credentials),
    response: FactorChallenge,
  },
  logInBySecondStep: {
    summary:
      'Logs in with a ticket and one of: a time code, a recovery code, the response of a passkey. An expired or used ticket is 400 challenge_over.',
    form: z.object({ ticket: linkToken, ...proof }),
    response: Token,
  },
  startConfirmation: {
    summary: "Returns the ways to confirm the caller's identity, for calls that return 403 confirmation_required.",
    response: FactorChallenge,
  },
  confirmIdentity: {
    summary: `Proves that the session is still its user's, for ${confirmedMinutes} minutes: by a second factor, or by the password where there is none.`,
    form: z.object({ ticket: linkToken, password: z.string().max(1000).optional(), ...proof }),
  },
  startPasskey: {
    summary: "Starts adding a passkey: WebAuthn's PublicKeyCredentialCreationOptions as JSON text.",
    response: z.object({ ticket: z.string(), options: z.string() }),
  },
  savePasskey: {
    summary: "Adds a passkey with the browser's response. With the first factor come recovery codes, shown this once.",
    form: z.object({ ticket: linkToken, name: requiredText(60), passkey: z.string().max(20_000) }),
    response: RecoveryCodes,
  },
  deletePasskey: {
    summary: 'Removes a passkey. The last factor of an administrator who must have one stays (409).',
    form: z.object({ id }),
  },
  startTimeCode: {
    summary: 'Returns a secret for an app that shows time codes, and the address of its QR code. Replaces nothing yet.',
    response: z.object({ secret: z.string(), uri: z.string() }),
  },
  saveTimeCode: {
    summary:
      'Adds the app that shows this code; it replaces the one before. With the first factor come recovery codes, shown this once.',
    form: z.object({ code: z.string().max(40) }),
    response: RecoveryCodes,
  },
  deleteTimeCode: {
    summary: 'Removes the app for time codes. The last factor of an administrator who must have one stays (409).',
  },
  renewRecoveryCodes: {
    summary: `Makes ${recoveryCodeCount} new recovery codes, shown this once; those before stop working.`,
    response: RecoveryCodes,
  },
  getSecondFactorRule: {
    summary: 'Returns whether administrators must have a second factor, and how many of them have none.',
    response: SecondFactorRule.extend({ administratorsWithout: z.number().int() }),
  },
  saveSecondFactorRule: {
    summary:
      'Sets whether administrators must have a second factor. Administrators without one get access once they have added one. The caller must have one (409).',
    form: z.object({
      required: z.enum(['true', 'false'], { error: texts.mustBeTrueOrFalse }).transform((text) => text === 'true'),
    }),
  },
} satisfies Record<string, Schemas>;
