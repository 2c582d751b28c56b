import type { BankAccount } from '@africanscity/contracts/payments/payments';
import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../context.ts';
import { readEntitlement } from '../domains/payments/entitlements.ts';
import { bankAccountsSetting } from '../domains/payments/bank-accounts.ts';
import { activate } from '../domains/payments/subscription-states.ts';

/** Packages of the demo's owners, and how many of their listings are featured. */
const demoPackages = [
  { email: 'owner@example.com', name: 'Bronze', months: 3, method: 'ecocash', featured: 2 },
  { email: 'agency@example.com', name: 'Gold', months: 6, method: 'paynow', featured: 6 },
] as const;

/** Account for bank transfers. No bank of that name exists. */
const demoAccounts = (accountName: string): BankAccount[] => [
  {
    currency: 'USD',
    bank: 'Demo Bank',
    accountName,
    accountNumber: '0000 1002 0030',
    branch: 'Harare, First Street',
  },
  {
    currency: 'ZWG',
    bank: 'Demo Bank',
    accountName,
    accountNumber: '0000 1002 0031',
    branch: 'Harare, First Street',
  },
];

/** Creates payments of some demo owners, so that featured listings, ads and receipts can be seen. */
export async function seedDemoPackages(
  ctx: AppContext,
  tx: Transaction,
  idOf: (email: string) => number | undefined,
): Promise<void> {
  const now = ctx.clock();
  await tx.setting.create({ data: { name: bankAccountsSetting, value: demoAccounts(ctx.config.brand.name) } });
  for (const { email, name, months, method, featured } of demoPackages) {
    const userId = idOf(email);
    const bought = await tx.package.findUnique({ where: { name } });
    if (userId === undefined || !bought) continue;
    const payment = await tx.payment.create({
      data: {
        userId,
        packageId: bought.id,
        method,
        months,
        reference: `DEMO-${name.toUpperCase()}`,
        merchantTrace: `DEMO-${name.toUpperCase()}`,
        amount: bought.price.mul(months),
        packagePrice: bought.price,
        currency: 'USD',
        status: 'paid',
        paidAt: now,
        expiresAt: now,
      },
    });
    await activate(ctx, tx, payment);
    // The demo's people read no emails.
    await tx.receipt.update({ where: { paymentId: payment.id }, data: { mailedAt: now } });
    await feature(tx, userId, featured, ctx.clock());
  }
}

async function feature(tx: Transaction, ownerId: number, count: number, now: Date): Promise<void> {
  const { until } = await readEntitlement(tx, ownerId, now);
  const listings = await tx.property.findMany({
    where: { ownerId, status: { in: ['FOR_SALE', 'FOR_RENT'] } },
    orderBy: { id: 'asc' },
    select: { id: true },
    take: count,
  });
  await tx.property.updateMany({
    where: { id: { in: listings.map(({ id }) => id) } },
    data: { featuredChosenAt: now, featuredUntil: until },
  });
}
