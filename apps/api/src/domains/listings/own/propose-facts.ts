import type { calls } from '@africanscity/contracts/listings/calls';
import { actorOf } from '../../../kernel/caller.ts';
import { consume } from '../../../kernel/limits.ts';
import type { Verb } from '../../../verb.ts';
import { amenitiesIn } from '../amenities/amenities-in.ts';

/** Returns the amenities that a description names, for the caller to confirm as facts of a listing. */
export const proposeFacts: Verb<typeof calls.proposeFacts> = async (ctx, input) => {
  await consume(ctx, 'proposeFacts', actorOf(ctx).userId);
  return { amenities: amenitiesIn(input.description) };
};
