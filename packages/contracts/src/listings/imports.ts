import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { flag, id, requiredText, shortText } from '../wire.ts';
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

/** A column of the file: the column of listings that it is, or those that it may be. */
export const ImportColumn = z.object({
  name: z.string(),
  column: z.string().nullable(),
  candidates: z.array(z.string()),
});

export type ImportColumn = z.infer<typeof ImportColumn>;

export const GoneListing = z.object({ reference: z.string(), address: z.string() });

/** The meanings that a user gives to names of columns; null for a column that is not read. */
const ColumnChoices = z
  .array(z.object({ name: z.string().min(1).max(200), column: z.string().max(60).nullable() }))
  .max(500);

/** An import with its progress. Before the import the counts are forecasts, after it results. */
export const ListingImport = z.object({
  id: z.number().int(),
  fileName: z.string(),
  fileSize: z.number().int(),
  state: ImportState,
  rowsTotal: z.number().int(),
  rowsDone: z.number().int(),
  /** Number of different pictures that rows name. */
  picturesTotal: z.number().int(),
  picturesDone: z.number().int(),
  /** Number of addresses of pictures that the import asks for, as its check found. */
  picturesToFetch: z.number().int(),
  created: z.number().int(),
  /** Number of listings with a reference whose row differs. */
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** Number of unchanged listings that get the pictures they were imported without. */
  pictured: z.number().int(),
  refused: z.number().int(),
  /** Number of pictures that rows name but the upload lacks or that cannot be fetched, each counted once. */
  missing: z.number().int(),
  /** Imports rows without their missing pictures, instead of rejecting them. */
  withoutMissing: z.boolean(),
  pictures: z.number().int(),
  failure: z.string().nullable(),
  /** Whether it imports listings of its user alone. */
  own: z.boolean(),
  columns: z.array(ImportColumn),
  /** Columns that a user may choose. */
  choices: z.array(z.string()),
  feedName: z.string().nullable(),
  feedIsFull: z.boolean(),
  graceDays: z.number().int(),
  /** Number of listings of the feed that the file lacks. */
  gone: z.number().int(),
  /** The first of them. */
  goneListings: z.array(GoneListing),
  /** Why they are not withdrawn. Null when they are, after the days. */
  kept: z.string().nullable(),
  /** Whether the file came from the address of its feed. */
  isScheduled: z.boolean(),
  createdAt: z.string(),
  /** The first changed listings. */
  changes: z.array(ImportChange),
  /** The first errors. */
  faults: z.array(ImportFault),
});

export type ListingImport = z.infer<typeof ListingImport>;

/** Days until listings are withdrawn that a full file no longer has. */
export const graceDays = z
  .string()
  .regex(/^\d{1,2}$/, { error: texts.graceDaysNeeded })
  .transform(Number)
  .refine((days) => days <= 90, { error: texts.graceDaysNeeded })
  .optional();

function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(100_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: siteTexts.mustBeJson() });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

/** Request and response schemas of each operation. */
export const listingImportSchemas = {
  startListingImport: {
    response: ListingImport,
    summary:
      'Begins an import of a CSV, XLSX, JSON or Kyero XML file, which is sent in pieces. Its rows name pictures by their files, which are sent as well, or by their web addresses, which the import fetches. With own, and always for users who are no administrators, it imports listings of the caller.',
    form: z.object({
      fileName: requiredText(200),
      fileSize: z
        .string()
        .regex(/^[1-9]\d{0,9}$/, { error: texts.bytesNeeded })
        .transform(Number)
        .refine((bytes) => bytes <= maxImportBytes, {
          error: () => texts.megabytesAtMost({ max: String(maxImportBytes / 1024 / 1024) }),
        }),
      own: flag.optional(),
      /** For administrators: the owner of rows that name none. */
      ownerEmail: shortText(254).optional(),
      feedName: shortText(60).optional(),
      feedIsFull: flag.optional(),
      graceDays,
    }),
  },
  saveImportChunk: {
    summary: 'Takes a piece of the file by its place, counted from 0. Sending it again changes nothing.',
    form: z.object({
      id,
      place: z
        .string()
        .regex(/^\d{1,4}$/, { error: siteTexts.wholeNumberFromZero })
        .transform(Number),
    }),
    files: { chunk: { max: 1, description: 'One megabyte of the file; of the last piece, what is left.' } },
  },
  saveImportPictures: {
    summary: 'Takes pictures whose files the rows name. Answers which of them are no acceptable pictures.',
    form: z.object({ id }),
    files: {
      pictures: { max: importPicturesAtOnce, description: 'JPEG, PNG or WebP, under the names that the file uses.' },
    },
    response: z.array(z.object({ name: z.string(), reason: z.string() })),
  },
  checkListingImport: {
    form: z.object({ id, withoutMissing: flag.optional(), columns: jsonText(ColumnChoices).optional() }),
    response: ListingImport,
    summary:
      'Starts a dry run: what is new, what is there already, what is wrong. Writes no listing. ' +
      'With withoutMissing, rows are listings without the missing pictures. Columns, a JSON array, are remembered for the caller.',
  },
  runListingImport: {
    form: z.object({ id, withdrawMany: flag.optional(), withoutMissing: flag.optional() }),
    response: ListingImport,
    summary:
      'Starts the import of a file that was checked. It goes on without the browser. With withdrawMany, listings that are gone are withdrawn even if they are more than a fifth of the feed. With withoutMissing, rows become listings without their pictures that cannot be fetched; otherwise these rows are refused.',
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
    summary:
      'The latest imports, the last one first, without their faults. With own, those of the caller’s own listings.',
    query: z.object({ own: flag.optional() }),
    response: z.array(ListingImport),
  },
  exportImportFaults: {
    summary: 'Everything that is wrong with the rows of an import, as a CSV file.',
    query: z.object({ id }),
  },
} satisfies Record<string, Schemas>;
