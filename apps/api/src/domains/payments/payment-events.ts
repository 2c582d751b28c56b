import { inLanguage } from '@africanscity/messages/language';
import { mainLanguage } from '@africanscity/messages/languages';
import type { Transaction } from '@africanscity/db/client';
import { Prisma } from '@africanscity/db/generated/client';
import type { PaymentEventKind, PaymentStatus } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../context.ts';
import type { Report } from '../../gateways/payments/payments.ts';
import type { Money } from './money.ts';

/** An event of a payment and its source: a line of its history. */
export interface PaymentEvent {
  kind: PaymentEventKind;
  note?: string;
  report?: Report;
  /** Stores a repeated message once. */
  digest?: string;
  actorId?: number;
}

/** Writes a text that the team reads, in the main language. */
export function forTeam(write: () => string): string {
  return inLanguage(mainLanguage, write);
}

/** Adds to the history of a payment. Ignores a known message. */
export async function writeEvent(
  ctx: Pick<AppContext, 'clock'>,
  db: Pick<Transaction, 'paymentEvent'>,
  paymentId: number,
  event: PaymentEvent,
  toStatus: PaymentStatus | null = null,
): Promise<void> {
  const { kind, note, report, digest, actorId } = event;
  await db.paymentEvent.createMany({
    data: [
      {
        paymentId,
        kind,
        note: note?.slice(0, 1000),
        word: report?.word,
        amount: report ? amountOf(report) : null,
        raw: report?.raw,
        digest,
        actorId,
        toStatus,
        createdAt: ctx.clock(),
      },
    ],
    skipDuplicates: digest !== undefined,
  });
}

/** Returns the exact amount of a report; null when it is invalid. */
export function amountOf({ amount }: Pick<Report, 'amount'>): Money | null {
  const plain = amount.trim().replaceAll(',', '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? new Prisma.Decimal(plain) : null;
}
