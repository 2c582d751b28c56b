import type { UploadedFile } from '@africanscity/contracts/endpoint';
import type { ListingForm, SavedListing } from '@africanscity/contracts/own-listings';
import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { actorOf } from '../../actor-of.ts';
import { recordAct } from '../admin/record-act.ts';
import { ensureAgency } from '../agencies/ensure-agency.ts';
import { refuseImitatingOwner, refuseImitation } from '../agencies/refuse-imitation.ts';
import { refillPlaces, requirePlace, takesPlace } from '../subscriptions/listing-places.ts';
import { wakeAlerts } from '../saved-searches/wake-alerts.ts';
import { lockEntitlements } from '../subscriptions/read-timeline.ts';
import { addPictures } from './add-pictures.ts';
import { type ListingValues, readListingValues } from './listing-values.ts';
import { lockOwnListing } from './lock-own-listing.ts';
import { noSuchOwner, ownerFor } from './owner-for.ts';
import { storeUploads } from './store-uploads.ts';
import { claimSubmission, completeSubmission, hashSubmission } from './submission.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

type Input = ListingForm & { pictures: UploadedFile[]; logoPic: UploadedFile[] };

/** Makes a listing with its pictures, or changes one: all of it or nothing. */
export async function saveProperties(ctx: RequestContext, input: Input): Promise<SavedListing> {
  const actor = actorOf(ctx);
  await consume(ctx, 'saveProperties', actor.userId);
  const edited = input.id ? await lockOwnListing(ctx.db, actor, input.id, undefined) : null;
  const ownerId = await ownerFor(ctx, input['user.id']);
  const values = await readListingValues(ctx, input);
  await refuseImitators(ctx, edited, ownerId, values);
  if (!input.id && takesPlace(values)) await requirePlace(ctx.db, ownerId, ctx.clock());
  // Bytes are stored before the transaction: no row ever names a picture that is not there.
  const { logoHash, pictureHashes } = await storeUploads(ctx, input);
  const complete = { ...values, ...(logoHash ? { logoHash } : {}) };
  const submission = hashSubmission({ id: input.id, ownerId, values: complete, pictureHashes });
  const result = await ctx.db.$transaction(async (tx) => {
    // Before the submission, whose foreign key holds the account of its sender.
    const held = await holdAccounts(ctx, tx, edited?.ownerId ?? ownerId);
    if (!edited && held.find(({ id }) => id === ownerId)?.disabledAt !== null) throw noSuchOwner();
    const earlier = await claimSubmission(ctx, tx, submission);
    if (earlier) return earlier;
    // Before any listing is locked, as everybody who counts an owner's listings does.
    await lockEntitlements(tx, edited?.ownerId ?? ownerId);
    const id = input.id
      ? await change(ctx, tx, input.id, input.version, complete)
      : await create(ctx, tx, ownerId, complete);
    await addPictures(tx, id, pictureHashes);
    const saved = await tx.property.findUniqueOrThrow({ where: { id }, select: { version: true, ownerId: true } });
    await recordAct(ctx, tx, { action: 'saveProperties', subject: `property ${id}`, ownerId: saved.ownerId });
    await completeSubmission(ctx, tx, submission, id);
    return { id, version: saved.version };
  });
  await wakeAlerts(ctx);
  return result;
}

/** A company's name that is new to the listing must be the owner's to use; so must theirs be that a new one brings. */
async function refuseImitators(
  ctx: RequestContext,
  edited: { id: number; ownerId: number } | null,
  ownerId: number,
  { stateName }: ListingValues,
): Promise<void> {
  const before =
    edited && (await ctx.db.property.findUnique({ where: { id: edited.id }, select: { stateName: true } }));
  if (stateName && stateName !== before?.stateName) {
    await refuseImitation(ctx, edited?.ownerId ?? ownerId, [{ field: 'stateName', text: stateName }]);
  }
  if (!edited) await refuseImitatingOwner(ctx, ownerId);
}

async function create(ctx: RequestContext, tx: Transaction, ownerId: number, values: ListingValues): Promise<number> {
  if (takesPlace(values)) await requirePlace(tx, ownerId, ctx.clock());
  const agencyId = await ensureAgency(tx, ownerId, values);
  const { id } = await tx.property.create({ data: { ...values, ownerId, agencyId }, select: { id: true } });
  return id;
}

async function change(
  ctx: RequestContext,
  tx: Transaction,
  id: number,
  version: number | undefined,
  values: ListingValues,
): Promise<number> {
  const { ownerId } = await lockOwnListing(tx, actorOf(ctx), id, version);
  const before = await tx.property.findUniqueOrThrow({
    where: { id },
    select: { status: true, importKey: true },
  });
  const after = { status: values.status, importKey: before.importKey };
  if (!takesPlace(before) && takesPlace(after)) await requirePlace(tx, ownerId, ctx.clock());
  const agencyId = await ensureAgency(tx, ownerId, values);
  // A company's logo stays when an edit brings no new one, and goes with the company.
  const logo = values.role === 'INDIVIDUAL' ? { logoHash: null } : {};
  await tx.property.update({ where: { id }, data: { ...logo, ...values, agencyId, version: { increment: 1 } } });
  if (takesPlace(before) && !takesPlace(after)) await refillPlaces(tx, ownerId, ctx.clock());
  return id;
}
