import type { AppContext } from '../../context.ts';
import { contactLimits } from '../../http/limits.ts';

/** Name of the setting. */
export const contactLimitSetting = 'contacts.ownersADay';

/** Owners whose contacts one account may see a day, as administrators set it. */
export async function readContactLimit(ctx: Pick<AppContext, 'db' | 'log'>): Promise<number> {
  const setting = await ctx.db.setting.findUnique({ where: { name: contactLimitSetting } });
  if (!setting) return contactLimits.ownersADay;
  if (Number.isInteger(setting.value) && Number(setting.value) > 0) return Number(setting.value);
  ctx.log.warn({ setting: contactLimitSetting }, 'a setting is not in the shape it must have');
  return contactLimits.ownersADay;
}
