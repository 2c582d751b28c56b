import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { lockPackages } from './lock-packages.ts';

/** Existing clients show no prices at all when there are fewer packages. */
const leastPackages = 3;

/** Removes a package, or archives it when a payment refers to it: whoever has it keeps it to its end. */
export async function deletePackagesById(ctx: RequestContext, input: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockPackages(tx);
    const where = { id: input.id };
    const found = await tx.package.findFirst({ where: { ...where, archivedAt: null } });
    if (!found) throw new NotFound('This package');
    if ((await tx.package.count({ where: { archivedAt: null } })) <= leastPackages) {
      throw new Conflict(
        'too_few_packages',
        `There must be at least ${leastPackages} packages. Make another one first.`,
      );
    }
    const paidFor = await tx.payment.findFirst({ where: { packageId: input.id }, select: { id: true } });
    if (paidFor) await tx.package.update({ where, data: { archivedAt: ctx.clock() } });
    else await tx.package.delete({ where });
    await recordAct(ctx, tx, {
      action: 'deletePackagesById',
      subject: `package ${input.id}`,
      details: { before: { name: found.name }, after: { archived: paidFor !== null } },
    });
  });
}
