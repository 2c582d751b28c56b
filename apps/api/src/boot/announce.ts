import type { Mail } from '../gateways/mail/mail.ts';
import type { Payments } from '../gateways/payments/open-payments.ts';

/** Tells the operator about work that continues in the background. */
export function tell(text: string): void {
  console.log(`  ${text}`);
}

/** Shows the start as one line: the current step, and the seconds so far at the end. */
export function openStartLine(): { step(text: string): void; end(): void } {
  const began = performance.now();
  const show = (text: string) => {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[KStarting … ${text}`);
  };
  show('');
  return {
    step: show,
    end() {
      if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
      console.log(`${'Starting'.padEnd(10)} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`);
    },
  };
}

export interface Announcement {
  /** Name of the site. */
  brand: string;
  publicUrl: string;
  apiBasePath: string;
  mail: Pick<Mail, 'describe' | 'inbox'>;
  payments: Pick<Payments, 'describe' | 'simulator'>;
  database: string;
  logins: { role: string; email: string; password: string }[];
}

/** Describes the running marketplace to the person who started it. */
export function announce({ brand, publicUrl, apiBasePath, mail, payments, database, logins }: Announcement): void {
  const lines = [
    '',
    `${brand} is running at ${publicUrl}`,
    '',
    `  API documentation  ${publicUrl}${apiBasePath}/docs`,
    `  Mail               ${mail.describe()}`,
    ...(mail.inbox ? [`                     readable at ${publicUrl}${apiBasePath}/dev/mails`] : []),
    `  Payments           ${payments.describe()}`,
    ...(payments.simulator ? [`                     at ${publicUrl}${apiBasePath}/dev/paynow/`] : []),
    `  Database           ${database}`,
    ...(logins.length ? ['', '  Logins:'] : []),
    ...logins.map(({ role, email, password }) => `    ${role.padEnd(14)} ${email.padEnd(24)} ${password}`),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ];
  console.log(lines.join('\n'));
}
