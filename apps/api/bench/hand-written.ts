import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import { propertyStatuses } from '@africanscity/contracts/listings/values';
import { ListingPage } from '@africanscity/contracts/listings/listing-page';
import Fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import type { Config } from '../src/context.ts';
import { presentCard } from '../src/domains/listings/present-card.ts';
import { type CardCells, readCard } from '../src/domains/listings/search/card-sql.ts';
import {
  type CountedFilter,
  filterShape,
  filterValues,
  pageFromMarkSql,
  pageFromPlaceSql,
} from '../src/domains/listings/search/counted/page-sql.ts';

/** The page as one would write it for this one purpose: a bare Fastify and node-postgres, the same SQL and fields. */
export function buildHandWritten(connectionString: string, config: Config) {
  const pool = new pg.Pool({ connectionString, max: 20, options: '-c plan_cache_mode=force_generic_plan -c jit=off' });
  const app = Fastify();
  const schema = { response: { 200: z.toJSONSchema(ListingPage, { target: 'openapi-3.0', io: 'output' }) } };
  app.get('/api/africanscity/getpaginatedproperties', { schema }, async (request): Promise<ListingPage> => {
    const query = request.query as Record<string, string | undefined>;
    const filter = {
      propertyStatus: query.propertyStatus,
      propertyType: query.propertyType,
      city: query.city,
    } as CountedFilter;
    const orderBy = (query.orderBy ?? 'createdAt-DESC') as ListingOrder;
    const [page, size] = [Number(query.page ?? 0), Number(query.size ?? 25)];
    const offset = page * size;
    const deep = offset > 1000;
    const text = deep
      ? pageFromMarkSql(filter, orderBy)
      : pageFromPlaceSql(filter, { order: orderBy, backwards: false });
    const start = deep ? [size, offset] : [size, offset, orderBy.endsWith('ASC') ? '-infinity' : 'infinity', 0];
    const name = `${deep} ${orderBy} ${filterShape(filter)}`;
    const { rows } = await pool.query<CardCells & { total: number }>({
      name,
      text,
      values: [...start, ...filterValues(filter)],
    });
    const total = rows[0]?.total ?? 0;
    const content = rows
      .filter((row) => row.id !== null)
      .map((row) => presentCard({ config, clock: () => new Date() }, propertyStatuses, readCard(row)));
    const totalPages = Math.ceil(total / size);
    return {
      content,
      pageable: { pageNumber: page, pageSize: size, offset },
      totalElements: total,
      totalPages,
      numberOfElements: content.length,
      first: page === 0,
      last: page >= totalPages - 1,
      moreThanTotal: false,
      previousCursor: null,
      nextCursor: null,
      reading: null,
    };
  });
  return app;
}
