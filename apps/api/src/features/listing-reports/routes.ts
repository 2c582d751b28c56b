import { listingReportEndpoints } from '@africanscity/contracts/listing-reports';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { saveListingReport } from './save-listing-report.ts';

export function bindListingReports(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, listingReportEndpoints, { saveListingReport });
}
