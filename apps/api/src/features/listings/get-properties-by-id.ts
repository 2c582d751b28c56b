import type { Listing } from '@africanscity/contracts/listings';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { shareContacts } from '../contact-shares/share-contacts.ts';
import { recordContactReveal } from '../listing-views/record-contact-reveal.ts';
import { readStatusLabels } from '../lookups/status-labels.ts';
import { maySeeListing } from './policy.ts';
import { presentListing } from './present.ts';

const everything = {
  agency: true,
  owner: { include: { contacts: { orderBy: { position: 'asc' } } } },
  pictures: { orderBy: { position: 'asc' }, include: { file: { include: { variants: true } } } },
} as const;

export async function getPropertiesById(
  ctx: RequestContext,
  input: { id: number; contacts: boolean },
): Promise<Listing> {
  const property = await ctx.db.property.findUnique({ where: { id: input.id }, include: everything });
  if (!property || !maySeeListing(ctx.actor, property)) throw new NotFound('This listing');
  const asked = ctx.actor !== null && input.contacts;
  const withheld = asked ? await shareContacts(ctx, property.ownerId) : null;
  const withContacts = asked && !withheld;
  if (withContacts) await recordContactReveal(ctx, property);
  const listing = presentListing(ctx, property, { withContacts, labels: await readStatusLabels(ctx) });
  return withheld ? { ...listing, contactsWithheld: withheld.message } : listing;
}
