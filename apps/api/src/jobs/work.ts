import type { AppContext } from '../context.ts';
import { mailAnnouncements } from '../features/announcements/mail-announcements.ts';
import { findImitators } from '../features/listing-moderation/find-imitators.ts';
import { workOnImport } from '../features/listing-imports/work-on-import.ts';
import { deliverMails } from '../features/mails/deliver-mails.ts';
import { mailReceipts } from '../features/receipts/mail-receipts.ts';
import { settlePayment } from '../features/payments/settle-payment.ts';
import { matchPropertyRequest } from '../features/property-requests/match-property-request.ts';
import { sendNewsletterConfirmation } from '../features/newsletter/send-newsletter-confirmation.ts';
import { sendAlerts } from '../features/saved-searches/send-alerts.ts';
import { sendPasswordReset } from '../features/users/send-password-reset.ts';

/** What carries out a job, with the data that it was queued with. May run more than once. */
export type Work = (ctx: AppContext, data: object) => Promise<void>;

/** All work that requests queue, by the name it is queued under. */
export const work: Record<string, Work> = {
  'deliver-mails': (ctx) => deliverMails(ctx),
  'mail-new-receipts': (ctx) => mailReceipts(ctx),
  'settle-payment': async (ctx, data) => void (await settlePayment(ctx, (data as { paymentId: number }).paymentId)),
  'match-property-request': (ctx, data) => matchPropertyRequest(ctx, data as { requestId: number }),
  'mail-announcements': (ctx) => mailAnnouncements(ctx),
  'send-alerts': (ctx) => sendAlerts(ctx),
  'send-newsletter-confirmation': (ctx, data) => sendNewsletterConfirmation(ctx, data as { email: string }),
  'work-on-import': (ctx, data) => workOnImport(ctx, data as { id: number }),
  'find-imitators': (ctx, data) => findImitators(ctx, data as { agencyId: number }),
  'send-password-reset': (ctx, data) => sendPasswordReset(ctx, data as { email: string }),
};
