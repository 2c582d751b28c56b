import * as texts from '@africanscity/messages/listings';
import type { SavedListing } from '@africanscity/contracts/listings/own-listings';
import type { Transaction } from '@africanscity/db/client';
import { createHash } from 'node:crypto';
import type { RequestContext } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { presentSaved } from './present-saved.ts';
import { claimKey } from './own.sql.ts';

/**
 * Clients that send no key are protected too: the same content within this time is the same
 * submission. Long enough for a double tap or an automatic retry, short enough for somebody who
 * lists two units of one block with the same words.
 */
const sameContentMinutes = 2;

export interface Submission {
  /** Its content, as one hash. */
  bodyHash: string;
  /** The Idempotency-Key, or one made from the content when there is none. */
  key: string;
}

/**
 * What was submitted: a new listing, or an edit of the version `from`. Without a key, the same content from another version
 * is another edit: whoever changes something back means it.
 */
export function submissionOf({ idempotencyKey }: RequestContext, content: object, from?: number): Submission {
  const text = JSON.stringify(content, (_key, value) => (value === undefined ? null : value));
  const bodyHash = createHash('sha256').update(text).digest('hex');
  const contentKey = from === undefined ? `content:${bodyHash}` : `content:${bodyHash}:${from}`;
  return { bodyHash, key: idempotencyKey === null ? contentKey : `key:${idempotencyKey}` };
}

/** Whether the Idempotency-Key came before: then the listing that is sent may have its place already. */
export async function isKnownKey(ctx: RequestContext): Promise<boolean> {
  if (ctx.idempotencyKey === null) return false;
  const { userId } = actorOf(ctx);
  return (await ctx.db.listingSubmission.count({ where: { userId, key: `key:${ctx.idempotencyKey}` } })) > 0;
}

/** The result of an earlier submission; `differs` when its content was another. */
interface Made {
  saved: SavedListing;
  differs: boolean;
}

interface Claim extends Submission {
  ownerId: number;
  /** Whether what the key made of other content is to be changed. */
  changeMade: boolean;
}

/**
 * Takes a submission, or answers what an earlier one with the same key made. A second submission that arrives during the
 * first waits for its transaction here. Throws 422 when the key came with other content, unless what it made is to be
 * changed: then what is deleted or of another owner was never made. The same content without a key makes a deleted listing anew.
 */
export async function claimSubmission(
  ctx: RequestContext,
  tx: Transaction,
  { key, bodyHash, ownerId, changeMade }: Claim,
): Promise<Made | null> {
  const { userId } = actorOf(ctx);
  const claimed = await claimKey(tx, { userId, key, bodyHash, minutes: sameContentMinutes });
  if (claimed.length > 0) return null;
  const earlier = await tx.listingSubmission.findUniqueOrThrow({ where: { userId_key: { userId, key } } });
  const differs = earlier.bodyHash !== bodyHash;
  if (differs && !changeMade) {
    throw new ApiError(422, 'idempotency_key_reused', texts.idempotencyKeyUsedOther());
  }
  const property = await tx.property.findUnique({
    where: {
      id: earlier.propertyId ?? 0,
      ...(changeMade && { ownerId }),
      ...((changeMade || ctx.idempotencyKey === null) && { deletedAt: null }),
    },
    select: { id: true, version: true, priceHeldAt: true, pinDoubted: true },
  });
  if (!property) return null;
  return { saved: presentSaved(property), differs };
}

/** Remembers what a submission made. */
export async function completeSubmission(
  ctx: RequestContext,
  tx: Transaction,
  { key, bodyHash }: Submission,
  propertyId: number,
): Promise<void> {
  const { userId } = actorOf(ctx);
  await tx.listingSubmission.update({ where: { userId_key: { userId, key } }, data: { propertyId, bodyHash } });
}
