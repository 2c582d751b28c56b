import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { landingPath, landingStatuses, type LandingStatus } from '@africanscity/contracts/listings/addresses';
import type { Landing, LandingLink } from '@africanscity/contracts/listings/landing';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { localNames } from '../../../kernel/countries.ts';
import { readCurrency } from '../../../kernel/shown-currency.ts';
import { currencyOf } from '../search/query-parser/currencies.ts';
import { type LandingKind, type LandingKinds, readLandingKinds } from './landing-kinds.ts';
import { type LandingRow, readLandingsAround } from './landing-rows.ts';
import { findPlacesBySlug } from './landing.sql.ts';

/** Returns a landing page. Throws NotFound for an address of no known status, place or type. */
export async function getLanding(ctx: RequestContext, input: { path: string }): Promise<Landing> {
  const kinds = await readLandingKinds(ctx);
  const asked = await readAddress(ctx, kinds, input.path);
  if (!asked) throw new NotFound(siteTexts.addressNotFound());
  const { status, place, kind } = asked;
  const rows = (await readLandingsAround(ctx, asked)).filter((row) => row.kind === null || kinds.byName.has(row.kind));
  const linkTo = (row: LandingRow | undefined, name: string, within: string | null = null): LandingLink[] =>
    row ? [{ path: pathOf(row), name, within, homes: row.homes, usualPrice: row.usualPrice }] : [];
  const find = (wantedStatus: LandingStatus, ofPlace: number | null, ofKind: string | null) =>
    rows.find((row) => row.status === wantedStatus && row.placeId === ofPlace && row.kind === ofKind);
  const placeId = place?.id ?? null;
  const kindName = kind?.name ?? null;
  const own = find(status, placeId, kindName);
  const ofPlaces = rows.filter(
    (row) => row.status === status && row.kind === kindName && row.placeId !== placeId && row.placeId !== null,
  );
  const inside = ofPlaces.filter((row) => (placeId === null ? row.ids.length === 1 : row.ids.includes(placeId)));
  // The parent of a type everywhere is everything.
  const ancestors = placeId === null && kind === null ? [] : [null, ...(place?.ids.slice(0, -1) ?? [])];
  return {
    path: landingPath(status, place?.slugs, kindName ?? undefined),
    status,
    place: place && {
      name: place.names.at(-1)!,
      slug: place.slugs.at(-1)!,
      kind: place.kind,
      within: place.names.slice(0, -1),
    },
    kind: kind?.name ?? null,
    homes: own?.homes ?? null,
    currency: await readCurrency(ctx, place ? currencyOf(place.country) : undefined),
    usualPrice: own?.usualPrice ?? null,
    squareMeterPrice: own?.squareMeterPrice ?? null,
    yearChange: own?.yearChange ?? null,
    above: [
      ...ancestors.flatMap((id, depth) =>
        linkTo(find(status, id, null), depth === 0 ? texts.africa() : place!.names[depth - 1]!),
      ),
      ...(kind && place ? linkTo(find(status, placeId, null), place.names.at(-1)!) : []),
      ...kindsAbove(kinds, kind).flatMap((name) => linkTo(find(status, placeId, name), name)),
    ],
    places: inside.flatMap((row) =>
      linkTo(
        row,
        row.names.at(-1)!,
        row.names.length > (place ? place.names.length + 1 : 1) ? row.names.at(-2)! : null,
      ),
    ),
    kinds: [...kinds.byName.keys()]
      .filter((name) => name !== kindName)
      .flatMap((name) => linkTo(find(status, placeId, name), name)),
    beside: [
      ...(kind
        ? ancestors.slice(1).flatMap((id, depth) => linkTo(find(status, id, kindName), place!.names[depth]!))
        : []),
      ...ofPlaces
        .filter((row) => place && !row.ids.includes(place.id) && !place.ids.includes(row.ids.at(-1)!))
        .flatMap((row) => linkTo(row, row.names.at(-1)!, row.names.at(-2) ?? null)),
    ],
    other: linkTo(find(otherStatus[status], placeId, kindName), otherStatus[status])[0] ?? null,
  };
}

const otherStatus = { FOR_SALE: 'FOR_RENT', FOR_RENT: 'FOR_SALE' } as const;

/** Returns the address of a row that was read with its place. */
export function pathOf({ status, slugs, kind }: Pick<LandingRow, 'status' | 'slugs' | 'kind'>): string {
  return landingPath(status, slugs, kind ?? undefined);
}

interface Asked {
  status: LandingStatus;
  place: LandingPlace | null;
  kind: LandingKind | null;
}

type LandingPlace = Omit<Awaited<ReturnType<typeof findPlacesBySlug>>[number], 'slug'>;

/** Finds the page of any spelling of an address; a place by its present or former slug, whatever is before it. */
async function readAddress(ctx: RequestContext, kinds: LandingKinds, path: string): Promise<Asked | undefined> {
  const [first, ...rest] = path.toLowerCase().split('/').filter(Boolean);
  const status = (Object.keys(landingStatuses) as LandingStatus[]).find((one) => landingStatuses[one] === first);
  if (!status) return undefined;
  const kind = kinds.bySlug.get(rest.at(-1) ?? '') ?? null;
  const slugs = kind ? rest.slice(0, -1) : rest;
  if (slugs.length === 0) return { status, place: null, kind };
  const places = await findPlacesBySlug(ctx.db, slugs);
  // Every word must be a place: an address with another word was never published.
  const found = places.find(({ slug }) => slug === slugs.at(-1));
  const place = found && { ...found, names: localNames(found.names) };
  if (!place || new Set(places.map(({ slug }) => slug)).size < new Set(slugs).size) return undefined;
  return { status, place, kind };
}

/** Returns the ancestors of a type, the widest first. */
function kindsAbove(kinds: LandingKinds, kind: LandingKind | null): string[] {
  const above: string[] = [];
  for (let parent = kind?.parent; parent; parent = kinds.byName.get(parent)?.parent) above.unshift(parent);
  return above;
}
