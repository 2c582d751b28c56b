import { messageEndpoints } from '@africanscity/contracts/messages';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { answerContactMessage } from './answer-contact-message.ts';
import { deleteFeedback } from './delete-feedback.ts';
import { getContactMessages } from './get-contact-messages.ts';
import { getFeedbackTable } from './get-feedback-table.ts';
import { handleContactMessage } from './handle-contact-message.ts';

export function bindMessages(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, messageEndpoints, {
    getFeedbackTable,
    deleteFeedback,
    getContactMessages,
    handleContactMessage,
    answerContactMessage,
  });
}
