import { calls } from '@africanscity/contracts/messages/calls';
import { unsubscribe as endpoint } from '@africanscity/contracts/messages/calls/unsubscribe';
import { schemas } from '@africanscity/contracts/messages/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getShownContacts } from '../../kernel/company-details.ts';
import { deleteAnnouncement, endAnnouncement, publishAnnouncement, saveAnnouncement } from './announcement-states.ts';
import { getAnnouncementsAll } from './announcements.ts';
import { answerContactMessage, getContactMessages, handleContactMessage } from './contact-messages.ts';
import { saveContactMessage } from './contact.ts';
import { getAnswerTime } from './enquiries/answer-time.ts';
import { openEnquiry, saveEnquiry } from './enquiries/enquiries.ts';
import { assignEnquiry } from './enquiries/assignment.ts';
import { blockEnquirer } from './enquiries/enquiry-blocks.ts';
import { agreeViewing, closeEnquiry, proposeViewing, sendEnquiryMessage } from './enquiries/enquiry-states.ts';
import { getEnquiries, getUnreadEnquiries } from './enquiries/inbox.ts';
import { approveFeedback, deleteFeedback, getFeedbackAll, getFeedbackTable, saveFeedback } from './feedback.ts';
import { getNewsletterChoice, saveNewsletterChoice } from './newsletter-choice.ts';
import { confirmNewsletter, subscribeNewsletter } from './newsletter.ts';
import {
  deleteSavedSearch,
  getSavedSearches,
  openSavedSearch,
  saveSavedSearch,
  updateSavedSearch,
} from './saved-searches/saved-searches.ts';
import { confirmSearchByEmail, saveSearchByEmail } from './saved-searches/searches-by-email.ts';
import { getAnnouncements, getUserAnnouncements } from './shown-announcements.ts';
import { exportSubscribers, getSubscribers, getSubscriberTotals } from './subscribers.ts';
import { readUnsubscribeLink, unsubscribe } from './unsubscribe.ts';

export function bindMessages(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, calls, schemas, {
    approveFeedback,
    getFeedbackAll,
    getCompanyDetails: getShownContacts,
    saveContactMessage,
    getFeedbackTable,
    deleteFeedback,
    getContactMessages,
    handleContactMessage,
    answerContactMessage,
    saveFeedback,
    subscribeNewsletter,
    confirmNewsletter,
    getNewsletterChoice,
    saveNewsletterChoice,
    getSubscribers,
    getSubscriberTotals,
    exportSubscribers,
    getAnnouncements,
    getUserAnnouncements,
    getAnnouncementsAll,
    saveAnnouncement,
    publishAnnouncement,
    endAnnouncement,
    deleteAnnouncement,
    getSavedSearches,
    saveSavedSearch,
    saveSearchByEmail,
    confirmSearchByEmail,
    updateSavedSearch,
    openSavedSearch,
    deleteSavedSearch,
    readUnsubscribeLink,
    unsubscribe,
    saveEnquiry,
    getEnquiries,
    openEnquiry,
    sendEnquiryMessage,
    proposeViewing,
    agreeViewing,
    closeEnquiry,
    blockEnquirer,
    assignEnquiry,
    getUnreadEnquiries,
    getAnswerTime,
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
