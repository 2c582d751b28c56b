import { createHash } from 'node:crypto';
import type { ListingRow } from './listing-row.ts';

/**
 * Names rows so that the same row has the same name in every import, wherever it stands in the file.
 * Rows that are equal in everything are listings of their own: the first, the second and so on.
 */
export function createImportKeys(): (row: ListingRow) => string {
  // A 128-bit digest a row: 12,756 rows take 2 MB, a million 130 MB.
  const seen = new Map<string, number>();
  return (row) => {
    const digest = createHash('sha256').update(identity(row)).digest().subarray(0, 16).toString('base64url');
    const occurrence = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, occurrence);
    return `csv:${digest}:${occurrence}`;
  };
}

// In a fixed order of columns, and with one spelling of each price: 85000, 85000.0 and 085000.00 are the same.
function identity(row: ListingRow): string {
  const [whole = '', decimals = ''] = row.price.split('.');
  const price = `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
  return JSON.stringify([
    row.role,
    row.stateName,
    row.address,
    row.area,
    row.city,
    row.country,
    row.type,
    row.size,
    price,
    row.description,
    row.status,
    row.numGarage,
    row.numRoom,
    row.numBathroom,
    row.numToilet,
    row.pictures,
    row.ownerEmail.toLowerCase(),
  ]);
}
