import { call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getAgents = call<S['getAgents']>('getAgents', 'GET', 'public');
export const getAgent = call<S['getAgent']>('getAgent', 'GET', 'public');
export const sendAgentMessage = call<S['sendAgentMessage']>('sendAgentMessage', 'POST', 'public', {
  responds: 'empty',
});
