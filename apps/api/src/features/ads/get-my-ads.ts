import type { Ad } from '@africanscity/contracts/ads';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { presentAd, withAd } from './present.ts';

export async function getMyAds(ctx: RequestContext, input: { page: number; size: number }) {
  const where = { subscription: { userId: actorOf(ctx).userId } };
  const [total, rows] = await Promise.all([
    ctx.db.adTask.count({ where }),
    ctx.db.adTask.findMany({
      where,
      orderBy: [{ dueFrom: 'desc' }, { id: 'asc' }],
      skip: Math.min(input.page * input.size, 2_147_483_647),
      take: input.size,
      include: withAd,
    }),
  ]);
  return presentPage<Ad>(rows.map(presentAd), input, total);
}
