import { feedbackEndpoints } from '@africanscity/contracts/feedback';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { saveFeedback } from './save-feedback.ts';

export function bindFeedback(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, feedbackEndpoints, { saveFeedback });
}
