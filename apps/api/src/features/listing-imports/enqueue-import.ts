import type { AppContext } from '../../context.ts';

/** Has an import worked on now. Never fails: the round that looks for forgotten imports comes anyway. */
export async function enqueueImport(ctx: AppContext, id: number): Promise<void> {
  await ctx.jobs.enqueue('work-on-import', { id }, { key: String(id) }).catch((error: Error) => {
    ctx.log.warn({ err: error }, 'an import could not be queued');
  });
}
