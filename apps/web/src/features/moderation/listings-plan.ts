import * as texts from '@africanscity/messages/moderation';
import * as siteTexts from '@africanscity/messages/site';
import type { AdminListing } from '@africanscity/contracts/moderation/queue';
import type { Call } from '../../api/call.ts';
import type { Plan, StepResult } from '../../components/tables/use-row-batch.ts';
import { describeHidden } from './hidden-by.ts';
import { type ListingAct, listingActs, type ListingActName } from './listing-acts.ts';

type ListedRow = Pick<AdminListing, 'id' | 'address' | 'status'>;

/** The action that takes an action back. The others have none. */
const inverses: Partial<Record<ListingActName, ListingActName>> = {
  hide: 'show',
  show: 'hide',
  delete: 'restore',
  restore: 'delete',
  // With the status that the row had.
  status: 'status',
};

/** Returns the plan of an action on several listings, which can be undone where an action takes it back. */
export function listingsPlan(
  call: Call,
  name: ListingActName,
  listings: readonly ListedRow[],
  input: { reason: string; status: string; until: string },
): Plan {
  const act: ListingAct = listingActs[name];
  const inverse = inverses[name];
  return {
    doing: ({ done, total }) => texts.doneOf({ done, all: total }),
    steps: listings.map(({ id, address, status }) => ({
      name: address,
      act: async (): Promise<StepResult> => {
        const answer = await act.send(call, { ...input, id: String(id) });
        const reasons = typeof answer === 'object' && describeHidden(answer);
        return {
          ...(reasons && { note: texts.stillHidden({ reasons }) }),
          ...(inverse && {
            undo: async () => {
              await listingActs[inverse].send(call, {
                ...input,
                id: String(id),
                status,
                reason: siteTexts.undoneByTeam(),
              });
              return {};
            },
          }),
        };
      },
    })),
    outcomeOf: (count) => act.done({ count }),
  };
}
