import type { EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import type { getFailedMailsPage as endpoint } from '@africanscity/contracts/overview';
import type { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { likePattern } from '../../like-pattern.ts';
import { tablePage } from '../../table-page.ts';
import { presentPage } from '../listings/search/present-page.ts';

export async function getFailedMailsPage(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const words = { contains: likePattern(input.search), mode: 'insensitive' } as const;
  const where: Prisma.QueuedMailWhereInput = {
    abandonedAt: { not: null },
    OR: input.search ? [{ recipient: words }, { subject: words }] : undefined,
  };
  const [total, mails] = await Promise.all([
    ctx.db.queuedMail.count({ where }),
    ctx.db.queuedMail.findMany({ where, ...tablePage(input) }),
  ]);
  const rows = mails.map(({ id, createdAt, abandonedAt, recipient, subject, attempts, lastError }) => ({
    id,
    createdAt: createdAt.toISOString(),
    abandonedAt: (abandonedAt ?? createdAt).toISOString(),
    recipient,
    subject,
    attempts,
    lastError,
  }));
  return presentPage(rows, input, total);
}
