import type { Agent } from '@africanscity/contracts/agents';
import type { RequestContext } from '../../context.ts';
import { presentAgent } from './present.ts';
import { readAgent } from './read-agent.ts';

export async function getAgent(ctx: RequestContext, input: { id: number }): Promise<Agent> {
  const { user, offer } = await readAgent(ctx, input.id);
  return presentAgent(ctx, user, offer);
}
