import * as siteTexts from '@africanscity/messages/site';
import type { Agent } from '@africanscity/contracts/companies/agents';
import type { calls } from '@africanscity/contracts/companies/calls';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { presentPage } from '../../kernel/paging.ts';
import { readPictures } from '../../kernel/pictures/read-pictures.ts';
import type { Verb } from '../../verb.ts';
import { readOffers } from './offers.ts';
import { presentAgent, presentAgentCard } from './present.ts';
import { selectAgents } from './companies.sql.ts';

export const getAgents: Verb<typeof calls.getAgents> = async (ctx, input) => {
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
};

interface Asked {
  page: number;
  size: number;
  search: string;
  letter: string;
}

/** Returns the ids of a page of people with open listings, by name, and the total. */
async function findAgents(ctx: RequestContext, asked: Asked): Promise<{ ids: number[]; total: number }> {
  const rows = await selectAgents(ctx.db, asked);
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
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
  if (!user || user.disabledAt || !offer) throw new NotFound(siteTexts.agentNotFound());
  return { user, offer };
}
