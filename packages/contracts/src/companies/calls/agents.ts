import type { Call } from '../../call.ts';
import type { schemas } from '../schemas.ts';

type S = typeof schemas;

export const getAgents: Call<S['getAgents']> = {
  name: 'getAgents',
  method: 'GET',
  path: 'africanscity/getagents',
  access: 'public',
  responds: 'json',
  query: ['page', 'size', 'search', 'letter'],
};

export const getAgent: Call<S['getAgent']> = {
  name: 'getAgent',
  method: 'GET',
  path: 'africanscity/getagent',
  access: 'public',
  responds: 'json',
  query: ['id'],
};

export const sendAgentMessage: Call<S['sendAgentMessage'], 'empty'> = {
  name: 'sendAgentMessage',
  method: 'POST',
  path: 'africanscity/sendagentmessage',
  access: 'public',
  responds: 'empty',
  form: ['name', 'email', 'phone', 'message', 'topping', 'id'],
};
