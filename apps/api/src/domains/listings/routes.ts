import * as calls from '@africanscity/contracts/listings/calls';
import { schemas } from '@africanscity/contracts/listings/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { showContacts } from './contacts.ts';
import { getPropertiesCities, getPropertiesCounts } from './search/counted/counts.ts';
import { deleteFavorite, getFavorites, saveFavorite } from './favorites.ts';
import { getFeaturedProperties } from './featured.ts';
import { getComparedProperties, getPropertiesById } from './listing.ts';
import { getMapTiles, getPropertiesOnMap } from './map.ts';
import { getAgentProperties, getCompanyProperties } from './open-listings.ts';
import { deletePropertyById, restorePropertyById } from './own/deletion.ts';
import { getPropertiesByLoggedInUser } from './own/own-listings.ts';
import { arrangePictures, deletePicture, getOwnPictures, savePictures } from './own/pictures.ts';
import { saveProperties } from './own/save-properties.ts';
import {
  getCompressedPictureFileByPropertiesId,
  getPictureFileByPathUri,
  getPictureFilesByPropertiesId,
} from './pictures/pictures.ts';
import { serveVariant } from './pictures/serve-variant.ts';
import { getPropertiesFacets } from './search/facets/facets.ts';
import { getPaginatedProperties } from './search/get-paginated-properties.ts';
import { getFourRandomShowcasePropertiesDtoForRent, getFourRandomShowcasePropertiesDtoForSale } from './showcase.ts';
import { getSimilarProperties } from './similar.ts';
import { getListingStatistics } from './statistics.ts';
import { checkListingImport, exportImportFaults, runListingImport } from './uploads/checks.ts';
import { saveImportChunk, saveImportPictures } from './uploads/chunks.ts';
import {
  cancelListingImport,
  getListingImport,
  getListingImports,
  startListingImport,
} from './uploads/listing-imports.ts';
import { recordPropertyView } from './views.ts';

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
      getPropertiesCities,
      getPropertiesFacets,
      getFourRandomShowcasePropertiesDtoForRent,
      getFourRandomShowcasePropertiesDtoForSale,
      getPropertiesById,
      showContacts,
      getPictureFileByPathUri,
      getCompressedPictureFileByPropertiesId,
      getPictureFilesByPropertiesId,
      saveProperties,
      getPropertiesByLoggedInUser,
      deletePropertyById,
      restorePropertyById,
      getOwnPictures,
      savePictures,
      arrangePictures,
      deletePicture,
      getFavorites,
      saveFavorite,
      deleteFavorite,
      getFeaturedProperties,
      getSimilarProperties,
      recordPropertyView,
      getListingStatistics,
      getPropertiesOnMap,
      getMapTiles,
      getComparedProperties,
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
      // The same address answers with contacts or without, by who asks.
      getPropertiesById: { vary: ['Authorization'] },
      getCompressedPictureFileByPropertiesId: { ...byCaller, inOrder: true },
      getPictureFilesByPropertiesId: byCaller,
    },
  );
  app.get<{ Params: { hash: string; name: string } }>(
    `${ctx.config.apiBasePath}/pictures/:hash/:name`,
    { config: { bucket: 'pictures' } },
    (request, reply) => serveVariant(ctx, request, reply),
  );
}

/** The owner of a hidden listing sees its pictures, others a placeholder. */
const byCaller = { vary: ['Authorization'] };
