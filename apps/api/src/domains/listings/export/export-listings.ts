import type { ListingFormat } from '@africanscity/contracts/file-formats';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { RequestContext } from '../../../context.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { rowsById, type TableColumn } from '../../../kernel/tables/table-column.ts';
import { type StreamedFile, writeTable } from '../../../kernel/tables/table-file.ts';
import type { Verb } from '../../../verb.ts';
import { writeKyero } from './kyero.ts';
import { type ExportedListing, exportIncludes, firstColumns, lastColumns, pausedColumn } from './listing-columns.ts';

const columns = [...firstColumns, ...lastColumns, pausedColumn];

/** Listings per read. */
const batch = 500;

/** Exports the listings of the caller with everything that an import of them reads. */
export const exportOwnListings: Verb<typeof calls.exportOwnListings> = async (ctx, { format }) => {
  const ownerId = actorOf(ctx).userId;
  const rows = rowsById((after) =>
    ctx.db.property.findMany({
      where: { ownerId, deletedAt: null, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: batch,
      include: exportIncludes,
    }),
  );
  return writeListings(ctx, format, columns, rows);
};

/** Streams listings as a file of any format; the columns are those of tables. */
export function writeListings<Row extends ExportedListing>(
  ctx: Pick<RequestContext, 'config'>,
  format: ListingFormat,
  columns: TableColumn<Row>[],
  rows: AsyncIterable<Row>,
): StreamedFile {
  return format === 'kyero' ? { format, content: writeKyero(ctx, rows) } : writeTable(format, columns, rows);
}
