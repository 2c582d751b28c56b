import type { Transaction } from '@africanscity/db/client';

/** Rows are there and pictures are being drawn; or everything is there. */
export type DemoState = 'drawing' | 'complete';

const name = 'demo';

/** Null where the demo was never laid out. */
export async function readDemoState(db: Pick<Transaction, 'setting'>): Promise<DemoState | null> {
  return ((await db.setting.findUnique({ where: { name } }))?.value ?? null) as DemoState | null;
}

export async function writeDemoState(db: Pick<Transaction, 'setting'>, value: DemoState): Promise<void> {
  await db.setting.upsert({ where: { name }, create: { name, value }, update: { value } });
}
