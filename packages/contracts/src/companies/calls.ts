import * as agents from './calls/agents.ts';
import * as apiKeys from './calls/api-keys.ts';
import * as companies from './calls/companies.ts';
import * as team from './calls/team.ts';
import * as webhooks from './calls/webhooks.ts';

/** Calls of the domain by name. Pages import them from the nouns' files, to load only those in use. */
export const calls = { ...agents, ...apiKeys, ...companies, ...team, ...webhooks };
