import { Counter, Partner, type HomeContent, type Testimonial } from '@africanscity/contracts/administration/home';
import type { Transaction } from '@africanscity/db/client';
import type { Feedback } from '@africanscity/db/generated/client';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { RequestContext } from '../../context.ts';

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

const shownTestimonials = 6;

/** What the home page shows beside listings. */
export async function getHomeContent(ctx: RequestContext): Promise<HomeContent> {
  const [{ counters, partners }, testimonials] = await Promise.all([
    readHomeSettings(ctx),
    ctx.db.feedback.findMany({
      where: { approvedAt: { not: null }, user: { disabledAt: null } },
      orderBy: [{ approvedAt: 'desc' }, { id: 'desc' }],
      take: shownTestimonials,
      include: { user: { select: { name: true, surname: true } } },
    }),
  ]);
  return { counters, testimonials: testimonials.map(presentTestimonial), partners };
}

/** Until the company sets its own. */
const defaultCounters: Counter[] = [
  { label: 'Properties', value: 300 },
  { label: 'Agents', value: 30 },
  { label: 'Happy Clients', value: 100 },
  { label: 'Projects', value: 15 },
];

/** Companies that do not exist, with drawn logos, so that a new site shows where partners will stand. */
const defaultPartners: Partner[] = [
  { name: 'Baobab Trust', logo: '/partners/baobab-trust.svg' },
  { name: 'Savanna Homes', logo: '/partners/savanna-homes.svg' },
  { name: 'Zambezi Brick', logo: '/partners/zambezi-brick.svg' },
  { name: 'Kente Interiors', logo: '/partners/kente-interiors.svg' },
  { name: 'Sahel Solar', logo: '/partners/sahel-solar.svg' },
  { name: 'Harbour Surveys', logo: '/partners/harbour-surveys.svg' },
];

/** Who praised the site agreed to be quoted, not to be looked up: the surname is one letter. */
function presentTestimonial(row: Feedback & { user: { name: string; surname: string } }): Testimonial {
  const initial = [...row.user.surname.trim()][0];
  return {
    id: row.id,
    message: row.message,
    author: initial ? `${row.user.name} ${initial.toUpperCase()}.` : row.user.name,
    createdAt: row.createdAt.toISOString(),
  };
}
