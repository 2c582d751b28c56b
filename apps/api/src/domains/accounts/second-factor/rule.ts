import * as texts from '@africanscity/messages/accounts';
import type { RequestContext } from '../../../context.ts';
import { Conflict } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { writeSetting } from '../../../kernel/settings.ts';
import { lockCaller } from '../lock-accounts.ts';
import { isRequired, ruleName } from './factors.ts';
import { hasSecondFactor } from '../../../kernel/second-factor.ts';

export async function getSecondFactorRule(
  ctx: RequestContext,
): Promise<{ required: boolean; administratorsWithout: number }> {
  const administratorsWithout = await ctx.db.user.count({
    where: {
      role: 'ADMIN',
      disabledAt: null,
      passkeys: { none: {} },
      OR: [{ authenticator: null }, { authenticator: { secret: null } }],
    },
  });
  return { required: await isRequired(ctx.db), administratorsWithout };
}

/** An administrator who requires a factor must have one, so that an administrator remains who can remove the rule. */
export async function saveSecondFactorRule(ctx: RequestContext, { required }: { required: boolean }): Promise<void> {
  const { userId } = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx);
    if (required && !(await hasSecondFactor(tx, userId)))
      throw new Conflict('own_factor_first', texts.addSecondFactorOwn());
    await writeSetting(ctx, tx, { action: 'saveSecondFactorRule', name: ruleName, value: required });
  });
}
