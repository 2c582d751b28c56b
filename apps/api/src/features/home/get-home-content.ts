import { Counter, Partner, type HomeContent } from '@africanscity/contracts/home';
import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { defaultCounters, defaultPartners } from './defaults.ts';
import { presentTestimonial } from './present.ts';

const shownTestimonials = 6;

/** What the home page shows beside listings; counters and partners from the settings `home.counters` and `home.partners`. */
export async function getHomeContent(ctx: RequestContext): Promise<HomeContent> {
  const [settings, testimonials] = await Promise.all([
    ctx.db.setting.findMany({ where: { name: { in: ['home.counters', 'home.partners'] } } }),
    ctx.db.feedback.findMany({
      where: { approvedAt: { not: null }, user: { disabledAt: null } },
      orderBy: [{ approvedAt: 'desc' }, { id: 'desc' }],
      take: shownTestimonials,
      include: { user: { select: { name: true, surname: true } } },
    }),
  ]);
  const read = <T>(name: string, schema: z.ZodType<T>, otherwise: T): T => {
    const setting = settings.find((row) => row.name === name);
    if (!setting) return otherwise;
    const value = schema.safeParse(setting.value);
    // A setting that somebody broke by hand must not take the home page with it.
    if (!value.success) ctx.log.warn({ setting: name }, 'a setting is not in the shape it must have');
    return value.success ? value.data : otherwise;
  };
  return {
    counters: read('home.counters', z.array(Counter), defaultCounters),
    testimonials: testimonials.map(presentTestimonial),
    partners: read('home.partners', z.array(Partner), defaultPartners),
  };
}
