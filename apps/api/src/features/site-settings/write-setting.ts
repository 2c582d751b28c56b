import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { recordAct } from '../admin/record-act.ts';

/** Sets what stands under a name, and keeps who did it. */
export async function writeSetting(
  ctx: RequestContext,
  tx: Transaction,
  { action, name, value }: { action: string; name: string; value: Prisma.InputJsonValue },
): Promise<void> {
  await tx.setting.upsert({ where: { name }, create: { name, value }, update: { value } });
  await recordAct(ctx, tx, { action, subject: `setting ${name}`, details: { after: { value } } });
}
