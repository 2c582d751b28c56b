import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import type { calls } from '@africanscity/contracts/accounts/calls';
import { passkeyOrigin, relyingParty } from './relying-party.ts';
import type { Transaction } from '@africanscity/db/client';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AppContext, RequestContext } from '../../../context.ts';
import { ApiError, Conflict, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { plainName } from '../../../kernel/people.ts';
import type { Verb } from '../../../verb.ts';
import { closeChallenge, openChallenge, readChallenge } from './challenges.ts';
import {
  endOtherSessions,
  hasFactor,
  lockOwner,
  type OwnFactors,
  readFactors,
  refuseNone,
  tellOwner,
} from './factors.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

const mostPasskeys = 20;

/** Loaded at the first use of a passkey: most processes never need it. */
const webauthn = () => import('@simplewebauthn/server');

export async function startPasskey(ctx: RequestContext): Promise<{ ticket: string; options: string }> {
  const { userId } = actorOf(ctx);
  const { rpID, rpName } = relyingParty(ctx.config);
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
  const { passkeys } = await readFactors(ctx.db, userId);
  if (passkeys.length >= mostPasskeys)
    throw new Conflict('too_many_passkeys', texts.accountMostPasskeysRemove({ count: mostPasskeys }));
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(String(userId)),
    userName: user.email,
    userDisplayName: plainName(user),
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  const ticket = await openChallenge(ctx, { userId, purpose: 'add_passkey', challenge: options.challenge });
  return { ticket, options: JSON.stringify(options) };
}

/** Adds the browser's new passkey. The first factor ends other sessions. */
export const savePasskey: Verb<typeof calls.savePasskey> = async (ctx, input) => {
  const { userId, sessionId } = actorOf(ctx);
  const challenge = await readChallenge(ctx, ctx.db, 'add_passkey', input.ticket);
  if (challenge.userId !== userId || !challenge.challenge) throw passkeyRefused();
  const made = await readRegistration(ctx, challenge.challenge, input.passkey);
  const recoveryCodes = await ctx.db.$transaction(async (tx) => {
    const user = await lockOwner(ctx, tx);
    await closeChallenge(tx, challenge);
    const before = await readFactors(tx, userId);
    const values = { userId, name: input.name, createdAt: ctx.clock(), ...made };
    const { count } = await tx.passkey.createMany({ data: [values], skipDuplicates: true });
    if (!count) throw new Conflict('passkey_exists', texts.passkeyUseAlready());
    await tellOwner(ctx, tx, user, texts.passkeyAddedAsSecond);
    if (hasFactor(before)) return [];
    await endOtherSessions(ctx, tx, userId, sessionId);
    return makeRecoveryCodes(tx, userId);
  });
  return { recoveryCodes };
};

export async function deletePasskey(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const { userId } = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    const user = await lockOwner(ctx, tx);
    const { count } = await tx.passkey.deleteMany({ where: { id, userId } });
    if (!count) throw new NotFound(siteTexts.passkeyNotFound());
    await refuseNone(tx, user);
    await tellOwner(ctx, tx, user, texts.passkeyRemovedFromAccount);
  });
}

/** Returns the options for signing with the user's passkeys; null when there are none, or the site has no name. */
export async function passkeyRequest(ctx: AppContext, factors: OwnFactors) {
  if (!factors.passkeys.length || !passkeyOrigin(ctx.config)) return null;
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx.config).rpID,
    allowCredentials: factors.passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'preferred',
  });
}

/** Returns whether one of the user's own passkeys signed the challenge at our origin. Needs the user locked. */
export async function usePasskey(
  ctx: AppContext,
  tx: Transaction,
  { userId, challenge }: { userId: number; challenge: string | null },
  answer: string,
): Promise<boolean> {
  const response = readJson(answer) as AuthenticationResponseJSON | null;
  if (!challenge || typeof response?.id !== 'string') return false;
  const known = await tx.passkey.findUnique({ where: { credentialId: response.id, userId } });
  if (!known) return false;
  const { verifyAuthenticationResponse } = await webauthn();
  const { origin, rpID } = relyingParty(ctx.config);
  const credential = {
    id: known.credentialId,
    publicKey: new Uint8Array(known.publicKey),
    counter: Number(known.counter),
    transports: known.transports,
  };
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential,
    requireUserVerification: false,
    // The library throws at every invalid field, all of which a stranger may have sent.
  }).catch((error: Error) => {
    ctx.log.info({ reason: error.message }, 'a passkey was refused');
    return null;
  });
  if (!checked?.verified) return false;
  await tx.passkey.update({
    where: { id: known.id },
    data: { counter: BigInt(checked.authenticationInfo.newCounter), lastUsedAt: ctx.clock() },
  });
  return true;
}

export function passkeyRefused(): ApiError {
  return new ApiError(400, 'passkey_refused', texts.passkeyNotAcceptedPlease());
}

async function readRegistration(ctx: AppContext, challenge: string, answer: string) {
  const { verifyRegistrationResponse } = await webauthn();
  const { origin, rpID } = relyingParty(ctx.config);
  const response = readJson(answer) as RegistrationResponseJSON | null;
  const checked = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch((error: Error) => {
    ctx.log.info({ reason: error.message }, 'a passkey was refused');
    return null;
  });
  if (!checked?.verified) throw passkeyRefused();
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: new Uint8Array(publicKey),
    counter: BigInt(counter),
    // Browsers may add other values later; the value concerns only its user, and is short.
    transports: transports.map(String).filter((name) => /^[a-z-]{1,20}$/.test(name)),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
