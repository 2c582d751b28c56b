import { titles } from '@africanscity/contracts/accounts/values';
import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { z } from 'zod';
import type { AppContext, RequestContext } from '../context.ts';
import { changeOf, recordAct } from './audit.ts';

type Reader = Pick<AppContext, 'log'> & { db: Pick<Transaction, 'setting'> };

/** Returns the value of a setting; null without one. A broken setting must not break a page, so it is logged, and ignored. */
export async function readSetting<Value>(ctx: Reader, name: string, schema: z.ZodType<Value>): Promise<Value | null> {
  const setting = await ctx.db.setting.findUnique({ where: { name } });
  if (!setting) return null;
  const value = schema.safeParse(setting.value);
  if (!value.success) ctx.log.warn({ setting: name }, 'a setting is not in the shape it must have');
  return value.data ?? null;
}

/** Stores the value of a setting, and who changed it. */
export async function writeSetting(
  ctx: RequestContext,
  tx: Transaction,
  { action, name, value }: { action: string; name: string; value: Prisma.InputJsonValue },
): Promise<void> {
  const before = await tx.setting.findUnique({ where: { name } });
  await tx.setting.upsert({ where: { name }, create: { name, value }, update: { value } });
  const details = changeOf(before && { value: before.value as Prisma.InputJsonValue }, { value });
  await recordAct(ctx, tx, { action, subject: `setting ${name}`, details });
}

/** Returns the setting `lookups.titles`, or the defaults. */
export async function readTitles(ctx: Reader): Promise<string[]> {
  return (await readSetting(ctx, 'lookups.titles', z.array(z.string()))) ?? [...titles];
}

export const countriesSetting = 'lookups.countries';

/** Returns the countries that owners choose from: codes in the order of the choice; none for all countries. */
export async function readOfferedCountries(ctx: Reader): Promise<string[]> {
  return (await readSetting(ctx, countriesSetting, z.array(z.string()))) ?? [];
}
