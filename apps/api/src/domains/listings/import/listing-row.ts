import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/listings';
import { EmailAddress } from '@africanscity/contracts/accounts/users';
import { areasOf } from '@africanscity/contracts/listings/area-fields';
import { pricePeriodNames } from '@africanscity/contracts/listings/asking-price';
import type { Field } from '@africanscity/contracts/listings/field-row';
import { type FieldName, fieldOf, type FieldValue, wireFieldNames } from '@africanscity/contracts/listings/fields';
import { googleLocation } from '@africanscity/contracts/listings/listing-form';
import { ListingRole, PropertyStatus } from '@africanscity/contracts/listings/status';
import { longestReference, maxPicturesPerListing } from '@africanscity/contracts/listings/values';
import { plainSpaces } from '@africanscity/contracts/plain-text';
import { requiredLongText, requiredText, shortText } from '@africanscity/contracts/wire';
import { z } from 'zod';
import { InvalidInput } from '../../../errors.ts';
import { countryCode, countryFault } from '../../../kernel/countries.ts';
import { columnsOf, type PriceColumns, type RateOf } from '../core/asking-price.ts';
import { hashOfPicture } from '../core/exported.ts';
import { moveInColumns } from '../core/move-in.ts';
import { readFieldCell, readYesNo } from './field-cell.ts';
import type { ImportCells } from './formats/columns.ts';
import { isPictureAddress } from './picture-address.ts';
import { pictureNames } from './picture-names.ts';
import { type DecimalSign, readPrice } from './price-cell.ts';

const longestAddress = 300;
const longestName = 120;
const longestDescription = 10_000;
const longestSize = 40;

// Bytes that are not UTF-8 arrive as replacement characters.
const utf8 = (text: z.ZodString) => text.refine((value) => !value.includes('\uFFFD'), { error: texts.notUtf8 });
/** Spreadsheets put spaces that do not break into names, which are other names then. */
const spaced = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.replace(/[\u00a0\u2007\u202f]/g, ' '))
    .pipe(schema);
const required = (max: number) => spaced(utf8(requiredText(max)));
const optional = (max: number) => spaced(utf8(shortText(max)));
/** Also for a column that the file lacks. */
const absentOr = (max: number) => z.string().default('').pipe(optional(max));

const reference = z
  .string()
  .default('')
  .pipe(optional(longestReference))
  .refine((text) => !/^\d([.,]\d+)?E\+?\d+$/i.test(text), { error: texts.referenceShortened })
  .refine((text) => !/^\d{4}-\d\d-\d\d$/.test(text), { error: texts.referenceMadeDate })
  .transform((text) => text || null);

