import type { Package, Payment } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import { activate } from '../src/domains/payments/subscription-states.ts';
import type { TestApp } from './test-app.ts';

let packages = 0;

/** Creates a package with plausible limits. */
export async function createPackage(t: TestApp, values: Partial<Omit<Package, 'id'>> = {}): Promise<Package> {
  packages += 1;
  return t.ctx.db.package.create({
    data: {
      name: `Package ${packages}`,
      price: 15,
      maxActive: 30,
      maxFeatured: 2,
      maxAdvertised: 2,
      facebookAds: 2,
      newspaperAds: 1,
      websiteAds: 0,
      position: 100 + packages,
      ...values,
    },
  });
}

/** Creates a payment that the gateway has confirmed, with its subscription, at the time of the context's clock. */
export async function pay(t: TestApp, userId: number, item: Package, months = 1): Promise<Payment> {
  const key = randomUUID();
  return t.ctx.db.$transaction(async (tx) => {
    const payment = await tx.payment.create({
      data: {
        userId,
        packageId: item.id,
        reference: key,
        merchantTrace: key.slice(0, 32),
        method: 'ecocash',
        months,
        amount: item.price.mul(months),
        packagePrice: item.price,
        currency: 'USD',
        status: 'paid',
        paidAt: t.ctx.clock(),
        expiresAt: t.ctx.clock(),
      },
    });
    await activate(t.ctx, tx, payment);
    return payment;
  });
}
