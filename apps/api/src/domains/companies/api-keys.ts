import * as texts from '@africanscity/messages/companies';
import type { ApiKey, KeyOwner } from '@africanscity/contracts/companies/api-keys';
import type { calls } from '@africanscity/contracts/companies/calls';
import type { KeyScope } from '@africanscity/contracts/key-scopes';
import type { ApiKey as Row } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { consume } from '../../kernel/limits.ts';
import { scopeColumn, scopeOf } from '../../kernel/scope-columns.ts';
import { createSecret, digestOf } from '../../kernel/secrets.ts';
import type { Verb } from '../../verb.ts';
import { lockCaller } from '../accounts/lock-accounts.ts';
import { mayEditAgency } from './policy.ts';
import { lockAgency } from './team.ts';

const shownDays = 30;
const maxKeys = 20;

/** Returns the caller's companies with their keys; for administrators the site, and the companies that have keys. */
export async function getApiKeys(ctx: RequestContext): Promise<KeyOwner[]> {
  const { userId, role } = actorOf(ctx);
  const since = new Date(ctx.clock().getTime() - shownDays * 86_400_000);
  const shown = { OR: [{ revokedAt: null }, { revokedAt: { gt: since } }] };
  const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  const isAdministrator = role === 'ADMIN';
  const owned = { members: { some: { userId, isOwner: true } } };
  const [ofSite, companies] = await Promise.all([
    isAdministrator ? ctx.db.apiKey.findMany({ where: { agencyId: null, ...shown }, orderBy: newestFirst }) : [],
    ctx.db.agency.findMany({
      where: isAdministrator ? { OR: [owned, { apiKeys: { some: shown } }] } : owned,
      orderBy: { name: 'asc' },
      include: { apiKeys: { where: shown, orderBy: newestFirst }, members: { where: { userId, isOwner: true } } },
    }),
  ]);
  const site = { id: null, name: ctx.config.brand.name, mayCreate: true, verified: true, keys: ofSite.map(presentKey) };
  return [
    ...(isAdministrator ? [site] : []),
    ...companies.map(({ id, name, verifiedAt, members, apiKeys }) => ({
      id,
      name,
      mayCreate: verifiedAt !== null && members.length > 0,
      verified: verifiedAt !== null,
      keys: apiKeys.map(presentKey),
    })),
  ];
}

/** Creates a key of a verified company for its owner, or of the site for an administrator. */
export const createApiKey: Verb<typeof calls.createApiKey> = async (ctx, { id, name, scopes, origins }) => {
  const actor = actorOf(ctx);
  await consume(ctx, 'createApiKey', actor.userId);
  const key = `ac_${createSecret()}`;
  return ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx);
    if (id === undefined) requireSite(actor.role === 'ADMIN', scopes);
    else {
      const { verifiedAt, members } = await lockAgency(tx, id);
      if (!members.some(({ userId, isOwner }) => isOwner && userId === actor.userId))
        throw new NotAllowed(texts.onlyOwnerCreatesKeys());
      if (verifiedAt === null) throw new Conflict('not_verified', texts.keysForVerified());
    }
    const agencyId = id ?? null;
    if ((await tx.apiKey.count({ where: { agencyId, revokedAt: null } })) >= maxKeys)
      throw new Conflict('too_many_keys', texts.tooManyKeys({ count: String(maxKeys) }));
    const row = await tx.apiKey.create({
      data: {
        agencyId,
        createdById: actor.userId,
        name,
        hash: digestOf(key),
        prefix: key.slice(0, 9),
        scopes: scopes.map(scopeColumn),
        origins,
        createdAt: ctx.clock(),
      },
    });
    const ownerId = agencyId === null ? null : actor.userId;
    await recordAct(ctx, tx, {
      action: 'createApiKey',
      subject: `api key ${row.id}`,
      ownerId,
      details: { after: { agencyId, scopes } },
    });
    return { ...presentKey(row), key };
  });
};

function requireSite(isAdministrator: boolean, scopes: KeyScope[]): void {
  if (!isAdministrator) throw new NotAllowed();
  if (scopes.some((scope) => scope !== 'listings:read'))
    throw new InvalidInput([{ field: 'scopes', defaultMessage: texts.siteKeysRead() }]);
}

/** Ends a key. Throws NotFound for callers who are neither the company's owner nor an administrator. */
export async function revokeApiKey(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const actor = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx);
    const key = await tx.apiKey.findUnique({ where: { id }, include: { agency: { include: { members: true } } } });
    if (!key || !mayEditAgency(actor, key.agency?.members ?? [])) throw new NotFound(texts.keyNotFound());
    const { count } = await tx.apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: ctx.clock() } });
    if (count === 0) return;
    const ownerId = key.agencyId === null ? null : key.createdById;
    const details = { before: { revoked: false }, after: { revoked: true } };
    await recordAct(ctx, tx, { action: 'revokeApiKey', subject: `api key ${id}`, ownerId, details });
  });
}

function presentKey({ id, name, prefix, scopes, origins, createdAt, lastUsedAt, revokedAt }: Row): ApiKey {
  return {
    id,
    name,
    prefix,
    scopes: scopes.map(scopeOf),
    origins,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
