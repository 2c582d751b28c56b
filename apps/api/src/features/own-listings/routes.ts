import { ownListingEndpoints } from '@africanscity/contracts/own-listings';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { arrangePictures } from './arrange-pictures.ts';
import { deletePicture } from './delete-picture.ts';
import { deletePropertyById } from './delete-property-by-id.ts';
import { getOwnPictures } from './get-own-pictures.ts';
import { getPropertiesByLoggedInUser } from './get-properties-by-logged-in-user.ts';
import { restorePropertyById } from './restore-property-by-id.ts';
import { savePictures } from './save-pictures.ts';
import { saveProperties } from './save-properties.ts';

export function bindOwnListings(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, ownListingEndpoints, {
    saveProperties,
    getPropertiesByLoggedInUser,
    deletePropertyById,
    restorePropertyById,
    getOwnPictures,
    savePictures,
    arrangePictures,
    deletePicture,
  });
}
