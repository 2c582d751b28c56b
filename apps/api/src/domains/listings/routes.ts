import { calls } from '@africanscity/contracts/listings/calls';
import { schemas } from '@africanscity/contracts/listings/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { bindChats } from './contacts/routes.ts';
import { showContacts } from './contacts/contacts.ts';
import { getPriceCurrencies } from './search/price-currencies.ts';
import { getPropertiesCities, getPropertiesCounts, getPropertiesKinds } from './search/listing-counts.ts';
import { getBusiestCities } from './discovery/busiest-cities.ts';
import { getFavoriteMails, saveFavoriteMails } from './favorites/fallen-prices.ts';
import { deleteFavorite, getFavorites, saveFavorite, saveFavoriteNote } from './favorites/favorites.ts';
import {
  deleteOwnShortlistComment,
  deleteShortlistComment,
  getOwnShortlistComments,
  saveShortlistComment,
} from './shortlists/comments.ts';
import { getShortlistMails, saveShortlistMails } from './shortlists/comment-emails.ts';
import { addToShortlist, getShortlist, orderShortlist, removeFromShortlist } from './shortlists/homes.ts';
import { getSharedShortlist, shareShortlist, stopSharingShortlist } from './shortlists/sharing.ts';
import { deleteShortlist, getShortlists, saveShortlist } from './shortlists/shortlists.ts';
import { bindEmbed } from './embed/routes.ts';
import { bindSeo } from './seo/routes.ts';
import { getFeaturedProperties } from './discovery/featured.ts';
import { getLanding } from './landing/landing.ts';
import { getListingPart, getListingParts } from './landing/listing-parts.ts';
import { getComparedProperties, getPropertiesById, getPropertiesByIds } from './details/listing.ts';
import { getMapTiles, getPropertiesOnMap } from './map/map.ts';
import { getListingPositions, getPlacesOnMap } from './map/map-places.ts';
import { getAgentProperties, getCompanyProperties } from './discovery/open-listings.ts';
import { answerListingConfirmation, openListingConfirmation } from './confirmation/emailed-answers.ts';
import { renewListing } from './confirmation/renew-listing.ts';
import { exportOwnListings } from './export/export-listings.ts';
import { changeOwnListing } from './own/change-own-listing.ts';
import { deletePropertyById, restorePropertyById } from './own/deletion.ts';
import { getPropertiesByLoggedInUser } from './own/own-listings.ts';
import { arrangePictures, deletePicture, describePicture, getOwnPictures, savePictures } from './own/pictures.ts';
import { proposeFacts } from './own/propose-facts.ts';
import { saveProperties } from './own/save-properties.ts';
import {
  getCompressedPictureFileByPropertiesId,
  getPictureFileByPathUri,
  getPictureFilesByPropertiesId,
} from './pictures/pictures.ts';
import { serveVariant } from './pictures/serve-variant.ts';
import { getPropertiesFacets } from './search/facets/facets.ts';
import { getNewProperties } from './discovery/new-listings.ts';
import { checkPin } from './pins/check-pin.ts';
import { getPlaceAt, getPlaceCompletions } from './places/place-completions.ts';
import { getPaginatedProperties } from './search/get-paginated-properties.ts';
import { getSearchSuggestions } from './search/search-suggestions.ts';
import {
  getFourRandomShowcasePropertiesDtoForRent,
  getFourRandomShowcasePropertiesDtoForSale,
} from './discovery/showcase.ts';
import { getAlikeProperties } from './similar/alike.ts';
import { recordContactTap } from './contacts/contact-clicks.ts';
import { mapFilePath, serveMapFile } from './map/serve-map-file.ts';
import { getGoneProperty, getSimilarProperties } from './similar/similar.ts';
import { getMonthlyMails, saveMonthlyMails } from './views/monthly-emails.ts';
import { getMonthlyReport } from './views/monthly-report.ts';
import { getListingStatistics } from './views/statistics.ts';
import {
  fetchListingFeed,
  forgetListingFeed,
  getListingFeeds,
  pauseListingFeed,
  saveListingFeed,
} from './import/fetching/feed-settings.ts';
import { checkListingImport, exportImportFaults, runListingImport } from './import/checks.ts';
import { saveImportChunk, saveImportPictures } from './import/chunks.ts';
import {
  cancelListingImport,
  getListingImport,
  getListingImports,
  startListingImport,
} from './import/uploaded-imports.ts';
import { recordPropertyView } from './views/views.ts';

export function bindListings(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(
    app,
    ctx,
    calls,
    schemas,
    {
      getAgentProperties,
      getCompanyProperties,
      getPaginatedProperties,
      getPropertiesCounts,
      getPropertiesKinds,
      getPriceCurrencies,
      getPropertiesCities,
      getPropertiesFacets,
      getSearchSuggestions,
      getFourRandomShowcasePropertiesDtoForRent,
      getFourRandomShowcasePropertiesDtoForSale,
      getPropertiesById,
      showContacts,
      getPictureFileByPathUri,
      getCompressedPictureFileByPropertiesId,
      getPictureFilesByPropertiesId,
      saveProperties,
      proposeFacts,
      getPropertiesByLoggedInUser,
      exportOwnListings,
      changeOwnListing,
      renewListing,
      openListingConfirmation,
      answerListingConfirmation,
      deletePropertyById,
      restorePropertyById,
      getOwnPictures,
      savePictures,
      arrangePictures,
      describePicture,
      deletePicture,
      getFavorites,
      saveFavorite,
      saveFavoriteNote,
      getFavoriteMails,
      saveFavoriteMails,
      deleteFavorite,
      getShortlists,
      getShortlist,
      saveShortlist,
      deleteShortlist,
      addToShortlist,
      removeFromShortlist,
      orderShortlist,
      shareShortlist,
      stopSharingShortlist,
      deleteShortlistComment,
      getShortlistMails,
      saveShortlistMails,
      getSharedShortlist,
      getOwnShortlistComments,
      saveShortlistComment,
      deleteOwnShortlistComment,
      getFeaturedProperties,
      getSimilarProperties,
      getGoneProperty,
      getAlikeProperties,
      recordPropertyView,
      recordContactTap,
      getListingStatistics,
      getMonthlyReport,
      getMonthlyMails,
      saveMonthlyMails,
      getPropertiesOnMap,
      getPlacesOnMap,
      getListingPositions,
      getMapTiles,
      getPlaceCompletions,
      getPlaceAt,
      checkPin,
      getLanding,
      getListingParts,
      getListingPart,
      getComparedProperties,
      getBusiestCities,
      getNewProperties,
      getPropertiesByIds,
      getListingFeeds,
      saveListingFeed,
      fetchListingFeed,
      pauseListingFeed,
      forgetListingFeed,
      startListingImport,
      saveImportChunk,
      saveImportPictures,
      checkListingImport,
      runListingImport,
      cancelListingImport,
      getListingImport,
      getListingImports,
      exportImportFaults,
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
