import type { AppContext } from '../../context.ts';
import { toE164 } from '../../kernel/phones/phone-numbers.ts';
import { findUnconverted, phoneSources, writeConverted } from './phone-sources.sql.ts';

type Context = Pick<AppContext, 'db'>;

/** Rows of one transaction: users who save theirs meanwhile wait for it. */
const batchSize = 500;

/**
 * Fills in the E.164 form of the phone numbers of `phone_conversions`, from the row where the last call ended. An invalid
 * number keeps none. Returns how many numbers it converted.
 */
export async function convertPhones(ctx: Context): Promise<number> {
  let converted = 0;
  for (const { source, afterId } of await ctx.db.phoneConversion.findMany({ orderBy: { source: 'asc' } })) {
    for (let after: number | null = afterId; after !== null; ) {
      const batch = await convertBatch(ctx, source, after);
      converted += batch.converted;
      after = batch.lastId;
    }
  }
  return converted;
}

/**
 * Resets the conversion, so that all numbers without an E.164 form are read again: their account may have a country now, or
 * the library may know more.
 */
export async function repeatPhoneConversion(ctx: Context): Promise<void> {
  await ctx.db.phoneConversion.createMany({
    data: [...phoneSources.keys()].map((source) => ({ source })),
    skipDuplicates: true,
  });
}

async function convertBatch(ctx: Context, source: string, after: number) {
  const described = phoneSources.get(source);
  const rows = described ? await findUnconverted(ctx.db, described, after, batchSize) : [];
  const lastId = rows.at(-1)?.id ?? null;
  const read = rows.flatMap(({ id, text, countries }) => {
    const e164 = toE164(text, countries);
    return e164 === null ? [] : [{ id, text, e164 }];
  });
  return ctx.db.$transaction(async (tx) => {
    const converted = described && read.length ? await writeConverted(tx, described, read) : 0;
    if (lastId === null) await tx.phoneConversion.deleteMany({ where: { source } });
    else await tx.phoneConversion.updateMany({ where: { source }, data: { afterId: lastId } });
    return { converted, lastId };
  });
}
