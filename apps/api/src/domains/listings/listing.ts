import type { ComparedListing } from '@africanscity/contracts/listings/comparison';
import type { Listing } from '@africanscity/contracts/listings/listings';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { countryName } from '../../kernel/countries.ts';
import { readStatusLabels } from '../../kernel/status-labels.ts';
import { shareContacts } from './contacts.ts';
import { maySeeListing } from './policy.ts';
import { presentCard } from './present-card.ts';
import { presentListing } from './present.ts';
import { recordContactReveal } from './views.ts';

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

export async function getComparedProperties(ctx: RequestContext, input: { ids: number[] }): Promise<ComparedListing[]> {
  const rows = await ctx.db.property.findMany({
    where: { id: { in: input.ids }, listedAs: { not: null } },
    include: { owner: true, cover: { include: { variants: true } } },
  });
  const labels = await readStatusLabels(ctx);
  return input.ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const squareMeters = Number(row.sizeSquareMeters) || null;
    return {
      ...presentCard(ctx.config, labels, row),
      countryName: countryName(row.country),
      numGarage: row.numGarage,
      numToilet: row.numToilet,
      squareMeters,
      pricePerSquareMeter: squareMeters && Math.round((Number(row.price) / squareMeters) * 100) / 100,
    };
  });
}
