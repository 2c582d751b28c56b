import * as siteTexts from '@africanscity/messages/site';
import type { ComparedListing } from '@africanscity/contracts/listings/comparison';
import { furtherFieldNames } from '@africanscity/contracts/listings/fields';
import type { ListingCard } from '@africanscity/contracts/listings/listings';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { countryName } from '../../../kernel/countries.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import type { Verb } from '../../../verb.ts';
import { shareContacts } from '../contacts/contacts.ts';
import { presentFields } from '../core/fields.ts';
import { readBreadcrumbs } from '../landing/breadcrumbs.ts';
import { mayReadListing } from '../core/policy.ts';
import { presentMoveIn } from '../core/move-in.ts';
import { cardIncludes, presentCard } from '../core/present-card.ts';
import { isKept } from '../core/taken-homes.ts';
import { latestChanges, readEarlier } from './changes.ts';
import { presentListing } from './present.ts';
import { recordContactReveal } from '../views/views.ts';

const everything = {
  agency: { include: { members: { where: { isOwner: true }, include: { user: true } } } },
  owner: { include: { contacts: { orderBy: { position: 'asc' } } } },
  changes: latestChanges,
  pictures: { orderBy: { position: 'asc' }, include: { file: { include: { variants: true } } } },
} as const;

export const getPropertiesById: Verb<typeof calls.getPropertiesById> = async (ctx, input) => {
  const property = await ctx.db.property.findUnique({ where: { id: input.id }, include: everything });
  if (!property || !(await mayReadListing(ctx, property))) throw new NotFound(siteTexts.listingNotFound());
  const asked = ctx.actor !== null && !ctx.actor.key && input.contacts && !isKept(property);
  const withheld = asked ? await shareContacts(ctx, property.ownerId) : null;
  const withContacts = asked && !withheld;
  if (withContacts) await recordContactReveal(ctx, property);
  const listing = presentListing(ctx, property, {
    withContacts,
    labels: await readStatusLabels(ctx),
    trail: await readBreadcrumbs(ctx, property),
    earlier: property.firstListedAt ? await readEarlier(ctx, property.id) : [],
  });
  return withheld ? { ...listing, contactsWithheld: withheld.message } : listing;
};

/** Listings on the site, with the data of their cards. */
function readCards(ctx: RequestContext, ids: number[]) {
  return ctx.db.property.findMany({
    where: { id: { in: ids }, listedAs: { not: null } },
    include: cardIncludes,
  });
}

export async function getPropertiesByIds(ctx: RequestContext, input: { ids: number[] }): Promise<ListingCard[]> {
  const rows = new Map((await readCards(ctx, input.ids)).map((row) => [row.id, row]));
  const labels = await readStatusLabels(ctx);
  return input.ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [presentCard(ctx, labels, row)] : [];
  });
}

export async function getComparedProperties(ctx: RequestContext, input: { ids: number[] }): Promise<ComparedListing[]> {
  const rows = await readCards(ctx, input.ids);
  const labels = await readStatusLabels(ctx);
  return input.ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const card = presentCard(ctx, labels, row);
    const { squareMeters } = card;
    return {
      ...card,
      countryName: countryName(row.country),
      moveIn: presentMoveIn(row),
      ...presentFields(row, furtherFieldNames),
      amenities: row.amenities,
      pricePerSquareMeter: squareMeters && Math.round((Number(row.price) / squareMeters) * 100) / 100,
    };
  });
}
