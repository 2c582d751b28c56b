import type { Mail } from '../gateways/mail/mail.ts';
import type { Payments } from '../gateways/payments/open-payments.ts';

/** Progress of the start, on standard output where a person looks. */
export function step(text: string): void {
  console.log(`  ${text}`);
}

export interface Announcement {
  publicUrl: string;
  apiBasePath: string;
  mail: Pick<Mail, 'describe' | 'inbox'>;
  payments: Pick<Payments, 'describe' | 'simulator'>;
  database: string;
  logins: { role: string; email: string; password: string }[];
}

/** What somebody who just started the marketplace wants to know. */
export function announce({ publicUrl, apiBasePath, mail, payments, database, logins }: Announcement): void {
  const lines = [
    '',
    `AfricansCity is running at ${publicUrl}`,
    '',
    `  API documentation  ${publicUrl}${apiBasePath}/docs`,
    `  Mail               ${mail.describe()}`,
    ...(mail.inbox ? [`                     readable at ${publicUrl}${apiBasePath}/dev/mails`] : []),
    `  Payments           ${payments.describe()}`,
    ...(payments.simulator ? [`                     at ${publicUrl}${apiBasePath}/dev/paynow/`] : []),
    `  Database           ${database}`,
    ...(logins.length ? ['', '  Demo logins:'] : []),
    ...logins.map(({ role, email, password }) => `    ${role.padEnd(14)} ${email.padEnd(24)} ${password}`),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ];
  console.log(lines.join('\n'));
}
