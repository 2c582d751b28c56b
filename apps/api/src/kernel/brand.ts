import { BrandForm } from '@africanscity/contracts/administration/brand';
import type { AppContext } from '../context.ts';

export const brandSetting = 'brand';

/** Milliseconds after which another copy of the server shows a published brand. */
const keptMs = 5_000;

type Site = Pick<AppContext, 'config' | 'db' | 'log'>;
const readAt = new WeakMap<AppContext['config'], number>();

/** Puts the setting `brand` into the config. Without the setting, the brand of the environment stays. */
export async function loadBrand({ config, db, log }: Site): Promise<void> {
  const setting = await db.setting.findUnique({ where: { name: brandSetting } });
  if (!setting) return;
  const value = BrandForm.safeParse(setting.value);
  // A broken setting must not stop the server.
  if (value.success) config.brand = value.data;
  else log.warn({ setting: brandSetting }, 'a setting is not in the shape it must have');
}

/** Loads the brand again in the background once it is old. A failure keeps the present one. */
export function refreshBrand(ctx: Site & Pick<AppContext, 'clock'>): void {
  const now = ctx.clock().getTime();
  const before = readAt.get(ctx.config);
  if (before !== undefined && before <= now && now - before < keptMs) return;
  readAt.set(ctx.config, now);
  void loadBrand(ctx).catch(() => {});
}
