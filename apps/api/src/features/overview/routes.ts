import { overviewEndpoints } from '@africanscity/contracts/overview';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getAttention } from './get-attention.ts';
import { getFailedJobs } from './get-failed-jobs.ts';
import { getFailedMailsPage } from './get-failed-mails-page.ts';
import { getOverview } from './get-overview.ts';
import { getTimeline } from './get-timeline.ts';

export function bindOverview(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, overviewEndpoints, {
    getAttention,
    getOverview,
    getTimeline,
    getFailedMailsPage,
    getFailedJobs,
  });
}
