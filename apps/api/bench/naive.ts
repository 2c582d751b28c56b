import { propertyStatuses, openStatuses } from '@africanscity/contracts/listings/values';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import Fastify from 'fastify';
import type { AppContext } from '../src/context.ts';
import { cardIncludes, presentCard } from '../src/domains/listings/present-card.ts';
import { presentPage } from '../src/kernel/paging.ts';

/** The page as an ORM suggests it: findMany with include, and count. */
export function buildNaive(ctx: AppContext) {
  const app = Fastify();
  app.get('/api/africanscity/getpaginatedproperties', async (request) => {
    const query = request.query as Record<string, string | undefined>;
    const status = query.propertyStatus as PropertyStatus | undefined;
    const where = {
      listedAs: { not: null },
      status: { in: status ? [status] : [...openStatuses] },
      type: query.propertyType,
      city: query.city,
    };
    const [key = '', direction] = (query.orderBy ?? 'createdAt-DESC').split('-');
    const order = direction === 'ASC' ? 'asc' : 'desc';
    const asked = { page: Number(query.page ?? 0), size: Number(query.size ?? 25) };
    const [total, rows] = await Promise.all([
      ctx.db.property.count({ where }),
      ctx.db.property.findMany({
        where,
        orderBy: [{ [key]: order }, { id: order }],
        skip: asked.page * asked.size,
        take: asked.size,
        include: cardIncludes,
      }),
    ]);
    return presentPage(
      rows.map((row) => presentCard(ctx, propertyStatuses, row)),
      asked,
      total,
    );
  });
  return app;
}
