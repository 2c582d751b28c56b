import { agentEndpoints } from '@africanscity/contracts/agents';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getAgentProperties } from './get-agent-properties.ts';
import { getAgent } from './get-agent.ts';
import { getAgents } from './get-agents.ts';
import { sendAgentMessage } from './send-agent-message.ts';

export function bindAgents(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, agentEndpoints, { getAgents, getAgent, getAgentProperties, sendAgentMessage });
}
