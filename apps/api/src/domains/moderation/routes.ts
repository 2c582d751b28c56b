import { calls } from '@africanscity/contracts/moderation/calls';
import { schemas } from '@africanscity/contracts/moderation/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { decideEnquiryReport, getReportedEnquiries, reportEnquiry } from './enquiry-reports.ts';
import { featureListing, unfeatureListing } from './featured.ts';
import { messageListingOwner } from './listing-acts.ts';
import { getListingsTable } from './listings-table.ts';
import { decideModeration, getModerationQueue } from './queue.ts';
import { saveListingReport } from './reports.ts';
import { changeListingStatus, deleteListing, hideListing, restoreListing, showListing } from './visibility.ts';

export function bindModeration(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, calls, schemas, {
    getListingsTable,
    changeListingStatus,
    hideListing,
    showListing,
    deleteListing,
    restoreListing,
    featureListing,
    unfeatureListing,
    messageListingOwner,
    getModerationQueue,
    decideModeration,
    saveListingReport,
    reportEnquiry,
    getReportedEnquiries,
    decideEnquiryReport,
  });
}
