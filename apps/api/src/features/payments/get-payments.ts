import type { Payment } from '@africanscity/contracts/payments';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { bankAccounts } from './bank-accounts.ts';
import { presentPayment, withPackage } from './present.ts';

export async function getPayments(ctx: RequestContext, { page, size }: { page: number; size: number }) {
  const { userId } = actorOf(ctx);
  const offset = page * size;
  const [rows, total, accounts] = await Promise.all([
    ctx.db.payment.findMany({
      where: { userId },
      orderBy: { id: 'desc' },
      skip: offset,
      take: size,
      include: withPackage,
    }),
    ctx.db.payment.count({ where: { userId } }),
    bankAccounts(ctx),
  ]);
  const content: Payment[] = rows.map((row) => presentPayment(row, accounts));
  return {
    content,
    pageable: { pageNumber: page, pageSize: size, offset },
    totalElements: total,
    totalPages: Math.ceil(total / size),
    numberOfElements: content.length,
    first: page === 0,
    last: offset + content.length >= total,
  };
}
