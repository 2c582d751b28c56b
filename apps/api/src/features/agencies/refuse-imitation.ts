import type { Database, Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { Conflict, type FieldError, InvalidInput } from '../../errors.ts';
import { coreOf } from './name-core.ts';

/** A name and the field in which somebody typed it. */
export interface TypedName {
  field: string;
  text: string;
  /** Not the whole name: one common word of it, such as a surname, is not taken for a company's. */
  part?: true;
}

/** Names that a person's first and last name make together or apart. */
export function personNames({ name, surname }: { name: string; surname: string }): TypedName[] {
  return [
    { field: 'name', text: `${name} ${surname}` },
    { field: 'name', text: `${surname} ${name}` },
    { field: 'name', text: name, part: true },
    { field: 'surname', text: surname, part: true },
  ];
}

/**
 * The first of somebody's names that looks like a verified company's to which they do not belong. Null also for whom
 * administrators allowed it.
 */
export async function findImitated(
  db: Database | Transaction,
  userId: number | null,
  names: TypedName[],
): Promise<{ field: string; agency: { id: number; name: string } } | null> {
  if (userId !== null && (await db.user.count({ where: { id: userId, namesAllowedAt: { not: null } } }))) return null;
  const agencies = await db.agency.findMany({
    where: { verifiedAt: { not: null } },
    select: { id: true, name: true, members: { where: { userId: userId ?? 0 }, select: { userId: true } } },
  });
  const known = agencies.map((agency) => ({ ...agency, ...coreOf(agency.name) }));
  for (const { field, text, part } of names) {
    const { core, words } = coreOf(text);
    const alike = known.filter(
      (agency) => core !== '' && agency.core === core && !(part && words < 2 && agency.words < 2),
    );
    const [agency] = alike;
    if (agency && !alike.some(({ members }) => members.length > 0)) return { field, agency };
  }
  return null;
}

/** Throws InvalidInput at the field whose name looks like a verified company's of others. Administrators are let through. */
export async function refuseImitation(ctx: RequestContext, userId: number | null, names: TypedName[]): Promise<void> {
  if (ctx.actor?.role === 'ADMIN') return;
  const found = await findImitated(ctx.db, userId, names);
  if (found) throw new InvalidInput([faultOf(found)]);
}

/** Throws Conflict when an owner is called like a verified company: a new listing would bring the name before people. */
export async function refuseImitatingOwner(ctx: RequestContext, ownerId: number): Promise<void> {
  if (ctx.actor?.role === 'ADMIN') return;
  const owner = await ctx.db.user.findUniqueOrThrow({ where: { id: ownerId }, select: { name: true, surname: true } });
  const found = await findImitated(ctx.db, ownerId, personNames(owner));
  if (!found) return;
  const { defaultMessage } = faultOf(found);
  throw new Conflict('name_imitates', `Your name in your profile ${defaultMessage}. Then list again.`);
}

function faultOf({ field, agency }: { field: string; agency: { name: string } }): FieldError {
  return {
    field,
    defaultMessage:
      `must not look like “${agency.name}”, which is a verified company: if you belong to it, ask its owner to let ` +
      'you in; if it is your own name, write to us and a person decides',
  };
}
