import { seedDefaults } from '@africanscity/db/seed/defaults';
import type { AppContext } from '../context.ts';
import type { Env } from '../env.ts';
import { demoLogins } from '../features/demo/demo-logins.ts';
import { seedDemo } from '../features/demo/seed-demo.ts';
import { startDemoPictures } from '../features/demo/start-demo-pictures.ts';
import { ensureFirstAdministrator } from '../features/users/ensure-first-administrator.ts';

export interface Filled {
  /** To show whoever started the demo. */
  logins: typeof demoLogins;
  /** Draws what the demo's pictures lack, while the site answers already. Stops when asked. */
  drawPictures(): { stop(): Promise<void> };
}

/** Gives every database its defaults and first administrator, and an empty one the demo where it is on. */
export async function fillDatabase(ctx: AppContext, env: Env, tell: (text: string) => void): Promise<Filled> {
  await seedDefaults(ctx.db);
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD)
    await ensureFirstAdministrator(ctx.db, env.ADMIN_EMAIL, env.ADMIN_PASSWORD);
  const demo = (env.DEMO ?? !env.DATABASE_URL) && (await seedDemo(ctx));
  return {
    logins: demo ? demoLogins : [],
    drawPictures: () => (demo ? startDemoPictures(ctx, tell) : { stop: async () => {} }),
  };
}
