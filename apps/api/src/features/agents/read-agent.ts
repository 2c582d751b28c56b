import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { readOffers } from './read-offers.ts';

/** Somebody who has open listings. Throws NotFound for everybody else, so that numbers do not tell who has an account. */
export async function readAgent(ctx: RequestContext, id: number) {
  const [user, offers] = await Promise.all([
    ctx.db.user.findUnique({
      where: { id },
      include: {
        picture: { include: { variants: true } },
        contacts: { orderBy: { position: 'asc' } },
        memberships: { include: { agency: true }, orderBy: { createdAt: 'asc' } },
      },
    }),
    readOffers(ctx, [id]),
  ]);
  const offer = offers.get(id);
  if (!user || user.disabledAt || !offer) throw new NotFound('This agent');
  return { user, offer };
}
