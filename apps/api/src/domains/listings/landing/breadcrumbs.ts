import { isOffered } from '@africanscity/contracts/listings/rental';
import { typesName } from '@africanscity/contracts/listings/type-names';
import * as texts from '@africanscity/messages/listings';
import { kindSlug } from '@africanscity/contracts/listings/addresses';
import type { Listing } from '@africanscity/contracts/listings/listings';
import type { Property } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import { pathOf } from './landing.ts';
import { readLandingsAbove } from './landing-rows.ts';

const everywhere = { FOR_SALE: texts.everywhereForSale, FOR_RENT: texts.everywhereToRent } as const;

/** Returns the landing pages above a listing, from everywhere down to its type in the narrowest place with a page. */
export async function readBreadcrumbs(
  ctx: Pick<AppContext, 'db'>,
  { listedAs, placeId, type }: Pick<Property, 'listedAs' | 'placeId' | 'type'>,
): Promise<Listing['trail']> {
  if (!isOffered(listedAs)) return [];
  const rows = await readLandingsAbove(ctx, { status: listedAs, type, placeId });
  const byDepth = rows.toSorted((one, other) => one.ids.length - other.ids.length);
  const places = byDepth.filter(({ kind }) => kind === null);
  const ofKind = kindSlug(type) ? byDepth.findLast(({ kind }) => kind !== null) : undefined;
  return [
    ...places.map((row) => ({ name: row.names.at(-1) ?? everywhere[listedAs](), path: pathOf(row) })),
    ...(ofKind ? [{ name: typesName(type), path: pathOf(ofKind) }] : []),
  ];
}
