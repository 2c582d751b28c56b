import { command, sql } from './sql.ts';

/** Deletes spam forms with an email address. */
export const deleteSpamForms = command(
  (address: string) => sql`DELETE FROM spam_forms WHERE lower(form ->> 'email') = lower(${address})`,
);
