import { NewPassword, shortestPassword } from '@africanscity/contracts/users';

/** What is wrong with a password that somebody chooses, in words; null when it is good. */
export async function faultOfPassword(password: string, email: string): Promise<string | null> {
  const parsed = NewPassword.safeParse(password);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'cannot be used';
  const lower = password.toLowerCase();
  if ((await commonPasswords()).has(lower)) return 'is one of the most common passwords; choose another';
  if (lower === email.toLowerCase() || lower === email.toLowerCase().split('@', 1)[0])
    return 'must not be your email address';
  return null;
}

let common: Promise<Set<string>> | undefined;

/** Read at first use: the list is of no use to a server that nobody signs up at. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((password) => password.length >= shortestPassword)),
  );
  return common;
}
