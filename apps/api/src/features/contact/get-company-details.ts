import { CompanyDetails } from '@africanscity/contracts/contact';
import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import { defaultCompanyDetails } from './defaults.ts';

/** The setting `company`; what it leaves out is as by default. */
export async function getCompanyDetails(
  ctx: Pick<AppContext, 'config' | 'log'> & { db: Transaction },
): Promise<CompanyDetails> {
  const defaults = defaultCompanyDetails(ctx.config);
  const setting = await ctx.db.setting.findUnique({ where: { name: 'company' } });
  if (!setting) return defaults;
  const value = CompanyDetails.partial().safeParse(setting.value);
  // A setting that somebody broke by hand must not take the page with it.
  if (!value.success) ctx.log.warn({ setting: 'company' }, 'a setting is not in the shape it must have');
  return { ...defaults, ...value.data };
}
