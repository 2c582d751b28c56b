import type { AppContext } from '../../../context.ts';
import { chooseComparables, type Comparable, estimateFrom, type Estimate, mostComparables } from './comparables.ts';
import {
  findCoefficients,
  findComparables,
  findHome,
  findSurroundings,
  type Home,
  inSameArea,
  inSameCity,
  type Subject,
  type Surroundings,
} from './estimates.sql.ts';
import { type Coefficients, featuresOf } from './price-model.ts';

/** Land and other places without rooms are comparable from half to double the size. */
const sizeFactor = 2;

export interface Estimated extends Estimate {
  around: Surroundings;
  /** The comparable homes, outliers included, the most similar first. */
  homes: Comparable[];
  /** Comparable homes in the area of the subject. */
  inArea: number;
}

interface Options {
  /** Given by the calibration; otherwise those in the database. */
  coefficients?: Coefficients;
  /** The facts of the subject, where they are known already. */
  own?: Home;
  /** Only listings with a lower id are comparable. */
  before?: number;
}

const nowhere: Surroundings = {
  area: null,
  city: null,
  beside: [],
  cityId: null,
  countryId: null,
  citySlug: null,
  areaSlug: null,
};

/** Estimates the price of a listing from comparable open homes: of its area and beside it, and when these are few of its city. */
export async function estimatePrice(
  ctx: Pick<AppContext, 'db'>,
  subject: Subject,
  { own: known, coefficients, before }: Options = {},
): Promise<Estimated> {
  const around = (await findSurroundings(ctx.db, subject.placeId))[0] ?? nowhere;
  const own = known ?? (await findHome(ctx.db, subject.id))[0];
  // The listing was read before, but may have been removed meanwhile.
  if (!own) return { around, homes: [], inArea: 0, comparables: 0, excluded: 0, prices: null };
  const candidates = await findCandidates(ctx, subject, around, before);
  const weights = coefficients ?? (await readCoefficients(ctx, [own, ...candidates]));
  const homes = chooseComparables(own, candidates, around.beside, weights);
  const inArea = new Set(candidates.filter((home) => isInArea(subject, home, around)).map(({ id }) => id));
  return { around, homes, inArea: homes.filter(({ id }) => inArea.has(id)).length, ...estimateFrom(homes) };
}

async function findCandidates(
  ctx: Pick<AppContext, 'db'>,
  subject: Subject,
  around: Surroundings,
  before: number | undefined,
): Promise<Home[]> {
  const size = sizeThatCounts(subject);
  const common = {
    subject,
    sizes: size === null ? null : { least: size / sizeFactor, most: size * sizeFactor },
    before: before ?? null,
  };
  const area = subject.area.trim() === '' ? null : inSameArea(subject, around);
  const searches = [
    ...(area
      ? [
          { where: area, siblings: false },
          { where: area, siblings: true },
        ]
      : []),
    ...(around.beside.length > 0 ? [{ where: { places: around.beside }, siblings: false }] : []),
  ];
  const near = searches.length > 0 ? await findComparables(ctx.db, { ...common, searches }) : [];
  if (near.length >= mostComparables) return near;
  const inCity = { where: inSameCity(subject, around), siblings: false };
  const others = await findComparables(ctx.db, { ...common, searches: [inCity] });
  const known = new Set(near.map(({ digest }) => digest));
  return [...near, ...others.filter(({ digest }) => !known.has(digest))];
}

/** Square metres for places without rooms; null when rooms decide, or it is unknown. */
export function sizeThatCounts({ numRoom, sizeSquareMeters }: Subject): number | null {
  return !numRoom && sizeSquareMeters ? sizeSquareMeters.toNumber() : null;
}

function isInArea(subject: Subject, home: Home, around: Surroundings): boolean {
  if (subject.area.trim() === '') return false;
  if (subject.placeKnown && around.area) return home.placeId !== null && around.area.includes(home.placeId);
  return home.area.trim().toLowerCase() === subject.area.trim().toLowerCase();
}

async function readCoefficients(ctx: Pick<AppContext, 'db'>, homes: Home[]): Promise<Coefficients> {
  const features = [...new Set(homes.flatMap(featuresOf))];
  const rows = await findCoefficients(ctx.db, features);
  return new Map(rows.map(({ feature, value }) => [feature, value]));
}
