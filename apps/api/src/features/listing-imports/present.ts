import type { ListingImport } from '@africanscity/contracts/listing-imports';
import type { ListingImport as Row, ListingImportFault } from '@africanscity/db/generated/client';

type ImportRow = Row & { faults?: ListingImportFault[]; _count: { pictures: number } };

export function presentImport(row: ImportRow): ListingImport {
  const { id, fileName, fileSize, state, rowsTotal, rowsDone, created, unchanged, refused, failure } = row;
  return {
    id,
    fileName,
    fileSize,
    state,
    rowsTotal,
    rowsDone,
    created,
    unchanged,
    refused,
    pictures: row._count.pictures,
    failure,
    createdAt: row.createdAt.toISOString(),
    faults: (row.faults ?? []).map(({ line, column, reason }) => ({ line, column, reason })),
  };
}
