import type { Database, Transaction } from '@africanscity/db/client';
import { NotFound } from '../../errors.ts';
import { isOpen } from '../listings/page-of-open-listings.ts';

/** An agency with logo, members and the number of its open listings. Throws NotFound. */
export async function readAgency(db: Database | Transaction, id: number) {
  const agency = await db.agency.findUnique({
    where: { id },
    include: {
      logo: { include: { variants: true } },
      members: { include: { user: true } },
      _count: { select: { properties: { where: isOpen } } },
    },
  });
  if (!agency) throw new NotFound('This company');
  return agency;
}
