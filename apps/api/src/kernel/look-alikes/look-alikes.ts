import * as texts from '@africanscity/messages/site';
import type { Database, Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { looksLike, type NameLooks, readName } from './names.ts';

/** A name, the field in which the user typed it, and whose name it is. */
export interface TypedName {
  field: string;
  text: string;
  of: 'company' | 'person';
}

/** The names that a person's first and last name make, together and apart. One of the two may be empty. */
export function personNames({ name, surname }: { name: string; surname: string }): TypedName[] {
  const texts = [
    { field: 'name', text: `${name} ${surname}` },
    { field: 'name', text: `${surname} ${name}` },
    { field: 'name', text: name },
    { field: 'surname', text: surname },
  ];
  return texts.filter(({ text }) => text.trim() !== '').map((name) => ({ ...name, of: 'person' }));
}

/**
 * Whether people take a typed name for a company's. One common word of a person's name, such as the surname of John
 * Banda, is not taken for a company called Banda Homes.
 */
export function isTakenFor(name: NameLooks, of: TypedName['of'], company: NameLooks): boolean {
  const isOneCommonWord = of === 'person' && !name.namesCompany && name.words < 2 && company.words < 2;
  return !isOneCommonWord && looksLike(name, company);
}

export interface VerifiedCompany {
  id: number;
  name: string;
  looks: NameLooks;
}

export async function readVerifiedCompanies(db: Database | Transaction): Promise<VerifiedCompany[]> {
  const agencies = await db.agency.findMany({
    where: { verifiedAt: { not: null } },
    orderBy: { id: 'asc' },
    select: { id: true, name: true },
  });
  return agencies.map(({ id, name }) => ({ id, name, looks: readName(name) }));
}

/**
 * The first of a user's names that looks like the name of a verified company to which the user does not belong. Null also
 * for users to whom administrators allowed such names.
 */
export async function findLookAlike(
  db: Database | Transaction,
  userId: number | null,
  names: TypedName[],
  companies?: VerifiedCompany[],
): Promise<{ field: string; agency: { id: number; name: string } } | null> {
  const verified = companies ?? (await readVerifiedCompanies(db));
  for (const { field, text, of } of names) {
    const looks = readName(text);
    const alike = verified.filter((company) => isTakenFor(looks, of, company.looks));
    const [agency] = alike;
    if (!agency || (userId !== null && (await mayUse(db, userId, alike)))) continue;
    return { field, agency };
  }
  return null;
}

/** Throws InvalidInput at the field whose name looks like a verified company's. Administrators are let through. */
export async function refuseLookAlike(ctx: RequestContext, userId: number | null, names: TypedName[]): Promise<void> {
  if (ctx.actor?.role === 'ADMIN') return;
  const found = await findLookAlike(ctx.db, userId, names);
  if (!found) return;
  const defaultMessage = texts.looksLikeCompany({ company: found.agency.name });
  throw new InvalidInput([{ field: found.field, defaultMessage }]);
}

async function mayUse(db: Database | Transaction, userId: number, companies: { id: number }[]): Promise<boolean> {
  const agencyId = { in: companies.map(({ id }) => id) };
  const allowed = { OR: [{ namesAllowedAt: { not: null } }, { memberships: { some: { agencyId } } }] };
  return (await db.user.count({ where: { id: userId, ...allowed } })) > 0;
}
