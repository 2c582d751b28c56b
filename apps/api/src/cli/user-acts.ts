import { readEmail } from './email-argument.ts';
import { type ActOnUser, actForOperator } from './operator-acts.ts';
import { resetSecondFactors } from '../domains/administration/user-help.ts';
import { disableUser, enableUser, makeAdministrator } from '../domains/administration/user-states.ts';
import { operatorReason, withOperatorContext } from './operator-context.ts';
import { printResult } from './run-command.ts';

const acts: Record<'disable' | 'enable' | 'makeAdmin' | 'resetSecondFactor', [ActOnUser, done: string]> = {
  disable: [disableUser, 'is disabled, and their listings are hidden'],
  enable: [enableUser, 'is enabled'],
  makeAdmin: [makeAdministrator, 'is an administrator'],
  resetSecondFactor: [resetSecondFactors, 'logs in by their password alone'],
};

/** Acts on the user of an address, and writes it to the audit log. */
export async function actOnUser(
  name: keyof typeof acts,
  address: string,
  options: { json?: boolean },
): Promise<number> {
  const email = readEmail(address);
  const [act, done] = acts[name];
  await withOperatorContext((ctx) => actForOperator(ctx, email, act, operatorReason()));
  printResult({ email, done: name }, options, [`${email} ${done}.`]);
  return 0;
}
