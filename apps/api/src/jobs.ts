import { passwordResetJob } from './domains/accounts/password-reset.ts';
import { sendWebhooksJob } from './domains/companies/webhooks/send-webhooks.ts';
import { fallenPriceJob } from './domains/listings/favorites/fallen-prices.ts';
import { placeListingsJob } from './domains/listings/places/place-listings.ts';
import { fetchFeedJob } from './domains/listings/import/fetching/fetch-feed.ts';
import { workOnImportJob } from './domains/listings/import/work-on-import.ts';
import { emailAnnouncementsJob } from './domains/messages/email-announcements.ts';
import { newsletterConfirmationJob } from './domains/messages/newsletter.ts';
import { sendAlertsJob } from './domains/messages/saved-searches/alerts.ts';
import { findLookAlikesJob } from './domains/moderation/look-alikes.ts';
import { settlePaymentJob } from './domains/payments/gateway-reports.ts';
import { mailReceiptJob } from './domains/payments/receipts.ts';
import { matchRequestJob } from './domains/requests/matching.ts';
import type { Job } from './kernel/jobs/jobs.ts';
import { deliverEmailsJob } from './kernel/outbox/deliver-emails.ts';

export const jobs: Job[] = [
  deliverEmailsJob,
  mailReceiptJob,
  settlePaymentJob,
  matchRequestJob,
  emailAnnouncementsJob,
  sendAlertsJob,
  fallenPriceJob,
  newsletterConfirmationJob,
  workOnImportJob,
  fetchFeedJob,
  placeListingsJob,
  findLookAlikesJob,
  passwordResetJob,
  sendWebhooksJob,
];
