import type { ManagedPayment } from '@africanscity/contracts/admin-payments';
import type { RequestContext } from '../../context.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import { movePayment } from '../payments/move-payment.ts';
import { actOnPayment } from './act-on-payment.ts';
import { transferRefusedMail } from './mails/transfer-refused.ts';
import { requireTransfer } from './require-transfer.ts';

export async function refuseBankTransfer(
  ctx: RequestContext,
  { id, reason }: { id: number; reason: string },
): Promise<ManagedPayment> {
  return actOnPayment(ctx, {
    action: 'refuseBankTransfer',
    id,
    reason,
    from: ['pending'],
    async carryOut(tx, payment, news) {
      requireTransfer(payment);
      const { email, name } = await tx.user.findUniqueOrThrow({ where: { id: payment.userId } });
      await enqueueMail(ctx, tx, { to: email, ...transferRefusedMail(payment, name, reason, ctx.config) });
      return movePayment(ctx, tx, payment, 'failed', news, { failure: `Your transfer was not found: ${reason}` });
    },
  });
}
