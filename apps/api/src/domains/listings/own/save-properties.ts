import * as texts from '@africanscity/messages/listings';
import { storeUploads } from '../../../kernel/pictures/store-uploads.ts';
import type { ListingForm } from '@africanscity/contracts/listings/listing-form';
import type { SavedListing } from '@africanscity/contracts/listings/own-listings';
import type { UploadedFile } from '@africanscity/contracts/call';
import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../../context.ts';
import { InvalidInput } from '../../../errors.ts';
import { recordAct } from '../../../kernel/audit.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { refuseLookAlike } from '../../../kernel/look-alikes/look-alikes.ts';
import { lockAccountsShared } from '../../accounts/lock-accounts.ts';
import { rememberOwnClient } from '../../accounts/own-clients.ts';
import { ensureAgency } from '../../companies/own-company.ts';
import { readEditedPrice } from '../core/asking-price.ts';
import { confirming } from '../core/confirming.ts';
import { costsAfter, moveInColumns } from '../core/move-in.ts';
import { noteFallenPrice } from '../favorites/fallen-prices.ts';
import { reviewPrices } from '../price-reviews/price-reviews.ts';
import { placeListingsJob } from '../places/place-listings.ts';
import { type ListingValues, readListingValues, withStatedAmenities } from './listing-values.ts';
import { loggedChange } from './logged-change.ts';
import { presentSaved } from './present-saved.ts';
import { findByReference, lockOwnListing, readOwnListing } from '../core/own-listing.ts';
import { consumeChange, requireCompanyOfKey, underCompany } from './changes-by-key.ts';
import { addPictures, replacePictures } from './pictures.ts';
import { withPlace } from '../core/place-of-package.ts';
import { findRelisted } from './relisted.ts';
import { claimSubmission, completeSubmission, isKnownKey, submissionOf } from './submissions.ts';

type Input = ListingForm & { pictures: UploadedFile[]; logoPic: UploadedFile[] };

/** Makes a listing with its pictures, or changes one: all of it or nothing. */
export async function saveProperties(ctx: RequestContext, given: Input): Promise<SavedListing> {
  const actor = actorOf(ctx);
  const input = await underCompany(ctx, given);
  await consumeChange(ctx, 'saveProperties');
  const edited = input.id ? await readOwnListing(ctx, actor, input.id) : null;
  const ownerId = await ownerFor(ctx, input['user.id']);
  const values = await readListingValues(ctx, input);
  await refuseCompanyName(ctx, edited, ownerId, values);
  const isOwnNew = !input.id && ctx.idempotencyKey === null && ownerId === actor.userId && !actor.key;
  const relisted = isOwnNew ? await findRelisted(ctx.db, ownerId, values) : null;
  if (!input.id && !relisted && ctx.hooks.listingQuota.takesPlace(values) && !(await isKnownKey(ctx)))
    await ctx.hooks.listingQuota.requirePlace(ctx.db, ownerId, ctx.clock());
  // Bytes are stored before the transaction: no row ever names a picture that is not there.
  const { logoHash, pictureHashes } = await storeUploads(ctx, input);
  // A form that describes a listing again leaves its reference as it is.
  const reference = relisted && values.reference === null ? undefined : values.reference;
  const complete = { ...values, reference, ...(logoHash ? { logoHash } : {}) };
  const content = { id: input.id, ownerId, values: withoutRate(complete, input), pictureHashes };
  const submission = submissionOf(ctx, content, edited ? (input.version ?? edited.version) : undefined);
  const changeMade = input.changeMade && !edited;
  await rememberOwnClient(ctx);
  return ctx.db.$transaction(async (tx) => {
    // Before the submission, whose foreign key holds the account of its sender.
    const held = await lockAccountsShared(ctx, tx, edited?.ownerId ?? ownerId);
    if (!edited && held.find(({ id }) => id === ownerId)?.disabledAt !== null) throw noSuchOwner();
    const made = await claimSubmission(ctx, tx, { ...submission, ownerId, changeMade });
    if (made && !made.differs) return made.saved;
    // Entitlements are locked before listings, as in all code that counts an owner's listings.
    await ctx.hooks.listingQuota.lockEntitlements(tx, edited?.ownerId ?? ownerId);
    // Only acts of administrators are logged, and only the log needs the former values.
    const known = input.id ?? made?.saved.id ?? relisted;
    await requireFreeReference(tx, { ownerId: edited?.ownerId ?? ownerId, reference, known });
    const isLogged = known && actor.role === 'ADMIN';
    const before = isLogged ? await tx.property.findUniqueOrThrow({ where: { id: known } }) : null;
    const id = known ? await change(ctx, tx, known, input, complete) : await create(ctx, tx, ownerId, complete);
    const isRelisted = relisted !== null && pictureHashes.length > 0;
    await (made || isRelisted ? replacePictures : addPictures)(tx, id, pictureHashes);
    await reviewPrices(ctx, tx, [id]);
    const saved = await tx.property.findUniqueOrThrow({ where: { id } });
    const details = loggedChange(before, saved);
    await recordAct(ctx, tx, { action: 'saveProperties', subject: `property ${id}`, ownerId: saved.ownerId, details });
    await completeSubmission(ctx, tx, submission, id);
    if (!saved.placeKnown) await ctx.jobs.enqueue(tx, placeListingsJob, {});
    await noteFallenPrice(ctx, tx, saved);
    await ctx.hooks.listingsArrived(ctx, tx);
    const answer = presentSaved(saved);
    return made || relisted ? { ...answer, madeBefore: true } : answer;
  });
}

