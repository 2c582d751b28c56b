import { calls } from '@africanscity/contracts/requests/calls';
import { schemas } from '@africanscity/contracts/requests/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import * as answers from './answers.ts';
import { getEstimateCoverage } from './estimates/estimate-coverage.ts';
import * as evaluations from './evaluations.ts';
import * as managedRequests from './managed-requests.ts';
import { getPriceEstimate } from './price-estimates.ts';
import * as requestEmails from './request-emails.ts';
import * as requestStates from './request-states.ts';
import { readPropertyRequest } from './read-sentence.ts';
import { getRequestedListings } from './requested-listings.ts';
import * as requests from './requests.ts';

export function bindRequests(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, calls, schemas, {
    ...answers,
    ...evaluations,
    ...managedRequests,
    ...requestEmails,
    ...requestStates,
    ...requests,
    getEstimateCoverage,
    getPriceEstimate,
    readPropertyRequest,
    getRequestedListings,
  });
}
