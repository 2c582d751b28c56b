import { requestAnswerEndpoints } from '@africanscity/contracts/request-answers';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getMatchingRequests } from './get-matching-requests.ts';
import { reportPropertyRequest } from './report-property-request.ts';
import { saveRequestAnswer } from './save-request-answer.ts';
import { saveRequestMails } from './save-request-mails.ts';
import { stopRequestMails } from './stop-request-mails.ts';

export function bindRequestAnswers(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, requestAnswerEndpoints, {
    getMatchingRequests,
    saveRequestAnswer,
    reportPropertyRequest,
    saveRequestMails,
    stopRequestMails,
  });
}
