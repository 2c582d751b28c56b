import type { Database } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { type ImportCells, ImportFileError } from './formats/columns.ts';

/**
 * Returns the cells of rows that name no owner, in an import by an administrator: the owner, and their role. Throws ImportFileError
 * when there is no such account.
 */
export async function usualCells(db: Database, where: Prisma.UserWhereInput): Promise<Partial<ImportCells>> {
  const owner = await db.user.findFirst({
    where: { ...where, disabledAt: null },
    include: { memberships: { orderBy: { agencyId: 'asc' }, take: 1, include: { agency: true } } },
  });
  if (!owner) throw new ImportFileError('The owner of rows that name none has no account.');
  return { ownerEmail: owner.email, ...usualRole(owner.memberships[0]?.agency.name) };
}

/** The cells of a member of an agency, or of a person. */
export function usualRole(agency: string | undefined): Partial<ImportCells> {
  return agency ? { role: 'REAL_ESTATE', stateName: agency } : { role: 'INDIVIDUAL' };
}
