import * as texts from '@africanscity/messages/listings';
import { isTaken } from '@africanscity/contracts/listings/rental';
import type { HiddenBy, PausedBecause } from '@africanscity/contracts/moderation/queue';
import type { Property } from '@africanscity/db/generated/client';
import type { Actor, RequestContext } from '../../../context.ts';
import { isOwnClient } from '../../accounts/own-clients.ts';

/** Returns whether the caller may see a listing: no user sees deleted ones; owner and administrators see hidden ones. */
export function maySeeListing(
  actor: Actor | null,
  property: Pick<Property, 'ownerId' | 'agencyId' | 'listedAs' | 'deletedAt'>,
): boolean {
  if (property.deletedAt) return false;
  return property.listedAs !== null || mayEditListing(actor, property);
}

/** Allows, beyond `maySeeListing`, the client of a logged-in owner that sends no token with this call. */
export async function mayReadListing(
  ctx: RequestContext,
  property: Pick<Property, 'ownerId' | 'agencyId' | 'listedAs' | 'deletedAt'>,
): Promise<boolean> {
  if (maySeeListing(ctx.actor, property)) return true;
  if (property.deletedAt || !(await isOwnClient(ctx, property.ownerId))) return false;
  ctx.isPersonal = true;
  return true;
}

/** An API key changes the listings of its company, of any member, and none of its user beside. */
export function mayEditListing(actor: Actor | null, property: Pick<Property, 'ownerId' | 'agencyId'>): boolean {
  if (actor?.key) return actor.key.agencyId !== null && actor.key.agencyId === property.agencyId;
  return actor !== null && (actor.role === 'ADMIN' || actor.userId === property.ownerId);
}

/** Returns the reasons why a listing that is not deleted is not on the site; empty when it is. */
export function hiddenBy(
  row: Pick<Property, 'hiddenByTeamAt' | 'overLimitAt' | 'ownerDisabledAt' | 'priceHeldAt' | 'pausedAt'>,
): HiddenBy[] {
  const reasons: [HiddenBy, Date | null][] = [
    ['team', row.hiddenByTeamAt],
    ['package', row.overLimitAt],
    ['owner', row.ownerDisabledAt],
    ['price', row.priceHeldAt],
    ['unconfirmed', row.pausedAt],
  ];
  return reasons.flatMap(([reason, since]) => (since ? [reason] : []));
}

type Paused = Pick<Property, 'pausedAt' | 'status' | 'confirmationAskedAt'>;

/**
 * Returns why a listing is paused; null when it is not. The round that pauses what is not confirmed notes that its owner was asked, so
 * one without that note was paused by its source.
 */
export function pausedBecause({ pausedAt, status, confirmationAskedAt }: Paused): PausedBecause | null {
  if (!pausedAt) return null;
  if (isTaken(status)) return 'taken';
  return confirmationAskedAt ? 'unconfirmed' : 'source';
}

/** Returns the reasons that hide a listing, as the rest of "It stays hidden: ". */
export function explainHidden(reasons: HiddenBy[], listing: Paused): string {
  const paused = pauses[pausedBecause(listing) ?? 'unconfirmed'];
  const explain = (reason: HiddenBy) => (reason === 'unconfirmed' ? paused() : explanations[reason]());
  return reasons.map(explain).reduce((first, last) => texts.firstAndLast({ first, last }));
}

const explanations = {
  team: texts.hiddenByTeam,
  package: texts.hiddenByPackage,
  owner: texts.hiddenByOwner,
  price: texts.hiddenByPrice,
} satisfies Record<Exclude<HiddenBy, 'unconfirmed'>, () => string>;

const pauses: Record<PausedBecause, () => string> = {
  unconfirmed: texts.hiddenUnconfirmed,
  taken: texts.hiddenTaken,
  source: texts.hiddenBySource,
};
