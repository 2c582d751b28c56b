import type { Agent } from '@africanscity/contracts/companies/agents';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/call';
import type { calls } from '@africanscity/contracts/companies/calls';
import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { presentPage } from '../../kernel/paging.ts';
import { readPictures } from '../../kernel/pictures/read-pictures.ts';
import { readOffers } from './offers.ts';
import { presentAgent, presentAgentCard } from './present.ts';

export async function getAgents(
  ctx: RequestContext,
  input: EndpointInput<typeof calls.getAgents>,
): Promise<EndpointOutput<typeof calls.getAgents>> {
  const { ids, total } = await findAgents(ctx, input);
  const [users, offers] = await Promise.all([
    ctx.db.user.findMany({
      where: { id: { in: ids } },
      include: {
        memberships: { include: { agency: true }, orderBy: { createdAt: 'asc' } },
      },
    }),
    readOffers(ctx, 'ownerId', ids),
  ]);
  const pictures = await readPictures(
    ctx,
    users.flatMap(({ pictureHash }) => pictureHash ?? []),
  );
  const byId = new Map(
    users.map((user) => [user.id, { ...user, picture: pictures.get(user.pictureHash ?? '') ?? null }]),
  );
  const cards = ids.flatMap((id) => {
    const [user, offer] = [byId.get(id), offers.get(id)];
    return user && offer ? [presentAgentCard(ctx, user, offer)] : [];
  });
  return presentPage(cards, input, total);
}

interface Asked {
  page: number;
  size: number;
  search: string;
  letter: string;
}

/** Returns the ids of a page of people with open listings, by name, and the total. */
async function findAgents(ctx: RequestContext, asked: Asked): Promise<{ ids: number[]; total: number }> {
  const rows = await ctx.db.$queryRaw<{ id: number | null; total: number }[]>`
    WITH matching AS MATERIALIZED (${matchingAgents(asked)})
    SELECT page.id, (SELECT count(*)::int FROM matching) AS total
    FROM (SELECT) AS once LEFT JOIN (
      SELECT id, name, surname FROM matching ORDER BY name, surname, id
      LIMIT ${asked.size} OFFSET ${asked.page * asked.size}) AS page ON true
    ORDER BY page.name, page.surname, page.id`;
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
}

/** SQL of agents: an agent's listings are read up to the first one that is open and, unless the agent's name does, matches the search. */
function matchingAgents({ search, letter }: Asked): Prisma.Sql {
  return Prisma.sql`
    SELECT u.id, lower(u.name) AS name, lower(u.surname) AS surname
    FROM users u CROSS JOIN LATERAL (
      SELECT p.id FROM properties p
      WHERE p.owner_id = u.id AND p.listed_as IN ('FOR_SALE', 'FOR_RENT') AND ${search ? searchCondition(search) : Prisma.sql`true`}
      LIMIT 1) AS open
    WHERE u.disabled_at IS NULL AND ${letter ? Prisma.sql`u.name ILIKE ${`${letter}%`}` : Prisma.sql`true`}`;
}

/** That an agent's name, or the place of a listing by any of its names or as its owner calls it, contains the search. */
function searchCondition(search: string): Prisma.Sql {
  const pattern = `%${likePattern(search)}%`;
  const place = Prisma.sql`'%' || coalesce(nullif(plain_words(${search}), ''), '-') || '%'`;
  return Prisma.sql`(concat_ws(' ', u.name, u.surname) ILIKE ${pattern} OR p.area ILIKE ${pattern} OR p.city ILIKE ${pattern}
    OR p.place_id IN (
      SELECT inside.id FROM places inside, unnest(inside.path) AS around (id)
      WHERE around.id IN (SELECT n.place_id FROM place_names n WHERE n.name LIKE ${place})))`;
}

export async function getAgent(ctx: RequestContext, input: { id: number }): Promise<Agent> {
  const { user, offer } = await readAgent(ctx, input.id);
  return presentAgent(ctx, user, offer);
}

/** Returns a user with open listings. Throws NotFound for all others, so that ids do not reveal accounts. */
export async function readAgent(ctx: RequestContext, id: number) {
  const [user, offers] = await Promise.all([
    ctx.db.user.findUnique({
      where: { id },
      include: {
        picture: { include: { variants: true } },
        contacts: { orderBy: { position: 'asc' } },
        memberships: { include: { agency: true }, orderBy: { createdAt: 'asc' } },
      },
    }),
    readOffers(ctx, 'ownerId', [id]),
  ]);
  const offer = offers.get(id);
  if (!user || user.disabledAt || !offer) throw new NotFound('This agent');
  return { user, offer };
}
