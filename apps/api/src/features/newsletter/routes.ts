import { newsletterEndpoints } from '@africanscity/contracts/newsletter';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { confirmNewsletter } from './confirm-newsletter.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { getNewsletterChoice } from './get-newsletter-choice.ts';
import { getSubscribers } from './get-subscribers.ts';
import { getSubscriberTotals } from './get-subscriber-totals.ts';
import { saveNewsletterChoice } from './save-newsletter-choice.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

export function bindNewsletter(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, newsletterEndpoints, {
    subscribeNewsletter,
    confirmNewsletter,
    getNewsletterChoice,
    saveNewsletterChoice,
    getSubscribers,
    getSubscriberTotals,
    exportSubscribers,
  });
}
