import * as texts from '@africanscity/messages/listings';
import type { Database } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { type ImportCells, ImportFileError } from './formats/columns.ts';

interface OwnerOfRows {
  email: string;
  /** Name of their first agency. */
  agency: string | undefined;
}

/** Returns an owner of imported listings. Throws ImportFileError with the message when there is no such account, or it is closed. */
export async function findOwner(db: Database, where: Prisma.UserWhereInput, missing: string): Promise<OwnerOfRows> {
  const owner = await db.user.findFirst({
    where: { ...where, disabledAt: null },
    include: { memberships: { orderBy: { agencyId: 'asc' }, take: 1, include: { agency: true } } },
  });
  if (!owner) throw new ImportFileError(missing);
  return { email: owner.email, agency: owner.memberships[0]?.agency.name };
}

/** Returns the cells of rows that name no owner, in an import by an administrator: the owner, and their role. */
export async function usualCells(db: Database, where: Prisma.UserWhereInput): Promise<Partial<ImportCells>> {
  const { email, agency } = await findOwner(db, where, texts.ownerOfRowsNoAccount());
  return { ownerEmail: email, ...usualRole(agency) };
}

/** The cells of a member of an agency, or of a person. */
export function usualRole(agency: string | undefined): Partial<ImportCells> {
  return agency ? { role: 'REAL_ESTATE', stateName: agency } : { role: 'INDIVIDUAL' };
}
