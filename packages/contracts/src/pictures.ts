import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, wellFormed } from './wire.ts';

/** A picture's bytes as bare base64 (JPEG), without a data: prefix. */
export const PictureContent = z.object({ content: z.string() });

/** Stored bytes of one width and format, at an address whose content never changes. */
export const PictureSource = z.object({
  size: z.string(),
  format: z.enum(['avif', 'webp', 'jpeg']),
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
});

/** A picture and all that a page needs to show it without a shift: pixels, a tiny placeholder, sources. */
export const Picture = z.object({
  uri: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
  sources: z.array(PictureSource),
});
export type Picture = z.infer<typeof Picture>;

const ofListing = z.object({ propertiesId: id });

export const getPictureFileByPathUri = defineEndpoint({
  name: 'getPictureFileByPathUri',
  method: 'GET',
  path: 'africanscity/getpicturefilebypathuri',
  access: 'public',
  summary: 'A picture by the `pictureUri` of a listing; a drawn placeholder when the parameter is absent.',
  query: z.object({ pathUri: wellFormed(z.string().max(200)).optional() }),
  responds: 'json',
  response: PictureContent,
  maxAge: 3600,
});

export const getCompressedPictureFileByPropertiesId = defineEndpoint({
  name: 'getCompressedPictureFileByPropertiesId',
  method: 'GET',
  path: 'africanscity/getcompressedpicturefilebypropertiesid',
  access: 'public',
  summary: "A listing's cover at the size of a card; a drawn placeholder when it has none.",
  query: ofListing,
  responds: 'json',
  response: PictureContent,
  maxAge: 60,
});

export const getPictureFilesByPropertiesId = defineEndpoint({
  name: 'getPictureFilesByPropertiesId',
  method: 'GET',
  path: 'africanscity/getpicturefilesbypropertiesid',
  access: 'public',
  summary: 'All pictures of a listing, the cover first.',
  query: ofListing,
  responds: 'json',
  response: z.array(PictureContent),
  maxAge: 60,
});

export const pictureEndpoints = {
  getPictureFileByPathUri,
  getCompressedPictureFileByPropertiesId,
  getPictureFilesByPropertiesId,
};
