import type { completeAdTask as endpoint } from '@africanscity/contracts/ads';
import type { EndpointInput } from '@africanscity/contracts/endpoint';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { InvalidInput, NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';

/** Ticks off an ad. The listing that it shows must be its owner's. */
export async function completeAdTask(ctx: RequestContext, input: EndpointInput<typeof endpoint>): Promise<void> {
  const { id, propertyId = null, proofUrl, proofNote } = input;
  await ctx.db.$transaction(async (tx) => {
    const task = await tx.adTask.findUnique({ where: { id }, include: { subscription: true } });
    if (!task) throw new NotFound('This ad');
    if (propertyId !== null) {
      const listing = await tx.property.findUnique({ where: { id: propertyId } });
      if (listing?.ownerId !== task.subscription.userId)
        throw new InvalidInput([
          { field: 'propertyId', defaultMessage: 'must be a listing of whoever paid for the ad' },
        ]);
    }
    const proof = { propertyId, proofUrl: proofUrl || null, proofNote };
    await tx.adTask.update({
      where: { id },
      data: { ...proof, doneAt: task.doneAt ?? ctx.clock(), doneById: actorOf(ctx).userId },
    });
    await recordAct(ctx, tx, { action: 'completeAdTask', subject: `ad ${id}` });
  });
}
