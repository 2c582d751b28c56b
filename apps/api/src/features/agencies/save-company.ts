import type { Company, saveCompany as endpoint } from '@africanscity/contracts/agencies';
import type { EndpointInput } from '@africanscity/contracts/endpoint';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotAllowed } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { storeUploads } from '../own-listings/store-uploads.ts';
import { mayEditAgency } from './policy.ts';
import { presentCompany } from './present.ts';
import { readAgency } from './read-agency.ts';

export async function saveCompany(ctx: RequestContext, input: EndpointInput<typeof endpoint>): Promise<Company> {
  const actor = actorOf(ctx);
  const { members } = await readAgency(ctx.db, input.id);
  if (!mayEditAgency(actor, members)) throw new NotAllowed('Only its owner may change the profile of a company.');
  await consume(ctx, 'saveCompany', actor.userId);
  const { logoHash } = await storeUploads(ctx, { pictures: [], logoPic: input.logoPic });
  await ctx.db.agency.update({
    where: { id: input.id },
    data: {
      address: input.address,
      about: input.about,
      website: input.website || null,
      phone: input.phone || null,
      whatsapp: input.whatsapp || null,
      facebook: input.facebook || null,
      twitter: input.twitter || null,
      logoHash,
    },
  });
  const agency = await readAgency(ctx.db, input.id);
  return presentCompany(ctx, agency, agency._count.properties);
}
