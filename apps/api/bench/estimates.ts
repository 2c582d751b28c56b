import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import {
  calibrateEstimates,
  calibrationsOf,
  cityOf,
  findResiduals,
  type Residual,
} from '../src/domains/requests/estimates/calibrate-estimates.ts';
import { findCities, findHomes } from '../src/domains/requests/estimates/estimates.sql.ts';
import { plainMedian } from './plain-estimates.ts';

/**
 * Prints how well price estimates hold on the newest homes of each city, each estimated from older listings alone: the median of
 * |log(estimate / price)|, the same of the plain median of adverts of its type and rooms on the same homes, and the share of
 * prices in the range of 80 %. Name the DATA_DIR of a marketplace that does not run: `node apps/api/bench/estimates.ts --data
 * FOLDER`. It migrates that marketplace and stores its calibrations.
 */
const { values: options } = parseArgs({ options: { data: { type: 'string' } } });
if (!options.data) throw new Error('Name the DATA_DIR of a marketplace with --data');
const server = await startEmbeddedPostgres({ folder: join(options.data, 'postgres'), durable: false, megabytes: 128 });
const { db, pool, close } = openDatabase(server.url, console.error, 60_000);
try {
  await migrate(server.url);
  await pool.query('VACUUM (ANALYZE)');
  const ctx = { db, clock: () => new Date() };
  const homes = await findHomes(db);
  const cities = new Set((await findCities(db)).map(({ id }) => id));
  let started = performance.now();
  const residuals = await findResiduals(ctx, homes, cities);
  const each = (performance.now() - started) / residuals.length;
  const plain: (number | null)[] = [];
  for (const { home } of residuals) plain.push(await plainMedian(pool, home.id));
  const names = new Map(
    (await pool.query<{ id: number; name: string }>('SELECT id, name FROM places')).rows.map(({ id, name }) => [
      id,
      name,
    ]),
  );
  const rows = calibrationsOf(homes, residuals, cities).map((calibration) => {
    const { placeId, measured, covered, low, high } = calibration;
    const inPlace = ({ home }: Residual) => cityOf(home, cities) === placeId || home.path[0] === placeId;
    return {
      place: names.get(placeId),
      homes: calibration.homes,
      measured,
      'covered %': round((100 * covered) / measured, 1),
      range: `${round(Math.exp(low), 2)} to ${round(Math.exp(high), 2)}`,
      ...compare(inPlace),
    };
  });
  console.table([...rows, { place: 'all', homes: homes.length, ...compare(() => true) }]);
  started = performance.now();
  await calibrateEstimates(ctx);
  console.log(`${round(each, 1)} ms an estimate; the job takes ${round((performance.now() - started) / 1000, 1)} s`);

  function compare(chosen: (one: Residual) => boolean) {
    const both = residuals.flatMap((one, at) => {
      const median = plain[at];
      return chosen(one) && median ? [{ ours: one.residual, plain: Math.log(one.home.price / median) }] : [];
    });
    const [ours, other] = [medianSize(both.map((one) => one.ours)), medianSize(both.map((one) => one.plain))];
    return {
      estimated: residuals.filter(chosen).length,
      compared: both.length,
      error: round(ours, 4),
      'plain error': round(other, 4),
      ratio: round(ours / other, 3),
    };
  }
} finally {
  await close();
  await server.stop();
}

function medianSize(values: number[]): number {
  return values.map(Math.abs).sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
