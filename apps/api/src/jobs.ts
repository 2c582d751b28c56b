import { passwordResetJob } from './domains/accounts/password-reset.ts';
import { fallenPriceJob } from './domains/listings/favorites/fallen-prices.ts';
import { placeListingsJob } from './domains/listings/search/place-listings.ts';
import { workOnImportJob } from './domains/listings/uploads/work-on-import.ts';
import { mailAnnouncementsJob } from './domains/messages/mail-announcements.ts';
import { newsletterConfirmationJob } from './domains/messages/newsletter.ts';
import { sendAlertsJob } from './domains/messages/saved-searches/alerts.ts';
import { findImitatorsJob } from './domains/moderation/imitators.ts';
import { settlePaymentJob } from './domains/payments/gateway-reports.ts';
import { mailReceiptJob } from './domains/payments/receipts.ts';
import { matchRequestJob } from './domains/requests/matching.ts';
import type { Job } from './kernel/jobs/jobs.ts';
import { deliverMailsJob } from './kernel/outbox/deliver-mails.ts';

/** All jobs that this server works. */
export const jobs: Job[] = [
  deliverMailsJob,
  mailReceiptJob,
  settlePaymentJob,
  matchRequestJob,
  mailAnnouncementsJob,
  sendAlertsJob,
  fallenPriceJob,
  newsletterConfirmationJob,
  workOnImportJob,
  placeListingsJob,
  findImitatorsJob,
  passwordResetJob,
];
