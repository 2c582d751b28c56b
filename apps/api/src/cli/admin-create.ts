import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { readEmail } from './email-argument.ts';
import { createAdministrator } from './operator-acts.ts';
import { operatorReason, withOperatorContext } from './operator-context.ts';
import { printResult } from './run-command.ts';

interface Options {
  json?: boolean;
  passwordStdin?: boolean;
}

/** Creates an administrator with a password from standard input, or with one that it makes and prints once. */
export async function createAdmin(address: string, options: Options): Promise<number> {
  const email = readEmail(address);
  const given = options.passwordStdin ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  const password = given ?? randomBytes(15).toString('base64url');
  await withOperatorContext((ctx) => createAdministrator(ctx, { email, password, reason: operatorReason() }));
  const made = given === undefined ? { password } : {};
  printResult({ email, ...made }, options, [
    `${email} is an administrator.`,
    ...(given === undefined ? [`Password, shown this once: ${password}`] : []),
  ]);
  return 0;
}
