import * as texts from '@africanscity/messages/listings';
import { EmailAddress } from '@africanscity/contracts/accounts/users';
import { areasOf } from '@africanscity/contracts/listings/area-fields';
import { googleLocation } from '@africanscity/contracts/listings/listing-form';
import { ListingRole, PropertyStatus } from '@africanscity/contracts/listings/status';
import { requiredLongText, requiredText } from '@africanscity/contracts/wire';
import { z } from 'zod';
import { InvalidInput } from '../../../errors.ts';
import { columnsOf, type PriceColumns, type RateOf } from '../core/asking-price.ts';
import { moveInColumns } from '../core/move-in.ts';
import {
  absentOr,
  country,
  currency,
  fieldShape,
  oneOf,
  paused,
  period,
  pictures,
  reference,
  required,
  spaced,
  utf8,
} from './cell-schemas.ts';
import type { ImportCells } from './formats/columns.ts';
import { type DecimalSign, readPrice } from './price-cell.ts';

const longestAddress = 300;
const longestName = 120;
const longestDescription = 10_000;
const longestSize = 40;

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
  if ((cells.role ?? '').trim() === 'REAL_ESTATE' && !requiredText(longestName).safeParse(cells.stateName).success) {
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
