import { adEndpoints } from '@africanscity/contracts/ads';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { completeAdTask } from './complete-ad-task.ts';
import { getAdTasks } from './get-ad-tasks.ts';
import { getMyAds } from './get-my-ads.ts';
import { reopenAdTask } from './reopen-ad-task.ts';

export function bindAds(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, adEndpoints, { getMyAds, getAdTasks, completeAdTask, reopenAdTask });
}
