import { StoredBrand, StoredDraft } from '@africanscity/contracts/administration/brand';
import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../context.ts';
import { readSetting } from './settings.ts';

export const brandSetting = 'brand';
export const brandDraftSetting = 'brand.draft';

/** Milliseconds after which another copy of the server shows a published brand. */
const keptMs = 5_000;

type Site = Pick<AppContext, 'config' | 'db' | 'log'>;
type Reader = Pick<AppContext, 'log'> & { db: Transaction };
const readAt = new WeakMap<AppContext['config'], number>();

/** Puts the setting `brand` into the config. Without the setting, the brand of the environment stays. */
export async function loadBrand(ctx: Site): Promise<void> {
  const brand = await readSetting(ctx, brandSetting, StoredBrand);
  if (brand) ctx.config.brand = brand;
}

export function readBrandDraft(ctx: Reader): Promise<StoredDraft | null> {
  return readSetting(ctx, brandDraftSetting, StoredDraft);
}

/** Loads the brand again in the background once it is old. A failure keeps the present one. */
export function refreshBrand(ctx: Site & Pick<AppContext, 'clock'>): void {
  const now = ctx.clock().getTime();
  const before = readAt.get(ctx.config);
  if (before !== undefined && before <= now && now - before < keptMs) return;
  readAt.set(ctx.config, now);
  void loadBrand(ctx).catch(() => {});
}
