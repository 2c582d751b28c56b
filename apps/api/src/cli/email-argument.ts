import { EmailAddress } from '@africanscity/contracts/accounts/users';
import { UsageError } from '../boot/operator-errors.ts';

/** Reads an email address of the command line. Throws a `UsageError` for any other text. */
export function readEmail(text: string): string {
  const { success, data } = EmailAddress.safeParse(text);
  if (!success) throw new UsageError(`${text} is no email address.`);
  return data;
}
