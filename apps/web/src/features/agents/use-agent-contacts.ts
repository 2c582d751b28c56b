import { getAgent, type Agent } from '@africanscity/contracts/agents';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { useSession } from '../../api/session.ts';

/**
 * The agent with contacts, for people who are logged in; null for others. The page was rendered for
 * an anonymous visitor, so the agent is asked for once more with the session, unless contacts came with it.
 */
export function useAgentContacts(agent: Agent): { session: boolean; detailed: Agent | null; error: Error | null } {
  const session = useSession() !== null;
  const known = agent.email !== undefined;
  const asked = operation(getAgent, { id: String(agent.id) });
  const own = useQuery({
    ...asked,
    queryKey: [asked.queryKey[0], { ...asked.queryKey[1], withContacts: true }] as unknown as typeof asked.queryKey,
    enabled: session && !known,
  });
  return { session, detailed: session ? (known ? agent : (own.data ?? null)) : null, error: own.error };
}