/** The values as they were sent, as the same submission has other dollars under another exchange rate. */
function withoutRate({ rate: _rate, rateDate: _rateDate, ...values }: ListingValues, input: Input): object {
  const { price, amount, currency, period } = input;
  return { ...values, price, amount, currency, period };
}

/** Throws InvalidInput when another listing of the owner has the reference. The caller has locked the owner's entitlements. */
async function requireFreeReference(
  tx: Transaction,
  {
    ownerId,
    reference,
    known,
  }: { ownerId: number; reference: string | null | undefined; known: number | null | undefined },
): Promise<void> {
  if (!reference) return;
  const other = await findByReference(tx, ownerId, reference);
  if (other && other.id !== known)
    throw new InvalidInput([
      { field: 'reference', defaultMessage: texts.referenceListingAlready({ id: String(other.id) }) },
    ]);
}

/** Refuses a company name that is new to the listing and looks like a verified company of others. */
async function refuseCompanyName(
  ctx: RequestContext,
  edited: { id: number; ownerId: number } | null,
  ownerId: number,
  { stateName }: ListingValues,
): Promise<void> {
  const before =
    edited && (await ctx.db.property.findUnique({ where: { id: edited.id }, select: { stateName: true } }));
  if (stateName && stateName !== before?.stateName) {
    await refuseLookAlike(ctx, edited?.ownerId ?? ownerId, [{ field: 'stateName', text: stateName, of: 'company' }]);
  }
}

async function create(ctx: RequestContext, tx: Transaction, ownerId: number, values: ListingValues): Promise<number> {
  if (ctx.hooks.listingQuota.takesPlace(values)) await ctx.hooks.listingQuota.requirePlace(tx, ownerId, ctx.clock());
  const agencyId = await ensureAgency(tx, ownerId, values);
  requireCompanyOfKey(actorOf(ctx), agencyId);
  const data = { ...withStatedAmenities(values), ...moveInColumns(values, values), ownerId, agencyId };
  const { id } = await tx.property.create({ data, select: { id: true } });
  return id;
}

async function change(
  ctx: RequestContext,
  tx: Transaction,
  id: number,
  input: Input,
  values: ListingValues,
): Promise<number> {
  const { ownerId } = await lockOwnListing(tx, actorOf(ctx), id, input.version);
  const before = await tx.property.findUniqueOrThrow({ where: { id } });
  const confirmed = confirming(ctx.clock());
  const after = { importKey: before.importKey, ...confirmed, status: values.status };
  const price = await readEditedPrice({ db: tx, clock: ctx.clock }, before, input, values.status);
  const costs = costsAfter(before, { ...price, status: values.status }, values);
  const agencyId = await ensureAgency(tx, ownerId, values);
  requireCompanyOfKey(actorOf(ctx), agencyId);
  // A company's logo stays when an edit brings no new one, and goes with the company.
  const logo = values.role === 'INDIVIDUAL' ? { logoHash: null } : {};
  await withPlace(ctx, tx, { ownerId, before, after }, () =>
    tx.property.update({
      where: { id },
      data: {
        ...confirmed,
        ...logo,
        ...withStatedAmenities(values, before),
        ...price,
        ...costs,
        ...moveInColumns({ ...price, status: values.status }, costs),
        agencyId,
        version: { increment: 1 },
      },
    }),
  );
  return id;
}

/** Whom a new listing belongs to: the caller, or for administrators the user they name. */
async function ownerFor(ctx: RequestContext, named: number | undefined): Promise<number> {
  const actor = actorOf(ctx);
  if (actor.role !== 'ADMIN' || named === undefined) return actor.userId;
  const user = await ctx.db.user.findUnique({ where: { id: named, disabledAt: null }, select: { id: true } });
  if (!user) throw noSuchOwner();
  return user.id;
}

function noSuchOwner(): InvalidInput {
  return new InvalidInput([{ field: 'user.id', defaultMessage: texts.mustRegisteredUserWho() }]);
}
