import type { SavedListing } from '@africanscity/contracts/listings/own-listings';
import type { Transaction } from '@africanscity/db/client';
import { createHash } from 'node:crypto';
import type { RequestContext } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';

/**
 * Clients that send no key are protected too: the same content within this time is the same
 * submission. Long enough for a double tap or an automatic retry, short enough for somebody who
 * lists two units of one block with the same words.
 */
const sameContentMinutes = 2;

export interface Submission {
  bodyHash: string;
}

/** What was submitted, as one hash. */
export function hashSubmission(content: object): Submission {
  const text = JSON.stringify(content, (_key, value) => (value === undefined ? null : value));
  return { bodyHash: createHash('sha256').update(text).digest('hex') };
}

/**
 * Takes a submission, or answers what an earlier one with the same key made. A second submission
 * that arrives during the first waits for its transaction here.
 */
export async function claimSubmission(
  ctx: RequestContext,
  tx: Transaction,
  submission: Submission,
): Promise<SavedListing | null> {
  const { userId } = actorOf(ctx);
  const key = keyOf(ctx, submission);
  const claimed = await tx.$queryRaw<unknown[]>`
    INSERT INTO listing_submissions (user_id, key, body_hash) VALUES (${userId}, ${key}, ${submission.bodyHash})
    ON CONFLICT (user_id, key) DO UPDATE SET property_id = NULL, created_at = now()
      WHERE listing_submissions.key LIKE 'content:%'
        AND listing_submissions.created_at < now() - make_interval(mins => ${sameContentMinutes})
    RETURNING 1`;
  if (claimed.length > 0) return null;
  const earlier = await tx.listingSubmission.findUniqueOrThrow({ where: { userId_key: { userId, key } } });
  if (earlier.bodyHash !== submission.bodyHash) {
    throw new ApiError(
      422,
      'idempotency_key_reused',
      'This Idempotency-Key was used for other content. Send a new one.',
    );
  }
  const property = await tx.property.findUnique({
    where: { id: earlier.propertyId ?? 0 },
    select: { id: true, version: true, priceHeldAt: true },
  });
  return property && { id: property.id, version: property.version, priceHeld: property.priceHeldAt !== null };
}

/** Remembers what a submission made. */
export async function completeSubmission(
  ctx: RequestContext,
  tx: Transaction,
  submission: Submission,
  propertyId: number,
): Promise<void> {
  const { userId } = actorOf(ctx);
  await tx.listingSubmission.update({
    where: { userId_key: { userId, key: keyOf(ctx, submission) } },
    data: { propertyId },
  });
}

function keyOf(ctx: RequestContext, submission: Submission): string {
  return ctx.idempotencyKey === null ? `content:${submission.bodyHash}` : `key:${ctx.idempotencyKey}`;
}
