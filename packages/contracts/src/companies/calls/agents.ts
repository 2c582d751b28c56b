import { call } from '../../named-call.ts';

export const getAgents = call('getAgents', 'GET', 'public');
export const getAgent = call('getAgent', 'GET', 'public');
export const sendAgentMessage = call('sendAgentMessage', 'POST', 'public', { responds: 'empty' });
