import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { KeptMail, Mail } from './mail.ts';
import { toNodemailer } from './smtp-mail.ts';

const shown = 100;

/**
 * Local implementation: writes emails to a folder, as .eml for email programs and as .json for the page that shows them. A
 * recipient at `refuse.test` makes it behave like a server that is down.
 */
export function openFolderMail(folder: string, from: string): Mail {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function readEmail(id: string): Promise<KeptMail | undefined> {
    if (!/^[\w-]+$/.test(id)) return undefined;
    const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as KeptMail);
  }

  return {
    async send(message) {
      if (message.to.endsWith('@refuse.test')) throw new Error('The folder refuses emails to refuse.test.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date().toISOString();
      // A retry of the same email replaces the first try.
      const id = message.messageId.split('@', 1)[0]?.replace(/[^\w-]/g, '') || 'mail';
      const { message: eml } = await transport.sendMail({ ...toNodemailer(message, from), date: sentAt });
      await writeWhole(join(folder, `${id}.eml`), eml as Buffer);
      await writeWhole(join(folder, `${id}.json`), JSON.stringify({ ...message, id, sentAt }, null, 2));
    },
    inbox: {
      async list() {
        const names = await readdir(folder).catch(() => []);
        const mails = await Promise.all(
          names.filter((name) => name.endsWith('.json')).map((name) => readEmail(name.slice(0, -5))),
        );
        return mails
          .filter((mail) => mail !== undefined)
          .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
          .slice(0, shown);
      },
      read: readEmail,
    },
    describe: () => `written to ${folder}`,
    async close() {},
  };
}

async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
