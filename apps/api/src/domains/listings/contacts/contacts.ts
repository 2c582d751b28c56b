import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import type { calls } from '@africanscity/contracts/listings/calls';
import { z } from 'zod';
import type { AppContext, RequestContext } from '../../../context.ts';
import { ApiError, InvalidInput, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { contactLimits } from '../../../kernel/limits.ts';
import { presentPhone } from '../../../kernel/phones/present-phone.ts';
import { readSetting } from '../../../kernel/settings.ts';
import type { Verb } from '../../../verb.ts';
import { presentContact } from '../../accounts/contacts.ts';
import { readAgent } from '../../companies/agents.ts';
import { maySeeListing } from '../core/policy.ts';
import { recordContactReveal, saltOf, visitorHash } from '../views/views.ts';
import { countShare } from './contacts.sql.ts';

export const contactLimitSetting = 'contacts.ownersADay';

/** Owners whose contacts one account may see per day, as administrators set it. */
export async function readContactLimit(ctx: Pick<AppContext, 'db' | 'log'>): Promise<number> {
  return (await readSetting(ctx, contactLimitSetting, z.int().positive())) ?? contactLimits.ownersADay;
}

/** The reason why contacts are not shown, as text for the caller, and the seconds until they are. */
export interface Withheld {
  message: string;
  retryAfter: number;
}

/**
 * Counts that the caller sees an owner's contacts. Returns null when allowed: an owner counts once a day (UTC) for an account
 * and once for its network. One's own cost nothing, and administrators see all of them.
 */
export async function shareContacts(ctx: RequestContext, ownerId: number): Promise<Withheld | null> {
  const { userId, role } = actorOf(ctx);
  if (role === 'ADMIN' || userId === ownerId) return null;
  const day = ctx.clock().toISOString().slice(0, 10);
  const ofAccount = await readContactLimit(ctx);
  const ofNetwork = ofAccount * contactLimits.networkFactor;
  const network = visitorHash(await saltOf(ctx, day), ctx.address);
  // A function of the database, so that checking and counting are one step for concurrent calls.
  const [row] = await countShare(ctx.db, { userId, ownerId, day, network, ofAccount, ofNetwork });
  if (row?.outcome === 'shared') return null;
  const message =
    row?.outcome === 'network'
      ? texts.contactsOfNetworkSeen({ count: ofNetwork })
      : texts.contactsOfAccountSeen({ count: ofAccount });
  return { message, retryAfter: secondsUntilMidnight(ctx.clock()) };
}

function secondsUntilMidnight(now: Date): number {
  const dayMs = 86_400_000;
  return Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000);
}

/** Throws a 429 with the reason beyond the daily limit. Counts nothing for a missing owner. */
export const showContacts: Verb<typeof calls.showContacts> = async (ctx, { propertyId, agentId }) => {
  if ((propertyId === undefined) === (agentId === undefined)) {
    throw new InvalidInput([{ field: 'propertyId', defaultMessage: texts.agentidMustGivenNot() }]);
  }
  const listing = propertyId === undefined ? null : await readListing(ctx, propertyId);
  const owner = listing?.owner ?? (await readAgent(ctx, agentId!)).user;
  const withheld = await shareContacts(ctx, owner.id);
  if (withheld) throw new ApiError(429, 'contact_limit', withheld.message, { retryAfter: withheld.retryAfter });
  if (listing) await recordContactReveal(ctx, listing);
  const { phone, phoneE164, email, contacts } = owner;
  return { phone, phoneLinks: presentPhone(phone, phoneE164), email, contacts: contacts.map(presentContact) };
};

async function readListing(ctx: RequestContext, id: number) {
  const listing = await ctx.db.property.findUnique({
    where: { id },
    include: { owner: { include: { contacts: { orderBy: { position: 'asc' } } } } },
  });
  if (!listing || !maySeeListing(ctx.actor, listing)) throw new NotFound(siteTexts.listingNotFound());
  return listing;
}
