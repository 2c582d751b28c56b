import type { Transaction } from '@africanscity/db/client';
import { addViews } from './demo.sql.ts';

const shownDays = 30;

/** Creates views of the last weeks for the charts, the same at every seeding. */
export async function seedDemoViews(tx: Transaction, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await addViews(tx, today, shownDays);
}
