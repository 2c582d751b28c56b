import type * as calls from '@africanscity/contracts/administration/calls/places';
import type { PlaceRow } from '@africanscity/contracts/administration/places';
import { propertyStatuses } from '@africanscity/contracts/listings/values';
import type { Prisma, PropertyStatus } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { holds, presentPage, tablePage, whereSearch } from '../../kernel/paging.ts';
import type { Verb } from '../../verb.ts';
import { countPlaceListings } from './places.sql.ts';

const listed = Object.keys(propertyStatuses) as PropertyStatus[];

export const getPlaces: Verb<typeof calls.getPlaces> = async (ctx, input) => {
  const { which, search } = input;
  const where: Prisma.PlaceWhereInput = {
    AND: [
      which === 'waiting' ? { confirmedAt: null } : {},
      whereSearch(search, [{ name: holds(search) }, { names: { some: { name: holds(search) } } }]),
    ],
  };
  const [total, rows] = await Promise.all([
    ctx.db.place.count({ where }),
    ctx.db.place.findMany({ where, ...tablePage(input), include: { names: { orderBy: { name: 'asc' } } } }),
  ]);
  const [above, numbers] = await Promise.all([
    ctx.db.place.findMany({
      where: { id: { in: rows.flatMap(({ path }) => path) } },
      select: { id: true, name: true },
    }),
    numbersOf(
      ctx,
      rows.map(({ id }) => id),
    ),
  ]);
  const nameOf = new Map(above.map(({ id, name }) => [id, name]));
  const content = rows.map(({ id, kind, name, slug, parentId, latitude, longitude, names, ...row }): PlaceRow => {
    const number = numbers.get(id);
    return {
      id,
      kind,
      name,
      slug,
      within: row.path
        .slice(0, -1)
        .reverse()
        .map((wider) => nameOf.get(wider))
        .join(', '),
      parentId,
      latitude,
      longitude,
      names: names.filter((other) => other.withinId === null).map((other) => other.name),
      listings: number?.listings ?? 0,
      example: number?.id ? { id: number.id, address: number.address } : null,
      waits: row.confirmedAt === null,
      createdAt: row.createdAt.toISOString(),
    };
  });
  return presentPage(content, input, total);
};

async function numbersOf(ctx: RequestContext, ids: number[]) {
  const rows = await countPlaceListings(ctx.db, ids, listed);
  return new Map(rows.map((row) => [row.placeId, row]));
}
