import { listingModerationEndpoints } from '@africanscity/contracts/listing-moderation';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { changeListingStatus } from './change-listing-status.ts';
import { decideModeration } from './decide-moderation.ts';
import { deleteListing } from './delete-listing.ts';
import { featureListing } from './feature-listing.ts';
import { getListingsTable } from './get-listings-table.ts';
import { getModerationQueue } from './get-moderation-queue.ts';
import { hideListing } from './hide-listing.ts';
import { messageListingOwner } from './message-listing-owner.ts';
import { restoreListing } from './restore-listing.ts';
import { showListing } from './show-listing.ts';
import { unfeatureListing } from './unfeature-listing.ts';

export function bindListingModeration(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, listingModerationEndpoints, {
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
  });
}
