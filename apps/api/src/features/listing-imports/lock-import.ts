import type { Transaction } from '@africanscity/db/client';
import type { ListingImport } from '@africanscity/db/generated/client';
import type { ImportState } from '@africanscity/db/generated/enums';
import { Conflict, NotFound } from '../../errors.ts';

/** Locks an import until the transaction ends. Throws NotFound, and Conflict when it is in none of these states. */
export async function lockImport(tx: Transaction, id: number, states: ImportState[]): Promise<ListingImport> {
  await tx.$queryRaw`SELECT FROM listing_imports WHERE id = ${id} FOR UPDATE`;
  const row = await tx.listingImport.findUnique({ where: { id } });
  if (!row) throw new NotFound('This import');
  if (!states.includes(row.state)) {
    throw new Conflict('import_state', `This import is ${row.state}. Load the page again to see how it stands.`);
  }
  return row;
}
