import { calls } from '@africanscity/contracts/messages/calls';
import { unsubscribe as endpoint } from '@africanscity/contracts/messages/calls/unsubscribe';
import { schemas } from '@africanscity/contracts/messages/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getShownContacts } from '../../kernel/company-details.ts';
import * as announcementStates from './announcement-states.ts';
import { getAnnouncementsAll } from './announcements.ts';
import * as contactMessages from './contact-messages.ts';
import { saveContactMessage } from './contact.ts';
import { getAnswerTime } from './enquiries/answer-time.ts';
import * as enquiries from './enquiries/enquiries.ts';
import { assignEnquiry } from './enquiries/assignment.ts';
import { blockEnquirer } from './enquiries/enquiry-blocks.ts';
import * as enquiryStates from './enquiries/enquiry-states.ts';
import * as inbox from './enquiries/inbox.ts';
import * as feedback from './feedback.ts';
import * as newsletterChoice from './newsletter-choice.ts';
import * as newsletter from './newsletter.ts';
import * as savedSearches from './saved-searches/saved-searches.ts';
import * as searchesByEmail from './saved-searches/searches-by-email.ts';
import * as shownAnnouncements from './shown-announcements.ts';
import * as subscribers from './subscribers.ts';
import * as unsubscribe from './unsubscribe.ts';

export function bindMessages(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, calls, schemas, {
    ...announcementStates,
    ...contactMessages,
    ...enquiries,
    ...enquiryStates,
    ...inbox,
    ...feedback,
    ...newsletterChoice,
    ...newsletter,
    ...savedSearches,
    ...searchesByEmail,
    ...shownAnnouncements,
    ...subscribers,
    ...unsubscribe,
    getAnnouncementsAll,
    saveContactMessage,
    getAnswerTime,
    assignEnquiry,
    blockEnquirer,
    getCompanyDetails: getShownContacts,
  });
  const { apiBasePath, publicUrl } = ctx.config;
  // Email programs that only open the address of List-Unsubscribe, and link prefetchers, change nothing.
  app.get<{ Querystring: { token?: unknown } }>(
    `${apiBasePath}/${endpoint.path}`,
    { config: { bucket: 'calls' } },
    async (request, reply) => {
      const { token } = request.query;
      const hash = typeof token === 'string' && /^[\w.-]{1,200}$/.test(token) ? `#token=${token}` : '';
      return reply.header('cache-control', 'private, no-store').redirect(`${publicUrl}/unsubscribe${hash}`, 303);
    },
  );
}
