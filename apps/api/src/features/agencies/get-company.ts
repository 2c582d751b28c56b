import type { Company } from '@africanscity/contracts/agencies';
import type { RequestContext } from '../../context.ts';
import { presentCompany } from './present.ts';
import { readAgency } from './read-agency.ts';

export async function getCompany(ctx: RequestContext, input: { id: number }): Promise<Company> {
  const agency = await readAgency(ctx.db, input.id);
  return presentCompany(ctx, agency, agency._count.properties);
}
