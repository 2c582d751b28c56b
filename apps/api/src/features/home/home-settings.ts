import { Counter, Partner, type HomeContent } from '@africanscity/contracts/home';
import type { Transaction } from '@africanscity/db/client';
import type { Logger } from 'pino';
import { z } from 'zod';
import { defaultCounters, defaultPartners } from './defaults.ts';

/** Counters and partners, from the settings `home.counters` and `home.partners`. */
export async function readHomeSettings({
  db,
  log,
}: {
  db: Transaction;
  log: Logger;
}): Promise<Pick<HomeContent, 'counters' | 'partners'>> {
  const settings = await db.setting.findMany({ where: { name: { in: ['home.counters', 'home.partners'] } } });
  const read = <T>(name: string, schema: z.ZodType<T>, otherwise: T): T => {
    const setting = settings.find((row) => row.name === name);
    if (!setting) return otherwise;
    const value = schema.safeParse(setting.value);
    // A setting that somebody broke by hand must not take the home page with it.
    if (!value.success) log.warn({ setting: name }, 'a setting is not in the shape it must have');
    return value.success ? value.data : otherwise;
  };
  return {
    counters: read('home.counters', z.array(Counter), defaultCounters),
    partners: read('home.partners', z.array(Partner), defaultPartners),
  };
}
