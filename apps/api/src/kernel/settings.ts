import { titles } from '@africanscity/contracts/accounts/values';
import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { z } from 'zod';
import type { AppContext, RequestContext } from '../context.ts';
import { changeOf, recordAct } from './audit.ts';

type Reader = Pick<AppContext, 'log'> & { db: Transaction };

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
  return (await readList(ctx, 'lookups.titles')) ?? [...titles];
}

export const countriesSetting = 'lookups.countries';

/** Returns the countries that owners choose from: codes in the order of the choice; none for all countries. */
export async function readOfferedCountries(ctx: Reader): Promise<string[]> {
  return (await readList(ctx, countriesSetting)) ?? [];
}

async function readList(ctx: Reader, name: string): Promise<string[] | undefined> {
  const setting = await ctx.db.setting.findUnique({ where: { name } });
  if (!setting) return undefined;
  const value = z.array(z.string()).safeParse(setting.value);
  // A broken setting must not break the form.
  if (!value.success) ctx.log.warn({ setting: name }, 'a setting is not in the shape it must have');
  return value.data;
}
