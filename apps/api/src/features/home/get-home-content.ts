import type { HomeContent } from '@africanscity/contracts/home';
import type { RequestContext } from '../../context.ts';
import { readHomeSettings } from './home-settings.ts';
import { presentTestimonial } from './present.ts';

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
