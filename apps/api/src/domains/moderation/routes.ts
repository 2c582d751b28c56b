import { calls } from '@africanscity/contracts/moderation/calls';
import { schemas } from '@africanscity/contracts/moderation/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import * as enquiryReports from './enquiry-reports.ts';
import * as featured from './featured.ts';
import { messageListingOwner } from './listing-acts.ts';
import { getListingsTable } from './listings-table.ts';
import * as queue from './queue.ts';
import { saveListingReport } from './reports.ts';
import * as visibility from './visibility.ts';

export function bindModeration(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, calls, schemas, {
    ...enquiryReports,
    ...featured,
    ...queue,
    ...visibility,
    messageListingOwner,
    getListingsTable,
    saveListingReport,
  });
}
