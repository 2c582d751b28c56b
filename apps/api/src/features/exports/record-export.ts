import type { RequestContext } from '../../context.ts';
import { recordAct } from '../admin/record-act.ts';

/** Rows that are read at a time. */
export const exportBatch = 500;

/** Whoever takes a copy of what people trusted the site with leaves a trace. */
export async function recordExport(ctx: RequestContext, action: string, subject: string): Promise<void> {
  await ctx.db.$transaction((tx) => recordAct(ctx, tx, { action, subject }));
}
