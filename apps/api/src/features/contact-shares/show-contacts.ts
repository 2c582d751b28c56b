import type { OwnerContacts } from '@africanscity/contracts/contact-shares';
import type { RequestContext } from '../../context.ts';
import { ApiError, InvalidInput, NotFound } from '../../errors.ts';
import { readAgent } from '../agents/read-agent.ts';
import { recordContactReveal } from '../listing-views/record-contact-reveal.ts';
import { maySeeListing } from '../listings/policy.ts';
import { shareContacts } from './share-contacts.ts';

/** Throws a 429 that says why beyond the daily limit, and counts nothing for what is not there. */
export async function showContacts(
  ctx: RequestContext,
  { propertyId, agentId }: { propertyId?: number; agentId?: number },
): Promise<OwnerContacts> {
  if ((propertyId === undefined) === (agentId === undefined)) {
    throw new InvalidInput([{ field: 'propertyId', defaultMessage: 'or agentId must be given, and not both' }]);
  }
  const listing = propertyId === undefined ? null : await readListing(ctx, propertyId);
  const owner = listing?.owner ?? (await readAgent(ctx, agentId!)).user;
  const withheld = await shareContacts(ctx, owner.id);
  if (withheld) throw new ApiError(429, 'contact_limit', withheld.message, { retryAfter: withheld.retryAfter });
  if (listing) await recordContactReveal(ctx, listing);
  const { phone, email, contacts } = owner;
  return { phone, email, contacts: contacts.map(({ type, value }) => ({ type, value })) };
}

async function readListing(ctx: RequestContext, id: number) {
  const listing = await ctx.db.property.findUnique({
    where: { id },
    include: { owner: { include: { contacts: { orderBy: { position: 'asc' } } } } },
  });
  if (!listing || !maySeeListing(ctx.actor, listing)) throw new NotFound('This listing');
  return listing;
}
