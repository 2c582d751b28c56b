import { exportEndpoints } from '@africanscity/contracts/exports';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { exportContactMessages } from './export-contact-messages.ts';
import { exportFeedback } from './export-feedback.ts';
import { exportListings } from './export-listings.ts';
import { exportUsers } from './export-users.ts';

export function bindExports(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, exportEndpoints, { exportListings, exportUsers, exportContactMessages, exportFeedback });
}
