import { wireFieldNames } from '@africanscity/contracts/listings/fields';
import type { Prisma } from '@africanscity/db/generated/client';
import type { TableColumn } from '../../../kernel/tables/table-column.ts';
import { exportedPictures, exportedReference } from '../core/exported.ts';
import { fieldCell } from '../core/fields.ts';
import { presentPrice } from '../core/present-price.ts';

/** The pictures of an exported listing, in their order. */
export const exportIncludes = {
  pictures: { orderBy: { position: 'asc' }, select: { hash: true } },
} as const satisfies Prisma.PropertyInclude;

export type ExportedListing = Prisma.PropertyGetPayload<{ include: typeof exportIncludes }>;

/** The columns up to the price, which an import reads again. */
export const firstColumns: TableColumn<ExportedListing>[] = [
  { title: 'reference', valueOf: exportedReference, isVerbatim: true },
  { title: 'role', valueOf: ({ role }) => role },
  { title: 'stateName', valueOf: ({ stateName }) => stateName },
  { title: 'address', valueOf: ({ address }) => address },
  { title: 'area', valueOf: ({ area }) => area },
  { title: 'city', valueOf: ({ city }) => city },
  { title: 'country', valueOf: ({ country }) => country },
  { title: 'type', valueOf: ({ type }) => type },
  { title: 'size', valueOf: ({ size }) => size },
  // In the currency beside it; US dollars where there is none.
  { title: 'price', valueOf: (row) => presentPrice(row, false).amount ?? row.price.toNumber() },
  { title: 'currency', valueOf: ({ currency }) => currency },
  { title: 'period', valueOf: ({ period }) => period },
];

/** The columns after the price, which an import reads again. */
export const lastColumns: TableColumn<ExportedListing>[] = [
  { title: 'description', valueOf: ({ description }) => description },
  { title: 'status', valueOf: ({ status }) => status },
  ...wireFieldNames.map((name) => ({ title: name, valueOf: (row: ExportedListing) => fieldCell(row, name) })),
  { title: 'googleLocation', valueOf: ({ googleLocation }) => googleLocation },
  { title: 'pictures', separator: ';', valueOf: ({ pictures }) => exportedPictures(pictures) },
];

/** Whether a listing is paused, which an import reads again. */
export const pausedColumn: TableColumn<ExportedListing> = {
  title: 'paused',
  valueOf: ({ pausedAt }) => pausedAt !== null,
};
