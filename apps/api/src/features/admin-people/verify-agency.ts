import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

/**
 * Shows an agency as verified, or not. One that is verified keeps its date when it is verified again. Listings under a
 * name like its own are then looked for.
 */
export async function verifyAgency(
  ctx: RequestContext,
  input: { id: number; verified: boolean; note: string },
): Promise<void> {
  const { id, verified, note } = input;
  await ctx.db.$transaction(async (tx) => {
    await holdAccounts(ctx, tx);
    const agency = await tx.agency.findUnique({ where: { id } });
    if (!agency) throw new NotFound('This company');
    const verifiedAt = verified ? (agency.verifiedAt ?? ctx.clock()) : null;
    await tx.agency.update({ where: { id }, data: { verifiedAt, verifyNote: note } });
    await recordAct(ctx, tx, {
      action: 'verifyAgency',
      subject: `agency ${id}`,
      reason: note,
      details: { before: { verified: agency.verifiedAt !== null }, after: { verified } },
    });
  });
  if (verified) await ctx.jobs.enqueue('find-imitators', { agencyId: id }, { key: String(id) });
}
