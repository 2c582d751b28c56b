import * as texts from '@africanscity/messages/moderation';
import * as siteTexts from '@africanscity/messages/site';
import type { ReportedEnquiry } from '@africanscity/contracts/moderation/enquiry-reports';
import type { calls } from '@africanscity/contracts/moderation/calls';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { consume } from '../../kernel/limits.ts';
import { presentPage, skipTo } from '../../kernel/paging.ts';
import { networkOf } from '../../network.ts';
import { lockAccountsShared } from '../accounts/lock-accounts.ts';
import { endThreads } from '../messages/enquiries/enquiry-blocks.ts';
import { lockThread, type Which } from '../messages/enquiries/threads.ts';
import { presentReportedEnquiry, withThread } from './present.ts';
import { lockRow } from '../../kernel/row-locks.sql.ts';
import type { Verb } from '../../verb.ts';

/** Reports a thread to the administrators, for one of its sides. Throws Conflict the second time. */
export async function reportEnquiry(ctx: RequestContext, input: Which & { details: string }): Promise<void> {
  const { details, ...which } = input;
  await consume(ctx, 'reportEnquiry', ctx.actor ? `user ${ctx.actor.userId}` : networkOf(ctx.address));
  await ctx.db.$transaction(async (tx) => {
    const { enquiry, side } = await lockThread(ctx, tx, which);
    if (enquiry.state === 'unconfirmed') throw new NotFound(siteTexts.enquiryNotFound());
    const { count } = await tx.enquiryReport.createMany({
      data: [{ enquiryId: enquiry.id, side, details, createdAt: ctx.clock() }],
      skipDuplicates: true,
    });
    if (count === 0) throw new Conflict('already_reported', texts.reportedAlreadyWeLook());
  });
}

export async function getReportedEnquiries(ctx: RequestContext, input: { page: number; size: number }) {
  const where = { handledAt: null };
  const [rows, total] = await Promise.all([
    ctx.db.enquiryReport.findMany({
      where,
      ...skipTo(input),
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      include: withThread,
    }),
    ctx.db.enquiryReport.count({ where }),
  ]);
  return presentPage<ReportedEnquiry>(rows.map(presentReportedEnquiry), input, total);
}

/** The first decision is final; a later one gets Conflict. */
export const decideEnquiryReport: Verb<typeof calls.decideEnquiryReport> = async (ctx, { id, decision, reason }) => {
  const upheld = decision === 'uphold';
  await ctx.db.$transaction(async (tx) => {
    const report = await tx.enquiryReport.findUnique({ where: { id }, include: { enquiry: true } });
    if (!report) throw new NotFound(siteTexts.reportNotFound());
    const { enquiry, side } = report;
    await lockAccountsShared(ctx, tx, enquiry.ownerId, ...(enquiry.askerId ? [enquiry.askerId] : []));
    await lockRow(tx, 'enquiries', enquiry.id);
    const { count } = await tx.enquiryReport.updateMany({
      where: { id, handledAt: null },
      data: { handledAt: ctx.clock(), outcome: upheld ? 'upheld' : 'dismissed' },
    });
    if (count === 0) throw new Conflict('already_decided', texts.someoneAlreadyDecided());
    if (upheld) await endThreads(ctx, tx, enquiry, { block: side === 'owner' });
    const details = { after: { outcome: upheld ? 'upheld' : 'dismissed' } };
    await recordAct(ctx, tx, { action: 'decideEnquiryReport', subject: `enquiry ${enquiry.id}`, reason, details });
  });
};
