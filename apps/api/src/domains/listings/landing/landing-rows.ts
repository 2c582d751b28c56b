import type { LandingStatus } from '@africanscity/contracts/listings/addresses';
import type { AppContext } from '../../../context.ts';
import { localNames } from '../../../kernel/countries.ts';
import { findLandingsAbove, findLandingsAround, findLandingsOfPlaces } from './landing.sql.ts';

type Context = Pick<AppContext, 'db'>;

/** A counted landing page, with its place and the place's parents, the widest first. Prices are US dollars. */
export interface LandingRow extends Omit<Stored, 'status'> {
  status: LandingStatus;
}

type Stored = Awaited<ReturnType<typeof findLandingsAround>>[number];

/** Returns a landing page and those that it links to: in the home country first, then the one with the most homes. */
export async function readLandingsAround(
  ctx: Pick<AppContext, 'db' | 'config'>,
  asked: Omit<Parameters<typeof findLandingsAround>[1], 'homeCountry'>,
): Promise<LandingRow[]> {
  const { homeCountry } = ctx.config.brand;
  return withStatus(await findLandingsAround(ctx.db, { ...asked, homeCountry }));
}

/** Returns the landing pages that a listing belongs to. */
export async function readLandingsAbove(
  ctx: Context,
  { status, type, placeId }: { status: LandingStatus; type: string; placeId: number | null },
): Promise<LandingRow[]> {
  return withStatus(await findLandingsAbove(ctx.db, status, type, placeId));
}

/** Returns the landing pages of places with ids from one to before another. Those of no place have the id 0. */
export async function readLandingsOfPlaces(ctx: Context, from: number, before: number): Promise<LandingRow[]> {
  return withStatus(await findLandingsOfPlaces(ctx.db, from, before));
}

/** A check of the table allows no other statuses. */
function withStatus(rows: Stored[]): LandingRow[] {
  return rows.map((row) => ({ ...row, names: localNames(row.names) })) as LandingRow[];
}
