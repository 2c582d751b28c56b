import * as agents from './calls/agents.ts';
import * as companies from './calls/companies.ts';
import * as team from './calls/team.ts';

/** Every call of the domain by its name. Pages import the nouns, and get what they call. */
export const calls = { ...agents, ...companies, ...team };
