import type { Ad } from '@africanscity/contracts/payments/ads';
import type { ManagedPayment } from '@africanscity/contracts/payments/managed-payments';
import type { Package } from '@africanscity/contracts/payments/packages';
import type { BankAccount, Payment, PaymentStep } from '@africanscity/contracts/payments/payments';
import type {
  AdTask as AdTaskRow,
  Package as PackageRow,
  Payment as PaymentRow,
  Property,
  Subscription,
  User,
} from '@africanscity/db/generated/client';
import { fullName } from '../../kernel/people.ts';
import { attentionOf } from './payment-filters.ts';
import type { Money } from './money.ts';

/** A payment with the relations of its response. */
export type WithPackage = PaymentRow & { package: Pick<PackageRow, 'name' | 'price' | 'localPrice' | 'archivedAt'> };

export const withPackage = {
  package: { select: { name: true, price: true, localPrice: true, archivedAt: true } },
} as const;

/** Presents a payment to its payer. `priceNow` is the present price of the order, if that differs. */
export function presentPayment(row: WithPackage, accounts: BankAccount[], priceNow: Money | null): Payment {
  return {
    ...presentFacts(row),
    priceNow: priceNow?.toFixed(2) ?? null,
    step: stepOf(row, accounts),
  };
}

function presentFacts(row: PaymentRow & { package: Pick<PackageRow, 'name'> }): Omit<Payment, 'priceNow' | 'step'> {
  return {
    id: row.id,
    reference: row.reference,
    packageId: row.packageId,
    packageName: row.package.name,
    months: row.months,
    amount: row.amount.toFixed(2),
    currency: row.currency,
    packagePrice: row.packagePrice.toFixed(2),
    localPrice: row.localPrice?.toFixed(2) ?? null,
    rate: row.rate?.toString() ?? null,
    rateDate: row.rateDate && presentDay(row.rateDate),
    method: row.method,
    mobile: row.payerPhone,
    status: row.status,
    failure: row.failure,
    bankReference: row.bankReference,
    receiptNumber: row.receiptNumber,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** Formats a date for people. */
export function presentDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function stepOf(row: PaymentRow, accounts: BankAccount[]): PaymentStep | null {
  if (row.status !== 'pending') return null;
  const step = { url: null, instructions: row.instructions, code: null, codeExpiresAt: null, account: null };
  if (row.method === 'bank')
    return { ...step, kind: 'bank', account: accounts.find(({ currency }) => currency === row.currency) ?? null };
  if (row.method === 'paynow') return row.browserUrl ? { ...step, kind: 'redirect', url: row.browserUrl } : null;
  if (!row.code) return { ...step, kind: 'push' };
  return {
    ...step,
    kind: 'code',
    code: row.code,
    codeExpiresAt: row.codeExpiresAt?.toISOString() ?? null,
    url: `schinn.wbpycode://innbucks.co.zw?pymInnCode=${encodeURIComponent(row.code)}`,
  };
}

type Row = PaymentRow & { package: Pick<PackageRow, 'name'>; user: User };

/** Relations of a row of the administration. */
export const withPayer = { package: { select: { name: true } }, user: true } as const;

export function presentManagedPayment(row: Row, now: Date): ManagedPayment {
  return {
    ...presentFacts(row),
    payer: { id: row.user.id, name: fullName(row.user), email: row.user.email },
    heldReason: row.heldReason,
    gatewayReference: row.gatewayReference,
    attention: attentionOf(row, now),
  };
}

export function presentPackage(row: PackageRow): Package {
  const { id, name, description, maxActive, maxFeatured, maxAdvertised, facebookAds, newspaperAds, websiteAds } = row;
  const limits = { maxActive, maxFeatured, maxAdvertised };
  const ads = { facebookAds, newspaperAds, websiteAds };
  const prices = { price: row.price.toNumber(), localPrice: row.localPrice?.toNumber() ?? null };
  return { id, name, ...prices, description, ...limits, ...ads, recommended: row.recommended };
}

/** Relations of a presented ad. */
export const withAd = { subscription: { include: { package: true } }, property: true } as const;

export function presentAd(
  row: AdTaskRow & { subscription: Subscription & { package: PackageRow }; property: Property | null },
): Ad {
  return {
    id: row.id,
    kind: row.kind,
    packageName: row.subscription.package.name,
    dueFrom: row.dueFrom.toISOString(),
    dueUntil: row.dueUntil.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    proofUrl: row.proofUrl,
    proofNote: row.proofNote,
    listing: row.property && presentAdListing(row.property),
  };
}

export function presentAdListing({ id, address, city }: Pick<Property, 'id' | 'address' | 'city'>) {
  return { id, address, city };
}
