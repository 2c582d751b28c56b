import type { Database } from '@africanscity/db/client';
import { exportedReference } from '../core/exported.ts';
import type { Candidate } from './candidate-batches.ts';
import type { BatchTools } from './import-batch.ts';
import type { FieldChange } from './row-difference.ts';
import { findByIdentity } from './known-listings.ts';
import { findPricedInDollars, forgetRestoring, restoreAmounts } from './command-line.sql.ts';

/**
 * Gives listings that were imported in dollars the amounts in which they were priced; a dry run finds them. Listings whose price changed
 * since stay as they are. Returns them by the lines of their rows.
 */
export async function restoreBatch(
  { db, clock, dryRun }: BatchTools,
  candidates: Candidate[],
): Promise<{ line: number; reference: string; changes: FieldChange[] }[]> {
  const converted = candidates.filter(({ dollars }) => dollars !== undefined);
  if (converted.length === 0) return [];
  const known = await findByIdentity(
    db,
    converted.map(({ importKey, row }) => ({ ...row, importKey })),
  );
  const given = known
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ place, id }) => {
      const { line, row, dollars } = converted[place]!;
      const { amount, currency, period } = row.priced;
      return { line, id, amount, currency, period, price: dollars!.price, rate: dollars!.rate };
    });
  if (given.length === 0) return [];
  const text = JSON.stringify(given);
  const restored = dryRun ? await findPricedInDollars(db, text) : await restoreAll(db, text, clock());
  const byLine = new Map(converted.map((candidate) => [candidate.line, candidate]));
  return restored.map(({ line, id, reference }) => {
    const { row, dollars } = byLine.get(line)!;
    const after = [row.price, row.priced.currency, row.priced.period].filter(Boolean).join(' ');
    const changes = [{ column: 'price', before: dollars!.price, after }];
    return { line, reference: exportedReference({ id, reference }), changes };
  });
}

function restoreAll(db: Database, given: string, today: Date) {
  return db.$transaction(async (tx) => {
    const restored = await restoreAmounts(tx, given, today);
    await forgetRestoring(
      tx,
      restored.map(({ id }) => id),
    );
    return restored;
  });
}
