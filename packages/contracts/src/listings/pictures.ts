import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { id, wellFormed } from '../wire.ts';

/** A JPEG as bare base64, without a data: prefix. */
export const PictureContent = z.object({ content: z.string() });

const ofListing = z.object({ propertiesId: id });

/** Request and response schemas of each operation. */
export const pictureSchemas = {
  getPictureFileByPathUri: {
    summary: 'A picture by the `pictureUri` of a listing; a drawn placeholder when the parameter is absent.',
    query: z.object({ pathUri: wellFormed(z.string().max(200)).optional() }),
    response: PictureContent,
    maxAge: 3600,
  },
  getCompressedPictureFileByPropertiesId: {
    summary: "A listing's cover at the size of a card; a drawn placeholder when it has none.",
    query: ofListing,
    response: PictureContent,
    maxAge: 60,
  },
  getPictureFilesByPropertiesId: {
    summary: 'All pictures of a listing, the cover first.',
    query: ofListing,
    response: z.array(PictureContent),
    maxAge: 60,
  },
} satisfies Record<string, Schemas>;
