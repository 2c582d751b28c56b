import { calls } from '@africanscity/contracts/listings/calls';
import { schemas } from '@africanscity/contracts/listings/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { bindChats } from './contacts/routes.ts';
import { showContacts } from './contacts/contacts.ts';
import { getPriceCurrencies } from './search/price-currencies.ts';
import * as listingCounts from './search/listing-counts.ts';
import { getBusiestCities } from './discovery/busiest-cities.ts';
import * as fallenPrices from './favorites/fallen-prices.ts';
import * as favorites from './favorites/favorites.ts';
import * as comments from './shortlists/comments.ts';
import * as commentEmails from './shortlists/comment-emails.ts';
import * as homes from './shortlists/homes.ts';
import * as sharing from './shortlists/sharing.ts';
import * as shortlists from './shortlists/shortlists.ts';
import { bindEmbed } from './embed/routes.ts';
import { bindSeo } from './seo/routes.ts';
import { getFeaturedProperties } from './discovery/featured.ts';
import { getLanding } from './landing/landing.ts';
import * as listingParts from './landing/listing-parts.ts';
import * as listing from './details/listing.ts';
import * as map from './map/map.ts';
import * as mapPlaces from './map/map-places.ts';
import * as openListings from './discovery/open-listings.ts';
import * as emailedAnswers from './confirmation/emailed-answers.ts';
import { renewListing } from './confirmation/renew-listing.ts';
import { exportOwnListings } from './export/export-listings.ts';
import { changeOwnListing } from './own/change-own-listing.ts';
import * as deletion from './own/deletion.ts';
import { getPropertiesByLoggedInUser } from './own/own-listings.ts';
import * as ownPictures from './own/pictures.ts';
import { proposeFacts } from './own/propose-facts.ts';
import { saveProperties } from './own/save-properties.ts';
import * as pictures from './pictures/pictures.ts';
import { serveVariant } from './pictures/serve-variant.ts';
import { getPropertiesFacets } from './search/facets/facets.ts';
import { getNewProperties } from './discovery/new-listings.ts';
import { checkPin } from './pins/check-pin.ts';
import * as placeCompletions from './places/place-completions.ts';
import { getPaginatedProperties } from './search/get-paginated-properties.ts';
import { getSearchSuggestions } from './search/search-suggestions.ts';
import * as showcase from './discovery/showcase.ts';
import { getAlikeProperties } from './similar/alike.ts';
import { recordContactTap } from './contacts/contact-clicks.ts';
import { mapFilePath, serveMapFile } from './map/serve-map-file.ts';
import * as similar from './similar/similar.ts';
import * as monthlyEmails from './views/monthly-emails.ts';
import { getMonthlyReport } from './views/monthly-report.ts';
import { getListingStatistics } from './views/statistics.ts';
import * as feedSettings from './import/fetching/feed-settings.ts';
import * as checks from './import/checks.ts';
import * as chunks from './import/chunks.ts';
import * as uploadedImports from './import/uploaded-imports.ts';
import { recordPropertyView } from './views/views.ts';

export function bindListings(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(
    app,
    ctx,
    calls,
    schemas,
    {
      ...listingCounts,
      ...fallenPrices,
      ...favorites,
      ...comments,
      ...commentEmails,
      ...homes,
      ...sharing,
      ...shortlists,
      ...listingParts,
      ...listing,
      ...map,
      ...mapPlaces,
      ...openListings,
      ...emailedAnswers,
      ...deletion,
      ...ownPictures,
      ...pictures,
      ...placeCompletions,
      ...showcase,
      ...similar,
      ...monthlyEmails,
      ...feedSettings,
      ...checks,
      ...chunks,
      ...uploadedImports,
      showContacts,
      getPriceCurrencies,
      getBusiestCities,
      getFeaturedProperties,
      getLanding,
      renewListing,
      exportOwnListings,
      changeOwnListing,
      getPropertiesByLoggedInUser,
      proposeFacts,
      saveProperties,
      getPropertiesFacets,
      getNewProperties,
      checkPin,
      getPaginatedProperties,
      getSearchSuggestions,
      getAlikeProperties,
      recordContactTap,
      getMonthlyReport,
      getListingStatistics,
      recordPropertyView,
    },
    {
      // The response has contacts or not, depending on the caller.
      getPropertiesById: { vary: ['Authorization'] },
      getPictureFileByPathUri: { inOrder: true },
      getCompressedPictureFileByPropertiesId: { ...byCaller, inOrder: true },
      getPictureFilesByPropertiesId: byCaller,
    },
  );
  bindSeo(app, ctx);
  bindChats(app, ctx);
  bindEmbed(app, ctx);
  app.get<{ Params: { hash: string; name: string } }>(
    `${ctx.config.apiBasePath}/pictures/:hash/:name`,
    { config: { bucket: 'pictures' } },
    (request, reply) => serveVariant(ctx, request, reply),
  );
  app.get(
    `${ctx.config.apiBasePath}/${mapFilePath}`,
    { config: { bucket: 'pictures' }, compress: false },
    (request, reply) => serveMapFile(ctx, request, reply),
  );
}

/** The owner of a hidden listing sees its pictures, others a placeholder. */
const byCaller = { vary: ['Authorization'] };
