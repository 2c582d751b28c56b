import type { Partner } from '@africanscity/contracts/home';
import type { RequestContext } from '../../context.ts';
import { readHomeSettings } from '../home/home-settings.ts';
import { writeSetting } from './write-setting.ts';

/** Changes the list of partners; two changes at once are made one after the other. */
export async function changePartners(
  ctx: RequestContext,
  action: string,
  change: (partners: Partner[]) => Partner[],
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('home.partners'))`;
    const { partners } = await readHomeSettings({ db: tx, log: ctx.log });
    await writeSetting(ctx, tx, { action, name: 'home.partners', value: change(partners) });
  });
}
