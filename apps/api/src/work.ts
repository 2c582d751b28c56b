import { sendPasswordReset } from './domains/accounts/password-reset.ts';
import { workOnImport } from './domains/listings/uploads/work-on-import.ts';
import { mailAnnouncements } from './domains/messages/mail-announcements.ts';
import { sendNewsletterConfirmation } from './domains/messages/newsletter.ts';
import { sendAlerts } from './domains/messages/saved-searches/alerts.ts';
import { findImitators } from './domains/moderation/imitators.ts';
import { settlePayment } from './domains/payments/gateway-reports.ts';
import { mailReceipts } from './domains/payments/receipts.ts';
import { matchPropertyRequest } from './domains/requests/matching.ts';
import type { Work } from './kernel/jobs/jobs.ts';
import { deliverMails } from './kernel/outbox/deliver-mails.ts';

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
