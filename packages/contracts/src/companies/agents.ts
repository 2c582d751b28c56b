import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { Picture } from '../picture.ts';
import { id, pageOf } from '../wire.ts';
import { DirectoryQuery, personalMessageForm } from './directory.ts';

/** A person with open listings. `places` are the cities with most of them. */
export const AgentCard = z.object({
  id: z.number().int(),
  fullname: z.string(),
  picture: Picture.nullable(),
  listings: z.number().int(),
  places: z.array(z.string()),
  /** Covers of their newest listings, without duplicates, at most three. */
  covers: z.array(Picture),
  /** The company with their longest membership. */
  company: z.object({ id: z.number().int(), name: z.string(), verified: z.boolean() }).nullable(),
});

export type AgentCard = z.infer<typeof AgentCard>;

/** Email reaches only agents who are `reachable`. `showContacts` returns phone, email and contacts. */
export const Agent = AgentCard.extend({
  reachable: z.boolean(),
});

export type Agent = z.infer<typeof Agent>;

/** Schemas of the input and response of each operation. */
export const agentSchemas = {
  getAgents: {
    summary: 'Lists people with open listings, by name. The search looks at names, areas and cities.',
    query: DirectoryQuery,
    response: pageOf(AgentCard),
    maxAge: 30,
  },
  getAgent: {
    summary: 'Returns one agent.',
    query: z.object({ id }),
    response: Agent,
  },
  sendAgentMessage: {
    summary: "Emails a message to an agent, who replies to the sender's address.",
    form: personalMessageForm.extend({ id }),
  },
} satisfies Record<string, Schemas>;
