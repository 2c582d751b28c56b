import * as texts from '@africanscity/messages/payments';
import * as siteTexts from '@africanscity/messages/site';
import type { Package, PackageForm, PackageRow } from '@africanscity/contracts/payments/packages';
import type { Transaction } from '@africanscity/db/client';
import type { Package as PackageColumns } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { bankCurrencies } from './bank-accounts.ts';
import { presentPackage } from './present.ts';
import { lockAllPackages } from './payments.sql.ts';

export async function getPackagesAll(ctx: RequestContext): Promise<Package[]> {
  const rows = await ctx.db.package.findMany({
    where: { archivedAt: null },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return rows.map(presentPackage);
}

export async function getPackagesAllById(ctx: RequestContext, input: { id: number }): Promise<Package> {
  const row = await ctx.db.package.findUnique({ where: { id: input.id } });
  if (!row) throw new NotFound(siteTexts.packageNotFound());
  return presentPackage(row);
}

export async function getPackageRows(ctx: RequestContext): Promise<PackageRow[]> {
  const now = ctx.clock();
  const [rows, holders] = await Promise.all([
    ctx.db.package.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    ctx.db.subscription.groupBy({
      by: ['packageId'],
      where: { startsAt: { lte: now }, endsAt: { gt: now }, revokedAt: null, suspendedAt: null, replacedById: null },
      _count: true,
    }),
  ]);
  const holdersOf = new Map(holders.map(({ packageId, _count }) => [packageId, _count]));
  return rows.map((row) => ({
    ...presentPackage(row),
    archived: row.archivedAt !== null,
    holders: holdersOf.get(row.id) ?? 0,
  }));
}

/** Creates or changes a package. An omitted field stays unchanged. */
export async function savePackages(ctx: RequestContext, input: PackageForm): Promise<Package> {
  const { id, ...values } = input;
  return ctx.db.$transaction(async (tx) => {
    await lockAllPackages(tx);
    const before = id ? await tx.package.findUnique({ where: { id } }) : null;
    if (id && !before) throw new NotFound(siteTexts.packageNotFound());
    const other = await tx.package.findFirst({
      where: { name: { equals: values.name, mode: 'insensitive' }, id: { not: id ?? 0 } },
    });
    if (other) throw new InvalidInput([{ field: 'name', defaultMessage: nameTaken(other) }]);
    await refuseUnpayablePrice(ctx, tx, values.localPrice ?? null, before);
    if (values.recommended) {
      await tx.package.updateMany({ where: { recommended: true, id: { not: id ?? 0 } }, data: { recommended: false } });
    }
    const saved = before
      ? await tx.package.update({ where: { id: before.id }, data: values })
      : await tx.package.create({ data: { ...values, position: await nextPosition(tx) } });
    await recordAct(ctx, tx, {
      action: 'savePackages',
      subject: `package ${saved.id}`,
      details: { ...(before && { before: { ...presentPackage(before) } }), after: { ...presentPackage(saved) } },
    });
    return presentPackage(saved);
  });
}

/** Refuses a new price in ZWG while no payment method takes ZWG. An unchanged one stays, as existing clients send what they read. */
async function refuseUnpayablePrice(
  ctx: RequestContext,
  tx: Transaction,
  localPrice: string | null,
  before: PackageColumns | null,
): Promise<void> {
  if (localPrice === null || before?.localPrice?.equals(localPrice)) return;
  const accounts = [...(ctx.payments.gateway?.accounts ?? []), ...(await bankCurrencies({ db: tx, log: ctx.log }))];
  if (accounts.includes('ZWG')) return;
  const defaultMessage =
    'cannot be paid, because no payment method of the site takes ZiG: add a bank account in ZiG under Payments first, or leave it empty';
  throw new InvalidInput([{ field: 'localPrice', defaultMessage }]);
}

function nameTaken({ archivedAt }: PackageColumns): string {
  return archivedAt
    ? 'is the name of a package that is no longer sold; sell that one again, or choose another name'
    : 'is the name of another package; choose another';
}

async function nextPosition(tx: Transaction): Promise<number> {
  const { _max } = await tx.package.aggregate({ _max: { position: true } });
  return (_max.position ?? -1) + 1;
}

/** Existing clients show no prices at all when there are fewer packages. */
const leastPackages = 3;

/** Deletes a package, or archives it when a payment refers to it: its owners keep it to its end. */
export async function deletePackagesById(ctx: RequestContext, input: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockAllPackages(tx);
    const where = { id: input.id };
    const found = await tx.package.findFirst({ where: { ...where, archivedAt: null } });
    if (!found) throw new NotFound(siteTexts.packageNotFound());
    if ((await tx.package.count({ where: { archivedAt: null } })) <= leastPackages) {
      throw new Conflict('too_few_packages', texts.thereMustLeastPackages({ count: leastPackages }));
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

export async function restorePackagesById(ctx: RequestContext, input: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.package.updateMany({
      where: { id: input.id, archivedAt: { not: null } },
      data: { archivedAt: null },
    });
    if (count === 0) throw new NotFound(siteTexts.archivedPackageNotFound());
    const details = { before: { archived: true }, after: { archived: false } };
    await recordAct(ctx, tx, { action: 'restorePackagesById', subject: `package ${input.id}`, details });
  });
}
