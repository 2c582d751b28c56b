import type { ListingForm } from '@africanscity/contracts/listings/listing-form';
import type { Actor, RequestContext } from '../../../context.ts';
import { NotAllowed } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { consume, type LimitName } from '../../../kernel/limits.ts';

/** Counts a change of listings: of users under the given limit, of API keys under their own. */
export async function consumeChange(ctx: RequestContext, limit: LimitName): Promise<void> {
  const { key, userId } = actorOf(ctx);
  await (key ? consume(ctx, 'changesByKey', key.id) : consume(ctx, limit, userId));
}

/** Returns the form of a listing, which an API key always saves under its company's name. */
export async function underCompany<Form extends ListingForm>(ctx: RequestContext, form: Form): Promise<Form> {
  const { key } = actorOf(ctx);
  if (!key) return form;
  if (key.agencyId === null) throw new NotAllowed();
  const { name } = await ctx.db.agency.findUniqueOrThrow({ where: { id: key.agencyId }, select: { name: true } });
  return { ...form, role: 'REAL_ESTATE', stateName: name };
}

/** Throws NotAllowed when a listing that an API key saves would leave the company, whose owner changed meanwhile. */
export function requireCompanyOfKey({ key }: Actor, agencyId: number | null): void {
  if (key && key.agencyId !== agencyId) throw new NotAllowed();
}
