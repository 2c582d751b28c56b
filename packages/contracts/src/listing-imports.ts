import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, requiredText } from './wire.ts';

/** Bytes of a file of listings. */
export const maxImportBytes = 50 * 1024 * 1024;
/** Bytes of a piece of it; the last is shorter. */
export const importChunkBytes = 1024 * 1024;
/** Pictures in one request. */
export const importPicturesAtOnce = 5;

export const ImportState = z.enum(['uploading', 'checking', 'checked', 'importing', 'done', 'cancelled', 'failed']);
export type ImportState = z.infer<typeof ImportState>;

export const ImportFault = z.object({
  /** Counted from 1, the line of the header. */
  line: z.number().int(),
  /** Null when the row as a whole is at fault. */
  column: z.string().nullable(),
  reason: z.string(),
});

/** An import, and how far it is. What would be `created` becomes what was, once it is done. */
export const ListingImport = z.object({
  id: z.number().int(),
  fileName: z.string(),
  fileSize: z.number().int(),
  state: ImportState,
  rowsTotal: z.number().int(),
  rowsDone: z.number().int(),
  created: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  pictures: z.number().int(),
  failure: z.string().nullable(),
  createdAt: z.string(),
  /** The first of them. */
  faults: z.array(ImportFault),
});
export type ListingImport = z.infer<typeof ListingImport>;

const act = {
  method: 'POST',
  access: 'admin',
  form: z.object({ id }),
  responds: 'json',
  response: ListingImport,
} as const;

export const startListingImport = defineEndpoint({
  ...act,
  name: 'startListingImport',
  path: 'africanscity/startlistingimport',
  summary: 'Begins an import of a CSV file, which is sent in pieces.',
  form: z.object({
    fileName: requiredText(200),
    fileSize: z
      .string()
      .regex(/^[1-9]\d{0,9}$/, 'must be a number of bytes')
      .transform(Number)
      .refine((bytes) => bytes <= maxImportBytes, `must be at most ${maxImportBytes / 1024 / 1024} MB`),
  }),
});

export const saveImportChunk = defineEndpoint({
  name: 'saveImportChunk',
  method: 'POST',
  path: 'africanscity/saveimportchunk',
  access: 'admin',
  summary: 'Takes a piece of the file by its place, counted from 0. Sending it again changes nothing.',
  form: z.object({
    id,
    place: z
      .string()
      .regex(/^\d{1,4}$/, 'must be a whole number of at least 0')
      .transform(Number),
  }),
  files: { chunk: { max: 1, description: 'One megabyte of the file; of the last piece, what is left.' } },
  responds: 'empty',
});

export const saveImportPictures = defineEndpoint({
  name: 'saveImportPictures',
  method: 'POST',
  path: 'africanscity/saveimportpictures',
  access: 'admin',
  summary: 'Takes pictures that the rows of the file name. Answers which of them are no acceptable pictures.',
  form: z.object({ id }),
  files: {
    pictures: { max: importPicturesAtOnce, description: 'JPEG, PNG or WebP, under the names that the file uses.' },
  },
  responds: 'json',
  response: z.array(z.object({ name: z.string(), reason: z.string() })),
});

export const checkListingImport = defineEndpoint({
  ...act,
  name: 'checkListingImport',
  path: 'africanscity/checklistingimport',
  summary: 'Starts a dry run: what is new, what is there already, what is wrong. Writes no listing.',
});

export const runListingImport = defineEndpoint({
  ...act,
  name: 'runListingImport',
  path: 'africanscity/runlistingimport',
  summary: 'Starts the import of a file that was checked. It goes on without the browser.',
});

export const cancelListingImport = defineEndpoint({
  ...act,
  name: 'cancelListingImport',
  path: 'africanscity/cancellistingimport',
  summary: 'Ends an import after the rows at hand. What was created stays.',
});

export const getListingImport = defineEndpoint({
  name: 'getListingImport',
  method: 'GET',
  path: 'africanscity/getlistingimport',
  access: 'admin',
  summary: 'How far an import is.',
  query: z.object({ id }),
  responds: 'json',
  response: ListingImport,
});

export const getListingImports = defineEndpoint({
  name: 'getListingImports',
  method: 'GET',
  path: 'africanscity/getlistingimports',
  access: 'admin',
  summary: 'The latest imports, the last one first, without their faults.',
  responds: 'json',
  response: z.array(ListingImport),
});

export const exportImportFaults = defineEndpoint({
  name: 'exportImportFaults',
  method: 'GET',
  path: 'africanscity/exportimportfaults',
  access: 'admin',
  summary: 'Everything that is wrong with the rows of an import, as a CSV file.',
  query: z.object({ id }),
  responds: 'csv',
});

export const listingImportEndpoints = {
  startListingImport,
  saveImportChunk,
  saveImportPictures,
  checkListingImport,
  runListingImport,
  cancelListingImport,
  getListingImport,
  getListingImports,
  exportImportFaults,
};
