import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { flag, id, requiredText } from '../wire.ts';
import { maxImportBytes, importPicturesAtOnce } from './values.ts';

export const ImportState = z.enum(['uploading', 'checking', 'checked', 'importing', 'done', 'cancelled', 'failed']);

export type ImportState = z.infer<typeof ImportState>;

export const ImportFault = z.object({
  /** Counted from 1, the header. */
  line: z.number().int(),
  /** Null for an error of the whole row. */
  column: z.string().nullable(),
  reason: z.string(),
});

/** A listing that the file changes, with the first characters of each changed value. */
export const ImportChange = z.object({
  line: z.number().int(),
  reference: z.string(),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
});

export type ImportChange = z.infer<typeof ImportChange>;

/** An import with its progress. Before the import the counts are forecasts, after it results. */
export const ListingImport = z.object({
  id: z.number().int(),
  fileName: z.string(),
  fileSize: z.number().int(),
  state: ImportState,
  rowsTotal: z.number().int(),
  rowsDone: z.number().int(),
  created: z.number().int(),
  /** Number of listings with a reference whose row differs. */
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** Number of unchanged listings that get the pictures they were imported without. */
  pictured: z.number().int(),
  refused: z.number().int(),
  /** Number of pictures that rows name but the upload lacks, each counted once. */
  missing: z.number().int(),
  /** Imports rows without their missing pictures, instead of rejecting them. */
  withoutMissing: z.boolean(),
  pictures: z.number().int(),
  failure: z.string().nullable(),
  createdAt: z.string(),
  /** The first changed listings. */
  changes: z.array(ImportChange),
  /** The first errors. */
  faults: z.array(ImportFault),
});

export type ListingImport = z.infer<typeof ListingImport>;

/** Request and response schemas of each operation. */
export const listingImportSchemas = {
  startListingImport: {
    response: ListingImport,
    summary: 'Begins an import of a CSV file, which is sent in pieces.',
    form: z.object({
      fileName: requiredText(200),
      fileSize: z
        .string()
        .regex(/^[1-9]\d{0,9}$/, 'must be a number of bytes')
        .transform(Number)
        .refine((bytes) => bytes <= maxImportBytes, `must be at most ${maxImportBytes / 1024 / 1024} MB`),
    }),
  },
  saveImportChunk: {
    summary: 'Takes a piece of the file by its place, counted from 0. Sending it again changes nothing.',
    form: z.object({
      id,
      place: z
        .string()
        .regex(/^\d{1,4}$/, 'must be a whole number of at least 0')
        .transform(Number),
    }),
    files: { chunk: { max: 1, description: 'One megabyte of the file; of the last piece, what is left.' } },
  },
  saveImportPictures: {
    summary: 'Takes pictures that the rows of the file name. Answers which of them are no acceptable pictures.',
    form: z.object({ id }),
    files: {
      pictures: { max: importPicturesAtOnce, description: 'JPEG, PNG or WebP, under the names that the file uses.' },
    },
    response: z.array(z.object({ name: z.string(), reason: z.string() })),
  },
  checkListingImport: {
    form: z.object({ id, withoutMissing: flag.optional() }),
    response: ListingImport,
    summary:
      'Starts a dry run: what is new, what is there already, what is wrong. Writes no listing. ' +
      'With withoutMissing, rows are listings without the pictures that cannot be had.',
  },
  runListingImport: {
    form: z.object({ id }),
    response: ListingImport,
    summary: 'Starts the import of a file that was checked. It goes on without the browser.',
  },
  cancelListingImport: {
    form: z.object({ id }),
    response: ListingImport,
    summary: 'Ends an import after the rows at hand. What was created stays.',
  },
  getListingImport: {
    summary: 'How far an import is.',
    query: z.object({ id }),
    response: ListingImport,
  },
  getListingImports: {
    summary: 'The latest imports, the last one first, without their faults.',
    response: z.array(ListingImport),
  },
  exportImportFaults: {
    summary: 'Everything that is wrong with the rows of an import, as a CSV file.',
    query: z.object({ id }),
  },
} satisfies Record<string, Schemas>;
