import type { RequestContext } from '../context.ts';
import { OperatorError } from '../boot/operator-errors.ts';
import { recordAct } from '../kernel/audit.ts';
import { faultOfPassword, hashPassword } from '../domains/accounts/passwords.ts';
import { disableUser, lockUser } from '../domains/administration/user-states.ts';
import { removeSecondFactors, resetSecondFactors } from '../domains/administration/user-help.ts';

/** A use case on a user, as the administration has them. */
export type ActOnUser = (ctx: RequestContext, input: { userId: number; reason: string }) => Promise<void>;

/**
 * Runs a use case on the user of an address for the operator of the machine. The audit log requires an administrator: it names
 * the first one that is not the user (the user themselves without another), and the reason says where the act came from. Throws an OperatorError.
 */
export async function actForOperator(
  ctx: RequestContext,
  email: string,
  act: ActOnUser,
  reason: string,
): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { email }, select: { id: true } });
  if (!user) throw new OperatorError(`No user has the address ${email}.`);
  const input = { userId: user.id, reason };
  const administrator = await ctx.db.user.findFirst({
    where: { role: 'ADMIN', disabledAt: null, id: { not: user.id } },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  if (administrator) return act(asAdministrator(ctx, administrator.id), input);
  if (act === disableUser) throw new OperatorError('This is the only administrator. Create another one first.');
  const own = asAdministrator(ctx, user.id);
  if (act !== resetSecondFactors) return act(own, input);
  // The use case refuses one's own account; here the only administrator lost their second factor.
  await ctx.db.$transaction(async (tx) => removeSecondFactors(own, tx, await lockUser(own, tx, user.id), reason));
}

/** Creates an administrator. Throws an OperatorError for an address with an account, and for a weak password. */
export async function createAdministrator(
  ctx: RequestContext,
  { email, password, reason }: { email: string; password: string; reason: string },
): Promise<void> {
  const fault = await faultOfPassword(password, email);
  if (fault) throw new OperatorError(`The password ${fault}.`);
  const passwordHash = await hashPassword(password);
  await ctx.db.$transaction(async (tx) => {
    const [created] = await tx.user.createManyAndReturn({
      data: [
        { name: 'Site', surname: 'Administrator', email, passwordHash, role: 'ADMIN', emailVerifiedAt: ctx.clock() },
      ],
      select: { id: true },
      skipDuplicates: true,
    });
    if (!created)
      throw new OperatorError(
        `${email} has an account. Make it an administrator: africanscity user-make-admin ${email}`,
      );
    const details = { before: { role: '' }, after: { role: 'ADMIN' } };
    const own = asAdministrator(ctx, created.id);
    await recordAct(own, tx, { action: 'makeAdministrator', subject: `user ${created.id}`, reason, details });
  });
}

function asAdministrator(ctx: RequestContext, userId: number): RequestContext {
  const actor = { userId, role: 'ADMIN', sessionId: '', confirmedAt: ctx.clock(), lacksFactor: false } as const;
  return { ...ctx, actor };
}
