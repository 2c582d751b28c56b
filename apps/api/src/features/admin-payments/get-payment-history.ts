import type { getPaymentHistory as endpoint } from '@africanscity/contracts/admin-payments';
import type { EndpointOutput } from '@africanscity/contracts/endpoint';
import type { RequestContext } from '../../context.ts';
import { fullName } from '../auth/full-name.ts';
import { readManagedPayment } from './read-managed-payment.ts';

/** More than any payment has; what is beyond was never asked for. */
const most = 500;

export async function getPaymentHistory(
  ctx: RequestContext,
  { id }: { id: number },
): Promise<EndpointOutput<typeof endpoint>> {
  const payment = await readManagedPayment(ctx, id);
  const rows = await ctx.db.paymentEvent.findMany({
    where: { paymentId: id },
    orderBy: { id: 'asc' },
    take: most,
    include: { actor: true },
  });
  const events = rows.map(
    ({ actor, amount, createdAt, paymentId: _id, digest: _digest, actorId: _actor, ...event }) => ({
      ...event,
      createdAt: createdAt.toISOString(),
      amount: amount?.toFixed(2) ?? null,
      actor: actor && fullName(actor),
    }),
  );
  return { payment, events };
}
