import { z } from 'zod';
import { demoAgents } from './people.ts';
import { readJson } from './read-data.ts';
import { type DemoAgency, DemoCompany } from './types.ts';

/** Real estate companies, all invented. Between them they cover every country of the demo. */
export const demoAgencies: readonly DemoAgency[] = readJson(z.array(DemoCompany), 'agencies.json').map((company) => {
  const person = demoAgents.find(({ key }) => key === company.person);
  if (!person) throw new Error(`agencies.json: people.csv has no agent ${company.person}`);
  return { ...company, person };
});
