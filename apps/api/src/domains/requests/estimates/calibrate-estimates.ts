import type { AppContext } from '../../../context.ts';
import { type Calibration, deleteCalibrations, saveCalibration } from '../requests.sql.ts';
import { estimatePrice } from './estimate.ts';
import { walkForward } from './conformal.ts';
import { deleteCoefficients, findCities, findHomes, type Home, saveCoefficients } from './estimates.sql.ts';
import { fitPrices } from './price-model.ts';

/** Homes from which a city, or a country, has a calibration of its own. */
export const fewestHomes = 200;
/** Share of a city's homes, the newest, that measure the estimates. */
const heldOutShare = 0.6;
/** Maximum of them in a city. */
const mostHeldOut = 1000;
const parts = 4;

/** A home that measures the estimates: the logarithm of its asking price less that of its estimate. */
export interface Residual {
  home: Home;
  residual: number;
}

type Context = Pick<AppContext, 'db' | 'clock'>;

/** Calculates the coefficients and the calibrations again, from all open homes. */
export async function calibrateEstimates(ctx: Context): Promise<void> {
  const homes = await findHomes(ctx.db);
  const cities = new Set((await findCities(ctx.db)).map(({ id }) => id));
  const calibrations = calibrationsOf(homes, await findResiduals(ctx, homes, cities), cities);
  const coefficients = await fitPrices(homes);
  await ctx.db.$transaction(async (tx) => {
    await deleteCoefficients(tx);
    await saveCoefficients(tx, [...coefficients.keys()], [...coefficients.values()]);
    await deleteCalibrations(tx);
    for (const calibration of calibrations) await saveCalibration(tx, calibration, ctx.clock());
  });
}

/**
 * Returns the residuals of the newest homes of each city, the oldest first. They are divided by time: the coefficients for each
 * part are fitted on all homes before it, and each home is compared with older listings alone, as on the day of its listing.
 */
export async function findResiduals(ctx: Context, homes: Home[], cities: ReadonlySet<number>): Promise<Residual[]> {
  const partOf = new Map<number, number>();
  for (const group of Map.groupBy(homes, (home) => cityOf(home, cities)).values()) {
    const count = Math.min(Math.floor(group.length * heldOutShare), mostHeldOut);
    group.slice(group.length - count).forEach(({ id }, at) => partOf.set(id, Math.floor((at * parts) / count)));
  }
  const residuals: Residual[] = [];
  for (let part = 0; part < parts; part += 1) {
    const coefficients = await fitPrices(homes.filter(({ id }) => (partOf.get(id) ?? -1) < part));
    for (const home of homes.filter(({ id }) => partOf.get(id) === part)) {
      const subject = await ctx.db.property.findUnique({ where: { id: home.id } });
      const estimated = subject && (await estimatePrice(ctx, subject, { own: home, coefficients, before: home.id }));
      if (!estimated?.prices) continue;
      residuals.push({ home, residual: Math.log(home.price / estimated.prices.median) });
    }
  }
  return residuals.sort((a, b) => a.home.id - b.home.id);
}

/** Returns the calibration of each city and each country with enough homes. */
export function calibrationsOf(homes: Home[], residuals: Residual[], cities: ReadonlySet<number>): Calibration[] {
  const placesOf = (home: Home) => [cityOf(home, cities), home.path[0] ?? null].filter((id) => id !== null);
  const counts = new Map<number, number>();
  for (const home of homes) for (const id of placesOf(home)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= fewestHomes)
    .flatMap(([placeId, count]) => {
      const own = residuals.filter(({ home }) => placesOf(home).includes(placeId)).map(({ residual }) => residual);
      const { margins, ...coverage } = walkForward(own);
      return margins ? [{ placeId, homes: count, ...coverage, ...margins, error: medianSize(own) }] : [];
    });
}

/** Returns the id of the widest city that a home is in, or null. */
export function cityOf(home: Home, cities: ReadonlySet<number>): number | null {
  return home.path.find((id) => cities.has(id)) ?? null;
}

function medianSize(residuals: number[]): number {
  const sizes = residuals.map(Math.abs).sort((a, b) => a - b);
  const middle = (sizes.length - 1) / 2;
  return (sizes[Math.floor(middle)]! + sizes[Math.ceil(middle)]!) / 2;
}
