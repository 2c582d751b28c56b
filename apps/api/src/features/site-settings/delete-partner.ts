import type { SiteSettings } from '@africanscity/contracts/site-settings';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { changePartners } from './change-partners.ts';
import { getSiteSettings } from './get-site-settings.ts';

export async function deletePartner(ctx: RequestContext, { name }: { name: string }): Promise<SiteSettings> {
  await changePartners(ctx, 'deletePartner', (partners) => {
    if (!partners.some((partner) => partner.name === name)) throw new NotFound('This partner');
    return partners.filter((partner) => partner.name !== name);
  });
  return getSiteSettings(ctx);
}
