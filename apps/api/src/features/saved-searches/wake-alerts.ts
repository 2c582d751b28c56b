import type { AppContext } from '../../context.ts';

/**
 * Has new listings matched and mailed soon: not at once, so that listings that come together are told of
 * together. Never fails: the next round comes anyway.
 */
export async function wakeAlerts(ctx: AppContext): Promise<void> {
  const options = { key: 'soon', startAfterSeconds: ctx.config.alertDelaySeconds };
  await ctx.jobs.enqueue('send-alerts', {}, options).catch((error: Error) => {
    ctx.log.warn({ err: error }, 'alerts could not be woken');
  });
}
