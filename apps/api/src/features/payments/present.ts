import type {
  BankAccount,
  Payment,
  PaymentCurrency,
  PaymentMethod,
  PaymentStep,
} from '@africanscity/contracts/payments';
import type { Package, Payment as PaymentRow } from '@africanscity/db/generated/client';

/** A payment with what its answer needs. */
export type WithPackage = PaymentRow & { package: Pick<Package, 'name'> };

export const withPackage = { package: { select: { name: true } } } as const;

export function presentPayment(row: WithPackage, accounts: BankAccount[]): Payment {
  return {
    id: row.id,
    reference: row.reference,
    packageId: row.packageId,
    packageName: row.package.name,
    months: row.months,
    amount: row.amount.toFixed(2),
    currency: row.currency as PaymentCurrency,
    packagePrice: row.packagePrice.toFixed(2),
    rate: row.rate?.toString() ?? null,
    rateDate: row.rateDate && presentDay(row.rateDate),
    method: row.method as PaymentMethod,
    mobile: row.payerPhone,
    status: row.status,
    failure: row.failure,
    step: stepOf(row, accounts),
    bankReference: row.bankReference,
    receiptNumber: row.receiptNumber,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** A day, for those who read dates. */
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
