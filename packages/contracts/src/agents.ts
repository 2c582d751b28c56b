import { z } from 'zod';
import { DirectoryPaging, DirectoryQuery, personalMessageForm } from './directory.ts';
import { defineEndpoint } from './endpoint.ts';
import { ListingCard } from './listings.ts';
import { Picture } from './pictures.ts';
import { id, pageOf } from './wire.ts';

/** Somebody who has open listings. `places` are the cities with most of them. */
export const AgentCard = z.object({
  id: z.number().int(),
  fullname: z.string(),
  picture: Picture.nullable(),
  listings: z.number().int(),
  places: z.array(z.string()),
});
export type AgentCard = z.infer<typeof AgentCard>;

/** Mail reaches only agents who are `reachable`. Phone, email and contacts come by `showContacts`. */
export const Agent = AgentCard.extend({
  company: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  reachable: z.boolean(),
});
export type Agent = z.infer<typeof Agent>;

export const getAgents = defineEndpoint({
  name: 'getAgents',
  method: 'GET',
  path: 'africanscity/getagents',
  access: 'public',
  summary: 'A page of the people who have open listings, by name. The search looks at names, areas and cities.',
  query: DirectoryQuery,
  responds: 'json',
  response: pageOf(AgentCard),
  maxAge: 30,
});

export const getAgent = defineEndpoint({
  name: 'getAgent',
  method: 'GET',
  path: 'africanscity/getagent',
  access: 'public',
  summary: 'One agent.',
  query: z.object({ id }),
  responds: 'json',
  response: Agent,
});

export const getAgentProperties = defineEndpoint({
  name: 'getAgentProperties',
  method: 'GET',
  path: 'africanscity/getagentproperties',
  access: 'public',
  summary: 'A page of the open listings of an agent, the newest first.',
  query: DirectoryPaging.extend({ id }),
  responds: 'json',
  response: pageOf(ListingCard),
});

export const sendAgentMessage = defineEndpoint({
  name: 'sendAgentMessage',
  method: 'POST',
  path: 'africanscity/sendagentmessage',
  access: 'public',
  summary: 'Mails a message to an agent, who answers to the address of the sender.',
  form: personalMessageForm.extend({ id }),
  responds: 'empty',
});

export const agentEndpoints = { getAgents, getAgent, getAgentProperties, sendAgentMessage };
