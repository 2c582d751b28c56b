import { GoneListing, ImportChange, ImportColumn, type ListingImport } from '@africanscity/contracts/listings/imports';
import type { ListingImport as Row, ListingImportFault } from '@africanscity/db/generated/client';
import { allColumns } from './formats/columns.ts';

type ImportRow = Row & { faults?: ListingImportFault[]; _count: { pictures: number } };

export function presentImport(row: ImportRow): ListingImport {
  const { id, fileName, fileSize, state, rowsTotal, rowsDone, picturesTotal, picturesDone, picturesToFetch, failure } =
    row;
  const { created, changed, unchanged, pictured, refused, missing, withoutMissing } = row;
  return {
    id,
    fileName,
    fileSize,
    state,
    rowsTotal,
    rowsDone,
    picturesTotal,
    picturesDone,
    picturesToFetch,
    created,
    changed,
    changes: ImportChange.array().parse(row.changes),
    unchanged,
    pictured,
    refused,
    missing,
    withoutMissing,
    pictures: row._count.pictures,
    failure,
    own: row.ownerId !== null,
    columns: ImportColumn.array().parse(row.columns),
    choices: allColumns.filter((column) => row.ownerId === null || column !== 'ownerEmail'),
    feedName: row.feedName,
    feedIsFull: row.feedIsFull,
    graceDays: row.graceDays,
    gone: row.gone,
    goneListings: GoneListing.array().parse(row.goneListings),
    kept: row.kept,
    isScheduled: row.isScheduled,
    createdAt: row.createdAt.toISOString(),
    faults: (row.faults ?? []).map(({ line, column, reason }) => ({ line, column, reason })),
  };
}
