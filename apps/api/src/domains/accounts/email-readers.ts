import type { Transaction } from '@africanscity/db/client';
import type { Language } from '@africanscity/messages/languages';

/** Returns the language of emails to the sender of a form: that of their account, or without an account that of the form. */
export async function readerOf(
  tx: Transaction,
  { userId, language }: { userId: number | null; language: Language },
): Promise<{ language: Language }> {
  const user = userId && (await tx.user.findUnique({ where: { id: userId }, select: { language: true } }));
  return user || { language };
}