const oneOf = <Value extends string>(values: z.ZodEnum<Record<Value, Value>>) =>
  z
    .string()
    .transform((text) => plainSpaces(text).replace(/^["'“”‘’]+|["'“”‘’]+$/gu, ''))
    .refine((text) => values.safeParse(text).success, {
      error: () => siteTexts.mustBeAmong({ values: values.options.join(', ') }),
    })
    .transform((text) => text as Value);

type FieldShape = { [Name in FieldName]: z.ZodType<FieldValue<Name> | null, string | undefined> };

const fieldShape = Object.fromEntries(
  wireFieldNames.map((name) => [name, fieldCell(fieldOf(name))]),
) as unknown as FieldShape;

function fieldCell(field: Field) {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      const read = readFieldCell(field, text);
      if ('value' in read) return read.value;
      context.addIssue({ code: 'custom', message: read.reason });
      return z.NEVER;
    });
}

/** The code of a currency in any case; undefined for a blank cell. */
const currency = z
  .string()
  .default('')
  .transform((text) => plainSpaces(text).toUpperCase() || undefined)
  .pipe(
    z
      .string()
      .regex(/^[A-Z]{3}$/, { error: texts.currencyCodeNeeded })
      .optional(),
  );

const period = z
  .string()
  .default('')
  .transform((text) => plainSpaces(text).toLowerCase() || undefined)
  .pipe(
    z
      .enum(pricePeriodNames, { error: () => siteTexts.mustBeAmong({ values: pricePeriodNames.join(', ') }) })
      .optional(),
  );

/** Whether the listing is paused. A blank cell is a no. */
const paused = z
  .string()
  .default('')
  .refine((text) => readYesNo(text) !== undefined, { error: texts.mustBeYesOrNo })
  .transform((text) => readYesNo(text) ?? false);

const country = z
  .string()
  .trim()
  .transform((text, context) => {
    const code = text && countryCode(text);
    if (code) return code;
    context.addIssue({ code: 'custom', message: countryFault(text) });
    return z.NEVER;
  });

const pictures = z
  .string()
  .default('')
  .transform(pictureNames)
  .refine((names) => names.length <= maxPicturesPerListing, {
    error: () => texts.mustNameFewerPictures({ count: String(maxPicturesPerListing) }),
  })
  // A name that is no address leads nowhere but into the folder of pictures.
  .refine(
    (names) =>
      names.every(
        (name) =>
          hashOfPicture(name) !== undefined ||
          isPictureAddress(name) ||
          (/^[^/\\\0]{1,255}$/.test(name) && name !== '.' && name !== '..'),
      ),
    { error: texts.mustHoldFileNames },
  );

/** A listing as its row says it: texts trimmed, the country a code. */
const RowCells = z
  .object({
    reference,
    role: oneOf(ListingRole),
    stateName: absentOr(longestName),
    address: required(longestAddress),
    area: absentOr(longestName),
    city: required(longestName),
    country,
    type: required(longestName),
    size: absentOr(longestSize).transform((text) => text || null),
    currency,
    period,
    description: spaced(utf8(requiredLongText(longestDescription))),
    status: oneOf(PropertyStatus),
    ...fieldShape,
    pictures,
    ownerEmail: EmailAddress,
    googleLocation,
    paused,
  })
  // The listing of an individual has no company name.
  .transform((row) => ({ ...row, stateName: row.role === 'REAL_ESTATE' ? row.stateName : null }));

/** A row with its price: exact text in the currency of the row, and the columns that it becomes. */
export type ListingRow = z.output<typeof RowCells> & { price: string; priced: PriceColumns };

export interface CellError {
  column: string;
  reason: string;
}

/** The listing that a row describes, or everything that is wrong with it: one error a column. */
export function readListingRow(
  cells: ImportCells,
  { columnSign, rateOf = () => undefined }: { columnSign?: DecimalSign; rateOf?: RateOf } = {},
): { row: ListingRow } | { errors: CellError[] } {
  const result = RowCells.safeParse(cells);
  const errors = new Map<string, string>();
  if (cells.role.trim() === 'REAL_ESTATE' && !requiredText(longestName).safeParse(cells.stateName).success) {
    errors.set('stateName', texts.mustNameCompany());
  }
  const price = readPrice(cells.price, columnSign, currency.safeParse(cells.currency).data);
  if ('reason' in price) errors.set('price', price.reason);
  const priced = result.success && 'price' in price ? priceOf(result.data, price.price, rateOf) : undefined;
  for (const { column, reason } of priced && 'errors' in priced ? priced.errors : []) errors.set(column, reason);
  if (result.success && 'price' in price && priced && 'columns' in priced && !errors.size)
    return { row: { ...result.data, ...statedUnits(cells, result.data), price: price.price, priced: priced.columns } };
  for (const { path, message } of result.error?.issues ?? []) {
    const column = String(path[0]);
    if (!errors.has(column)) errors.set(column, message);
  }
  return { errors: [...errors].map(([column, reason]) => ({ column, reason })) };
}

/** The units of the areas in a row: those of their own columns, or else those beside the numbers: "2 acres". */
function statedUnits(cells: ImportCells, row: z.output<typeof RowCells>) {
  const { plotAreaUnit, floorAreaUnit } = areasOf({
    plotArea: cells.plotArea,
    plotAreaUnit: row.plotAreaUnit,
    floorArea: cells.floorArea,
    floorAreaUnit: row.floorAreaUnit,
  });
  return { plotAreaUnit: plotAreaUnit ?? null, floorAreaUnit: floorAreaUnit ?? null };
}

/** The columns of a price, or the columns of the file that are wrong about it and about the costs. */
export function priceOf(
  row: z.output<typeof RowCells>,
  price: string,
  rateOf: RateOf,
): { columns: PriceColumns } | { errors: CellError[] } {
  const { currency: code, period, status } = row;
  // A period makes an amount of dollars, too.
  const currency = code ?? (period && 'USD');
  try {
    const columns = columnsOf(currency ? { amount: price, currency, period } : { price }, status, rateOf);
    moveInColumns({ ...columns, status }, row);
    return { columns };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const faults = error.errors ?? [];
    return {
      errors: faults.map(({ field, defaultMessage }) => ({
        column: field === 'amount' ? 'price' : field,
        reason: defaultMessage,
      })),
    };
  }
}
