import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { addMember } from './add-member.ts';
import { readInvitation } from './invitation-links.ts';
import { lockAgency } from './lock-agency.ts';
import { lockCaller } from '../users/hold-accounts.ts';

/** Whoever has the link reads the mailbox it came to, so the account may have another address. */
export async function acceptInvitation(
  ctx: RequestContext,
  input: { token: string; bringListings: boolean },
): Promise<{ id: number; name: string }> {
  const { userId } = actorOf(ctx);
  return ctx.db.$transaction(async (tx) => {
    // Locked, not held: nobody saves a listing of theirs while their listings become the company's.
    await lockCaller(ctx, tx);
    const found = await readInvitation(ctx, tx, input.token);
    await lockAgency(tx, found.agencyId);
    // Read again: of two who open the link at once, the second finds it used up.
    const { id, agency } = await readInvitation(ctx, tx, input.token);
    await tx.agencyInvitation.delete({ where: { id } });
    await addMember(tx, agency, userId, input.bringListings);
    return agency;
  });
}
