import * as texts from '@africanscity/messages/administration';
import { Counter, Partner, type HomeContent, type Testimonial } from '@africanscity/contracts/administration/home';
import type { Transaction } from '@africanscity/db/client';
import type { Feedback } from '@africanscity/db/generated/client';
import type { Logger } from 'pino';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { countOpen } from '../listings/search/listing-counts.ts';
import { getArrangement, shownOf } from './arrangement.ts';
import { countOffering } from './administration.sql.ts';

/** Counters and partners that administrators set, in the settings `home.counters` and `home.partners`; null before that. */
export async function readHomeSettings({
  db,
  log,
}: {
  db: Transaction;
  log: Logger;
}): Promise<Pick<HomeContent, 'counters' | 'partners'>> {
  const settings = await db.setting.findMany({ where: { name: { in: ['home.counters', 'home.partners'] } } });
  const read = <T>(name: string, schema: z.ZodType<T[]>): T[] => {
    const setting = settings.find((row) => row.name === name);
    if (!setting) return [];
    const value = schema.safeParse(setting.value);
    // A broken setting must not break the home page.
    if (!value.success) log.warn({ setting: name }, 'a setting is not in the shape it must have');
    return value.data ?? [];
  };
  const counters = read('home.counters', z.array(Counter));
  return {
    counters: isDeepStrictEqual(counters, placeholders) ? [] : counters,
    partners: read('home.partners', z.array(Partner)),
  };
}

/** The former default. An administrator who saved it unchanged has set nothing. */
const placeholders: Counter[] = Object.entries({
  Properties: 300,
  Agents: 30,
  'Happy Clients': 100,
  Projects: 15,
}).map(([label, value]) => ({ label, value }));

const shownTestimonials = 6;

/** Returns the content of the home page beside listings. */
export async function getHomeContent(ctx: RequestContext): Promise<HomeContent> {
  const [{ counters, partners }, { sections }, counted, testimonials] = await Promise.all([
    readHomeSettings(ctx),
    getArrangement(ctx),
    countSite(ctx),
    ctx.db.feedback.findMany({
      where: { approvedAt: { not: null }, user: { disabledAt: null } },
      orderBy: [{ approvedAt: 'desc' }, { id: 'desc' }],
      take: shownTestimonials,
      include: { user: { select: { name: true, surname: true } } },
    }),
  ]);
  return {
    counters: counters.length > 0 ? counters : counted,
    testimonials: testimonials.map(presentTestimonial),
    partners,
    sections: shownOf(sections),
  };
}

/** Counts the site now. Omits zeros. */
async function countSite(ctx: RequestContext): Promise<Counter[]> {
  const [listings, [open]] = await Promise.all([countOpen(ctx), countOffering(ctx.db)]);
  const { cities = 0, owners = 0, companies = 0 } = open ?? {};
  const counted = [
    [listings, texts.listingsCounted],
    [cities, texts.citiesCounted],
    [owners, texts.offeringCounted],
    [companies, texts.agenciesCounted],
  ] as const;
  return counted.flatMap(([value, label]) => (value > 0 ? [{ label: label({ count: value }), value }] : []));
}

/** The authors of testimonials agreed to be quoted, not to be identified: shows one letter of the surname. */
function presentTestimonial(row: Feedback & { user: { name: string; surname: string } }): Testimonial {
  const initial = [...row.user.surname.trim()][0];
  return {
    id: row.id,
    message: row.message,
    author: initial ? `${row.user.name} ${initial.toUpperCase()}.` : row.user.name,
    createdAt: row.createdAt.toISOString(),
  };
}
