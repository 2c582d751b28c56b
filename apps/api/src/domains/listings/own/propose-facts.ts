import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { RequestContext } from '../../../context.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { consume } from '../../../kernel/limits.ts';
import { amenitiesIn } from '../amenities/amenities-in.ts';

/** Returns the amenities that a description names, for the caller to confirm as facts of a listing. */
export async function proposeFacts(
  ctx: RequestContext,
  input: { description: string },
): Promise<{ amenities: Amenity[] }> {
  await consume(ctx, 'proposeFacts', actorOf(ctx).userId);
  return { amenities: amenitiesIn(input.description) };
}
