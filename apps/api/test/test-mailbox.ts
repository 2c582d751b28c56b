import type { Mail, MailMessage } from '../src/gateways/mail/mail.ts';

export interface TestMailbox extends Mail {
  messages: MailMessage[];
}

/** Keeps emails in memory; the SMTP gateway has its own tests against a real server. */
export function createTestMailbox(): TestMailbox {
  const messages: MailMessage[] = [];
  return {
    messages,
    async send(message) {
      messages.push(message);
    },
    describe: () => 'kept in memory',
    async close() {},
  };
}
