import * as texts from '@africanscity/messages/listings';
import type { MonthlyReport } from '@africanscity/contracts/listings/monthly-report';
import type { User } from '@africanscity/db/generated/client';
import { monthName, monthOf, startOfMonth } from '@africanscity/contracts/listings/months';
import { formatNumber } from '@africanscity/messages/formats';
import { randomUUID } from 'node:crypto';
import type { AppContext, Config, RequestContext } from '../../../context.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { workOnEach } from '../../../kernel/jobs/work-on-each.ts';
import { type EmailContent, emailIn } from '../../../kernel/outbox/email-template.ts';
import { enqueueBulkEmails } from '../../../kernel/outbox/emails.ts';
import { unsubscribeHeaders, unsubscribePage } from '../../../kernel/outbox/unsubscribe-links.ts';
import { readMonthlyReport } from './monthly-report.ts';

/** Listings that the email names; the report has all. */
const named = 5;

/** Emails the report of the last month to owners who asked for it, once each. */
export async function emailMonthlyReports(ctx: AppContext): Promise<void> {
  const month = monthOf(ctx.clock(), -1);
  const owners = await ctx.db.user.findMany({
    where: { disabledAt: null, emailVerifiedAt: { not: null }, emailedMonth: { lt: startOfMonth(month) } },
    orderBy: { id: 'asc' },
  });
  await workOnEach(
    ctx,
    owners,
    (owner) => emailMonthlyReport(ctx, owner, month),
    ({ id }) => ({ owner: id }),
  );
}

async function emailMonthlyReport(ctx: AppContext, owner: User, month: string): Promise<void> {
  const report = await readMonthlyReport(ctx, owner.id, month);
  const emailedMonth = startOfMonth(month);
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      // The second of two runs finds it done; one that ended the reports in between gets none.
      where: { id: owner.id, emailedMonth: { lt: emailedMonth } },
      data: { emailedMonth },
    });
    if (count === 0 || report.listings.length === 0) return;
    const content = emailIn(owner, () => monthlyEmail(ctx.config, owner, report));
    await enqueueBulkEmails(ctx, tx, [{ id: randomUUID(), to: owner.email, ...content }]);
  });
}

function monthlyEmail(
  config: Config,
  owner: Pick<User, 'id' | 'name'>,
  report: MonthlyReport,
): EmailContent & { headers: Record<string, string> } {
  const { month, totals, before, listings } = report;
  const subscribed = { kind: 'monthly-mails', id: owner.id } as const;
  const most = listings.slice(0, named);
  const more = listings.length - most.length + report.further;
  const lines = most.map(({ address, views, enquiries }) =>
    texts.monthLine({ address: address.replace(/\s+/g, ' '), views, enquiries }),
  );
  return {
    subject: texts.yourHomesIn({ month: monthName(month) }),
    name: owner.name,
    paragraphs: [
      texts.monthTotals({
        views: totals.views,
        before: formatNumber(before.views),
        enquiries: totals.enquiries,
        saved: totals.saved,
      }),
      [...lines.map((line) => `• ${line}`), ...(more > 0 ? [texts.andMoreListings({ count: more })] : [])].join('\n'),
    ],
    action: { label: texts.openReport(), url: `${config.publicUrl}/monthly-report?month=${month}` },
    links: [{ label: texts.stopMonthlyReports(), url: unsubscribePage(config, subscribed) }],
    headers: unsubscribeHeaders(config, subscribed),
  };
}

export async function getMonthlyMails(ctx: RequestContext): Promise<{ wanted: boolean }> {
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: actorOf(ctx).userId } });
  return { wanted: user.emailedMonth !== null };
}

export async function saveMonthlyMails(ctx: RequestContext, { wanted }: { wanted: boolean }): Promise<void> {
  const { userId } = actorOf(ctx);
  if (!wanted) return endMonthlyMails(ctx, userId);
  await ctx.db.user.updateMany({
    where: { id: userId, emailedMonth: null },
    // The first report is that of the present month.
    data: { emailedMonth: startOfMonth(monthOf(ctx.clock(), -1)) },
  });
}

export async function endMonthlyMails(ctx: Pick<AppContext, 'db'>, userId: number): Promise<void> {
  await ctx.db.user.updateMany({ where: { id: userId }, data: { emailedMonth: null } });
}
