import { defaultBrand } from '@africanscity/contracts/brand';
import { randomUUID } from 'node:crypto';
import { OperatorError } from '../boot/operator-errors.ts';
import { openMail } from '../gateways/mail/open-mail.ts';
import { readCommandSettings } from './command-settings.ts';
import { readEmail } from './email-argument.ts';
import { printResult } from './run-command.ts';

/** Sends one email through the server of the settings, and prints its answer. */
export async function sendTestEmail(address: string, options: { json?: boolean }): Promise<number> {
  const to = readEmail(address);
  const env = readCommandSettings();
  const mail = openMail(env);
  const text = `This email was sent by the command africanscity mail-test, for ${env.PUBLIC_URL ?? 'a site without PUBLIC_URL'}.`;
  const message = {
    to,
    senderName: env.BRAND_NAME ?? defaultBrand.name,
    subject: 'Test of the email server',
    text,
    html: `<p>${text}</p>`,
    messageId: `${randomUUID()}@mail-test`,
  };
  try {
    const answer = mail.sendForAnswer ? await mail.sendForAnswer(message) : await mail.send(message).then(() => '');
    const said = answer || `No server is set; the email was ${mail.describe()}.`;
    printResult({ to, answer: said }, options, [said]);
    return 0;
  } catch (error) {
    throw new OperatorError(`The email server did not take the email: ${(error as Error).message}`, { cause: error });
  } finally {
    await mail.close();
  }
}
