import type { getAgents as endpoint } from '@africanscity/contracts/agents';
import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { presentPage } from '../listings/search/present-page.ts';
import { findAgents } from './find-agents.ts';
import { presentAgentCard } from './present.ts';
import { readOffers } from './read-offers.ts';

export async function getAgents(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { ids, total } = await findAgents(ctx, input);
  const [users, offers] = await Promise.all([
    ctx.db.user.findMany({ where: { id: { in: ids } }, include: { picture: { include: { variants: true } } } }),
    readOffers(ctx, ids),
  ]);
  const byId = new Map(users.map((user) => [user.id, user]));
  const cards = ids.flatMap((id) => {
    const [user, offer] = [byId.get(id), offers.get(id)];
    return user && offer ? [presentAgentCard(ctx, user, offer)] : [];
  });
  return presentPage(cards, input, total);
}
