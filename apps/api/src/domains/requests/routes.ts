import { calls } from '@africanscity/contracts/requests/calls';
import { schemas } from '@africanscity/contracts/requests/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getMatchingRequests, reportPropertyRequest, saveRequestAnswer } from './answers.ts';
import { getEstimateCoverage } from './estimates/estimate-coverage.ts';
import { getPropertyEvaluationsAll, handlePropertyEvaluation, savePropertyEvaluation } from './evaluations.ts';
import { getPropertyRequestsAll, handlePropertyRequest } from './managed-requests.ts';
import { getPriceEstimate } from './price-estimates.ts';
import { saveRequestMails, stopRequestMails } from './request-emails.ts';
import { acceptRequestAnswer, closePropertyRequest, declineRequestAnswer } from './request-states.ts';
import { readPropertyRequest } from './read-sentence.ts';
import { getRequestedListings } from './requested-listings.ts';
import { deletePropertyRequest, getPropertyRequests, openPropertyRequest, savePropertyRequest } from './requests.ts';

export function bindRequests(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, calls, schemas, {
    handlePropertyEvaluation,
    getPropertyEvaluationsAll,
    getEstimateCoverage,
    handlePropertyRequest,
    getPropertyRequestsAll,
    savePropertyRequest,
    readPropertyRequest,
    getRequestedListings,
    getPropertyRequests,
    openPropertyRequest,
    acceptRequestAnswer,
    declineRequestAnswer,
    closePropertyRequest,
    deletePropertyRequest,
    getMatchingRequests,
    saveRequestAnswer,
    reportPropertyRequest,
    saveRequestMails,
    stopRequestMails,
    getPriceEstimate,
    savePropertyEvaluation,
  });
}
