import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
  attachment?: { fileName: string; content: string };
}

/** Waits for an email to a recipient with a matching subject in the server's outbox folder. */
export async function waitForMail(to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails = await readMails();
    found = mails.find((mail) => mail.to === to && subject.test(mail.subject));
    expect(
      found,
      `an email to ${to} about ${subject}; there are ${mails.map((mail) => mail.subject).join(', ')}`,
    ).toBeDefined();
  }).toPass();
  return found as Mail;
}

/** Subjects of the emails that a recipient has received. */
export async function subjectsTo(to: string): Promise<string[]> {
  return (await readMails()).filter((mail) => mail.to === to).map(({ subject }) => subject);
}

/** The first link in an email. */
export function linkOf(mail: Mail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`There is no link in: ${mail.text}`);
  return link;
}

async function readMails(): Promise<Mail[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail));
}
