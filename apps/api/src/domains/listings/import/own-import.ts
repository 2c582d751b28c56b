import * as texts from '@africanscity/messages/listings';
import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../../context.ts';
import { findLookAlike } from '../../../kernel/look-alikes/look-alikes.ts';
import { lockOwnersShared } from '../../accounts/lock-accounts.ts';
import { ensureAgency } from '../../companies/own-company.ts';
import { kindAbove } from '../core/kinds.ts';
import { findTypes, findUnknownTypes } from '../core/listings.sql.ts';
import { ImportFileError, type ImportCells } from './formats/columns.ts';
import type { CellError, ListingRow } from './listing-row.ts';
import { findOwner, usualRole } from './usual-cells.ts';

/** The rules of an import of one owner's listings: those that hold for a listing that is saved by hand. */
export interface OwnImport {
  ownerId: number;
  email: string;
  /** Values that replace those of the file. */
  forced: Partial<ImportCells>;
  /** Values of cells that are blank or whose column the file lacks. */
  usual: Partial<ImportCells>;
  /** Returns the row with a known type, or what is wrong with it. */
  check(row: ListingRow): Promise<{ row: ListingRow } | { errors: CellError[] }>;
  /** Returns how many more listings the owner may have active; null for no limit. */
  readFree(): Promise<number | null>;
  takesPlace(listing: { status?: string; importKey?: string | null }): boolean;
  /**
   * Locks the account and its package for a change that takes `places` more. Returns false when they are no longer free. Throws
   * ImportFileError when the account is closed.
   */
  lock(tx: Transaction, places: number): Promise<boolean>;
  /** Returns the owner's agency of a company name, as for a listing that is saved by hand. */
  agencyOf(tx: Transaction, row: Pick<ListingRow, 'role' | 'stateName'>): Promise<number | null>;
  /** Lets listings that wait for a place take those that became free. */
  refill(tx: Transaction): Promise<void>;
}

/** Opens the rules for the listings of one owner. Throws ImportFileError when the account is closed. */
export async function openOwnImport(ctx: AppContext, ownerId: number): Promise<OwnImport> {
  const { email, agency } = await findOwner(ctx.db, { id: ownerId }, texts.importAccountClosed());
  const quota = ctx.hooks.listingQuota;
  const checkType = createTypeCheck(ctx);
  const checkCompany = createCompanyCheck(ctx, ownerId);
  return {
    ownerId,
    email,
    forced: { ownerEmail: email },
    usual: usualRole(agency),
    async check(row) {
      if (row.reference === null)
        return { errors: [{ column: 'reference', reason: 'is missing: each of your listings needs its own' }] };
      const [type, fault] = await Promise.all([checkType(row.type), checkCompany(row.stateName)]);
      const errors = [...(typeof type === 'string' ? [] : [type]), ...(fault ? [fault] : [])];
      return errors.length > 0 ? { errors } : { row: { ...row, type: type as string } };
    },
    readFree: async () => (await quota.readFree(ctx.db, ownerId, ctx.clock())).free,
    takesPlace: (listing) => quota.takesPlace(listing),
    async lock(tx, places) {
      const [held] = await lockOwnersShared(tx, [ownerId]);
      if (!held || held.disabledAt !== null) throw new ImportFileError(texts.importAccountClosed());
      await quota.lockEntitlements(tx, ownerId);
      const { free } = await quota.readFree(tx, ownerId, ctx.clock());
      return free === null || places <= free;
    },
    agencyOf: (tx, row) => ensureAgency(tx, ownerId, row),
    refill: (tx) => quota.refillPlaces(tx, ownerId, ctx.clock()),
  };
}

/** Returns a function that finds the type on offer that a text names: "Maison" is House. */
function createTypeCheck({ db }: AppContext): (type: string) => Promise<string | CellError> {
  const known = new Map<string, Promise<string | CellError>>();
  const find = async (type: string): Promise<string | CellError> => {
    const [unknown] = await findUnknownTypes(db, [type]);
    if (!unknown) return type;
    const kinds = await findTypes(db);
    const kind = kindAbove(unknown.plain, kinds);
    if (kind) return kind;
    const offered = kinds.map(({ name }) => name).join(', ');
    return { column: 'type', reason: texts.typeNotOffered({ types: offered, type: type.slice(0, 40) }) };
  };
  return (type) => {
    const found = known.get(type) ?? find(type);
    known.set(type, found);
    return found;
  };
}

/** Returns a function that refuses a company name that looks like a verified company of others. */
function createCompanyCheck(
  { db }: AppContext,
  ownerId: number,
): (name: string | null) => Promise<CellError | undefined> {
  const known = new Map<string, Promise<CellError | undefined>>();
  const find = async (text: string): Promise<CellError | undefined> => {
    const found = await findLookAlike(db, ownerId, [{ field: 'stateName', text, of: 'company' }]);
    if (!found) return undefined;
    const reason = texts.looksLikeCompany({ company: found.agency.name });
    return { column: 'stateName', reason };
  };
  return (name) => {
    if (name === null) return Promise.resolve(undefined);
    const fault = known.get(name) ?? find(name);
    known.set(name, fault);
    return fault;
  };
}
